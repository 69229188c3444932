import { auditEntries } from '../../domain/audit-log/queries.ts'
import { recordClaims } from '../../domain/claims/entity.ts'
import { teamContacts } from '../../domain/contacts/entity.ts'
import { type Deleter, deletedOf, itemIn, partsOfDeleted, recordIn } from '../../domain/deleted-records/copies.ts'
import { type DeletedRecordItem, deletedRecords } from '../../domain/deleted-records/entity.ts'
import { entries, playerEvents } from '../../domain/entries/entity.ts'
import { erasures, findErasure, type Traces } from '../../domain/erasures/entity.ts'
import { events } from '../../domain/events/entity.ts'
import { mergesOf } from '../../domain/merges/entity.ts'
import { opportunities } from '../../domain/opportunities/entity.ts'
import { type PlayerItem, players } from '../../domain/players/entity.ts'
import { playerRecord } from '../../domain/players/record.ts'
import { playerGuestInvitations, playerRegistrations, registrations } from '../../domain/registrations/entity.ts'
import { playerHistory, playerRequests } from '../../domain/roster/entity.ts'
import { rememberDeleted } from '../../domain/sync/reference-entity.ts'
import { teams } from '../../domain/teams/entity.ts'
import { managersOf } from '../../domain/teams/managers.ts'
import { activeAdmins, type Caller } from '../../domain/users/entity.ts'
import type { AuditKind } from '../../store/audit-log/audited.ts'
import { itemKey } from '../../store/entity.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { batchGet, queryPartition, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { DAY_MS, DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { conflict, notFound } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'

/** How long the family can see that it is finished. The audit log keeps the receipt longer. */
const SHOWN_DAYS = 30
/** Backups of the table end by then. */
const BACKUP_DAYS = 35

/**
 * Deletes the player, or its copy, so that it cannot be restored. The stream consumer removes everything else that names the player. While a
 * claim of the player waits for review, only admins may do this.
 */
export const erasePlayer = (playerID: string, { userID, isAdmin, now }: Deleter) =>
  retryOnConflict(async () => {
    const partition = isID(playerID) ? await queryPartition(players().get({ playerID }), true) : null
    const [player] = partition?.of(players) ?? []
    const copies = partition ? await copiesOf(playerID) : []
    const copy = copies.find(({ recordID }) => recordID === playerID)
    if (!player && !copy) throw notFound('Player')
    if (!isAdmin) {
      if ((player ? player.claimedBy : copy?.ownerID) !== userID) throw notFound('Player')
      const parts = copy ? await partsOfDeleted('player', playerID) : []
      if (partition!.of(recordClaims).length > 0 || parts.some(({ entity }) => entity === 'claim')) throw UNDER_REVIEW
    }
    if (copies.some(({ isComplete }) => !isComplete)) throw conflict(coachRefusalTexts.stillBeingDeleted)
    await transactWrite([
      ...(player
        ? [...recordWrites(playerRecord.remove(player)), ...rememberDeleted('players', playerID, player.origin)]
        : []),
      // Nothing can be restored from now on.
      ...copies.map(
        ({ recordID, deletedAt }) =>
          [
            deletedRecords()
              .delete({ kind: 'player', recordID })
              .where((held, { eq }) => eq(held.deletedAt, deletedAt)),
            versionConflict,
          ] as const,
      ),
      [
        erasures().put({
          playerID,
          requestedBy: userID,
          status: 'running',
          traces: await tracesOf(playerID, copies),
          startedAt: now.toISOString(),
          expiresAt: expiresAfter(SHOWN_DAYS * DAY_SECONDS, now),
        }),
      ],
    ])
    return true as const
  })

const UNDER_REVIEW = conflict(coachRefusalTexts.playerInReview)

/** The erasure, for who requested it and admins. Null for others. */
export async function erasureFor(playerID: string, { userID, isAdmin }: Caller) {
  const erasure = isID(playerID) ? await findErasure(playerID) : null
  if (!erasure || !(isAdmin || erasure.requestedBy === userID)) return null
  const { status, startedAt, finishedAt } = erasure
  const backupsEndAt = finishedAt && new Date(Date.parse(finishedAt) + BACKUP_DAYS * DAY_MS).toISOString()
  return { id: playerID, status, startedAt, finishedAt, backupsEndAt }
}

/** The references of an item to teams, opportunities, events, and people. */
const PEOPLE = ['userID', 'claimedBy', 'createdBy', 'registeredBy', 'addedBy', 'deletedBy', 'ownerID'] as const
type Found = Partial<Record<(typeof PEOPLE)[number] | 'teamID' | 'opportunityID' | 'eventID', string>>

/** Where the player may be named, from the given copies, the related items, and the audit log. */
async function tracesOf(playerID: string, copies: readonly DeletedRecordItem[]): Promise<Traces> {
  const ids = [...new Set([playerID, ...copies.map(({ recordID }) => recordID)])]
  const [partition, parts, history] = await Promise.all([
    queryPartition(players().get({ playerID }), true),
    Promise.all(ids.map((id) => partsOfDeleted('player', id))),
    Promise.all(ids.map((id) => historyOf('player', id))),
  ])
  const deleted = copies.map((copy) => recordIn<PlayerItem>(copy))
  const records = [...deleted, ...partition.of(players)]
  const found: Found[] = [
    ...[...records, ...copies, ...history.flat()],
    ...[...partition.of(playerHistory), ...partition.of(playerRequests)],
    ...[...partition.of(playerRegistrations), ...partition.of(playerGuestInvitations)],
    ...partition.of(playerEvents),
    ...parts.flat().map((part) => itemIn<Found>(part)),
  ]
  const families = peopleIn(found)
  const registered = (await Promise.all(families.map((userID) => registeredBy(userID, ids)))).flat()
  const opportunityIDs = distinct([...found.map((it) => it.opportunityID), ...registered])
  const keys = opportunityIDs.flatMap((opportunityID) => [
    itemKey(opportunities, { opportunityID }),
    itemKey(registrations, { opportunityID, playerID }),
  ])
  const eventIDs = distinct(found.map(({ eventID }) => eventID))
  const entered = await Promise.all(eventIDs.map(eventAndTeams))
  const former = await Promise.all([
    ...opportunityIDs.map((id) => historyOf('opportunity', id)),
    ...eventIDs.map((id) => historyOf('event', id)),
  ])
  const organized = [...((await batchGet(keys, true)) as Found[]), ...entered.flat(), ...former.flat()]
  const teamIDs = distinct([...found, ...organized].map(({ teamID }) => teamID))
  const people = await Promise.all(teamIDs.map(peopleOfTeam))
  const admins = await activeAdmins()
  return {
    names: distinct(records.map(({ name }) => name)),
    photoKeys: distinct(deleted.map(({ photoKey }) => photoKey)),
    ids,
    opportunityIDs,
    eventIDs,
    userIDs: distinct([...families, ...peopleIn(organized), ...people.flat(), ...admins.map(({ userID }) => userID)]),
  }
}

/** The copies of the player and of the duplicates merged into it. */
async function copiesOf(playerID: string): Promise<DeletedRecordItem[]> {
  const deleted = await deletedOf('player')
  const isOf = await Promise.all(
    deleted.map(async ({ recordID }) => {
      if (recordID === playerID) return true
      return (await mergesOf('player', recordID)).some(({ intoID }) => intoID === playerID)
    }),
  )
  return deleted.filter((_, i) => isOf[i])
}

const distinct = (ids: readonly (string | undefined)[]) => [...new Set(ids.filter((id) => id !== undefined))]
const peopleIn = (found: readonly Found[]) => distinct(found.flatMap((it) => PEOPLE.map((field) => it[field])))

/** More than a record or an account has in two years. */
const ENTRIES = 2_000

/** The people and teams in the record's audit log. */
async function historyOf(kind: AuditKind, id: string): Promise<Found[]> {
  const entries = await auditEntries({ kind, id, offset: 0, perPage: ENTRIES, isAdmin: true })
  return entries.flatMap(({ actorID, changes }) => [
    ...(actorID ? [{ userID: actorID }] : []),
    ...changes.flatMap(({ field, before, after }) => {
      const name = field.split('.').at(-1)!
      return [before, after].flatMap((value) => (value ? [{ [name]: value }] : []))
    }),
  ])
}

/** The opportunities that the user registered the player for, even if it was withdrawn. */
async function registeredBy(userID: string, playerIDs: readonly string[]) {
  const entries = await auditEntries({ actorID: userID, offset: 0, perPage: ENTRIES, isAdmin: true })
  return entries
    .filter(({ changes }) =>
      changes.some(
        ({ field, before, after }) => field === 'registration.playerID' && playerIDs.includes(before ?? after!),
      ),
    )
    .map(({ recordID }) => recordID)
}

async function eventAndTeams(eventID: string): Promise<Found[]> {
  const partition = await queryPartition(events().get({ eventID }), true)
  return [...partition.of(events), ...partition.of(entries)]
}

async function peopleOfTeam(teamID: string) {
  const partition = await queryPartition(teams().get({ teamID }), true)
  return [
    ...partition.of(teams).flatMap((team) => [team.claimedBy, ...managersOf(team)]),
    ...partition.of(teamContacts).map(({ userID }) => userID),
    ...peopleIn(await historyOf('team', teamID)),
  ]
}
