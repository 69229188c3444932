import { recordClaims } from '../../domain/claims/entity.ts'
import { playerEvents } from '../../domain/entries/entity.ts'
import { rosterLeaves } from '../../domain/entries/roster.ts'
import { type EvaluationItem, evaluations } from '../../domain/evaluations/entity.ts'
import { evaluationRemoval } from '../../domain/evaluations/service.ts'
import { familyInvitations, invitationWrite } from '../../domain/family-invitations/entity.ts'
import { opportunities } from '../../domain/opportunities/entity.ts'
import { playerRegistrations, type RegistrationItem, registrations } from '../../domain/registrations/entity.ts'
import { countChange, scheduleOffer } from '../../domain/registrations/spots.ts'
import {
  playerHistory,
  playerRequests,
  type RosterItem,
  type RosterRequest,
  rosterEntries,
  rosterRequests,
} from '../../domain/roster/entity.ts'
import { freeEntryKey, requestKey } from '../../domain/roster/entry-writes.ts'
import { userReferences } from '../../domain/users/entity.ts'
import { removeItem, replaceItem } from '../../store/records/version.ts'
import { find, queryPartition, transactWrite, versionConflict } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { type Mover, moverOf } from './mover.ts'
import { entryMove, followedByPlayer, ifStillFree, isRedundantOnTeam } from './roster-rows.ts'
import { registrationToKeep } from './write-merge.ts'

/** Moves the related items of a merged player. See `moveAll` of the mover. */
export async function moveChildrenOfPlayer(fromID: string, now = new Date()): Promise<boolean> {
  const mover = moverOf('player', fromID, now)
  return mover.moveAll((children) => [
    ...children.of(playerHistory).map((it) => () => moveEntry(mover, it, now)),
    ...children.of(playerRequests).map((it) => () => moveRequest(mover, it, now)),
    ...children.of(playerRegistrations).map((it) => () => moveRegistration(mover, it.opportunityID)),
    ...children.of(playerEvents).map((it) => () => moveRoster(mover, it.eventID)),
    ...children.of(recordClaims).map((it) => () => mover.claim(it)),
    ...children.of(familyInvitations).map(() => () => moveInvitation(mover, now)),
  ])
}

function moveEntry({ fromID, move, exists, keep }: Mover<'player'>, mirror: RosterItem, now: Date) {
  const { teamID, teamHistoryID } = mirror
  return move(
    async () => {
      const data = await find(rosterEntries, { teamID, teamHistoryID })
      return data?.playerID === fromID ? data : 'gone'
    },
    async (entry, kept) => {
      const left = [playerHistory().delete({ playerID: fromID, teamHistoryID })] as const
      if (entry === 'gone') return [left]
      const next = { ...entry, playerID: kept.id, version: entry.version + 1 }
      const { same, released, reserved } = await entryMove(entry, next, now)
      if (same) await keep('roster-entry', teamHistoryID, entry)
      return [
        left,
        ...released,
        ...(same
          ? [
              removeItem(rosterEntries(), { teamID, teamHistoryID }, entry),
              ...followedByPlayer(kept.record, entry, same),
            ]
          : ([
              exists(kept),
              replaceItem(rosterEntries(), entry, next),
              [playerHistory().put(next)],
              ...reserved,
            ] as const)),
      ]
    },
  )
}

function moveRequest(
  { fromID, move, exists, keep }: Mover<'player'>,
  { teamID, teamHistoryID }: RosterRequest,
  now: Date,
) {
  return move(
    async () => {
      const data = await find(rosterRequests, { teamID, teamHistoryID })
      return data?.playerID === fromID ? data : 'gone'
    },
    async (request, kept) => {
      const left = [playerRequests().delete({ playerID: fromID, teamHistoryID })] as const
      if (request === 'gone') return [left]
      const next = { ...request, playerID: kept.id, version: request.version + 1 }
      const isOver = await isRedundantOnTeam(next, now)
      if (isOver) await keep('roster-request', teamHistoryID, request)
      return [
        left,
        [uniqueKeys().delete(requestKey(request))],
        ...(isOver
          ? [removeItem(rosterRequests(), { teamID, teamHistoryID }, request)]
          : ([
              exists(kept),
              replaceItem(rosterRequests(), request, next),
              [playerRequests().put(next)],
              [uniqueKeys().create({ ...requestKey(next), owner: teamHistoryID }), versionConflict],
              await ifStillFree(freeEntryKey(next, now)),
            ] as const)),
      ]
    },
  )
}

/** Evaluations move after the registration, when no new ones can be written. Until then the reference stays for a retry. */
function moveRegistration({ fromID, move, exists, keep }: Mover<'player'>, opportunityID: string) {
  return move(
    async () => (await find(registrations, { opportunityID, playerID: fromID })) ?? ('gone' as const),
    async (registration, kept) => {
      const playerID = kept.id
      if (registration === 'gone') {
        const part = evaluations().query.byOpportunity({ opportunityID, playerID: fromID })
        for (const it of (await queryPartition(part, true)).of(evaluations)) await moveEvaluation(it, playerID)
        return [[playerRegistrations().delete({ playerID: fromID, opportunityID })]]
      }
      const [existing, opportunity] = await Promise.all([
        find(registrations, { opportunityID, playerID }),
        find(opportunities, { opportunityID }),
      ])
      const stays = existing ? registrationToKeep(existing, registration) : registration
      const goes = stays === registration ? existing : registration
      if (goes) await keep('registration', opportunityID, { ...goes, playerID: fromID })
      const next: RegistrationItem = {
        ...stays,
        playerID,
        version: Math.max(registration.version, existing?.version ?? 0) + 1,
        ...(existing && bothFees(existing, registration)),
      }
      return [
        removeItem(registrations(), { opportunityID, playerID: fromID }, registration),
        [registrationOf(registration, 'delete')],
        ...scheduleOffer(registration, null),
        ...(existing ? [] : [exists(kept)]),
        existing
          ? replaceItem(registrations(), existing, next)
          : ([registrations().create(next), versionConflict] as const),
        [playerRegistrations().put({ playerID, opportunityID })],
        ...(existing && existing.registeredBy !== next.registeredBy
          ? [[registrationOf(existing, 'delete')] as const]
          : []),
        [registrationOf(next, 'put')],
        ...scheduleOffer(existing, next),
        ...(goes && opportunity ? countChange(opportunity, goes, null) : []),
      ]
    },
  )
}

const moveRoster = ({ fromID, move, exists }: Mover<'player'>, eventID: string) =>
  move(
    async () => eventID,
    async (_, kept) => [exists(kept), ...(await rosterLeaves(eventID, fromID, kept.record))],
  )

/** If the invitation is still pending, the family gets a link to the kept player. */
function moveInvitation({ fromID, move, exists }: Mover<'player'>, now: Date) {
  return move(
    async () => await find(familyInvitations, { playerID: fromID }),
    async (invitation, kept) => {
      const { playerID, claimedBy } = kept.record
      const { teamID, email, invitedBy } = invitation
      const existing = await find(familyInvitations, { playerID })
      const isWaiting = !existing && (!claimedBy || claimedBy === invitedBy)
      return [
        [familyInvitations().delete({ playerID: fromID })],
        ...(isWaiting ? [exists(kept), invitationWrite({ playerID, teamID, email, invitedBy }, now)] : []),
      ]
    },
  )
}

/** If the evaluator evaluated both players, keeps the later evaluation. */
async function moveEvaluation(evaluation: EvaluationItem, playerID: string) {
  const { opportunityID, userID } = evaluation
  const existing = await find(evaluations, { opportunityID, playerID, userID })
  const isLater = !existing || existing.updatedAt < evaluation.updatedAt
  await transactWrite([
    evaluationRemoval(evaluation),
    ...(isLater ? [[evaluations().put({ ...evaluation, playerID })] as const] : []),
  ])
}

const bothFees = ({ feePaidCents: one = 0 }: RegistrationItem, { feePaidCents: other = 0 }: RegistrationItem) => ({
  feePaidCents: one + other,
})

const registrationOf = ({ registeredBy: userID, opportunityID, playerID }: RegistrationItem, how: 'put' | 'delete') =>
  userReferences()[how]({ userID, kind: 'registration', recordID: `${opportunityID}.${playerID}` })
