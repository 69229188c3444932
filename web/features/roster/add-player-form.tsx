import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import * as accountTexts from '#messages/accounts'
import * as contactTexts from '#messages/contacts'
import * as kitTexts from '#messages/kit'
import * as playerFormTexts from '#messages/player-form'
import * as playerTexts from '#messages/players'
import * as registrationTexts from '#messages/registrations'
import * as rosterTexts from '#messages/roster'
import * as siteTexts from '#messages/site'
import * as teamTexts from '#messages/teams'
import * as validationTexts from '#messages/validation'
import * as valueTexts from '#messages/values'
import { rosterRowInput } from '../../../functions/domain/roster/validation.ts'
import { jerseyNumberInput } from '../../../functions/values/field-inputs.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { EmailInput } from '../../ui/email-input.tsx'
import { TextInput } from '../../ui/field.tsx'
import { Form, FormField, optionalNumber, required, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { SeasonField } from '../../ui/record-fields.tsx'
import { DivisionField, rosterTarget } from './division-field.tsx'
import {
  addToRosterMutation,
  importRosterMutation,
  type PickedPlayer,
  playersForRoster,
  type RosterDivision,
  type RosterEntry,
} from './queries.ts'

const addition = v.object({
  ...rosterTarget,
  playerID: required(validationTexts.selectPlayer),
  jerseyNumber: jerseyNumberInput,
})

type AddPlayerFormProps = {
  teamID: string
  divisions: readonly RosterDivision[]
  seasons: readonly string[]
  season: string
  roster: readonly RosterEntry[]
}

export function AddPlayerForm({ teamID, divisions, seasons, season, roster }: AddPlayerFormProps) {
  const { mutateAsync: addToRoster } = useMutation(addToRosterMutation(teamID))
  const [player, setPlayer] = useState<PickedPlayer | null>(null)
  const onlyDivision = divisions.length === 1 ? divisions[0]!.id : ''
  const [created, setCreated] = useState<string | null>(null)
  const form = useValidatedForm(addition, { divisionID: onlyDivision, season, playerID: '', jerseyNumber: '' })

  // Clear errors of the previous roster.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per roster change
  useEffect(() => form.clearErrors('root.server'), [roster])

  function pick(picked: PickedPlayer | null) {
    if (picked?.id === NEW) return setCreated(picked.name)
    setPlayer(picked)
    form.setValue('playerID', picked?.id ?? '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }

  if (created !== null)
    return (
      <NewPlayerForm
        {...{ teamID, divisions, seasons }}
        name={created}
        divisionID={form.getValues('divisionID')}
        season={form.getValues('season')}
        onDone={() => setCreated(null)}
      />
    )

  return (
    <Form
      form={form}
      aria-label={rosterTexts.addPlayerForm}
      className="max-w-none!"
      describeError={kitTexts.errorMessage}
      onSubmit={async ({ divisionID, ...entry }) => {
        const { division, ageGroup } = divisions.find(({ id }) => id === divisionID)!
        const { addPlayerToTeam } = await addToRoster({ ...entry, division, ageGroup })
        alerts.success(
          addPlayerToTeam.waitsFor ? rosterTexts.weAskedFamily(player!.name) : rosterTexts.isOnRosterNow(player!.name),
        )
        setPlayer(null)
        form.reset({ divisionID, season: entry.season, playerID: '', jerseyNumber: '' })
      }}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr_6rem_auto]">
        <DivisionField {...form.register('divisionID')} divisions={divisions} />
        <SeasonField {...form.register('season')} seasons={seasons} />
        <FormField name="playerID" label={siteTexts.player} required className="sm:max-lg:col-span-2">
          <PlayerPicker player={player} onPick={pick} />
        </FormField>
        <FormField name="jerseyNumber" label={teamTexts.jersey}>
          <TextInput inputMode="numeric" maxLength={3} {...form.register('jerseyNumber')} />
        </FormField>
        <SubmitButton busyText={contactTexts.adding} className="sm:mt-7 sm:max-lg:justify-self-start">
          {rosterTexts.addPlayerButton}
        </SubmitButton>
      </div>
    </Form>
  )
}

const NEW = 'new'
/** The last option, which creates a player who was not found. */
const newPlayer = (name: string): PickedPlayer => ({
  id: NEW,
  name,
  age: null,
  positions: [],
  locationCity: null,
  state: null,
})

const describe = ({ age, positions, locationCity, state }: PickedPlayer) =>
  [age !== null && valueTexts.ageYears(age), positionsText(positions), placeLine(locationCity, state)]
    .filter(Boolean)
    .join(' · ')

const { birthWindow: _, isNew: __, playerID: ___, positions: ____, ...row } = rosterRowInput.entries
const creation = v.object({ ...row, ...rosterTarget })

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
function NewPlayerForm({ teamID, divisions, seasons, onDone, ...known }: NewPlayerFormProps) {
  const { mutateAsync: importRows } = useMutation(importRosterMutation)
  const form = useValidatedForm(creation, {
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
      aria-label={playerFormTexts.newPlayer}
      className="max-w-none!"
      describeError={kitTexts.errorMessage}
      onSubmit={async ({ divisionID, season, position: positions, ...row }) => {
        const [added] = await importRows({ teamID, divisionID, season, rows: [{ ...row, positions, isNew: true }] })
        if (added!.outcome === 'SKIPPED') throw new Error(added!.problems.join(' '))
        alerts.success(rosterTexts.isOnRosterNow(added!.name))
        for (const note of added!.notes) alerts.info(note)
        onDone()
      }}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <FormField name="name" label={accountTexts.name} required>
          <TextInput autoComplete="off" {...form.register('name')} />
        </FormField>
        <DivisionField {...form.register('divisionID')} divisions={divisions} />
        <SeasonField {...form.register('season')} seasons={seasons} />
        <FormField name="jerseyNumber" label={teamTexts.jersey}>
          <TextInput inputMode="numeric" maxLength={3} {...form.register('jerseyNumber')} />
        </FormField>
        <FormField name="position" label={playerFormTexts.position}>
          <TextInput {...form.register('position')} />
        </FormField>
        <FormField name="birthYear" label={playerFormTexts.birthYear}>
          <TextInput inputMode="numeric" maxLength={4} {...form.register('birthYear', optionalNumber)} />
        </FormField>
        <FormField
          name="parentEmail"
          label={rosterTexts.parentsEmail}
          hint={rosterTexts.familyGetsLink}
          className="sm:col-span-2"
        >
          <EmailInput autoComplete="off" {...form.register('parentEmail')} />
        </FormField>
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyText={contactTexts.adding}>{rosterTexts.addNewPlayer}</SubmitButton>
        <Button variant="secondary" onClick={onDone}>
          {kitTexts.cancel}
        </Button>
      </div>
    </Form>
  )
}

type PlayerPickerProps = { player: PickedPlayer | null; onPick: (player: PickedPlayer | null) => void }

const PlayerPicker = ({ player, onPick }: PlayerPickerProps) => (
  <Combobox
    search={playersForRoster}
    lastOption={newPlayer}
    value={player}
    onChange={onPick}
    keyOf={({ id }) => id}
    labelOf={({ id, name }) => (id === NEW ? rosterTexts.newPlayerName(name) : name)}
    detailOf={describe}
    minCharacters={2}
    moreText={registrationTexts.showMorePlayers}
    placeholder={playerTexts.firstNameLastInitial}
  />
)
