import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'

type StatProps = {
  label: string
  value: number | string | undefined
  /** Link to the list of what is counted. */
  to?: string
}

/** A number with a label. Keeps its place while loading. */
export function Stat({ label, value, to }: StatProps) {
  return (
    <div className={classNames('rounded-lg border border-line bg-surface p-4', to && 'relative hover:border-ink')}>
      <dt className="text-sm text-soft">
        {to ? (
          <Link to={to} className="underline underline-offset-4 after:absolute after:inset-0">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className={classNames('condensed tabular-nums', typeof value === 'string' ? 'text-xl' : 'text-3xl')}>
        {typeof value === 'number' ? value.toLocaleString('en-US') : (value ?? <span className="opacity-30">–</span>)}
      </dd>
    </div>
  )
}
