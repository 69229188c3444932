import type { ReactNode } from 'react'

type PreviewProps = {
  /** Who sees the record like this. */
  label: string
  title: string
  badge?: ReactNode
  mark?: ReactNode
  children: ReactNode
  /** More about who sees it. */
  note?: ReactNode
}

/** A preview of the record as others will see it, shown next to its form. */
export function Preview({ label, title, badge, mark, children, note }: PreviewProps) {
  return (
    <section aria-label={label}>
      <p className="mb-2 text-sm font-semibold text-soft">{label}</p>
      <div className="flex gap-4 rounded-lg border border-line bg-surface p-5">
        {mark}
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-3">
          {badge && <div className="flex flex-wrap gap-2">{badge}</div>}
          <p className="text-xl leading-tight font-semibold">{title}</p>
          {children}
        </div>
      </div>
      {note && <p className="mt-3 text-sm text-soft">{note}</p>}
    </section>
  )
}
