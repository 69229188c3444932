import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as kitTexts from '#messages/kit'
import * as playerTexts from '#messages/players'
import * as wordTexts from '#messages/words'
import { addPlayerToTeamInput, updatePlayerTeamHistoryInput } from '../../../functions/domain/roster/validation.ts'
import { query } from '../../api/client.ts'
import type { AddPlayerToTeamInput } from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'
import { type PickedTeam, TeamPicker } from '../../finding/picks.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { changedFields, valuesOf } from '../../ui/edited-record.ts'
import { TextInput } from '../../ui/field.tsx'
import { Form, FormField, useValidatedForm } from '../../ui/form.tsx'
import { DrawerButtons } from '../../ui/form-buttons.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { today } from '../../ui/local-time.ts'
import { DivisionFields, SeasonField } from '../../ui/record-fields.tsx'
import { currentSeason } from './current-season.ts'
import {
  AddPlayerToTeamDocument,
  type PlayerSeasonsQuery,
  type TeamHistoryEntryFragment,
  UpdatePlayerTeamHistoryDocument,
} from './players.generated.ts'
import { playerSeasonsQuery } from './queries.ts'

const DIVISION = [['division', 'ageGroup']]

type TeamHistoryInput = Omit<AddPlayerToTeamInput, 'playerID'>

type TeamHistoryFormProps = {
  playerID: string
  /** The entry to edit. Without it, the form creates one. */
  entry?: TeamHistoryEntryFragment | undefined
  onDone: () => void
}

export const TeamHistoryForm = (props: TeamHistoryFormProps) => (
  <Loaded query={useQuery(playerSeasonsQuery)}>{(seasons) => <FormWithSeasons {...props} seasons={seasons} />}</Loaded>
)

type FormWithSeasonsProps = TeamHistoryFormProps & { seasons: PlayerSeasonsQuery['seasons'] }

function FormWithSeasons({ playerID, entry, onDone, seasons }: FormWithSeasonsProps) {
  const { mutateAsync: save } = useMutation({
    mutationFn: async (input: TeamHistoryInput) => {
      if (entry) return (await query(UpdatePlayerTeamHistoryDocument, { id: entry.id, input })).updatePlayerTeamHistory
      return (await queryOnce(AddPlayerToTeamDocument, { input: { ...input, playerID } })).addPlayerToTeam
    },
  })
  const [team, setTeam] = useState<PickedTeam | null>(entry?.team ?? null)
  const schema = (entry ? updatePlayerTeamHistoryInput : addPlayerToTeamInput) as typeof addPlayerToTeamInput
  const stored = {
    playerID,
    ...valuesOf({ teamID: '', startDate: today(), season: currentSeason(seasons) }, entry),
    ...valuesOf({ endDate: '', division: '', ageGroup: '' }, entry),
  }
  const form = useValidatedForm(schema, stored, entry && { version: entry.version, units: DIVISION })
  const names = [
    ...new Set([...seasons.map(({ name }) => name), currentSeason(seasons), ...(entry ? [entry.season] : [])]),
  ]

  return (
    <Form
      form={form}
      aria-label={entry ? playerTexts.editTeamHistory : playerTexts.addTeamForm}
      describeError={kitTexts.errorMessage}
      onSubmit={async (input) => {
        const { waitsFor } = await save((entry ? changedFields(form, input, DIVISION) : input) as TeamHistoryInput)
        if (waitsFor && waitsFor !== entry?.waitsFor) alerts.success(playerTexts.weAskedTeam(team!.name))
        else if (entry) alerts.success(playerTexts.teamHistoryUpdatedSuccessfully)
        else alerts.success(playerTexts.teamHistoryAddedSuccessfully)
        onDone()
      }}
    >
      <FormField name="teamID" label={deletedRecordTexts.team} required>
        <TeamPicker
          value={team}
          onChange={(picked) => {
            setTeam(picked)
            form.setValue('teamID', picked?.id ?? '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }}
        />
      </FormField>
      <div className="grid grid-cols-2 gap-3">
        <FormField name="startDate" label={playerTexts.startDate} required>
          <TextInput type="date" {...form.register('startDate')} />
        </FormField>
        <FormField name="endDate" label={playerTexts.endDate}>
          <TextInput type="date" {...form.register('endDate')} />
        </FormField>
      </div>
      <SeasonField {...form.register('season')} seasons={names} />
      <div className="grid grid-cols-2 gap-3">
        <DivisionFields kept={entry?.ageGroup} />
      </div>
      <DrawerButtons>{entry ? wordTexts.save : playerTexts.addToTeam}</DrawerButtons>
    </Form>
  )
}
