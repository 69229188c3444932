import { useMutation, useQuery } from '@tanstack/react-query'
import * as accountTexts from '#messages/accounts'
import * as kitTexts from '#messages/kit'
import * as safetyRecordTexts from '#messages/safety-records'
import { safetyRecordsInput } from '../../../functions/domain/safety-records/validation.ts'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { changedFields } from '../../ui/edited-record.ts'
import { TextInput } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SafetyBadges } from './contact-details.tsx'
import { type SafetyRecord, userSafetyRecordsQuery } from './queries.ts'
import { UpdateSafetyRecordsDocument } from './safety-records.generated.ts'

type FormProps = { userID: string; isCoach: boolean }

/** The own safety records of a coach, or of anyone who is a contact of a team. Renders nothing for others. */
export function SafetyRecordsForm({ userID, isCoach }: FormProps) {
  return (
    <Loaded
      query={useQuery(userSafetyRecordsQuery(userID))}
      skeleton={isCoach ? <Skeleton className="mt-10 h-96" /> : <div />}
    >
      {(user) =>
        user &&
        (isCoach || user.isTeamStaff || user.safetyRecords.length > 0) && (
          <section aria-labelledby="safety-records" className="mt-10 max-w-xl border-t border-line pt-6">
            <h2 id="safety-records" className="mb-2 text-xl">
              {safetyRecordTexts.coachSafety}
            </h2>
            <p className="mb-4 text-soft">{safetyRecordTexts.safetyRecordsHint}</p>
            <Dates version={user.version!} records={user.safetyRecords} />
          </section>
        )
      }
    </Loaded>
  )
}

function Dates({ version, records }: { version: string; records: readonly SafetyRecord[] }) {
  const { mutateAsync: update } = useMutation(mutationOf(UpdateSafetyRecordsDocument))
  const dayOf = (kind: SafetyRecord['kind']) => records.find((it) => it.kind === kind)?.completedOn ?? ''
  const stored = { backgroundCheckedOn: dayOf('BACKGROUND_CHECK'), safeSportTrainedOn: dayOf('SAFESPORT_TRAINING') }
  const form = useValidatedForm(safetyRecordsInput, stored, { version })
  return (
    <Form
      form={form}
      aria-label={safetyRecordTexts.coachSafety}
      warnOnLeave
      describeError={kitTexts.errorMessage}
      onSubmit={async (input) => {
        await update({ input: changedFields(form, input) })
        alerts.success(safetyRecordTexts.datesSaved)
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <FormField
          name="backgroundCheckedOn"
          label={safetyRecordTexts.backgroundCheck}
          hint={safetyRecordTexts.goodFor24Months}
        >
          <TextInput type="date" {...form.register('backgroundCheckedOn')} />
        </FormField>
        <FormField
          name="safeSportTrainedOn"
          label={safetyRecordTexts.safesportTraining}
          hint={safetyRecordTexts.goodFor12Months}
        >
          <TextInput type="date" {...form.register('safeSportTrainedOn')} />
        </FormField>
      </div>
      <SafetyBadges records={records} />
      <div>
        <SubmitButton busyText={accountTexts.saving}>{safetyRecordTexts.saveDates}</SubmitButton>
      </div>
    </Form>
  )
}
