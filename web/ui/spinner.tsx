import * as shellTexts from '#messages/shell'
import { classNames } from './class-names.ts'

/** A runner rounding the bases. */
export function Spinner({ label = shellTexts.loading, className }: { label?: string; className?: string }) {
  return (
    <div role="status" className={classNames('grid justify-items-center gap-3 text-soft', className)}>
      <svg aria-hidden viewBox="-16 -16 32 32" className="size-12">
        <path d="M0-11 11 0 0 11-11 0z" className="fill-none stroke-line stroke-2" />
        <path
          d="m0-14 3 3-3 3-3-3zM11-3l3 3-3 3-3-3zM0 8l3 3-3 3-3-3zM-11-3l3 3-3 3-3-3z"
          className="fill-page stroke-edge"
        />
        <circle r="3" className="animate-bases fill-grass" />
      </svg>
      {label}
    </div>
  )
}
