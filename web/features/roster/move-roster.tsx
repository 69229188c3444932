import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import * as m from '../../../functions/values/messages/generated.ts'
import { seasonName } from '../../../functions/values/season-name.ts'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/drawer.tsx'
import { Checkbox, Fieldset } from '../../ui/fieldset.tsx'
import { Form, required, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { SeasonField } from '../../ui/record-fields.tsx'
import { DivisionField } from './division-field.tsx'
import { moveRosterMutation, type RosterDivision, type RosterEntry } from './queries.ts'

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
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton busyText={m.moving()}>{m.move_count_players({ count: entryIDs.length })}</SubmitButton>
      </div>
    </Form>
  )
}
