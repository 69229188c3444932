import { players } from '../players/entity.ts'
import { playerRecord } from '../players/record.ts'
import { recordWrites } from '../records/listed-record.ts'
import { removeItem } from '../records/version.ts'
import { queryPartition, versionConflict } from '../store.ts'
import { isCurrent } from '../team-history/current.ts'
import {
  playerHistory,
  playerRequests,
  type RosterItem,
  type RosterRequest,
  rosterEntries,
  rosterRequests,
} from '../team-history/entity.ts'
import { releaseEntryKey, requestKey } from '../team-history/entry-key.ts'
import { requested } from '../team-history/requests.ts'
import { type TeamItem, teams } from '../teams/entity.ts'
import { uniqueKeys } from '../unique-keys/entity.ts'
import type { Mover, Writes } from './mover.ts'
import { entryAt, isRedundantRequest, reserveFreeKey, sameEntry } from './roster-rows.ts'

const strong = { consistent: true } as const

/** How the roster entries and roster requests of a merged team move. */
export function rosterMoves({ fromID, move, exists, keep }: Mover<TeamItem>, now: Date) {
  return {
    entry: ({ teamHistoryID }: RosterItem) =>
      move(
        async () => (await rosterEntries().get({ teamID: fromID, teamHistoryID }).go(strong)).data,
        async (entry, kept) => {
          const next = entryAt(kept.id, entry)
          const there = (await queryPartition(rosterEntries().query.byTeam({ teamID: next.teamID }), true)).of(
            rosterEntries(),
          )
          const same = sameEntry(next, there, now)
          if (same) await keep('roster-entry', teamHistoryID, entry)
          const leaving = await releaseEntryKey(entry)
          const holdsKey = leaving.length > 0 && isCurrent(next, now)
          return [
            exists(kept),
            removeItem(rosterEntries(), { teamID: fromID, teamHistoryID }, entry),
            [playerHistory().delete({ playerID: entry.playerID, teamHistoryID })],
            ...leaving,
            ...(same
              ? []
              : ([
                  [rosterEntries().create(next), versionConflict],
                  [playerHistory().put(next)],
                  ...(holdsKey ? [await reserveFreeKey(next, now)] : []),
                ] as const)),
            ...(await followedBySource(entry, (same ?? next).teamHistoryID)),
          ]
        },
      ),

    request: ({ teamHistoryID }: RosterRequest) =>
      move(
        async () => (await rosterRequests().get({ teamID: fromID, teamHistoryID }).go(strong)).data,
        async (request, kept) => {
          const { waitsFor, ...next } = {
            ...request,
            ...entryAt(kept.id, request),
            version: request.version + 1,
          }
          const partition = await queryPartition(teams().get({ teamID: next.teamID }), true)
          const there = { entries: partition.of(rosterEntries()), requests: partition.of(rosterRequests()) }
          const isOver = isRedundantRequest({ ...next, waitsFor }, there, now)
          if (isOver) await keep('roster-request', teamHistoryID, request)
          return [
            exists(kept),
            removeItem(rosterRequests(), { teamID: fromID, teamHistoryID }, request),
            [playerRequests().delete({ playerID: request.playerID, teamHistoryID })],
            [uniqueKeys().delete(requestKey(request))],
            ...(isOver ? [] : requested(next, waitsFor)),
          ]
        },
      ),
  }
}

/** The source goes on with the entry that it made of the player. */
async function followedBySource({ playerID, teamHistoryID }: RosterItem, nextID: string): Promise<Writes> {
  const { data: player } = await players().get({ playerID }).go(strong)
  if (player?.origin?.rosterEntry !== teamHistoryID) return []
  return recordWrites(playerRecord.annotate(player, { origin: { ...player.origin, rosterEntry: nextID } }))
}
