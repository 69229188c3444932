import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import * as m from '../../../functions/values/messages/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { Form, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { required } from '../../ui/required.ts'
import { SeasonField } from '../../ui/season-field.tsx'
import { DivisionField } from './division-field.tsx'
import { playersText } from './players-text.ts'
import { moveRosterMutation, type RosterDivision, type RosterEntry } from './queries.ts'

const destination = v.object({
  season: required('Please select a season'),
  divisionID: required('Please select a division'),
})

type MoveRosterProps = {
  teamID: string
  roster: readonly RosterEntry[]
  divisions: readonly RosterDivision[]
  seasons: readonly string[]
  onDone: () => void
}

/** Moves the players of the roster to another season. */
export function MoveRoster({ teamID, roster, divisions, seasons, onDone }: MoveRosterProps) {
  const { mutateAsync: move } = useMutation(moveRosterMutation)
  const form = useValidatedForm(destination, {
    season: '',
    divisionID: divisions.length === 1 ? divisions[0]!.id : '',
  })
  const [stayingIDs, setStayingIDs] = useState<ReadonlySet<string>>(new Set())
  const entryIDs = roster.map(({ id }) => id).filter((id) => !stayingIDs.has(id))

  return (
    <Form
      form={form}
      aria-label="Move to another season"
      describeError={m.error_message}
      onSubmit={async ({ season, divisionID }) => {
        const moved = await move({ teamID, entryIDs, season, divisionID })
        const waiting = moved.filter(({ waitsFor }) => waitsFor).length
        const unmoved = entryIDs.length - moved.length
        const counts = [
          `${playersText(moved.length - waiting)} moved to ${season}`,
          waiting && `${waiting} waiting for the family`,
          unmoved && `${unmoved} already there or asked`,
        ]
        if (moved.length === 0) alerts.info(`No one was moved: all are already in ${season} or asked.`)
        else alerts.success(`${counts.filter(Boolean).join(', ')}.`)
        onDone()
      }}
    >
      <SeasonField {...form.register('season')} seasons={seasons} />
      <DivisionField {...form.register('divisionID')} divisions={divisions} />
      <Fieldset
        legend="Players"
        hint="A player with a family stays in the current season until the family accepts. Others move right away."
      >
        {roster.map(({ id, season, player }) => (
          <Checkbox
            key={id}
            label={`${player?.name ?? 'Team only'} (${season})`}
            checked={!stayingIDs.has(id)}
            onChange={() => setStayingIDs(stayingIDs.symmetricDifference(new Set([id])))}
          />
        ))}
      </Fieldset>
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton busyText="Moving...">Move {playersText(entryIDs.length)}</SubmitButton>
      </div>
    </Form>
  )
}
