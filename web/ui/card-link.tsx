import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'

type CardLinkProps = {
  to: string
  title: string
  children?: ReactNode
  /** Next to the title: an InitialsAvatar or photo. */
  mark?: ReactNode
  heading?: 'h2' | 'h3'
}

/** A card that is a single link. */
export function CardLink({ to, title, children, mark, heading: Heading = 'h3' }: CardLinkProps) {
  return (
    <article
      aria-label={title}
      className={classNames(
        'relative flex min-w-0 gap-4 rounded-lg border border-line bg-surface p-4 transition duration-150',
        'hover:border-edge hover:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky',
      )}
    >
      {mark}
      <div className="min-w-0 flex-1">
        <Heading className="text-lg leading-tight">
          <Link to={to} className="outline-none after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
        </Heading>
        {children && <div className="mt-1 grid grid-cols-1 gap-1 text-soft">{children}</div>}
      </div>
    </article>
  )
}
