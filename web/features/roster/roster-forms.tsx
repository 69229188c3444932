import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { updatePlayerTeamHistoryInput } from '../../../functions/domain/roster/validation.ts'
import { emailInput } from '../../../functions/values/inputs.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { seasonName } from '../../../functions/values/season-name.ts'
import { InviteFamilyDocument, MoveRosterDocument, UpdateRosterEntryDocument } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { changedFields, valuesOf } from '../../ui/edited-record.ts'
import { EmailInput } from '../../ui/email-input.tsx'
import { Select, TextInput } from '../../ui/field.tsx'
import { Checkbox, Fieldset } from '../../ui/fieldset.tsx'
import { Form, FormField, required, useValidatedForm } from '../../ui/form.tsx'
import { DrawerButtons } from '../../ui/form-buttons.tsx'
import { SeasonField } from '../../ui/record-fields.tsx'
import { ageGroupAndDivision, DivisionField } from './division-field.tsx'
import type { RosterDivision, RosterEntry } from './queries.ts'
import { nameIn } from './roster-tables.tsx'

const DIVISION = [['division', 'ageGroup']]

type RosterEntryFormProps = {
  entry: RosterEntry
  divisions: readonly RosterDivision[]
  seasons: readonly string[]
  onDone: () => void
}

export function RosterEntryForm({ entry, divisions, seasons, onDone }: RosterEntryFormProps) {
  const { mutateAsync: updateEntry } = useMutation(mutationOf(UpdateRosterEntryDocument))
  const blank = { startDate: '', endDate: '', season: '', division: '', ageGroup: '', jerseyNumber: '' }
  const stored = valuesOf(blank, entry)
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
        const { waitsFor } = await updateEntry({ id: entry.id, input: changedFields(form, input, DIVISION) })
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
        <TextInput inputMode="numeric" maxLength={3} {...form.register('jerseyNumber')} />
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
      <DrawerButtons busyText={m.saving()}>{m.save()}</DrawerButtons>
    </Form>
  )
}

const destination = v.object({
  season: required(m.please_select_a_season()),
  divisionID: required(m.please_select_a_division()),
})

type MoveRosterProps = {
  teamID: string
  roster: readonly RosterEntry[]
  divisions: readonly RosterDivision[]
  seasons: readonly string[]
  onDone: () => void
}

export function MoveRoster({ teamID, roster, divisions, seasons, onDone }: MoveRosterProps) {
  const { mutateAsync: move } = useMutation(mutationOf(MoveRosterDocument))
  const form = useValidatedForm(destination, { season: '', divisionID: divisions.length === 1 ? divisions[0]!.id : '' })
  const [stayingIDs, setStayingIDs] = useState<ReadonlySet<string>>(new Set())
  const entryIDs = roster.map(({ id }) => id).filter((id) => !stayingIDs.has(id))

  return (
    <Form
      form={form}
      aria-label={m.move_to_another_season()}
      describeError={m.error_message}
      onSubmit={async ({ season, divisionID }) => {
        const moved = await move({ teamID, entryIDs, season, divisionID })
        const waiting = moved.filter(({ waitsFor }) => waitsFor).length
        const unmoved = entryIDs.length - moved.length
        const counts = [
          m.count_players_moved_to_season({ count: moved.length - waiting, season: seasonName(season) }),
          waiting && m.count_waiting_for_the_family({ count: waiting }),
          unmoved && m.count_already_there_or_asked({ count: unmoved }),
        ]
        if (moved.length === 0) alerts.info(m.no_one_was_moved({ season: seasonName(season) }))
        else alerts.success(`${counts.filter(Boolean).join(', ')}.`)
        onDone()
      }}
    >
      <SeasonField {...form.register('season')} seasons={seasons} />
      <DivisionField {...form.register('divisionID')} divisions={divisions} />
      <Fieldset legend={m.players()} hint={m.a_player_with_a_family_stays_in_the_current_season()}>
        {roster.map(({ id, season, player }) => (
          <Checkbox
            key={id}
            label={`${player?.name ?? m.team_only()} (${seasonName(season)})`}
            checked={!stayingIDs.has(id)}
            onChange={() => setStayingIDs(stayingIDs.symmetricDifference(new Set([id])))}
          />
        ))}
      </Fieldset>
      <DrawerButtons busyText={m.moving()}>{m.move_count_players({ count: entryIDs.length })}</DrawerButtons>
    </Form>
  )
}

const invitation = v.object({ email: v.pipe(emailInput, v.nonEmpty(m.enter_a_valid_email_address())) })

type InviteFamilyProps = { teamID: string; player: { id: string; name: string }; onDone: () => void }

export function InviteFamily({ teamID, player, onDone }: InviteFamilyProps) {
  const { mutateAsync: invite } = useMutation(mutationOf(InviteFamilyDocument))
  const form = useValidatedForm(invitation, { email: '' })
  return (
    <Form
      form={form}
      aria-label={m.invite_the_family()}
      describeError={m.error_message}
      onSubmit={async ({ email }) => {
        await invite({ teamID, playerID: player.id, email })
        alerts.success(m.we_emailed_the_family_of_name({ name: player.name }))
        onDone()
      }}
    >
      <p className="text-soft">{m.the_family_claims_the_profile_with_the_link({ name: player.name })}</p>
      <FormField name="email" label={m.parents_email()} required>
        <EmailInput autoComplete="off" {...form.register('email')} />
      </FormField>
      <DrawerButtons busyText={m.sending()}>{m.send_invitation_button()}</DrawerButtons>
    </Form>
  )
}
