import { DeleteCommand, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { opportunities } from '../../domain/opportunities/entity.ts'
import { type PlayerItem, players } from '../../domain/players/entity.ts'
import { playerRecord } from '../../domain/players/record.ts'
import { playerRegistrations, registrations } from '../../domain/registrations/entity.ts'
import { isCurrent, playerHistory } from '../../domain/roster/entity.ts'
import { teams } from '../../domain/teams/entity.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import { userReferences, users } from '../../domain/users/entity.ts'
import { userRecord } from '../../domain/users/record.ts'
import { deleteUnchangedUser } from '../../domain/users/service.ts'
import { logFault } from '../../services/log.ts'
import { client, tableName } from '../../store/dynamo.ts'
import { itemKeys } from '../../store/item-keys.ts'
import { writeRecord } from '../../store/records/listed-record.ts'
import { replaceItem } from '../../store/records/version.ts'
import {
  ENTITY_ATTRIBUTE,
  find,
  findAll,
  type Partition,
  queryPartition,
  retryOnConflict,
  transactWrite,
} from '../../store/store.ts'
import { deleteOrAnonymizePlayer, isAnonymized, removeRegistration } from '../removal/players.ts'
import { areContactsExpired, daysBefore, monthsBefore, PERIODS } from './periods.ts'

type Item = Record<string, unknown>

/** Each check reads its record again. No-op for a record that is not due. */
const checks = new Map<string, (item: Item, now: Date) => Promise<void>>(
  Object.entries({
    player: ({ playerID, updatedAt }, now) => checkPlayer(String(playerID), String(updatedAt), now),
    registration: ({ opportunityID, playerID, createdAt }, now) =>
      checkRegistration({ opportunityID: String(opportunityID), playerID: String(playerID) }, String(createdAt), now),
    team: async ({ teamID, seasonCost }, now) => (seasonCost ? checkTeam(String(teamID), now) : undefined),
    user: ({ userID, createdAt }, now) => checkUser(String(userID), String(createdAt), now),
  }),
)

/** The key at which the last run stopped. Undefined if it reached the end of the table. */
async function lastPlace(): Promise<Item | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName(), Key: itemKeys.retention, ConsistentRead: true }),
  )
  return Item?.lastKey as Item | undefined
}

export const isUnderWay = async () => (await lastPlace()) !== undefined

type Bounds = { milliseconds?: number; pageItems?: number }

/** Well below the function's timeout. */
const MILLISECONDS = 10 * 60_000
/** About 1 MB. Without a limit, the local database reads on until the filter has matched a full page, and blocks other requests. */
const PAGE_ITEMS = 1000

/**
 * Checks each record of the table. A run that is out of time or crashes leaves the position for the next one. A record that fails is logged
 * and checked again in the next pass.
 */
export async function sweep(
  now: Date,
  { milliseconds = MILLISECONDS, pageItems = PAGE_ITEMS }: Bounds = {},
): Promise<void> {
  const end = Date.now() + milliseconds
  let ExclusiveStartKey = await lastPlace()
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: tableName(),
        FilterExpression: '#entity IN (:player, :registration, :team, :user)',
        ExpressionAttributeNames: { '#entity': ENTITY_ATTRIBUTE },
        ExpressionAttributeValues: {
          ':player': 'player',
          ':registration': 'registration',
          ':team': 'team',
          ':user': 'user',
        },
        ExclusiveStartKey,
        Limit: pageItems,
      }),
    )
    for (const item of page.Items ?? []) await check(item, now)
    ExclusiveStartKey = page.LastEvaluatedKey
    await notePlace(ExclusiveStartKey)
  } while (ExclusiveStartKey && Date.now() < end)
}

async function check(item: Item, now: Date) {
  const entity = String(item[ENTITY_ATTRIBUTE])
  try {
    await checks.get(entity)?.(item, now)
  } catch (error) {
    await logFault('The nightly check of a record failed.', { record: entity, error: error as Error })
  }
}

async function notePlace(lastKey: Item | undefined) {
  const Key = itemKeys.retention
  if (!lastKey) await client.send(new DeleteCommand({ TableName: tableName(), Key }))
  else await client.send(new PutCommand({ TableName: tableName(), Item: { ...Key, lastKey } }))
}

const { unconfirmedAccountDays, noticeDays } = PERIODS

/** Notifies the user of an account that never confirmed its email address and manages nothing, and deletes it 30 days later. */
async function checkUser(userID: string, createdAt: string, now: Date): Promise<void> {
  if (createdAt >= daysBefore(now, unconfirmedAccountDays - noticeDays)) return
  await retryOnConflict(async () => {
    const partition = await queryPartition(users().get({ userID }), true)
    const [user] = partition.of(users)
    if (!user || user.emailVerifiedAt || user.role === 'admin' || user.isBlocked) return
    if (partition.of(userReferences).length > 0) return
    if (!user.retentionNoticedAt)
      await writeRecord(userRecord.annotate(user, { retentionNoticedAt: now.toISOString() }))
    else if (user.retentionNoticedAt <= daysBefore(now, noticeDays)) await deleteUnchangedUser(user)
  })
}

const ASKED_EVERY_MONTHS = 12

/** Asks the owner whether the cost of a season is still right, a year after it was saved, and every year until it is saved again. */
async function checkTeam(teamID: string, now: Date): Promise<void> {
  const yearAgo = monthsBefore(now, ASKED_EVERY_MONTHS)
  await retryOnConflict(async () => {
    const team = await find(teams, { teamID })
    if (team?.seasonCost?.cents === undefined || !team.claimedBy) return
    if (team.seasonCost.asOf >= yearAgo || (team.seasonCostAskedAt ?? '') >= yearAgo) return
    await writeRecord(teamRecord.annotate(team, { seasonCostAskedAt: now.toISOString() }))
  })
}

type Key = { opportunityID: string; playerID: string }

/** Removes the contact details and notes of the family, and later the registration. */
async function checkRegistration(key: Key, createdAt: string, now: Date): Promise<void> {
  if (createdAt >= monthsBefore(now, PERIODS.contactDetailsMonths)) return
  const opportunity = await find(opportunities, { opportunityID: key.opportunityID })
  if (!opportunity || !areContactsExpired(opportunity, now)) return
  const { startTime, endTime = startTime } = opportunity
  if (endTime < monthsBefore(now, PERIODS.registrationMonths))
    return void (await removeRegistration(key.opportunityID, key.playerID))
  await retryOnConflict(async () => {
    const registration = await find(registrations, key)
    if (!registration) return
    const { phone, notes, rejectionReason, notSelectedNote, decidedFrom, ...silent } = registration
    if (!(phone || notes || rejectionReason || notSelectedNote || decidedFrom?.rejectionReason)) return
    await transactWrite([replaceItem(registrations(), registration, { ...silent, version: silent.version + 1 })])
  })
}

/** Notifies the owner of a profile that has been unused for a long time, and deletes it 30 days later if it is still unused. */
export async function checkPlayer(playerID: string, updatedAt: string, now: Date): Promise<void> {
  const cutoff = monthsBefore(now, PERIODS.inactivePlayerMonths)
  if (updatedAt >= cutoff) return
  await retryOnConflict(async () => {
    const partition = await queryPartition(players().get({ playerID }), true)
    const [player] = partition.of(players)
    if (!player || isOfFeed(player) || isAnonymized(player)) return
    if (await isOnOwnedRoster(partition, now)) return
    const usedAt = await lastUse(player, partition)
    if (usedAt >= cutoff) return
    const { retentionNoticedAt: noticedAt = '' } = player
    // A notice from before the last use does not count.
    if (noticedAt <= usedAt)
      return writeRecord(playerRecord.annotate(player, { retentionNoticedAt: now.toISOString() }))
    if (noticedAt > daysBefore(now, PERIODS.noticeDays)) return
    await transactWrite(await deleteOrAnonymizePlayer(player, now))
  })
}

/** Players from the governing body's feed are kept for as long as the feed lists them. */
const isOfFeed = ({ origin, createdBy }: PlayerItem) => origin !== undefined && !createdBy

/** Whether the player is on the current roster of a team with an owner. */
async function isOnOwnedRoster(partition: Partition, now: Date): Promise<boolean> {
  const current = partition.of(playerHistory).filter((entry) => isCurrent(entry, now))
  return (await findAll(teams, current)).some(({ claimedBy }) => claimedBy)
}

/** The time of the latest change, roster entry, or registration. */
async function lastUse({ playerID, updatedAt }: PlayerItem, partition: Partition): Promise<string> {
  const references = partition.of(playerRegistrations)
  const made = await Promise.all(
    references.map(({ opportunityID }) => find(registrations, { opportunityID, playerID })),
  )
  const history = partition
    .of(playerHistory)
    .flatMap(({ createdAt, startDate, endDate = '' }) => [createdAt, startDate, endDate])
  return [updatedAt, ...history, ...made.flatMap((it) => it?.createdAt ?? [])].sort().at(-1)!
}
