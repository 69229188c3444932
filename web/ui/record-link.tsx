import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { classNames } from './class-names.ts'

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
