import * as v from 'valibot'
import { idempotent } from '../../store/idempotency.ts'
import { checkSeen, removeItem, replaceItem, type SeenVersion } from '../../store/records/version.ts'
import {
  conditionCheck,
  find,
  get,
  queryPartition,
  retryOnConflict,
  transactWrite,
  type Write,
  type Writes,
} from '../../store/store.ts'
import { edited, replaced } from '../../values/edits.ts'
import { badInput, conflict, notFound, Refusal } from '../../values/errors.ts'
import { checkID, childID, parentOf } from '../../values/ids.ts'
import { emailInput } from '../../values/inputs.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { validationTexts } from '../../values/messages/validation.ts'
import { parse } from '../../values/parse.ts'
import { invitationWrite, type NewInvitation } from '../family-invitations/entity.ts'
import { players } from '../players/entity.ts'
import { consentOf } from '../players/managed.ts'
import { divisionIDOf, nameOfDivision } from '../teams/divisions.ts'
import { teams } from '../teams/entity.ts'
import type { Caller } from '../users/entity.ts'
import { type FieldChange, isCurrent, playerHistory, type RosterItem, type RosterRow, rosterEntries } from './entity.ts'
import {
  endPreviousEntry,
  entryKey,
  fieldsChanged,
  noRequest,
  releaseEntryKey,
  reserveEntryKey,
  rosterChangeWrite,
} from './entry-writes.ts'
import {
  ALREADY_WAITING,
  acceptingSide,
  acceptRosterEntry,
  changeRequest,
  closed,
  findRequest,
  findSameRequest,
  requestsFollowing,
  requestWrites,
  withdrawRosterEntry,
} from './requests.ts'
import {
  addPlayerToTeamInput,
  MAX_ROWS,
  rosterEntryDates,
  targetSeasonInput,
  updatePlayerTeamHistoryInput,
} from './validation.ts'

type Addition = { caller: Caller; input: unknown; key: string | null; now: Date }

const ADD_INSTEAD = coachRefusalTexts.addOtherPlayerInstead
/** By the side that has to accept. */
const ADD_AGAIN = { team: coachRefusalTexts.askTeamAgainInstead, player: coachRefusalTexts.addPlayerAgainInstead }
const STILL_WAITING = refusalTexts.entryStillWaiting
const ANSWER_FIRST = refusalTexts.acceptDeclineEntryFirst
/** Returns the entry, or the request for one. */
async function getRosterRow(teamHistoryID: string): Promise<RosterRow> {
  const teamID = parentOf(teamHistoryID, 'Team history')
  const entry = await find(rosterEntries, { teamID, teamHistoryID })
  const row = entry ?? (await findRequest(teamHistoryID))
  if (!row) throw notFound('Team history')
  return row
}

/**
 * Adds the player to the team's roster and the team to the player's history, atomically. If the other side must accept, creates a request.
 * If the other side has already requested the same, accepts that request.
 */
export async function addPlayerToTeam({ caller, input, key, now }: Addition): Promise<RosterRow> {
  const parsed = parse(addPlayerToTeamInput, input)
  const teamID = checkID(parsed.teamID, 'Team')
  const entry: RosterItem = {
    teamHistoryID: childID(teamID),
    teamID,
    playerID: checkID(parsed.playerID, 'Player'),
    version: 1,
    startDate: parsed.startDate,
    season: parsed.season,
    ...edited({}, parsed, 'endDate', 'division', 'ageGroup', 'jerseyNumber'),
    addedBy: caller.userID,
    createdAt: now.toISOString(),
  }
  parse(rosterEntryDates, entry)
  const request = { userID: caller.userID, operation: 'addPlayerToTeam', input, key, now }
  const team = await get(teams, { teamID })
  const divisionID = divisionIDOf(team, entry)
  const add = (guard: [Write, Error][]) => addEntry(entry, { caller, now, guard, divisionID })
  return idempotent(request, entry.teamHistoryID, add, getRosterRow)
}

type Adding = { caller: Caller; now: Date; guard?: [Write, Error][]; divisionID?: string }

/** Adds the entry or requests it, like `addPlayerToTeam`. `divisionID` is the division of the team that the entry names. */
export const addEntry = (named: RosterItem, { caller, now, guard = [], divisionID }: Adding): Promise<RosterRow> =>
  retryOnConflict(async () => {
    const { side, team, player, checks } = await acceptingSide(named, caller)
    const entry = { ...named, ...nameOfDivision(team, divisionID), ...consentOf(player) }
    const waiting = await findSameRequest(entry)
    const answersRequest = isCurrent(entry, now) && side !== waiting?.waitsFor
    if (waiting && answersRequest) return acceptRosterEntry(waiting.teamHistoryID, { caller, now })
    if (waiting && side) throw conflict(ALREADY_WAITING)
    if (side) {
      await transactWrite([...guard, ...checks, ...(await requestWrites(entry, side, now))])
      return { ...entry, waitsFor: side }
    }
    await transactWrite([
      ...guard,
      ...checks,
      ...(isCurrent(entry, now) ? [await reserveEntryKey(entry, now), noRequest(entry)] : []),
      [rosterEntries().create(entry)],
      [playerHistory().create(entry)],
      ...(await endPreviousEntry(entry, now)),
      rosterChangeWrite('added', entry, now, { changedBy: caller.userID }),
    ])
    return entry
  })

type Update = { caller: Caller; input: SeenVersion; now: Date }

/** An entry that moves to another team gets a new ID, because IDs contain the team's ID. */
export async function updatePlayerTeamHistory(
  teamHistoryID: string,
  { caller, input, now }: Update,
): Promise<RosterRow> {
  const parsed = parse(updatePlayerTeamHistoryInput, input)
  const moved = { teamID: parsed.teamID, playerID: parsed.playerID }
  const namesDivision = (parsed.division ?? parsed.ageGroup ?? parsed.teamID) !== undefined
  let divisionID: string | undefined
  return retryOnConflict(async () => {
    const { waitsFor, ...before } = await getRosterRow(teamHistoryID)
    checkSeen(input, before)
    const teamID = moved.teamID ? checkID(moved.teamID, 'Team') : before.teamID
    const after: RosterItem = {
      ...before,
      teamID,
      teamHistoryID: teamID === before.teamID ? teamHistoryID : childID(teamID),
      playerID: moved.playerID ? checkID(moved.playerID, 'Player') : before.playerID,
      version: before.version + 1,
      ...replaced(before, parsed, 'startDate', 'season'),
      ...edited(before, parsed, 'endDate', 'division', 'ageGroup', 'jerseyNumber'),
    }
    parse(rosterEntryDates, after)

    const isOtherPlayer = after.playerID !== before.playerID
    const isOtherTeam = teamID !== before.teamID
    if (waitsFor && (isOtherPlayer || isOtherTeam)) throw conflict(STILL_WAITING)
    const { side, team, player, checks } = await acceptingSide(after, caller)
    if (isOtherPlayer) Object.assign(after, consentOf(player))
    if (namesDivision) divisionID ??= divisionIDOf(team, after)
    Object.assign(after, nameOfDivision(team, divisionID))
    if (waitsFor) {
      // The side that was asked could otherwise accept something else than what the other side asked for.
      if (side && side !== waitsFor) throw conflict(ANSWER_FIRST)
      return changeRequest({ ...before, waitsFor }, after, { checks, now })
    }
    // A family that accepted a team also accepted its owner's other teams. A team accepted only this one player.
    const isOtherOwner = isOtherTeam && (await find(teams, { teamID: before.teamID }))?.claimedBy !== team.claimedBy
    const isRejoining = isCurrent(after, now) && !isCurrent(before, now)
    const inSeason = entryKey({ ...before, season: after.season })
    const isOtherSeason = isCurrent(after, now) && inSeason.value !== entryKey(before).value
    if (side && (isOtherPlayer || isOtherOwner || isRejoining || (isOtherTeam && isOtherSeason)))
      throw new Refusal('FORBIDDEN', isOtherPlayer ? ADD_INSTEAD : ADD_AGAIN[side])
    if (side && isOtherSeason) {
      // The other side agreed to one season. The entry ends when it agrees to the new one.
      const moved = { ...after, teamHistoryID: childID(teamID), follows: teamHistoryID, addedBy: caller.userID }
      if (await findSameRequest(moved)) throw conflict(ALREADY_WAITING)
      const request = { ...moved, version: 1, createdAt: now.toISOString() }
      await transactWrite([...checks, ...(await requestWrites(request, side, now))])
      return { ...request, waitsFor: side }
    }

    if (isCurrent(after, now) && (await findSameRequest(after))) throw conflict(ALREADY_WAITING)
    const reserved = isCurrent(after, now) ? [await reserveEntryKey(after, now, before), noRequest(after)] : []
    const keepsKey = reserved.length > 0 && entryKey(after).value === entryKey(before).value
    const fields = fieldsChanged(before, after)
    await transactWrite([
      ...checks,
      ...entryReplacement(before, after),
      ...reserved,
      ...(keepsKey ? [] : await releaseEntryKey(before)),
      ...noted(before, after, fields, caller.userID, now),
    ])
    return after
  })
}

/** Moving an entry to another team or player counts as leaving one roster and joining another. */
function noted(before: RosterItem, after: RosterItem, fields: FieldChange[], changedBy: string, now: Date): [Write][] {
  const isMoved = after.teamID !== before.teamID || after.playerID !== before.playerID
  if (isMoved)
    return [
      rosterChangeWrite('removed', before, now, { changedBy }),
      rosterChangeWrite('added', after, now, { changedBy }),
    ]
  return fields.length > 0 ? [rosterChangeWrite('changed', after, now, { changedBy, fields })] : []
}

type Removal = { caller: Caller; now: Date }

export async function removePlayerFromTeam(teamHistoryID: string, { caller, now }: Removal): Promise<true> {
  await retryOnConflict(async () => {
    const { waitsFor, ...entry } = await getRosterRow(teamHistoryID)
    if (waitsFor) return withdrawRosterEntry(teamHistoryID, caller.userID, now)
    const following = await requestsFollowing(entry)
    await transactWrite([
      ...following.flatMap(closed),
      removed(entry),
      [playerHistory().delete({ playerID: entry.playerID, teamHistoryID })],
      ...(await releaseEntryKey(entry)),
      rosterChangeWrite('removed', entry, now, { changedBy: caller.userID }),
    ])
  })
  return true
}

const removed = (entry: RosterItem) =>
  removeItem(rosterEntries(), { teamID: entry.teamID, teamHistoryID: entry.teamHistoryID }, entry)

/** The caller's transaction checks that the team and the player of a moved entry exist. */
function entryReplacement(before: RosterItem, after: RosterItem): Writes {
  const isMoved = after.teamID !== before.teamID
  const isOtherPlayer = after.playerID !== before.playerID
  return [
    ...(isMoved ? [removed(before), [rosterEntries().create(after)] as const] : []),
    ...(isMoved ? [] : [replaceItem(rosterEntries(), before, after)]),
    ...(isMoved || isOtherPlayer
      ? [[playerHistory().delete({ playerID: before.playerID, teamHistoryID: before.teamHistoryID })] as const]
      : []),
    [playerHistory().put(after)],
  ]
}

type Move = { entryIDs: readonly string[]; season: string; divisionID: string; caller: Caller; now: Date }

/**
 * Adds players of current entries to another season. As for new entries, the other side may have to accept. The current entry ends when the
 * new one takes effect. Players who are already in that season are skipped.
 */
export async function moveRosterToSeason(teamID: string, { entryIDs, divisionID, caller, now, ...rest }: Move) {
  const { season } = parse(targetSeasonInput, rest)
  if (entryIDs.length === 0) throw badInput('entryIDs', validationTexts.selectPlayer)
  if (entryIDs.length > MAX_ROWS) throw badInput('entryIDs', coachRefusalTexts.moveLimit(MAX_ROWS))
  const partition = await queryPartition(teams().get({ teamID }), true)
  const division = partition.of(teams)[0]?.divisions.find(({ id }) => id === divisionID)
  if (!division) throw notFound('Division')
  const movedIDs = new Set(entryIDs)
  const entries = partition.of(rosterEntries).filter((it) => movedIDs.has(it.teamHistoryID) && isCurrent(it, now))
  const moved: RosterRow[] = []
  for (const { playerID, teamHistoryID: follows, jerseyNumber } of entries) {
    const entry = {
      teamHistoryID: childID(teamID),
      teamID,
      playerID,
      version: 1,
      startDate: now.toISOString().slice(0, 10),
      division: division.division,
      ageGroup: division.ageGroup,
      season,
      jerseyNumber,
      follows,
      addedBy: caller.userID,
      createdAt: now.toISOString(),
    }
    const row = await addEntry(entry, { caller, now, divisionID }).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'CONFLICT') return null
      throw error
    })
    if (row) moved.push(row)
  }
  return moved
}

/** The caller checks that the user manages the player. Nothing changes until the family accepts. */
export async function invitePlayerFamily(
  { playerID, teamID, email, invitedBy }: NewInvitation,
  now: Date,
): Promise<true> {
  const address = parse(v.object({ email: emailInput }), { email }).email
  if (!address) throw badInput('email', coachRefusalTexts.enterFamilysEmailAddress)
  const { data: history } = await playerHistory().query.byPlayer({ playerID }).go({ consistent: true, pages: 'all' })
  if (!history.some((entry) => entry.teamID === teamID)) throw conflict(refusalTexts.notOnRoster)
  await transactWrite([
    [conditionCheck(players().get({ playerID }), 'exists'), notFound('Player')],
    invitationWrite({ playerID, teamID, email: address, invitedBy }, now),
  ])
  return true
}
