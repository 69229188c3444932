import type { ReactNode } from 'react'
import { formatDay } from '../../functions/values/time-format.ts'
import { classNames } from './class-names.ts'
import { zonedTime } from './local-time.ts'
import { SkeletonList } from './skeleton.tsx'

export type Column<Row> = {
  header: string
  /** The row's name. In the block layout it comes first and has no label. */
  title?: boolean
  /** Defaults to the text, or a dash without one. */
  cell?: (row: Row) => ReactNode
  /** Right-aligned. */
  numeric?: boolean
  /** A date or other short value that stays on one line if there is room. */
  oneLine?: boolean
  /** The column of buttons. Its header is for screen readers only. */
  actions?: boolean
  /** The sort order when the header is pressed. */
  order?: string
  /** The same for all rows of a group, and shown once. */
  ofGroup?: boolean
  /** The value in a CSV export, which omits columns without it. */
  text?: (row: Row) => string
}

/** A column of days, as days or instants (ISO 8601). */
export const dayColumn = <Row,>(header: string, at: (row: Row) => string | null): Column<Row> => ({
  header,
  text: (row) => {
    const given = at(row)
    return given && isDay(given) ? given : zonedTime(given)
  },
  cell: (row) => {
    const day = at(row)
    return day ? formatDay(day) : '–'
  },
  oneLine: true,
})

const isDay = (at: string) => at.length === '2026-03-07'.length

/** The current sort order of a list, and a callback for header presses. */
export type Ordering = { column: string; descending: boolean; onOrder: (column: string) => void }

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Rows of one group are shown together, as one card. */
  groupOf?: (row: Row) => string
  /** Too many columns for anything narrower than a desktop. */
  wide?: boolean
  className?: string
  ordering?: Ordering
  /** Shown instead of a table without rows. */
  empty?: ReactNode
}

/**
 * A table with a sticky header that never covers the focused element. If the screen is too narrow, each row becomes a block of
 * labeled values.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  groupOf,
  wide,
  className,
  ordering,
  empty,
}: TableProps<Row>) {
  if (empty && rows.length === 0) return empty
  const groups = groupOf ? [...Map.groupBy(rows, groupOf).values()] : [rows]
  return (
    <table
      data-wide={wide || undefined}
      className={classNames('w-full border-collapse text-left stacked:block [&_td_*]:scroll-mt-8', className)}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="stacked:sr-only">
        <tr>
          {columns.map(({ header, numeric, actions, order }) => (
            <th
              key={header}
              scope="col"
              aria-sort={ordering && order ? sortOf(ordering, order) : undefined}
              className={classNames(
                'sticky top-16 z-10 bg-page px-3 py-2 text-sm font-semibold whitespace-nowrap text-soft shadow-[inset_0_-1px_0_var(--edge)]',
                numeric && 'pr-6 text-right',
              )}
            >
              {actions ? (
                <span className="sr-only">{header}</span>
              ) : ordering && order ? (
                <OrderButton header={header} sort={sortOf(ordering, order)} onPress={() => ordering.onOrder(order)} />
              ) : (
                withLongWordsBroken(header)
              )}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group, at) => (
        <tbody
          key={groupOf ? groupOf(group[0]!) : at}
          className={classNames(
            'stacked:grid stacked:grid-cols-1 stacked:gap-3',
            groupOf && 'stacked:mb-3',
            groupOf &&
              group.length > 1 &&
              'bg-surface outline-2 -outline-offset-2 outline-edge stacked:rounded-lg stacked:p-3',
          )}
        >
          {group.map((row, index) => (
            <TableRow
              key={keyOf(row)}
              row={row}
              columns={index === 0 ? columns : columns.filter(({ ofGroup }) => !ofGroup)}
              rowsOfGroup={groupOf ? group.length : 1}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

type TableRowProps<Row> = { row: Row; columns: readonly Column<Row>[]; rowsOfGroup: number }

const TableRow = <Row,>({ row, columns, rowsOfGroup }: TableRowProps<Row>) => (
  <tr className="border-b border-line hover:bg-ink/3 stacked:flex stacked:flex-wrap stacked:items-baseline stacked:gap-x-4 stacked:gap-y-1 stacked:rounded-lg stacked:border stacked:bg-surface stacked:p-3">
    {columns.map((column) => (
      <Cell
        key={column.header}
        column={column}
        row={row}
        rowSpan={column.ofGroup && rowsOfGroup > 1 ? rowsOfGroup : undefined}
      />
    ))}
  </tr>
)

type Sort = 'ascending' | 'descending' | 'none'

const sortOf = ({ column, descending }: Ordering, order: string): Sort =>
  column !== order ? 'none' : descending ? 'descending' : 'ascending'

const arrows: Record<Sort, string> = { ascending: '▲', descending: '▼', none: '' }

/** The block layout has no header to press, so the list has an OrderSelect. */
function OrderButton({ header, sort, onPress }: { header: string; sort: Sort; onPress: () => void }) {
  return (
    <>
      <button type="button" className="min-h-6 font-semibold hover:text-ink stacked:hidden" onClick={onPress}>
        {header} <span aria-hidden>{arrows[sort]}</span>
      </button>
      <span className="aligned:hidden">{header}</span>
    </>
  )
}

const LONG_WORD = /(\S{20,})/

/** The text, in which only words of 20 characters and more break if there is no room for them. Other values stay as they are. */
export const withLongWordsBroken = (content: ReactNode): ReactNode =>
  typeof content === 'string' && LONG_WORD.test(content)
    ? content.split(LONG_WORD).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className="wrap-anywhere whitespace-normal">
            {part}
          </span>
        ),
      )
    : content

/** Placeholder for the rows of a table. */
export const TableSkeleton = () => (
  <SkeletonList count={10} className="grid gap-2 stacked:gap-3" itemClassName="h-11 stacked:h-32" />
)

type CellProps<Row> = { column: Column<Row>; row: Row; rowSpan: number | undefined }

function Cell<Row>({ column, row, rowSpan }: CellProps<Row>) {
  const { header, text, cell = (row) => text?.(row) || '–', title, numeric, oneLine, actions } = column
  return (
    <td
      rowSpan={rowSpan}
      className={classNames(
        'px-3 py-2 align-middle stacked:flex stacked:max-w-full stacked:min-w-0 stacked:items-baseline stacked:gap-1.5 stacked:p-0',
        title && 'stacked:order-first stacked:basis-full',
        numeric && 'tabular-nums aligned:pr-6 aligned:text-right',
        oneLine && 'aligned:whitespace-nowrap',
        rowSpan !== undefined && 'aligned:align-top',
        actions && 'stacked:basis-full stacked:pt-2 stacked:has-[>:empty]:hidden aligned:text-right',
      )}
    >
      {!actions && !title && (
        <span aria-hidden className="max-w-48 shrink-0 text-sm text-soft aligned:hidden">
          {header}
        </span>
      )}
      <div
        className={classNames(
          'min-w-0',
          title && 'wrap-anywhere aligned:min-w-28',
          actions && 'flex items-center gap-2 stacked:flex-wrap aligned:justify-end aligned:whitespace-nowrap',
        )}
      >
        {withLongWordsBroken(cell(row))}
      </div>
    </td>
  )
}
