import { players } from '../../domain/players/entity.ts'
import {
  playerHistory,
  playerRequests,
  type RosterItem,
  type RosterRequest,
  rosterEntries,
  rosterRequests,
} from '../../domain/roster/entity.ts'
import { requestKey } from '../../domain/roster/entry-key.ts'
import { requestWrites } from '../../domain/roster/requests.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { removeItem } from '../../store/records/version.ts'
import { find, versionConflict } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import type { Mover } from './mover.ts'
import { entryAt, entryMove, followedByPlayer, ifStillFree, isRedundantOnTeam } from './roster-rows.ts'

/** Moves the roster entries and roster requests of a merged team. */
export function rosterMoves({ fromID, move, exists, keep }: Mover<TeamItem>, now: Date) {
  return {
    entry: ({ teamHistoryID }: RosterItem) =>
      move(
        async () => await find(rosterEntries, { teamID: fromID, teamHistoryID }),
        async (entry, kept) => {
          const next = entryAt(kept.id, entry)
          const { same, released, reserved } = await entryMove(entry, next, now)
          if (same) await keep('roster-entry', teamHistoryID, entry)
          return [
            exists(kept),
            removeItem(rosterEntries(), { teamID: fromID, teamHistoryID }, entry),
            [playerHistory().delete({ playerID: entry.playerID, teamHistoryID })],
            ...released,
            ...(same
              ? []
              : ([[rosterEntries().create(next), versionConflict], [playerHistory().put(next)], ...reserved] as const)),
            ...followedByPlayer(await find(players, { playerID: entry.playerID }), entry, same ?? next),
          ]
        },
      ),

    request: ({ teamHistoryID }: RosterRequest) =>
      move(
        async () => await find(rosterRequests, { teamID: fromID, teamHistoryID }),
        async (request, kept) => {
          const { waitsFor, ...next } = {
            ...request,
            ...entryAt(kept.id, request),
            version: request.version + 1,
          }
          const isOver = await isRedundantOnTeam({ ...next, waitsFor }, now)
          if (isOver) await keep('roster-request', teamHistoryID, request)
          return [
            exists(kept),
            removeItem(rosterRequests(), { teamID: fromID, teamHistoryID }, request),
            [playerRequests().delete({ playerID: request.playerID, teamHistoryID })],
            [uniqueKeys().delete(requestKey(request))],
            ...(isOver ? [] : await ifStillFree(requestWrites(next, waitsFor, now))),
          ]
        },
      ),
  }
}
