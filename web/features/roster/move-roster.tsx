import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { Select } from '../../ui/select.tsx'
import { divisionOptions } from './division-options.ts'
import { moveRosterMutation, type RosterDivision, type RosterEntry } from './queries.ts'

type MoveRosterProps = {
  teamID: string
  roster: readonly RosterEntry[]
  divisions: readonly RosterDivision[]
  seasons: readonly string[]
  onDone: () => void
}

/** Moves the players of the roster to another season. */
export function MoveRoster({ teamID, roster, divisions, seasons, onDone }: MoveRosterProps) {
  const [season, setSeason] = useState('')
  const [divisionID, setDivisionID] = useState(divisions.length === 1 ? divisions[0]!.id : '')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string>()
  const move = useMutation(moveRosterMutation)
  const entryIDs = roster.map(({ id }) => id).filter((id) => !left.has(id))

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!season) return setProblem('Please select a season')
    if (!divisionID) return setProblem('Please select a division')
    try {
      const moved = await move.mutateAsync({ teamID, entryIDs, season, divisionID })
      const waiting = moved.filter(({ waitsFor }) => waitsFor).length
      const there = entryIDs.length - moved.length
      const counts = [
        `${players(moved.length - waiting)} moved to ${season}`,
        waiting && `${waiting} waiting for the family`,
        there && `${there} already there or asked`,
      ]
      if (moved.length === 0) alerts.info(`No one was moved: all are already in ${season} or asked.`)
      else alerts.success(`${counts.filter(Boolean).join(', ')}.`)
      onDone()
    } catch (error) {
      setProblem(`Error: ${(error as Error).message}`)
    }
  }

  const toggle = (id: string) => setLeft(left.has(id) ? left.difference(new Set([id])) : left.union(new Set([id])))

  return (
    <form onSubmit={send} aria-label="Move to another season" className="grid gap-5">
      <Field label="Season" required>
        <Select
          value={season}
          placeholder="Choose a season"
          options={seasons.map((name) => ({ value: name, label: name }))}
          onChange={({ target }) => setSeason(target.value)}
        />
      </Field>
      <Field label="Division" required>
        <Select
          value={divisionID}
          placeholder="Choose a division"
          options={divisionOptions(divisions)}
          onChange={({ target }) => setDivisionID(target.value)}
        />
      </Field>
      <Fieldset
        legend="Players"
        hint="A player with a family stays in the current season until the family accepts. Others move right away."
      >
        {roster.map(({ id, season: now, player }) => (
          <Checkbox
            key={id}
            label={`${player?.name ?? 'Deleted player'} (${now})`}
            checked={!left.has(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </Fieldset>
      {problem && <ErrorBox message={problem} />}
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <Button type="submit" busy={move.isPending} busyText="Moving...">
          Move {players(entryIDs.length)}
        </Button>
      </div>
    </form>
  )
}

const players = (count: number) => `${count} ${count === 1 ? 'player' : 'players'}`
