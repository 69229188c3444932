import * as playerFormTexts from '#messages/player-form'
import * as rosterTexts from '#messages/roster'
import { Select } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/fieldset.tsx'
import { Table } from '../../ui/table.tsx'
import type { ListColumn, ParsedList } from './parse-list.ts'
import { ROSTER_COLUMNS, type RosterColumn } from './roster-columns.ts'

const LABELS: Record<RosterColumn, string> = {
  name: rosterTexts.fullNameColumn,
  firstName: rosterTexts.firstNameColumn,
  lastName: rosterTexts.lastNameColumn,
  jerseyNumber: rosterTexts.jerseyNumberColumn,
  position: playerFormTexts.position,
  birthDate: rosterTexts.birthDate,
  birthYear: rosterTexts.birthYearColumn,
  parentEmail: rosterTexts.parentsEmail,
  secondParentEmail: rosterTexts.secondParentsEmail,
  leaveOut: rosterTexts.leaveOut,
}
const OPTIONS = ROSTER_COLUMNS.map((column) => ({ value: column, label: LABELS[column] }))

type ListColumnsProps = {
  list: ParsedList
  isDayFirst: boolean
  onChoose: (at: number, column: RosterColumn) => void
  onDayFirst: (isDayFirst: boolean) => void
}

/** What each column of the list is read as, which the coach can change. */
export function ListColumns({ list, isDayFirst, onChoose, onDayFirst }: ListColumnsProps) {
  const { columns, asksDateOrder, rows, leftOut } = list
  const headerOf = ({ header, at }: Numbered) => header || rosterTexts.columnNumber(at + 1)
  type Numbered = ListColumn & { at: number }
  return (
    <div className="grid gap-3">
      <p className="text-soft">{rosterTexts.fungoReadsColumnsFollows}</p>
      <Table
        caption={rosterTexts.columnsList}
        rows={columns.map((column, at) => ({ ...column, at }))}
        keyOf={({ at }) => `${at}`}
        columns={[
          {
            header: rosterTexts.columnFile,
            title: true,
            cell: (column) => <span className="font-semibold">{headerOf(column)}</span>,
          },
          { header: rosterTexts.valuesColumn, text: ({ values }) => values.join(', ') },
          {
            header: rosterTexts.meaningColumn,
            cell: ({ column, isChildEmail, ...rest }) => (
              <>
                <Select
                  aria-label={rosterTexts.whatColumnHeader(headerOf({ column, isChildEmail, ...rest }))}
                  aria-invalid={column === undefined || undefined}
                  value={column ?? ''}
                  {...(column === undefined && { placeholder: rosterTexts.pleaseChoose })}
                  onChange={({ target }) => onChoose(rest.at, target.value as RosterColumn)}
                  options={OPTIONS}
                />
                {isChildEmail && <p className="mt-1 text-sm">{rosterTexts.playersEmailNeverStored}</p>}
              </>
            ),
          },
        ]}
      />
      {asksDateOrder && (
        <Checkbox
          label={rosterTexts.dayFirstBirthDates}
          hint={rosterTexts.dayFirstExample}
          checked={isDayFirst}
          onChange={({ target }) => onDayFirst(target.checked)}
        />
      )}
      {rows.length === 0 && (
        <p role="status" className="font-semibold text-warn">
          {rosterTexts.chooseWhatMarkedColumns}
        </p>
      )}
      {leftOut.length > 0 && <p className="text-soft">{rosterTexts.leftOutRows(leftOut.join('; '))}</p>}
    </div>
  )
}
