import type { PlayerItem } from '../../domain/players/entity.ts'
import { playerHistory, type RosterItem, rosterEntries } from '../../domain/roster/entity.ts'
import { findAll, type Write } from '../../store/store.ts'
import { DAY_MS } from '../../values/durations.ts'
import { childID, localID } from '../../values/ids.ts'
import type { ImportedPlayer } from '../cleaning/clean-records.ts'
import { teamsByID } from './assigned-teams.ts'
import type { Incoming } from './derived.ts'

/** `entryID`: the roster entry that the source created for the player, after the writes. */
export type RosterChange = { entryID?: string; writes: Write[] }
type IncomingPlayer = Incoming<PlayerItem, ImportedPlayer>

/**
 * Plans the roster changes of the players. A player has at most one entry from a source. If a player is listed with another team, the old
 * entry is deleted if it is in the same season. Otherwise it ends on the day before the new one starts. Rosters of claimed teams and teams
 * of claimed players do not change.
 */
export async function rosterChanges(incoming: IncomingPlayer[], consistent: boolean): Promise<RosterChange[]> {
  const targets = incoming.map((each) => ({ each, entry: wantedEntry(each), heldID: each.before?.origin?.rosterEntry }))
  const leaving = targets.flatMap(({ entry, heldID }) => (heldID && heldID !== entry?.teamHistoryID ? [heldID] : []))
  const ids = leaving.map((teamHistoryID) => ({ teamID: teamHistoryID.split('.')[0]!, teamHistoryID }))
  const entries = await findAll(rosterEntries, ids, consistent)
  const held = new Map(entries.map((entry) => [entry.teamHistoryID, entry]))
  const teamIDs = [...held.values()].map(({ teamID }) => teamID)
  const theirTeams = await teamsByID(teamIDs, consistent)
  return targets.map(({ each: { before }, entry, heldID }) => {
    if (before?.claimedBy || heldID === entry?.teamHistoryID) return { entryID: heldID, writes: [] }
    const old = heldID ? held.get(heldID) : undefined
    const isOwners = old !== undefined && Boolean(theirTeams.get(old.teamID)?.claimedBy)
    if (isOwners && !entry) return { entryID: heldID, writes: [] }
    return {
      entryID: entry?.teamHistoryID,
      writes: [...(old && !isOwners ? leavingWrites(old, entry) : []), ...(entry ? bothSides(entry) : [])],
    }
  })
}

function leavingWrites(old: RosterItem, entry: RosterItem | undefined): Write[] {
  const { teamID, playerID, teamHistoryID, season, startDate, endDate } = old
  if (!entry || season === entry.season || startDate >= entry.startDate)
    return [rosterEntries().delete({ teamID, teamHistoryID }), playerHistory().delete({ playerID, teamHistoryID })]
  const lastDay = new Date(Date.parse(entry.startDate) - DAY_MS).toISOString().slice(0, 10)
  return endDate && endDate <= lastDay ? [] : bothSides({ ...old, version: old.version + 1, endDate: lastDay })
}

const bothSides = (entry: RosterItem): Write[] => [rosterEntries().put(entry), playerHistory().put(entry)]

function wantedEntry({ record, id: playerID, team, scope: { now } }: IncomingPlayer): RosterItem | undefined {
  const { season, ageGroup } = record
  if (!team || team.claimedBy || !season) return undefined
  return {
    teamHistoryID: childID(team.teamID, localID('roster', playerID, team.teamID, season)),
    teamID: team.teamID,
    playerID,
    version: 1,
    startDate: startOf(season) ?? now.slice(0, 10),
    division: team.divisions.find((division) => division.ageGroup === ageGroup)?.division,
    ageGroup,
    season,
    createdAt: now,
  }
}

const monthOf = new Map<string, string>(
  Object.entries({ Spring: '02-01', Summer: '06-01', Fall: '08-01', Winter: '12-01' }),
)

function startOf(season: string) {
  const [year, part] = season.split(' ')
  const start = monthOf.get(part ?? '')
  return start && /^\d{4}$/.test(year!) ? `${year}-${start}` : undefined
}
