import { recordClaims } from '../claim-requests/entity.ts'
import { type ContactInvitationItem, contactInvitations, isPending } from '../contact-invitations/entity.ts'
import { finishResting, keepParts } from '../deleted-records/rest.ts'
import { type DivisionContactItem, divisionContacts } from '../division-contacts/entity.ts'
import { events, teamEvents } from '../events/entity.ts'
import { eventRecord } from '../events/record.ts'
import { childID } from '../ids.ts'
import { localID } from '../local-id.ts'
import { opportunities, teamOpportunities } from '../opportunities/entity.ts'
import { opportunityRecord } from '../opportunities/record.ts'
import { players } from '../players/entity.ts'
import { playerRecord } from '../players/record.ts'
import { recordWrites } from '../records/listed-record.ts'
import { removeItem } from '../records/version.ts'
import { hiddenRecords } from '../reports/entity.ts'
import {
  conditionCheck,
  queryPartition,
  retryOnConflict,
  transactWrite,
  versionConflict,
  type Write,
} from '../store.ts'
import { type TeamContactItem, teamContacts } from '../team-contacts/entity.ts'
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
import { transferReference } from '../team-transfers/ended.ts'
import { type TeamTransferItem, teamTransfers } from '../team-transfers/entity.ts'
import { type TeamItem, teams } from '../teams/entity.ts'
import { appointmentBy } from '../teams/managers.ts'
import { uniqueKeys } from '../unique-keys/entity.ts'
import { userReferences } from '../users/entity.ts'
import type { MergedRecordItem } from './entity.ts'
import { mergesOf } from './kept.ts'
import { movedClaim } from './move-claims.ts'
import { moveReports } from './move-reports.ts'
import { isMoot, reserveFreeKey, sameEntry } from './roster-rows.ts'

type Writes = (readonly [Write, Error?])[]
/** The team that was kept, and the merges that lead to it. */
type Kept = { team: TeamItem; merges: MergedRecordItem[] }

const strong = { consistent: true } as const

async function findKept(teamID: string): Promise<Kept | null> {
  const merges = await mergesOf('team', teamID)
  const intoID = merges.at(-1)?.intoID
  const team = intoID ? (await teams().get({ teamID: intoID }).go(strong)).data : null
  return team && { team, merges }
}

/**
 * Moves what belonged to a team that was merged into another, until none is left: each thing in a transaction of its own. What
 * the kept team has already rests with the duplicate. May be run by several at a time, and again after it ended halfway. False
 * where the team was not merged, or the kept one is gone.
 */
export async function moveChildrenOfTeam(fromID: string, now = new Date()): Promise<boolean> {
  for (;;) {
    const children = await queryPartition(teams().get({ teamID: fromID }), true)
    const kept = await findKept(fromID)
    if (!kept || children.of(teams()).length > 0) return false
    const mover = moverOf(fromID, now)
    const steps = [
      ...children.of(teamContacts()).map((it) => () => mover.contact(it)),
      ...children.of(divisionContacts()).map((it) => () => mover.divisionContact(it)),
      ...children.of(contactInvitations()).map((it) => () => mover.invitation(it)),
      ...children.of(rosterEntries()).map((it) => () => mover.entry(it)),
      ...children.of(rosterRequests()).map((it) => () => mover.request(it)),
      ...children.of(recordClaims()).map((it) => () => mover.claim(it)),
      ...children.of(teamTransfers()).map((it) => () => mover.transfer(it)),
      ...children.of(teamEvents()).map((it) => () => mover.event(it.eventID)),
      ...children.of(teamOpportunities()).map((it) => () => mover.opportunity(it.opportunityID)),
    ]
    if (steps.length === 0) {
      await moveHidden(mover)
      await moveReports('team', fromID, kept.team.teamID)
      await finishResting('team', fromID)
      return true
    }
    for (const step of steps) await step()
  }
}

type Mover = ReturnType<typeof moverOf>

function moverOf(fromID: string, now: Date) {
  /** Reads the thing as it is and writes it where it belongs now; a thing that is gone has been moved by somebody else. */
  const move = <Item>(
    read: () => Promise<{ data: Item | null }>,
    writes: (item: Item, kept: Kept) => Writes | Promise<Writes>,
  ) =>
    retryOnConflict(async () => {
      const [{ data: item }, kept] = await Promise.all([read(), findKept(fromID)])
      if (!item || !kept) return
      await transactWrite(await writes(item, kept))
    })
  const isThere = ({ team: { teamID } }: Kept) =>
    [conditionCheck(teams().get({ teamID }), 'exists'), versionConflict] as const
  const keep = (entity: string, partID: string, item: object) => keepParts('team', fromID, [{ entity, partID, item }])
  const divisionOf = (divisionID: string, { merges }: Kept) =>
    merges.reduce<string | undefined>((id, { divisions }) => id && divisions?.[id], divisionID)
  /** The id of the team, or of its division, that takes the place. */
  const placeOf = (recordID: string, kept: Kept) =>
    recordID === fromID ? kept.team.teamID : divisionOf(recordID, kept)

  return {
    contact: ({ contactID }: TeamContactItem) =>
      move(
        () => teamContacts().get({ teamID: fromID, contactID }).go(strong),
        async (contact, kept) => {
          const { teamID } = kept.team
          const { userID } = contact
          const { data: held } = await teamContacts().get({ teamID, contactID }).go(strong)
          if (held) await keep('team-contact', contactID, contact)
          return [
            isThere(kept),
            [deletion(teamContacts().delete({ teamID: fromID, contactID })), versionConflict],
            ...(held ? [] : [[teamContacts().create({ ...contact, teamID }), versionConflict] as const]),
            ...(userID ? moved(userID, 'contact', fromID, teamID) : []),
          ]
        },
      ),

    divisionContact: ({ divisionID, userID }: DivisionContactItem) =>
      move(
        () => divisionContacts().get({ teamID: fromID, divisionID, userID }).go(strong),
        async (contact, kept) => {
          const { teamID } = kept.team
          const placeID = divisionOf(divisionID, kept)
          const held =
            placeID && (await divisionContacts().get({ teamID, divisionID: placeID, userID }).go(strong)).data
          if (held || !placeID) await keep('division-contact', `${divisionID}.${userID}`, contact)
          return [
            isThere(kept),
            [deletion(divisionContacts().delete({ teamID: fromID, divisionID, userID })), versionConflict],
            ...(held || !placeID
              ? []
              : [[divisionContacts().create({ ...contact, teamID, divisionID: placeID }), versionConflict] as const]),
            ...moved(userID, 'contact', divisionID, placeID),
          ]
        },
      ),

    invitation: ({ recordID, userID }: ContactInvitationItem) =>
      move(
        () => contactInvitations().get({ teamID: fromID, recordID, userID }).go(strong),
        async (invitation, kept) => {
          const { teamID } = kept.team
          const placeID = placeOf(recordID, kept)
          const held = placeID ? await hasContact(teamID, placeID, userID) : true
          if (held) await keep('contact-invitation', `${recordID}.${userID}`, invitation)
          const isByOwner = invitation.appointment?.grantedBy === kept.team.claimedBy
          const appointment = isByOwner ? appointmentBy(kept.team) : undefined
          return [
            isThere(kept),
            [deletion(contactInvitations().delete({ teamID: fromID, recordID, userID })), versionConflict],
            ...(held
              ? []
              : [
                  [
                    contactInvitations().create({ ...invitation, teamID, recordID: placeID!, appointment }),
                    versionConflict,
                  ] as const,
                ]),
            ...(isPending(invitation) ? moved(userID, 'contactInvitation', recordID, held ? undefined : placeID) : []),
          ]
        },
      ),

    entry: ({ teamHistoryID }: RosterItem) =>
      move(
        () => rosterEntries().get({ teamID: fromID, teamHistoryID }).go(strong),
        async (entry, kept) => {
          const next = entryAt(kept.team.teamID, entry)
          const there = (await queryPartition(rosterEntries().query.byTeam({ teamID: next.teamID }), true)).of(
            rosterEntries(),
          )
          const same = sameEntry(next, there, now)
          if (same) await keep('roster-entry', teamHistoryID, entry)
          const leaving = await releaseEntryKey(entry)
          const holdsKey = leaving.length > 0 && isCurrent(next, now)
          return [
            isThere(kept),
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
        () => rosterRequests().get({ teamID: fromID, teamHistoryID }).go(strong),
        async (request, kept) => {
          const { waitsFor, ...next } = {
            ...request,
            ...entryAt(kept.team.teamID, request),
            version: request.version + 1,
          }
          const partition = await queryPartition(teams().get({ teamID: next.teamID }), true)
          const there = { entries: partition.of(rosterEntries()), requests: partition.of(rosterRequests()) }
          const isOver = isMoot({ ...next, waitsFor }, there, now)
          if (isOver) await keep('roster-request', teamHistoryID, request)
          return [
            isThere(kept),
            removeItem(rosterRequests(), { teamID: fromID, teamHistoryID }, request),
            [playerRequests().delete({ playerID: request.playerID, teamHistoryID })],
            [uniqueKeys().delete(requestKey(request))],
            ...(isOver ? [] : requested(next, waitsFor)),
          ]
        },
      ),

    claim: ({ claimID }: { claimID: string }) =>
      move(
        () => recordClaims().get({ resourceType: 'team', resourceID: fromID, claimID }).go(strong),
        (reference, kept) => {
          const { teamID: id, claimedBy } = kept.team
          return movedClaim(reference, { id, claimedBy, isThere: isThere(kept) }, kept.merges[0]!, now)
        },
      ),

    /** Its owner can offer the kept team. */
    transfer: (transfer: TeamTransferItem) =>
      transactWrite([[teamTransfers().delete({ teamID: fromID })], [transferReference(transfer).delete()]]),

    event: (eventID: string) =>
      move(
        () => events().get({ eventID }).go(strong),
        (event, kept) =>
          event.teamID === fromID
            ? [
                isThere(kept),
                ...recordWrites(eventRecord.replace(event, { teamID: kept.team.teamID }, { now, team: kept.team })),
              ]
            : [[teamEvents().delete({ teamID: fromID, eventID })]],
      ),

    opportunity: (opportunityID: string) =>
      move(
        () => opportunities().get({ opportunityID }).go(strong),
        (opportunity, kept) =>
          opportunity.teamID === fromID
            ? [
                isThere(kept),
                ...recordWrites(
                  opportunityRecord.replace(opportunity, { teamID: kept.team.teamID }, { now, team: kept.team }),
                ),
              ]
            : [[teamOpportunities().delete({ teamID: fromID, opportunityID })]],
      ),
  }
}

/** A team has no reference to its hidden events and opportunities. */
async function moveHidden(mover: Mover) {
  const { data } = await hiddenRecords().query.all({}).go({ pages: 'all', consistent: true })
  for (const { kind, recordID } of data) {
    if (kind === 'event') await mover.event(recordID)
    if (kind === 'opportunity') await mover.opportunity(recordID)
  }
}

/** Refuses to delete what somebody else has moved already. */
const deletion = (remove: Write): Write => ({
  params: () => ({ ...(remove.params() as object), ConditionExpression: 'attribute_exists(pk)' }),
})

const moved = (
  userID: string,
  kind: 'contact' | 'contactInvitation',
  fromID: string,
  intoID: string | undefined,
): [Write][] => [
  [userReferences().delete({ userID, kind, recordID: fromID })],
  ...(intoID ? [[userReferences().put({ userID, kind, recordID: intoID })] as [Write]] : []),
]

/** Whether the user is a contact there, or asked to be one. */
async function hasContact(teamID: string, recordID: string, userID: string) {
  const [{ data: contact }, { data: invitation }] = await Promise.all([
    recordID === teamID
      ? teamContacts().get({ teamID, contactID: userID }).go(strong)
      : divisionContacts().get({ teamID, divisionID: recordID, userID }).go(strong),
    contactInvitations().get({ teamID, recordID, userID }).go(strong),
  ])
  return contact !== null || invitation !== null
}

/** The entry on the other team. Its id, where the source gave it, is the one that the source would give it there. */
export function entryAt(intoID: string, entry: RosterItem): RosterItem {
  const { teamID, playerID, season, teamHistoryID, follows } = entry
  const ownOf = (id: string) => id.split('.')[1]!
  const isOfSource = ownOf(teamHistoryID) === localID('roster', playerID, teamID, season)
  return {
    ...entry,
    teamID: intoID,
    teamHistoryID: childID(intoID, isOfSource ? localID('roster', playerID, intoID, season) : ownOf(teamHistoryID)),
    ...(follows && { follows: childID(intoID, ownOf(follows)) }),
  }
}

/** The source goes on with the entry that it made of the player. */
async function followedBySource({ playerID, teamHistoryID }: RosterItem, nextID: string): Promise<Writes> {
  const { data: player } = await players().get({ playerID }).go(strong)
  if (player?.origin?.rosterEntry !== teamHistoryID) return []
  return recordWrites(playerRecord.annotate(player, { origin: { ...player.origin, rosterEntry: nextID } }))
}
