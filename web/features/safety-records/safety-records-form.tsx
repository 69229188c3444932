import { useMutation, useQuery } from '@tanstack/react-query'
import { safetyRecordsInput } from '../../../functions/domain/safety-records/validation.ts'
import { alerts } from '../../ui/alerts.tsx'
import { changedFields } from '../../ui/edited-record.ts'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { type SafetyRecord, updateSafetyRecordsMutation, userSafetyRecordsQuery } from './queries.ts'
import { SafetyBadges } from './safety-badges.tsx'

/** The own safety records of a coach, or of anyone who is a contact of a team. Renders nothing for others. */
export function SafetyRecordsForm({ userID }: { userID: string }) {
  return (
    <Loaded query={useQuery(userSafetyRecordsQuery(userID))} skeleton={<div />}>
      {({ version, role, isTeamStaff, safetyRecords }) =>
        (role === 'coach' || isTeamStaff || safetyRecords.length > 0) && (
          <section aria-labelledby="safety-records" className="mt-10 max-w-xl border-t border-line pt-6">
            <h2 id="safety-records" className="mb-2 text-xl">
              Coach Safety
            </h2>
            <p className="mb-4 text-soft">
              Optional, for coaches and team staff. After an admin has seen your certificate, signed-in families see
              each date beside your name as a team contact.
            </p>
            <Dates version={version!} records={safetyRecords} />
          </section>
        )
      }
    </Loaded>
  )
}

function Dates({ version, records }: { version: string; records: readonly SafetyRecord[] }) {
  const { mutateAsync: update } = useMutation(updateSafetyRecordsMutation)
  const dayOf = (kind: SafetyRecord['kind']) => records.find((it) => it.kind === kind)?.completedOn ?? ''
  const stored = {
    backgroundCheckedOn: dayOf('BACKGROUND_CHECK'),
    safeSportTrainedOn: dayOf('SAFESPORT_TRAINING'),
  }
  const form = useValidatedForm(safetyRecordsInput, stored, { version })
  return (
    <Form
      form={form}
      aria-label="Coach Safety"
      warnOnLeave
      describeError={({ message }) => `Error: ${message}`}
      onSubmit={async (input) => {
        await update(changedFields(form, input))
        alerts.success('Dates saved.')
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <FormField name="backgroundCheckedOn" label="Background Check" hint="Good for 24 months.">
          <TextInput type="date" {...form.register('backgroundCheckedOn')} />
        </FormField>
        <FormField name="safeSportTrainedOn" label="SafeSport Training" hint="Good for 12 months.">
          <TextInput type="date" {...form.register('safeSportTrainedOn')} />
        </FormField>
      </div>
      <SafetyBadges records={records} />
      <div>
        <SubmitButton busyText="Saving...">Save Dates</SubmitButton>
      </div>
    </Form>
  )
}
