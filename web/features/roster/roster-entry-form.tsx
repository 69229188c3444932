import { useMutation } from '@tanstack/react-query'
import { updatePlayerTeamHistoryInput } from '../../../functions/domain/roster/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/drawer.tsx'
import { changedFields } from '../../ui/edited-record.ts'
import { Select, TextInput } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { SeasonField } from '../../ui/record-fields.tsx'
import { ageGroupAndDivision } from './division-options.ts'
import { type RosterDivision, type RosterEntry, updateRosterEntryMutation } from './queries.ts'
import { nameIn } from './roster-columns.tsx'

const DIVISION = [['division', 'ageGroup']]

type RosterEntryFormProps = {
  entry: RosterEntry
  divisions: readonly RosterDivision[]
  seasons: readonly string[]
  onDone: () => void
}

export function RosterEntryForm({ entry, divisions, seasons, onDone }: RosterEntryFormProps) {
  const { mutateAsync: updateEntry } = useMutation(updateRosterEntryMutation(entry.id))
  const stored = {
    startDate: entry.startDate,
    endDate: entry.endDate ?? '',
    season: entry.season,
    division: entry.division ?? '',
    ageGroup: entry.ageGroup ?? '',
    jerseyNumber: entry.jerseyNumber ?? '',
  }
  const form = useValidatedForm(updatePlayerTeamHistoryInput, stored, { version: entry.version, units: DIVISION })
  const [division, ageGroup] = form.watch(['division', 'ageGroup'])
  const choices = [entry, ...divisions].filter(
    (choice, index, all) =>
      ageGroupAndDivision(choice) &&
      all.findIndex((other) => ageGroupAndDivision(other) === ageGroupAndDivision(choice)) === index,
  )

  return (
    <Form
      form={form}
      aria-label={m.edit_roster_entry()}
      describeError={m.error_message}
      onSubmit={async (input) => {
        const { waitsFor } = (await updateEntry(changedFields(form, input, DIVISION))).updatePlayerTeamHistory
        alerts.success(
          waitsFor && !entry.waitsFor
            ? m.we_asked_the_family_of_name({ name: nameIn(entry) })
            : m.roster_updated_successfully(),
        )
        onDone()
      }}
    >
      <FormField name="division" label={m.division()}>
        <Select
          value={ageGroupAndDivision({ division: division ?? null, ageGroup: ageGroup ?? null })}
          placeholder={m.no_division()}
          options={choices.map((choice) => ({
            value: ageGroupAndDivision(choice),
            label: ageGroupAndDivision(choice),
          }))}
          onChange={({ target }) => {
            const choice = choices.find((one) => ageGroupAndDivision(one) === target.value)
            form.setValue('division', choice?.division ?? '', { shouldDirty: true })
            form.setValue('ageGroup', choice?.ageGroup ?? '', { shouldDirty: true })
          }}
        />
      </FormField>
      <FormField name="jerseyNumber" label={m.jersey_number_label()}>
        <TextInput inputMode="numeric" maxLength={4} {...form.register('jerseyNumber')} />
      </FormField>
      <SeasonField {...form.register('season')} seasons={[...new Set([...seasons, entry.season])]} />
      <div className="grid grid-cols-2 items-start gap-3">
        <FormField name="startDate" label={m.start_date()} required>
          <TextInput type="date" {...form.register('startDate')} />
        </FormField>
        <FormField name="endDate" label={m.end_date()}>
          <TextInput type="date" {...form.register('endDate')} />
        </FormField>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton busyText={m.saving()}>{m.save()}</SubmitButton>
      </div>
    </Form>
  )
}
