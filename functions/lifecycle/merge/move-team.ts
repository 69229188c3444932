import { recordClaims } from '../../domain/claims/entity.ts'
import { contactInvitations, divisionContacts, teamContacts } from '../../domain/contacts/entity.ts'
import { events, teamEvents } from '../../domain/events/entity.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { mergedIntoID } from '../../domain/merges/entity.ts'
import { opportunities, teamOpportunities } from '../../domain/opportunities/entity.ts'
import { opportunityRecord } from '../../domain/opportunities/record.ts'
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
import { type TeamTransferItem, teamTransfers } from '../../domain/team-transfers/entity.ts'
import { transferReference } from '../../domain/team-transfers/service.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { creatorFor } from '../../domain/teams/managers.ts'
import { moveFollowers } from '../../domain/watches/service.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { removeItem } from '../../store/records/version.ts'
import { find, transactWrite, versionConflict } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { hiddenOfTeam } from '../hiding/hidden-of-team.ts'
import { contactMoves } from './move-team-contacts.ts'
import { type Mover, movedClaim, moverOf } from './mover.ts'
import { entryAt, entryMove, followedByPlayer, ifStillFree, isRedundantOnTeam } from './roster-rows.ts'

/** Moves the related items of a merged team. See `moveAll` of the mover. */
export async function moveChildrenOfTeam(fromID: string, now = new Date()): Promise<boolean> {
  const mover = moverOf('team', fromID, {
    get: (teamID) => teams().get({ teamID }),
    find: (teamID: string) => find(teams, { teamID }),
    isIn: (children) => children.of(teams).length > 0,
  })
  const contacts = contactMoves(mover)
  const roster = rosterMoves(mover, now)
  const others = otherMoves(mover, now)
  return mover.moveAll(
    (children) => [
      ...children.of(teamContacts).map((it) => () => contacts.contact(it)),
      ...children.of(divisionContacts).map((it) => () => contacts.divisionContact(it)),
      ...children.of(contactInvitations).map((it) => () => contacts.invitation(it)),
      ...children.of(rosterEntries).map((it) => () => roster.entry(it)),
      ...children.of(rosterRequests).map((it) => () => roster.request(it)),
      ...children.of(recordClaims).map((it) => () => others.claim(it)),
      ...children.of(teamTransfers).map((it) => () => others.transfer(it)),
      ...children.of(teamEvents).map((it) => () => others.event(it.eventID)),
      ...children.of(teamOpportunities).map((it) => () => others.opportunity(it.opportunityID)),
    ],
    async () => {
      await moveHidden(fromID, others)
      const intoID = await mergedIntoID('team', fromID)
      if (intoID) await moveFollowers(fromID, intoID)
    },
  )
}

function otherMoves({ fromID, move, exists }: Mover<TeamItem>, now: Date) {
  return {
    claim: ({ claimID }: { claimID: string }) =>
      move(
        async () => await find(recordClaims, { resourceType: 'team', resourceID: fromID, claimID }),
        (reference, kept) => {
          const { teamID: id, claimedBy } = kept.record
          return movedClaim(reference, { id, claimedBy, isThere: exists(kept) }, kept.merges[0]!, now)
        },
      ),

    /** Deletes the transfer offer. The owner can offer the kept team instead. */
    transfer: (transfer: TeamTransferItem) =>
      transactWrite([[teamTransfers().delete({ teamID: fromID })], [transferReference(transfer).delete()]]),

    event: (eventID: string) =>
      move(
        async () => await find(events, { eventID }),
        (event, kept) =>
          event.teamID === fromID
            ? [
                exists(kept),
                ...recordWrites(
                  eventRecord.replace(
                    event,
                    { teamID: kept.id, createdBy: creatorFor(kept.record, event.createdBy) },
                    { now, team: kept.record },
                  ),
                ),
              ]
            : [[teamEvents().delete({ teamID: fromID, eventID })]],
      ),

    opportunity: (opportunityID: string) =>
      move(
        async () => await find(opportunities, { opportunityID }),
        (opportunity, kept) =>
          opportunity.teamID === fromID
            ? [
                exists(kept),
                ...recordWrites(
                  opportunityRecord.replace(
                    opportunity,
                    { teamID: kept.id, createdBy: creatorFor(kept.record, opportunity.createdBy) },
                    { now, team: kept.record },
                  ),
                ),
              ]
            : [[teamOpportunities().delete({ teamID: fromID, opportunityID })]],
      ),
  }
}

async function moveHidden(fromID: string, others: ReturnType<typeof otherMoves>) {
  const hidden = await hiddenOfTeam(fromID)
  for (const { eventID } of hidden.events) await others.event(eventID)
  for (const { opportunityID } of hidden.opportunities) await others.opportunity(opportunityID)
}

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
          const { waitsFor, ...next } = { ...request, ...entryAt(kept.id, request), version: request.version + 1 }
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
