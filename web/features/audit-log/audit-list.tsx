import { useState } from 'react'
import * as auditLogTexts from '#messages/audit-log'
import type { AuditKind } from '../../api/generated.ts'
import { isReversed, REVERSED } from '../../finding/days.ts'
import { type PickedUser, UserPicker } from '../../finding/picks.tsx'
import { AdminList, useAdminList } from '../../ui/admin-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { CSVButton } from '../../ui/csv-button.tsx'
import { Field, Select, TextInput } from '../../ui/field.tsx'
import { fileColumns, fileLines, logColumns } from './entry-columns.tsx'
import { auditLogSource, entriesToExport, isKind, kindLabels, type PickedRecord, recordsToPick } from './queries.ts'

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }))

/** Who changed which record, for admins. */
export function AuditList() {
  const list = useAdminList(auditLogSource)
  const { values, set, change, clear, activeCount } = list
  const entries = list.query.data?.rows
  const [picked, setPicked] = useState<PickedUser | null>(null)
  const [pickedRecord, setRecord] = useState<PickedRecord | null>(null)

  const ofActor = picked?.id === values.actor ? picked : entries?.find(({ actorID }) => actorID === values.actor)?.actor
  const actor = values.actor ? { email: null, ...(ofActor ?? { id: values.actor, name: values.actor }) } : null

  const shownName = entries?.find(({ recordID }) => recordID === values.id)?.recordName ?? values.id
  const record =
    pickedRecord?.id === values.id ? pickedRecord : values.id ? { kind: null, id: values.id, name: shownName } : null

  const day = (name: 'from' | 'to', label: string, error?: string) => (
    <Field label={label} error={error}>
      <TextInput type="date" value={values[name]} onChange={({ target }) => set(name, target.value)} />
    </Field>
  )
  return (
    <>
      <div className="mb-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5">
        <Field label="Kind">
          <Select
            value={values.kind}
            options={kinds}
            placeholder="All kinds"
            onChange={({ target }) => set('kind', target.value)}
          />
        </Field>
        <Field label="Record">
          <RecordPicker
            kind={isKind(values.kind) ? values.kind : null}
            value={record}
            onChange={(picked) => {
              setRecord(picked)
              change({ id: picked?.id ?? '', ...(picked?.kind && { kind: picked.kind }) })
            }}
          />
        </Field>
        <Field label="User">
          <UserPicker
            value={actor}
            onChange={(user) => {
              setPicked(user)
              set('actor', user?.id ?? '')
            }}
          />
        </Field>
        {day('from', 'From')}
        {day('to', 'To', isReversed(values) ? REVERSED : undefined)}
      </div>
      <AdminList
        list={list}
        caption={auditLogTexts.auditLog}
        columns={logColumns}
        wide
        actions={
          <>
            <CSVButton
              fileName="audit-log.csv"
              columns={fileColumns}
              load={async () => fileLines(await entriesToExport(values))}
            />
            <Button variant="ghost" disabled={activeCount === 0} onClick={clear}>
              Clear all filters
            </Button>
          </>
        }
        none="No entries found"
      />
    </>
  )
}

type RecordPickerProps = {
  /** Only records of this kind. */
  kind: AuditKind | null
  value: PickedRecord | null
  onChange: (record: PickedRecord | null) => void
}

const ID = /^[0-9a-z]{26}$/

/** Finds a record by its name, or by its ID if it was deleted. */
const RecordPicker = ({ kind, value, onChange }: RecordPickerProps) => (
  <Combobox
    search={(text, signal) => recordsToPick(kind, text, signal)}
    value={value}
    onChange={onChange}
    keyOf={({ id }) => id}
    labelOf={({ name }) => name}
    detailOf={(record) => (record.kind ? kindLabels[record.kind] : 'ID')}
    lastOption={(text) => (ID.test(text) ? { id: text, name: text, kind } : null)}
    minCharacters={2}
    placeholder="Search by name or ID..."
  />
)
