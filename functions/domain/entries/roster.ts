import { replaceItem } from '../../store/records/version.ts'
import {
  conditionCheck,
  findAll,
  type Partition,
  queryPartition,
  retryOnConflict,
  transactWrite,
  type Writes,
} from '../../store/store.ts'
import { conflict } from '../../values/errors.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { parse } from '../../values/parse.ts'
import { events } from '../events/entity.ts'
import { seasonOf } from '../opportunities/counted-ages.ts'
import { opportunities, teamOpportunities } from '../opportunities/entity.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { registrations } from '../registrations/entity.ts'
import { divisionAge } from '../roster/division-age.ts'
import { isCurrent, rosterEntries } from '../roster/entity.ts'
import { type TeamItem, teams } from '../teams/entity.ts'
import { provisionalOf } from '../teams/provisional.ts'
import { type EventWaiverItem, eventWaivers } from '../waivers/entity.ts'
import { isSignedByFamily } from '../waivers/signature.ts'
import { choiceRemoval, choiceWrites, type EntryItem, entries, entryID, playerEvents } from './entity.ts'
import { changed, getEntry } from './service.ts'
import { type EnteredDivision, unchangedEvent } from './spots.ts'
import { MAX_ROSTER, rosterInput } from './validation.ts'

const NOT_ON_TEAM = conflict(coachRefusalTexts.playerNotOnTeam)

/** The team's choice of its players for the event replaces the earlier one. */
export async function chooseEventRoster(id: string, input: unknown, now: Date): Promise<EntryItem> {
  const roster = [...new Set(parse(rosterInput, input).playerIDs)]
  return retryOnConflict(async () => {
    const { entry, event } = await getEntry(id)
    if (entry.status !== 'ACCEPTED') throw conflict(coachRefusalTexts.teamNotAccepted)
    if (isFrozen(event, now)) throw conflict(coachRefusalTexts.rosterFrozen)
    const onTeam = await numbersOf(await queryPartition(teams().get(entry), true), entry.eventID, now)
    const added = roster.filter((playerID) => !entry.roster?.includes(playerID))
    if (!added.every((playerID) => onTeam.has(playerID))) throw NOT_ON_TEAM
    const next = changed(entry, { roster }, now)
    await transactWrite([
      replaceItem(entries(), entry, next),
      unchangedEvent(event),
      ...added.flatMap(
        (playerID): Writes => [
          [conditionCheck(players().get({ playerID }), 'exists'), NOT_ON_TEAM],
          ...choiceWrites({ playerID, eventID: entry.eventID }),
        ],
      ),
    ])
    return next
  })
}

export const isFrozen = ({ rostersFreezeAt }: EnteredDivision['event'], now: Date) =>
  rostersFreezeAt !== undefined && rostersFreezeAt <= now.toISOString()

/** A player whom the team chose or can choose, and the jersey numbers of all whom it can choose. */
export type RosterPlayer = { player: PlayerItem; entry: EntryItem; numbers: Map<string, string | undefined> }

/**
 * The jersey numbers of the players whom the team can choose: its current roster, and approved guests of its guest needs for the event, since
 * the given time. While the ownership is provisional, those from before the claim cannot be chosen.
 */
export async function numbersOf(
  team: Partition,
  eventID: string,
  now: Date,
  since = provisionalOf(team.of(teams)[0] ?? null, now)?.since ?? '',
): Promise<Map<string, string | undefined>> {
  const needs = (await findAll(opportunities, team.of(teamOpportunities), true)).filter(
    ({ forEventID, createdAt }) => forEventID === eventID && createdAt >= since,
  )
  const registered = await Promise.all(
    needs.map(async (need) => (await queryPartition(opportunities().get(need), true)).of(registrations)),
  )
  const guests = registered.flat().filter(({ status }) => status === 'APPROVED')
  const onTeam = team.of(rosterEntries).filter((it) => isCurrent(it, now) && it.createdAt >= since)
  return new Map([...guests, ...onTeam].map(({ playerID, jerseyNumber }) => [playerID, jerseyNumber]))
}

/** The players who are on the team's current roster only by entries that nobody agreed to. Their families are not written to. */
export function playersWithoutConsent(team: Partition, now: Date): ReadonlySet<string> {
  const current = team.of(rosterEntries).filter((it) => isCurrent(it, now))
  const idsOf = (entries: typeof current) => new Set(entries.map(({ playerID }) => playerID))
  return idsOf(current.filter((it) => it.lacksConsent)).difference(idsOf(current.filter((it) => !it.lacksConsent)))
}

type Played = Pick<EnteredDivision, 'event' | 'division'> & { team: TeamItem | null; host: TeamItem | null }

/** Returns a check of players' league ages in the season of the event: by the rule of the hosting team's body, else by those of the sport. */
export async function rosterAge({ event, division, team, host }: Played, now: Date) {
  const season = String(seasonOf({ startTime: event.date, timeZone: event.timeZone }))
  const played = { ageRuleID: host?.ageRuleID, sport: event.sport ?? host?.sport ?? team?.sport }
  const verdictOf = await divisionAge(division.ageGroup, { team: played, season, now })
  return (player: PlayerItem) => {
    if (player.birthYear === undefined && player.age === undefined) return 'UNKNOWN'
    const verdict = verdictOf(player)
    if (verdict === 'fits') return 'FITS'
    return verdict === 'unsure' ? 'CHECK_BIRTHDAY' : 'TOO_OLD'
  }
}

/**
 * The writes that take the player and its waiver off the rosters of the event, or put the one into which it was merged in its place. Reads
 * the rosters.
 */
export async function rosterLeaves(eventID: string, playerID: string, into?: PlayerItem): Promise<Writes> {
  const partition = await queryPartition(events().get({ eventID }), true)
  const signatures = partition.of(eventWaivers)
  const signed = signatures.find((it) => it.playerID === playerID)
  return [
    ...choiceRemoval({ playerID, eventID }),
    [eventWaivers().delete({ playerID, eventID })],
    ...(into ? choiceWrites({ playerID: into.playerID, eventID }) : []),
    ...(into && signed && !signatures.some((it) => isSignedByFamily(it, into))
      ? ([[eventWaivers().put({ ...signed, playerID: into.playerID })]] as const)
      : []),
    ...partition.of(entries).flatMap((entry) => {
      if (!entry.roster?.includes(playerID)) return []
      const roster = entry.roster.flatMap((id) => (id === playerID ? (into?.playerID ?? []) : id))
      return [replaceItem(entries(), entry, { ...entry, roster: [...new Set(roster)], version: entry.version + 1 })]
    }),
  ]
}

/** Takes the player off the rosters of all events. */
export async function leaveEventRosters(playerID: string): Promise<void> {
  for (const { eventID } of await eventsChosenFor(playerID))
    await retryOnConflict(async () => transactWrite(await rosterLeaves(eventID, playerID)))
}

const eventsChosenFor = async (playerID: string) =>
  (await queryPartition(playerEvents().query.byPlayer({ playerID }), true)).of(playerEvents)

/** The entries of the teams that chose the player, and what its family signed for their events. */
export async function choicesOf(playerID: string): Promise<{ chosenFor: EntryItem[]; signed: EventWaiverItem[] }> {
  const ids = await eventsChosenFor(playerID)
  const all = await Promise.all(ids.map(({ eventID }) => queryPartition(events().get({ eventID }), true)))
  return {
    chosenFor: all.flatMap((event) => event.of(entries)).filter(({ roster }) => roster?.includes(playerID)),
    signed: all.flatMap((event) => event.of(eventWaivers)).filter((it) => it.playerID === playerID),
  }
}

/** A deleted player's place on the roster of an entry. */
export type RosterPlace = Pick<EntryItem, 'eventID' | 'divisionID' | 'teamID'> & { playerID: string }

/** The writes that return a restored player to a roster that is neither frozen nor full. */
export async function restoredToRoster({ playerID, ...key }: RosterPlace, gone: Error, now: Date): Promise<Writes> {
  const { entry, event } = await getEntry(entryID(key))
  const { roster = [] } = entry
  if (isFrozen(event, now) || roster.length >= MAX_ROSTER) throw gone
  return [
    replaceItem(entries(), entry, changed(entry, { roster: [...new Set([...roster, playerID])] }, now)),
    unchangedEvent(event),
    ...choiceWrites({ playerID, eventID: key.eventID }),
  ]
}
