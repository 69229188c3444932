import { useState } from 'react'
import { alerts } from './alerts.tsx'
import { Button } from './button.tsx'
import { confirm } from './confirm.ts'
import { withReason } from './confirm-reason.tsx'
import type { Column } from './table.tsx'

type BulkAction<Row> = {
  /** 'Delete' */
  label: string
  /** Follows the count in the success message: 'deleted'. */
  done: string
  /** The effect on the rows, shown below their names. */
  warning: string
  needsReason?: boolean
  run: (row: Row, reason: string) => Promise<unknown>
}

export type Bulk<Row> = { nameOf: (row: Row) => string; actions: readonly BulkAction<Row>[] }

/**
 * Selects rows of the current page by the checkboxes of `column`. `bar` has the actions for the selected rows. Each action lists
 * the rows first and continues if one fails.
 */
export function useBulk<Row extends { id: string }>(shown: readonly Row[], bulk: Bulk<Row> | undefined) {
  const [ids, setIDs] = useState<ReadonlySet<string>>(new Set())
  if (!bulk) return null
  const { nameOf, actions } = bulk
  const rows = shown.filter(({ id }) => ids.has(id))
  const clear = () => setIDs(new Set())

  async function ask({ label, done, warning, needsReason, run }: BulkAction<Row>) {
    const failures: string[] = []
    const question = {
      title: `${label} ${rows.length}`,
      message: <Rows names={rows.map(nameOf)} warning={warning} />,
      actionLabel: label,
      destructive: true,
      action: async (reason = '') => {
        for (const row of rows)
          await run(row, reason).catch((error: Error) => failures.push(`${nameOf(row)}: ${error.message}`))
      },
    }
    const hint = 'The owners get an email with this reason.'
    const isDone = await confirm(needsReason ? withReason({ ...question, hint, required: true }) : question)
    if (!isDone) return
    const count = rows.length - failures.length
    if (count > 0) alerts.success(`${count} ${done}`)
    if (failures.length > 0) alerts.error(`Error: ${failures.join('; ')}`)
    clear()
  }

  const column: Column<Row> = {
    header: 'Select',
    cell: (row) => (
      <input
        type="checkbox"
        aria-label={`Select ${nameOf(row)}`}
        className="size-6 accent-grass"
        checked={ids.has(row.id)}
        onChange={() => setIDs((before) => before.symmetricDifference(new Set([row.id])))}
      />
    ),
  }
  const bar = rows.length > 0 && (
    <section aria-label="Selected" className="mt-4 flex flex-wrap items-center gap-3">
      <span className="tabular-nums">{rows.length} selected</span>
      {actions.map((action) => (
        <Button key={action.label} variant="secondary" size="small" onClick={() => void ask(action)}>
          {action.label} selected
        </Button>
      ))}
      <Button variant="ghost" size="small" onClick={clear}>
        Clear selection
      </Button>
    </section>
  )
  return { column, bar }
}

const Rows = ({ names, warning }: { names: readonly string[]; warning: string }) => (
  <div className="grid gap-4">
    <ul className="max-h-60 list-disc overflow-y-auto pl-5">
      {names.map((name, index) => (
        <li key={`${index}-${name}`} className="wrap-anywhere">
          {name}
        </li>
      ))}
    </ul>
    <p>{warning}</p>
  </div>
)
