import { classNames } from './class-names.ts'

type StatProps = { label: string; value: number | string | undefined }

/** A number of the scoreboard; its place is kept while it loads. */
export function Stat({ label, value }: StatProps) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className={classNames('condensed tabular-nums', typeof value === 'string' ? 'text-xl' : 'text-3xl')}>
        {typeof value === 'number' ? value.toLocaleString('en-US') : (value ?? <span className="opacity-30">–</span>)}
      </dd>
    </div>
  )
}
