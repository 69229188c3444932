import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { classNames } from './class-names.ts'

/** For the text inside a tag of `Rich`: a link to the path. */
export const linkTo =
  (path: string, className = 'link') =>
  (text: string) => (
    <Link to={path} className={className}>
      {text}
    </Link>
  )

type RecordLinkProps = {
  kind: 'team' | 'player' | 'event' | 'opportunity' | 'user'
  record: { id: string; name: string }
  className?: string
}

/** The record's name, which links to its page. */
export const RecordLink = ({ kind, record: { id, name }, className }: RecordLinkProps) => (
  <Link to={paths[kind](id)} className={classNames('link', className)}>
    {name}
  </Link>
)
