import { useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import * as accountTexts from '#messages/accounts'
import * as eventRosterTexts from '#messages/event-roster'
import { mutationOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { DrawerButton } from '../../ui/drawer-button.tsx'
import { MultiSelect } from '../../ui/fieldset.tsx'
import { Form, useValidatedForm } from '../../ui/form.tsx'
import { DrawerButtons } from '../../ui/form-buttons.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Time } from '../../ui/time.tsx'
import { ChooseEventRosterDocument, type EntryLineFragment, type RosterPlayerFragment } from './entries.generated.ts'
import { type EventToEnter, rosterChoicesQuery } from './queries.ts'

/** A game needs nine players. */
const LEAST_PLAYERS = 9

/** What the organizer has to check about a player. */
const doubtsOf = ({ fit, isOnTeam, isOnOtherTeam }: RosterPlayerFragment) => [
  ...(fit === 'FITS' ? [] : [eventRosterTexts.fitOfPlayer({ fit })]),
  ...(isOnTeam ? [] : [eventRosterTexts.notOnTeam]),
  ...(isOnOtherTeam ? [eventRosterTexts.alsoOnOtherTeam] : []),
]

/** Whether the family signed. Empty if the event requires no waiver. */
const waiverOf = ({ waiverSigned }: RosterPlayerFragment) =>
  waiverSigned === null ? [] : [waiverSigned ? eventRosterTexts.waiverSigned : eventRosterTexts.waiverNotSigned]

const isToCheck = (player: RosterPlayerFragment) => doubtsOf(player).length > 0 || player.waiverSigned === false

const lineOf = ({ jerseyNumber, name }: RosterPlayerFragment) => (jerseyNumber ? `${jerseyNumber} · ${name}` : name)

const countToCheck = (roster: readonly RosterPlayerFragment[]) => roster.filter(isToCheck).length

/** Enough players for a game, and nothing to check. */
export const isComplete = (roster: readonly RosterPlayerFragment[]) =>
  roster.length >= LEAST_PLAYERS && countToCheck(roster) === 0

/** How many players the team chose, and of how many something is to be checked. */
export function rosterSummary(roster: readonly RosterPlayerFragment[]) {
  const players = eventRosterTexts.playersChosen(roster.length)
  const count = countToCheck(roster)
  if (count > 0) return eventRosterTexts.rosterToCheck({ players, count })
  return isComplete(roster) ? eventRosterTexts.rosterComplete(players) : players
}

/** The roster of an accepted team, as its organizer sees it. */
export function RosterButton({ entry: { roster, team } }: { entry: EntryLineFragment }) {
  if (!roster) return '–'
  const title = eventRosterTexts.playersOfTeam(team?.name ?? '')
  const summary = rosterSummary(roster)
  return (
    <DrawerButton variant="secondary" size="small" aria-label={`${title}: ${summary}`} title={title} shown={summary}>
      {() => (
        <ul className="divide-y divide-line">
          {roster.map((player) => (
            <li key={player.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
              {lineOf(player)}
              <PlayerBadges player={player} />
            </li>
          ))}
        </ul>
      )}
    </DrawerButton>
  )
}

function PlayerBadges({ player }: { player: RosterPlayerFragment }) {
  const doubts = doubtsOf(player)
  return (
    <span className="flex flex-wrap gap-2">
      {doubts.length === 0 && <Badge tone="grass">{eventRosterTexts.fitOfPlayer({ fit: 'FITS' })}</Badge>}
      {doubts.map((doubt) => (
        <Badge key={doubt} tone="warn">
          {doubt}
        </Badge>
      ))}
      {waiverOf(player).map((text) => (
        <Badge key={text} tone={player.waiverSigned ? 'grass' : 'warn'}>
          {text}
        </Badge>
      ))}
    </span>
  )
}

/** How many players the team chose, and a way to choose them until the rosters freeze. */
export function OwnRoster({ event, entry }: { event: EventToEnter; entry: EntryLineFragment }) {
  const { roster, viewerCanChooseRoster } = entry
  const ageGroup = event.divisions.find(({ id }) => id === entry.divisionID)?.ageGroup
  if (!roster) return null
  return (
    <>
      <p>
        {eventRosterTexts.players}: {rosterSummary(roster)}
      </p>
      {event.rostersFreezeAt && (
        <p>
          {viewerCanChooseRoster ? eventRosterTexts.changeUntil : eventRosterTexts.frozenSince}{' '}
          <Time at={event.rostersFreezeAt} zone={event.timeZone} />
        </p>
      )}
      {viewerCanChooseRoster && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <DrawerButton variant="secondary" title={eventRosterTexts.choosePlayers}>
            {(close) => <RosterChoices event={event} entry={entry} onDone={close} />}
          </DrawerButton>
          <LinkButton to={paths.createEventGuestNeed(entry.team?.id ?? '', event.id, ageGroup)} variant="secondary">
            {eventRosterTexts.findGuests}
          </LinkButton>
        </div>
      )}
    </>
  )
}

type RosterChoicesProps = { event: EventToEnter; entry: EntryLineFragment; onDone: () => void }

function RosterChoices({ event, entry, onDone }: RosterChoicesProps) {
  return (
    <Loaded query={useQuery(rosterChoicesQuery(event.id, entry.id))}>
      {(choices) =>
        choices.length > 0 ? (
          <RosterForm event={event} entry={entry} choices={choices} onDone={onDone} />
        ) : (
          <p>{eventRosterTexts.rosterIsEmpty}</p>
        )
      }
    </Loaded>
  )
}

const schema = v.object({ playerIDs: v.array(v.string()) })

type RosterFormProps = RosterChoicesProps & { choices: readonly RosterPlayerFragment[] }

function RosterForm({ event: { waiverRequired }, entry: { id, roster }, choices, onDone }: RosterFormProps) {
  const { mutateAsync: choose } = useMutation(mutationOf(ChooseEventRosterDocument))
  const form = useValidatedForm(schema, { playerIDs: (roster ?? []).map((player) => player.id) })
  return (
    <Form
      form={form}
      aria-label={eventRosterTexts.choosePlayers}
      onSubmit={async ({ playerIDs }) => {
        await choose({ id, playerIDs })
        alerts.success(eventRosterTexts.playersSaved)
        onDone()
      }}
    >
      <MultiSelect
        legend={eventRosterTexts.players}
        hint={`${eventRosterTexts.organizerSees}${waiverRequired ? ` ${eventRosterTexts.familiesSign}` : ''}`}
        name="playerIDs"
        options={choices.map((player) => ({
          value: player.id,
          label: [lineOf(player), ...doubtsOf(player), ...waiverOf(player)].join(' · '),
        }))}
        value={form.watch('playerIDs')}
        onChange={(playerIDs) => form.setValue('playerIDs', playerIDs, { shouldDirty: true })}
        error={form.formState.errors.playerIDs?.message}
      />
      <DrawerButtons busyText={accountTexts.saving}>{eventRosterTexts.savePlayers}</DrawerButtons>
    </Form>
  )
}
