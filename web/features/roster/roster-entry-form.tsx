import { useMutation } from '@tanstack/react-query'
import { updatePlayerTeamHistoryInput } from '../../../functions/domain/team-history/validation.ts'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { SeasonField } from '../../ui/season-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { type ChangedEntry, type RosterDivision, type RosterEntry, updateRosterEntryMutation } from './queries.ts'
import { squadName } from './squads.ts'

type RosterEntryFormProps = {
  entry: RosterEntry
  divisions: readonly RosterDivision[]
  seasons: readonly string[]
  onDone: () => void
}

export function RosterEntryForm({ entry, divisions, seasons, onDone }: RosterEntryFormProps) {
  const { mutateAsync: updateEntry } = useMutation(updateRosterEntryMutation(entry.id))
  const form = useValidatedForm(updatePlayerTeamHistoryInput, {
    startDate: entry.startDate,
    endDate: entry.endDate ?? '',
    season: entry.season,
    division: entry.division ?? '',
    ageGroup: entry.ageGroup ?? '',
    jerseyNumber: entry.jerseyNumber ?? '',
  })
  const [division, ageGroup] = form.watch(['division', 'ageGroup'])
  const squads = [entry, ...divisions].filter(
    (squad, index, all) =>
      squadName(squad) && all.findIndex((other) => squadName(other) === squadName(squad)) === index,
  )

  return (
    <Form
      form={form}
      aria-label="Edit roster entry"
      describeError={({ message }) => `Error: ${message}`}
      onSubmit={async (input) => {
        await updateEntry(input as ChangedEntry)
        alerts.success('Roster updated successfully!')
        onDone()
      }}
    >
      <FormField name="division" label="Division">
        <Select
          value={squadName({ division: division ?? null, ageGroup: ageGroup ?? null })}
          placeholder="No division"
          options={squads.map((squad) => ({ value: squadName(squad), label: squadName(squad) }))}
          onChange={({ target }) => {
            const squad = squads.find((one) => squadName(one) === target.value)
            form.setValue('division', squad?.division ?? '', { shouldDirty: true })
            form.setValue('ageGroup', squad?.ageGroup ?? '', { shouldDirty: true })
          }}
        />
      </FormField>
      <FormField name="jerseyNumber" label="Jersey Number">
        <TextInput inputMode="numeric" maxLength={4} {...form.register('jerseyNumber')} />
      </FormField>
      <SeasonField {...form.register('season')} seasons={[...new Set([...seasons, entry.season])]} />
      <div className="grid grid-cols-2 items-start gap-3">
        <FormField name="startDate" label="Start Date" required>
          <TextInput type="date" {...form.register('startDate')} />
        </FormField>
        <FormField name="endDate" label="End Date">
          <TextInput type="date" {...form.register('endDate')} />
        </FormField>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton busyText="Saving...">Save</SubmitButton>
      </div>
    </Form>
  )
}
