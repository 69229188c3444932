import * as m from '../../../functions/values/messages/generated.ts'
import { Select } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/fieldset.tsx'
import { Table } from '../../ui/table.tsx'
import type { ListColumn, ParsedList } from './parse-list.ts'
import { ROSTER_COLUMNS, type RosterColumn } from './roster-columns.ts'

const LABELS: Record<RosterColumn, string> = {
  name: m.full_name_column(),
  firstName: m.first_name_column(),
  lastName: m.last_name_column(),
  jerseyNumber: m.jersey_number_column(),
  position: m.position(),
  birthDate: m.birth_date(),
  birthYear: m.birth_year_column(),
  parentEmail: m.parents_email(),
  secondParentEmail: m.second_parents_email(),
  leaveOut: m.leave_out(),
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
  const headerOf = ({ header, at }: Numbered) => header || m.column_number({ number: at + 1 })
  type Numbered = ListColumn & { at: number }
  return (
    <div className="grid gap-3">
      <p className="text-soft">{m.fungo_reads_the_columns_as_follows()}</p>
      <Table
        caption={m.columns_of_the_list()}
        rows={columns.map((column, at) => ({ ...column, at }))}
        keyOf={({ at }) => `${at}`}
        columns={[
          {
            header: m.column_of_the_file(),
            title: true,
            cell: (column) => <span className="font-semibold">{headerOf(column)}</span>,
          },
          { header: m.values_column(), text: ({ values }) => values.join(', ') },
          {
            header: m.meaning_of_the_column(),
            cell: ({ column, isChildEmail, ...rest }) => (
              <>
                <Select
                  aria-label={m.what_the_column_header_is({ header: headerOf({ column, isChildEmail, ...rest }) })}
                  aria-invalid={column === undefined || undefined}
                  value={column ?? ''}
                  {...(column === undefined && { placeholder: m.please_choose() })}
                  onChange={({ target }) => onChoose(rest.at, target.value as RosterColumn)}
                  options={OPTIONS}
                />
                {isChildEmail && <p className="mt-1 text-sm">{m.a_players_email_is_never_stored()}</p>}
              </>
            ),
          },
        ]}
      />
      {asksDateOrder && (
        <Checkbox
          label={m.the_day_is_first_in_birth_dates()}
          hint={m.day_first_for_example()}
          checked={isDayFirst}
          onChange={({ target }) => onDayFirst(target.checked)}
        />
      )}
      {rows.length === 0 && (
        <p role="status" className="font-semibold text-warn">
          {m.choose_what_the_marked_columns_are()}
        </p>
      )}
      {leftOut.length > 0 && <p className="text-soft">{m.left_out_rows({ rows: leftOut.join('; ') })}</p>}
    </div>
  )
}
