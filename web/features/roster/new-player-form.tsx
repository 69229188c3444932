import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { rosterRowInput } from '../../../functions/domain/roster/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/field.tsx'
import { Form, FormField, optionalNumber, required, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { SeasonField } from '../../ui/record-fields.tsx'
import { DivisionField } from './division-field.tsx'
import { importRosterMutation, type RosterDivision } from './queries.ts'

const { name, jerseyNumber, position, birthYear, parentEmail } = rosterRowInput.entries
const newPlayer = v.object({
  ...{ name, jerseyNumber, position, birthYear, parentEmail },
  divisionID: required(m.please_select_a_division_before_adding_a_player()),
  season: required(m.please_select_a_season_before_adding_a_player()),
})

type NewPlayerFormProps = {
  teamID: string
  divisions: readonly RosterDivision[]
  seasons: readonly string[]
  name: string
  divisionID: string | undefined
  season: string | undefined
  onDone: () => void
}

/** Creates a player who was not found, with profile and roster entry in one request. */
export function NewPlayerForm({ teamID, divisions, seasons, onDone, ...known }: NewPlayerFormProps) {
  const { mutateAsync: importRows } = useMutation(importRosterMutation)
  const form = useValidatedForm(newPlayer, {
    name: known.name,
    jerseyNumber: '',
    position: '',
    birthYear: null,
    parentEmail: '',
    divisionID: known.divisionID ?? '',
    season: known.season ?? '',
  })

  return (
    <Form
      form={form}
      aria-label={m.new_player()}
      className="max-w-none!"
      describeError={m.error_message}
      onSubmit={async ({ divisionID, season, ...row }) => {
        const [added] = await importRows({ teamID, divisionID, season, rows: [{ ...row, isNew: true }] })
        if (added!.outcome === 'SKIPPED') throw new Error(added!.problems.join(' '))
        alerts.success(m.name_is_on_the_roster_now({ name: added!.name }))
        for (const note of added!.notes) alerts.info(note)
        onDone()
      }}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <FormField name="name" label={m.name()} required>
          <TextInput autoComplete="off" {...form.register('name')} />
        </FormField>
        <DivisionField {...form.register('divisionID')} divisions={divisions} />
        <SeasonField {...form.register('season')} seasons={seasons} />
        <FormField name="jerseyNumber" label={m.jersey()}>
          <TextInput inputMode="numeric" maxLength={4} {...form.register('jerseyNumber')} />
        </FormField>
        <FormField name="position" label={m.position()}>
          <TextInput {...form.register('position')} />
        </FormField>
        <FormField name="birthYear" label={m.birth_year()}>
          <TextInput inputMode="numeric" maxLength={4} {...form.register('birthYear', optionalNumber)} />
        </FormField>
        <FormField
          name="parentEmail"
          label={m.parents_email()}
          hint={m.the_family_gets_a_link_to_claim_the_profile()}
          className="sm:col-span-2"
        >
          <TextInput type="email" autoComplete="off" {...form.register('parentEmail')} />
        </FormField>
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyText={m.adding()}>{m.add_new_player()}</SubmitButton>
        <Button variant="secondary" onClick={onDone}>
          {m.cancel()}
        </Button>
      </div>
    </Form>
  )
}
