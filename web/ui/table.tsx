import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Column<Row> = {
  header: string
  /** The name of its row: on a phone it stands above the others, without its header. */
  title?: boolean
  cell: (row: Row) => ReactNode
  /** Numbers line up on the right. */
  numeric?: boolean
  /** A date or another short value that stays on one line, where the row has room. */
  oneLine?: boolean
  /** The column of buttons: its header is for screen readers only. */
  actions?: boolean
}

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  className?: string
}

/** A table with a sticky header; on a phone each row becomes a block of values that flow, each after its label. */
export function Table<Row>({ caption, columns, rows, keyOf, className }: TableProps<Row>) {
  return (
    <table className={classNames('w-full border-collapse text-left max-md:block', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map(({ header, numeric, actions }) => (
            <th
              key={header}
              scope="col"
              className={classNames(
                'sticky top-16 z-10 bg-page px-3 py-2 text-sm font-semibold whitespace-nowrap text-soft shadow-[inset_0_-1px_0_var(--edge)]',
                numeric && 'pr-6 text-right',
              )}
            >
              {actions ? <span className="sr-only">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:grid-cols-1 max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="border-b border-line hover:bg-ink/3 max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-1 max-md:rounded-lg max-md:border max-md:bg-surface max-md:p-3"
          >
            {columns.map(({ header, cell, title, numeric, oneLine, actions }) => (
              <td
                key={header}
                className={classNames(
                  'px-3 py-2 align-middle max-md:flex max-md:max-w-full max-md:min-w-0 max-md:items-baseline max-md:gap-1.5 max-md:p-0',
                  title && 'max-md:order-first max-md:basis-full',
                  numeric && 'tabular-nums md:pr-6 md:text-right',
                  oneLine && 'md:whitespace-nowrap',
                  actions && 'max-md:basis-full max-md:pt-2 max-md:has-[>:empty]:hidden md:text-right',
                )}
              >
                {!actions && !title && (
                  <span aria-hidden className="shrink-0 text-sm text-soft md:hidden">
                    {header}
                  </span>
                )}
                <div className={classNames('min-w-0', actions && 'flex gap-2 max-md:flex-wrap md:justify-end')}>
                  {cell(row)}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
