import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import * as accountTexts from '#messages/accounts'
import * as kitTexts from '#messages/kit'
import * as playerFormTexts from '#messages/player-form'
import * as playerTexts from '#messages/players'
import * as rosterTexts from '#messages/roster'
import * as siteTexts from '#messages/site'
import * as validationTexts from '#messages/validation'
import * as wordTexts from '#messages/words'
import { updatePlayerTeamHistoryInput } from '../../../functions/domain/roster/validation.ts'
import { emailInput } from '../../../functions/values/inputs.ts'
import { seasonName } from '../../../functions/values/season-name.ts'
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
import { InviteFamilyDocument, MoveRosterDocument, UpdateRosterEntryDocument } from './roster.generated.ts'
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
      aria-label={rosterTexts.editRosterEntry}
      describeError={kitTexts.errorMessage}
      onSubmit={async (input) => {
        const { waitsFor } = await updateEntry({ id: entry.id, input: changedFields(form, input, DIVISION) })
        alerts.success(
          waitsFor && !entry.waitsFor
            ? rosterTexts.weAskedFamily(nameIn(entry))
            : rosterTexts.rosterUpdatedSuccessfully,
        )
        onDone()
      }}
    >
      <FormField name="division" label={wordTexts.division}>
        <Select
          value={ageGroupAndDivision({ division: division ?? null, ageGroup: ageGroup ?? null })}
          placeholder={rosterTexts.noDivision}
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
      <FormField name="jerseyNumber" label={rosterTexts.jerseyNumberLabel}>
        <TextInput inputMode="numeric" maxLength={3} {...form.register('jerseyNumber')} />
      </FormField>
      <SeasonField {...form.register('season')} seasons={[...new Set([...seasons, entry.season])]} />
      <div className="grid grid-cols-2 items-start gap-3">
        <FormField name="startDate" label={playerTexts.startDate} required>
          <TextInput type="date" {...form.register('startDate')} />
        </FormField>
        <FormField name="endDate" label={playerTexts.endDate}>
          <TextInput type="date" {...form.register('endDate')} />
        </FormField>
      </div>
      <DrawerButtons busyText={accountTexts.saving}>{wordTexts.save}</DrawerButtons>
    </Form>
  )
}

const destination = v.object({
  season: required(rosterTexts.selectSeason),
  divisionID: required(rosterTexts.selectDivision),
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
      aria-label={rosterTexts.moveAnotherSeason}
      describeError={kitTexts.errorMessage}
      onSubmit={async ({ season, divisionID }) => {
        const moved = await move({ teamID, entryIDs, season, divisionID })
        const waiting = moved.filter(({ waitsFor }) => waitsFor).length
        const unmoved = entryIDs.length - moved.length
        const counts = [
          rosterTexts.playersMoved({ count: moved.length - waiting, season: seasonName(season) }),
          waiting && rosterTexts.waitingForFamily(waiting),
          unmoved && rosterTexts.alreadyThereOrAsked(unmoved),
        ]
        if (moved.length === 0) alerts.info(rosterTexts.noOneMoved(seasonName(season)))
        else alerts.success(`${counts.filter(Boolean).join(', ')}.`)
        onDone()
      }}
    >
      <SeasonField {...form.register('season')} seasons={seasons} />
      <DivisionField {...form.register('divisionID')} divisions={divisions} />
      <Fieldset legend={siteTexts.players} hint={rosterTexts.playerWithFamilyStays}>
        {roster.map(({ id, season, player }) => (
          <Checkbox
            key={id}
            label={`${player?.name ?? playerFormTexts.teamOnly} (${seasonName(season)})`}
            checked={!stayingIDs.has(id)}
            onChange={() => setStayingIDs(stayingIDs.symmetricDifference(new Set([id])))}
          />
        ))}
      </Fieldset>
      <DrawerButtons busyText={rosterTexts.moving}>{rosterTexts.moveCountPlayers(entryIDs.length)}</DrawerButtons>
    </Form>
  )
}

const invitation = v.object({ email: v.pipe(emailInput, v.nonEmpty(validationTexts.invalidEmail)) })

type InviteFamilyProps = { teamID: string; player: { id: string; name: string }; onDone: () => void }

export function InviteFamily({ teamID, player, onDone }: InviteFamilyProps) {
  const { mutateAsync: invite } = useMutation(mutationOf(InviteFamilyDocument))
  const form = useValidatedForm(invitation, { email: '' })
  return (
    <Form
      form={form}
      aria-label={rosterTexts.inviteTheFamily}
      describeError={kitTexts.errorMessage}
      onSubmit={async ({ email }) => {
        await invite({ teamID, playerID: player.id, email })
        alerts.success(rosterTexts.weEmailedFamily(player.name))
        onDone()
      }}
    >
      <p className="text-soft">{rosterTexts.familyClaimsWithLink(player.name)}</p>
      <FormField name="email" label={rosterTexts.parentsEmail} required>
        <EmailInput autoComplete="off" {...form.register('email')} />
      </FormField>
      <DrawerButtons busyText={accountTexts.sending}>{rosterTexts.sendInvitationButton}</DrawerButtons>
    </Form>
  )
}
