import type { EntityItem } from 'electrodb'
import { recordClaims } from '../../domain/claims/entity.ts'
import { contactInvitations, divisionContacts, teamContacts } from '../../domain/contacts/entity.ts'
import { type EntryItem, entries, entryID, entryRemoval, teamEntries } from '../../domain/entries/entity.ts'
import { schedules, withTeamMoved } from '../../domain/entries/schedule-entity.ts'
import { holdsSpot, isOver, takesTurn } from '../../domain/entries/spots.ts'
import { mergedIntoID } from '../../domain/merges/entity.ts'
import { players } from '../../domain/players/entity.ts'
import {
  playerHistory,
  playerRequests,
  type RosterItem,
  type RosterRequest,
  rosterEntries,
  rosterRequests,
} from '../../domain/roster/entity.ts'
import { requestKey } from '../../domain/roster/entry-writes.ts'
import { requestWrites } from '../../domain/roster/requests.ts'
import { scheduleFollowUp } from '../../domain/roster-offers/schedule.ts'
import { scheduleOfferEnd } from '../../domain/scheduled-work/entity.ts'
import { type TeamTransferItem, teamTransfers } from '../../domain/team-transfers/entity.ts'
import { transferReference } from '../../domain/team-transfers/service.ts'
import { creatorFor } from '../../domain/teams/managers.ts'
import { moveFollowers } from '../../domain/watches/service.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { removeItem, replaceItem } from '../../store/records/version.ts'
import { find, transactWrite, versionConflict, type Writes } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { findRecord, recordOf, recordsOfTeam, referenceRemoval, referredByTeam, type TeamRecord } from '../records.ts'
import { contactMoves } from './move-team-contacts.ts'
import { type Mover, moverOf } from './mover.ts'
import { entryAt, entryMove, followedByPlayer, ifStillFree, isRedundantOnTeam } from './roster-rows.ts'

/** Moves the related items of a merged team. See `moveAll` of the mover. */
export async function moveChildrenOfTeam(fromID: string, now = new Date()): Promise<boolean> {
  const mover = moverOf('team', fromID, now)
  const contacts = contactMoves(mover)
  const roster = rosterMoves(mover, now)
  return mover.moveAll(
    (children) => [
      ...children.of(teamContacts).map((it) => () => contacts.contact(it)),
      ...children.of(divisionContacts).map((it) => () => contacts.divisionContact(it)),
      ...children.of(contactInvitations).map((it) => () => contacts.invitation(it)),
      ...children.of(rosterEntries).map((it) => () => roster.entry(it)),
      ...children.of(rosterRequests).map((it) => () => roster.request(it)),
      ...children.of(recordClaims).map((it) => () => mover.claim(it)),
      ...children.of(teamEntries).map((it) => () => moveEntry(mover, it)),
      ...children.of(teamTransfers).map((it) => () => endTransfer(it)),
      ...referredByTeam(children).map((it) => () => moveRecord(mover, it, now)),
    ],
    async (children) => {
      for (const hidden of await recordsOfTeam(fromID, children)) await moveRecord(mover, hidden, now)
      const intoID = await mergedIntoID('team', fromID)
      if (intoID) await moveFollowers(fromID, intoID)
    },
  )
}

/** An event or an opportunity. If it has left the merged team, only the reference to it is deleted. */
const moveRecord = ({ fromID, move, exists }: Mover<'team'>, { kind, id }: TeamRecord, now: Date) =>
  move(
    () => findRecord(kind, id),
    (record, kept) => {
      if (record.teamID !== fromID) return [referenceRemoval({ kind, id }, fromID)]
      const { id: teamID, record: team } = kept
      const changes = { teamID, createdBy: creatorFor(team, record.createdBy) }
      return [exists(kept), ...recordWrites(recordOf(kind).replace(record, changes, { now, team }))]
    },
  )

/** If both teams have entered the division, one entry is kept with the duplicate. */
const moveEntry = ({ move, exists, keep }: Mover<'team'>, key: EntityItem<ReturnType<typeof teamEntries>>) =>
  move(
    () => find(entries, key),
    async (entry, kept) => {
      const existing = await find(entries, { ...key, teamID: kept.id })
      const isMoved = !existing || isBetter(entry, existing)
      if (existing) await keep('entry', entryID(entry), isMoved ? { ...existing, teamID: key.teamID } : entry)
      const version = Math.max(entry.version, existing?.version ?? 0) + 1
      const next = { ...entry, teamID: kept.id, version, movedFrom: undefined }
      const [, ...references] = entryRemoval(entry)
      return [
        exists(kept),
        removeItem(entries(), key, entry),
        ...references,
        ...(isMoved ? arrival(existing, next) : []),
        ...takesTurn(entry),
        ...(await moveGames(entry, kept.id)),
      ]
    },
  )

const arrival = (existing: EntryItem | null, next: EntryItem): Writes => [
  existing ? replaceItem(entries(), existing, next) : [entries().create(next), versionConflict],
  [teamEntries().put(next)],
  ...scheduleOfferEnd({ kind: 'entry-offer', recordID: entryID(next) }, undefined, next.offerExpiresAt),
]

const isBetter = (entry: EntryItem, existing: EntryItem) =>
  !holdsSpot(existing) && (holdsSpot(entry) || (isOver(existing) && !isOver(entry)))

/** The schedule of the event with the kept team in place of the merged one. */
async function moveGames({ eventID, divisionID, teamID }: EntryItem, intoID: string): Promise<Writes> {
  const schedule = await find(schedules, { eventID })
  if (!schedule?.games.some(({ teamIDs }) => teamIDs.includes(teamID))) return []
  const games = withTeamMoved(schedule.games, divisionID, teamID, intoID)
  return [replaceItem(schedules(), schedule, { ...schedule, games, version: schedule.version + 1 })]
}

/** Deletes the transfer offer. The owner can offer the kept team instead. */
const endTransfer = (transfer: TeamTransferItem) =>
  transactWrite([[teamTransfers().delete({ teamID: transfer.teamID })], [transferReference(transfer).delete()]])

/** Moves the roster entries and roster requests of a merged team. */
function rosterMoves({ fromID, move, exists, keep }: Mover<'team'>, now: Date) {
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
          const { waitsFor, ...next } = { ...request, ...entryAt(kept.id, request), version: request.version + 1 }
          const isOver = await isRedundantOnTeam({ ...next, waitsFor }, now)
          if (isOver) await keep('roster-request', teamHistoryID, request)
          return [
            exists(kept),
            removeItem(rosterRequests(), { teamID: fromID, teamHistoryID }, request),
            [playerRequests().delete({ playerID: request.playerID, teamHistoryID })],
            [uniqueKeys().delete(requestKey(request))],
            ...(isOver ? [] : await ifStillFree(requestWrites(next, waitsFor, now))),
            ...(isOver || !next.offer ? [] : scheduleFollowUp(next.teamHistoryID, next.offer.replyBy, now)),
          ]
        },
      ),
  }
}
