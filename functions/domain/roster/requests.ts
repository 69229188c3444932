import { ownedBy } from '../../store/records/owned-by.ts'
import { checkSeen, removeItem, replaceItem, type SeenVersion } from '../../store/records/version.ts'
import {
  find,
  queryPartition,
  retryOnConflict,
  transactWrite,
  versionConflict,
  type Write,
  type Writes,
} from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { parentOf } from '../../values/ids.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { consentOf, NO_PLAYER } from '../players/managed.ts'
import { endedAs } from '../registrations/roster-offer-mark.ts'
import { scheduledWork } from '../scheduled-work/entity.ts'
import { type TeamItem, teams } from '../teams/entity.ts'
import { managesTeam, touched } from '../teams/managers.ts'
import type { Caller } from '../users/entity.ts'
import {
  isCurrent,
  NO_HISTORY,
  playerHistory,
  playerRequests,
  type RosterItem,
  type RosterRequest,
  type RosterRow,
  type RosterSide,
  rosterEntries,
  rosterRequests,
} from './entity.ts'
import { endPreviousEntry, freeEntryKey, requestKey, reserveEntryKey, rosterChangeWrite } from './entry-writes.ts'

export const ALREADY_WAITING = refusalTexts.alreadyWaitingToJoin

/** An offer whose time has passed is over, even if the scheduled work has not ended it yet. */
export const isOver = ({ replyBy }: { replyBy: string }, now: Date) => replyBy <= now.toISOString()

export async function findRequest(teamHistoryID: string): Promise<RosterRequest | null> {
  const teamID = parentOf(teamHistoryID, 'Team history')
  return await find(rosterRequests, { teamID, teamHistoryID })
}

async function getRequest(teamHistoryID: string): Promise<RosterRequest> {
  const request = await findRequest(teamHistoryID)
  if (!request) throw notFound('Team history')
  return request
}

/** The pending request for the same player, team, and season. */
export async function findSameRequest(entry: RosterItem): Promise<RosterRequest | null> {
  const key = await find(uniqueKeys, requestKey(entry))
  return key && findRequest(key.owner)
}

/** The requests for another season of the entry, which end with it. */
export async function requestsFollowing({ teamID, teamHistoryID }: RosterItem): Promise<RosterRequest[]> {
  const partition = await queryPartition(rosterRequests().query.byTeam({ teamID }), true)
  return partition.of(rosterRequests).filter(({ follows }) => follows === teamHistoryID)
}

/** The writes of a new request. They fail with a version conflict if the same request or entry was made concurrently. */
export const requestWrites = async (
  entry: RosterItem & Pick<RosterRequest, 'offer'>,
  waitsFor: RosterSide,
  now: Date,
): Promise<Writes> => [
  [uniqueKeys().create({ ...requestKey(entry), owner: entry.teamHistoryID }), versionConflict],
  await freeEntryKey(entry, now),
  [rosterRequests().create({ ...entry, waitsFor })],
  [playerRequests().create({ ...entry, waitsFor })],
]

export const closed = (request: RosterRequest): Writes => {
  const { teamID, playerID, teamHistoryID } = request
  return [
    [uniqueKeys().delete(requestKey(request))],
    removeItem(rosterRequests(), { teamID, teamHistoryID }, request),
    [playerRequests().delete({ playerID, teamHistoryID })],
  ]
}

/** `version`: the version that the caller saw, if the caller says so. */
type Acceptance = { caller: Caller; now: Date } & SeenVersion

/**
 * Makes the entry effective, for the side that was asked. The permission table checks who can accept it. If the side that asked has a new
 * owner in the meantime, the entry waits for that one.
 */
export const acceptRosterEntry = (teamHistoryID: string, { caller, now, ...seen }: Acceptance): Promise<RosterRow> =>
  retryOnConflict(async () => {
    const request = await getRequest(teamHistoryID)
    const { waitsFor: _, offer, remindedAt: __, ...asked } = request
    if (offer && isOver(offer, now)) throw conflict(refusalTexts.offerExpired)
    checkSeen(seen, request)
    const { side, player, checks } = await answeringSide(request, caller)
    const entry = { ...asked, ...consentOf(player) }
    if (side) {
      const next = { ...entry, waitsFor: side, addedBy: caller.userID, version: request.version + 1 }
      await transactWrite([...checks, replaceItem(rosterRequests(), request, next), [playerRequests().put(next)]])
      return next
    }
    await transactWrite([
      ...checks,
      ...closed(request),
      ...(isCurrent(entry, now) ? [await reserveEntryKey(entry, now)] : []),
      [rosterEntries().create(entry)],
      [playerHistory().create(entry)],
      ...(await endPreviousEntry(entry, now)),
      rosterChangeWrite('accepted', entry, now, { answeredBy: request.waitsFor, opportunityID: offer?.opportunityID }),
    ])
    return entry
  })

/** Declines a request, for the side that was asked. */
export const declineRosterEntry = (teamHistoryID: string, { caller, now }: { caller: Caller; now: Date }) =>
  retryOnConflict(async () => {
    const request = await getRequest(teamHistoryID)
    const { waitsFor: answeredBy, offer } = request
    const { checks } = await answeringSide(request, caller)
    await transactWrite([
      ...checks,
      ...closed(request),
      ...(await endedAs(request, 'DECLINED')),
      rosterChangeWrite('declined', request, now, { answeredBy, opportunityID: offer?.opportunityID }),
    ])
    return true as const
  })

/** Withdraws a request, for the side that asked. The family is notified of the end of an offer. */
export const withdrawRosterEntry = (teamHistoryID: string, changedBy: string, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const request = await getRequest(teamHistoryID)
    const opportunityID = request.offer?.opportunityID
    const noted = rosterChangeWrite('withdrawn', request, now, { changedBy, opportunityID })
    await transactWrite([...closed(request), ...(opportunityID ? [noted] : [])])
  })

/** Ends an offer that the family has not answered in time. */
export const endExpiredRequest = (teamHistoryID: string, now: Date) =>
  retryOnConflict(async () => {
    const request = await findRequest(teamHistoryID)
    if (!request) return
    await transactWrite([
      ...closed(request),
      ...(await endedAs(request, 'EXPIRED')),
      [scheduledWork().delete({ kind: 'roster-offer', recordID: teamHistoryID })],
      rosterChangeWrite('expired', request, now, { opportunityID: request.offer?.opportunityID }),
    ])
  })

/** Changes the dates, season, or division of a request. It stays pending. */
export async function changeRequest(
  before: RosterRequest,
  changes: Partial<RosterItem>,
  { checks, now }: { checks: Writes; now: Date },
): Promise<RosterRequest> {
  const next: RosterRequest = { ...before, ...changes, waitsFor: before.waitsFor, version: before.version + 1 }
  const [from, to] = [requestKey(before), requestKey(next)]
  const taken = conflict(ALREADY_WAITING)
  await transactWrite([
    ...checks,
    replaceItem(rosterRequests(), before, next),
    [playerRequests().put(next)],
    ...(from.value === to.value
      ? []
      : ([
          [uniqueKeys().delete(from)],
          [uniqueKeys().create({ ...to, owner: next.teamHistoryID }), taken],
          await freeEntryKey(next, now),
        ] as const)),
  ])
  return next
}

type Ends = { teamID: string; playerID: string }

/**
 * The side that must accept the caller's entry. The caller manages one of the sides or is an admin. A team without an owner cannot have
 * accepted.
 */
function waitsFor(team: TeamItem, player: PlayerItem, caller: Caller): RosterSide | null {
  if (caller.isAdmin) return null
  if (!managesTeam(team, caller.userID)) return 'team'
  return player.claimedBy && player.claimedBy !== caller.userID ? 'player' : null
}

/** The side that must accept the caller's entry, the team, and conditions that the team and the player's owner are unchanged. */
export async function acceptingSide(ends: Ends, caller: Caller) {
  const { team, player } = await endsOf(ends)
  await refuseOthers(player, team, caller)
  return { side: waitsFor(team, player, caller), team, player, checks: [touched(team), ownerUnchanged(player)] }
}

/** A player that a roster import created joins other teams only through those who manage its team. */
async function refuseOthers({ custodianTeamID: teamID }: PlayerItem, team: TeamItem, { userID, isAdmin }: Caller) {
  if (!teamID || teamID === team.teamID || isAdmin) return
  const custodian = await find(teams, { teamID })
  if (!custodian || !managesTeam(custodian, userID)) throw new Refusal('FORBIDDEN', NO_PLAYER)
}

/**
 * The caller's answer to a request. Refuses a caller who no longer owns the side that was asked. `side` has neither asked nor answered: its
 * owner has changed since somebody asked for it.
 */
async function answeringSide(request: RosterRequest, caller: Caller) {
  const { team, player } = await endsOf(request)
  const holds = (side: RosterSide, userID: string) =>
    side === 'team' ? managesTeam(team, userID) : player.claimedBy === userID
  const side = waitsFor(team, player, caller)
  if (side && !holds(request.waitsFor, caller.userID)) throw new Refusal('FORBIDDEN', NO_HISTORY)
  const isTeams: [Write, Error] = [ownedBy(teams().get({ teamID: team.teamID }), team.claimedBy), versionConflict]
  return {
    side: side && holds(side, request.addedBy ?? '') ? null : side,
    player,
    checks: [isTeams, ownerUnchanged(player)],
  }
}

export const ownerUnchanged = ({ playerID, claimedBy }: PlayerItem): [Write, Error] => [
  ownedBy(players().get({ playerID }), claimedBy),
  versionConflict,
]

async function endsOf({ teamID, playerID }: Ends) {
  const [team, player] = await Promise.all([find(teams, { teamID }), find(players, { playerID })])
  if (!team) throw notFound('Team')
  if (!player) throw notFound('Player')
  return { team, player }
}
