import * as m from '../../functions/values/messages/generated.ts'
import { Field } from './field.tsx'
import { TextArea } from './text-area.tsx'

type ReasonFieldProps = { label?: string; hint: string; required?: boolean; onReason: (reason: string) => void }

/** The reason of an admin's or organizer's decision, as its recipient reads it. */
export const ReasonField = ({ label = m.reason_field(), hint, required = false, onReason }: ReasonFieldProps) => (
  <Field label={label} hint={hint} required={required}>
    <TextArea rows={3} maxLength={500} onChange={({ target }) => onReason(target.value)} />
  </Field>
)
