import { recordClaims } from '../../domain/claims/entity.ts'
import { contactInvitations, divisionContacts, teamContacts } from '../../domain/contacts/entity.ts'
import { events, teamEvents } from '../../domain/events/entity.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { mergedIntoID } from '../../domain/merges/merge-chain.ts'
import { opportunities, teamOpportunities } from '../../domain/opportunities/entity.ts'
import { opportunityRecord } from '../../domain/opportunities/record.ts'
import { rosterEntries, rosterRequests } from '../../domain/roster/entity.ts'
import { type TeamTransferItem, teamTransfers } from '../../domain/team-transfers/entity.ts'
import { transferReference } from '../../domain/team-transfers/transfer-end.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { creatorFor } from '../../domain/teams/managers.ts'
import { moveFollowers } from '../../domain/watches/followers.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { find, transactWrite } from '../../store/store.ts'
import { hiddenOfTeam } from '../hiding/hidden-of-team.ts'
import { movedClaim } from './move-claims.ts'
import { contactMoves } from './move-team-contacts.ts'
import { rosterMoves } from './move-team-roster.ts'
import { type Mover, moverOf } from './mover.ts'

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
