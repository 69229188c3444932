import type { AuditKind } from '../../api/generated.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { kindLabels } from './labels.ts'
import { type PickedRecord, recordsToPick } from './queries.ts'

type RecordPickerProps = {
  /** Only records of this kind. */
  kind: AuditKind | null
  value: PickedRecord | null
  onChange: (record: PickedRecord | null) => void
}

const ID = /^[0-9a-z]{26}$/

/** Finds a record by its name, or by its ID if it was deleted. */
export const RecordPicker = ({ kind, value, onChange }: RecordPickerProps) => (
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
