import { useState } from 'react'
import { alerts } from './alerts.tsx'
import { Button } from './button.tsx'
import { confirm } from './confirm.ts'
import { ReasonField } from './reason-field.tsx'
import type { Column } from './table.tsx'

export type BulkAction<Row> = {
  /** 'Delete' */
  label: string
  /** Follows the count in the success message: 'deleted'. */
  done: string
  /** The effect on the rows, shown below their names. */
  warning?: string
  needsReason?: boolean
  run: (row: Row, reason: string) => Promise<unknown>
}

type BulkBarProps<Row> = {
  rows: readonly Row[]
  nameOf: (row: Row) => string
  actions: readonly BulkAction<Row>[]
  onClear: () => void
}

/** Bulk actions for selected rows. Each action lists the rows first and continues if one fails. */
export function BulkBar<Row>({ rows, nameOf, actions, onClear }: BulkBarProps<Row>) {
  if (rows.length === 0) return null

  async function ask({ label, done, warning, needsReason, run }: BulkAction<Row>) {
    let reason = ''
    const failures: string[] = []
    const action = async () => {
      for (const row of rows)
        await run(row, reason).catch((error: Error) => failures.push(`${nameOf(row)}: ${error.message}`))
    }
    const isDone = await confirm({
      title: `${label} ${rows.length}`,
      message: (
        <div className="grid gap-4">
          <ul className="max-h-60 list-disc overflow-y-auto pl-5">
            {rows.map((row, index) => (
              <li key={`${index}-${nameOf(row)}`} className="wrap-anywhere">
                {nameOf(row)}
              </li>
            ))}
          </ul>
          {warning && <p>{warning}</p>}
          {needsReason && (
            <ReasonField
              hint="The owners get an email with this reason."
              required
              onReason={(typed) => {
                reason = typed
              }}
            />
          )}
        </div>
      ),
      actionLabel: label,
      destructive: true,
      action,
    })
    if (!isDone) return
    const count = rows.length - failures.length
    if (count > 0) alerts.success(`${count} ${done}`)
    if (failures.length > 0) alerts.error(`Error: ${failures.join('; ')}`)
    onClear()
  }

  return (
    <section aria-label="Selected" className="mt-4 flex flex-wrap items-center gap-3">
      <span className="tabular-nums">{rows.length} selected</span>
      {actions.map((action) => (
        <Button key={action.label} variant="secondary" size="small" onClick={() => void ask(action)}>
          {action.label} selected
        </Button>
      ))}
      <Button variant="ghost" size="small" onClick={onClear}>
        Clear selection
      </Button>
    </section>
  )
}

/** Row selection by checkbox, limited to the rows on the current page. */
export function useSelection<Row extends { id: string }>(shown: readonly Row[], nameOf: (row: Row) => string) {
  const [ids, setIDs] = useState<ReadonlySet<string>>(new Set())
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
  return { column, selected: shown.filter(({ id }) => ids.has(id)), clear: () => setIDs(new Set()) }
}
