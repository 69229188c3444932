import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Column<Row> = {
  header: string
  /** The name of its row: in a block it stands above the others, without its header. */
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
  /** So many columns that they need a desktop's width. */
  wide?: boolean
  className?: string
}

/**
 * A table with a sticky header, below which nothing hides that has the focus; where it is too narrow each row becomes a block
 * of values that flow, each after its label.
 */
export function Table<Row>({ caption, columns, rows, keyOf, wide, className }: TableProps<Row>) {
  return (
    <table
      data-wide={wide}
      className={classNames('w-full border-collapse text-left stacked:block [&_td_*]:scroll-mt-8', className)}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="stacked:sr-only">
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
      <tbody className="stacked:grid stacked:grid-cols-1 stacked:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="border-b border-line hover:bg-ink/3 stacked:flex stacked:flex-wrap stacked:items-baseline stacked:gap-x-4 stacked:gap-y-1 stacked:rounded-lg stacked:border stacked:bg-surface stacked:p-3"
          >
            {columns.map(({ header, cell, title, numeric, oneLine, actions }) => (
              <td
                key={header}
                className={classNames(
                  'px-3 py-2 align-middle stacked:flex stacked:max-w-full stacked:min-w-0 stacked:items-baseline stacked:gap-1.5 stacked:p-0',
                  title && 'stacked:order-first stacked:basis-full',
                  numeric && 'tabular-nums aligned:pr-6 aligned:text-right',
                  oneLine && 'aligned:whitespace-nowrap',
                  actions && 'stacked:basis-full stacked:pt-2 stacked:has-[>:empty]:hidden aligned:text-right',
                )}
              >
                {!actions && !title && (
                  <span aria-hidden className="shrink-0 text-sm text-soft aligned:hidden">
                    {header}
                  </span>
                )}
                <div
                  className={classNames(
                    'min-w-0',
                    actions &&
                      'flex items-center gap-2 stacked:flex-wrap aligned:justify-end aligned:whitespace-nowrap',
                  )}
                >
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
