import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { notify } from '../domain/notifications/notify.ts'
import { type OpportunityItem, opportunities } from '../domain/opportunities/entity.ts'
import { opportunitySport } from '../domain/opportunities/sport.ts'
import { opportunityStatus } from '../domain/opportunities/status.ts'
import { asSentence } from '../domain/players/public-name.ts'
import { fitsPosition } from '../domain/positions/fit.ts'
import { allPositions } from '../domain/positions/positions.ts'
import { playerSports } from '../domain/roster/player-sports.ts'
import { canMessageStrangers } from '../domain/users/can-message-strangers.ts'
import type { UserItem } from '../domain/users/entity.ts'
import { directory } from '../services/directory/directory.ts'
import { formatAtVenue } from '../services/places/venue-time.ts'
import { changeLog, MAX_WRITE_DELAY } from '../store/change-log/log.ts'
import { client, tableName } from '../store/dynamo.ts'
import { itemKeys } from '../store/item-keys.ts'
import type { Listed } from '../store/read-model/query.ts'
import { find, ignoreFailedCondition } from '../store/store.ts'
import { playerAge } from '../values/age.ts'
import { DAY_SECONDS, expiresAfter } from '../values/durations.ts'
import { fitsAge, fitsSport } from '../values/eligibility.ts'
import { firstIDOf } from '../values/ids.ts'
import { CATCH_UP_MS, findUsers, forEachSequentially, writtenBefore } from './mailing.ts'

/** Maximum distance from home for an alert. */
const MAX_MILES = 75
const MAX_ALERTS_PER_DAY = 10
const NO_LIMIT = Number.MAX_SAFE_INTEGER

/** Emails the users who claimed matching players, once per newly public opportunity. */
export async function sendOpportunityAlerts(now: Date) {
  const changed = new Set<string>()
  const since = firstIDOf(now.getTime() - CATCH_UP_MS - MAX_WRITE_DELAY)
  for await (const entries of changeLog.read('opportunity', since)) {
    for (const { id } of entries.flatMap(({ changes }) => changes)) changed.add(id)
  }
  await forEachSequentially(changed, async (opportunityID) => {
    const opportunity = await find(opportunities, { opportunityID })
    if (opportunity && isAnnounceable(opportunity, now) && (await canMessageStrangers(opportunity.createdBy)))
      await announce(opportunity, now)
  })
}

const isAnnounceable = (opportunity: OpportunityItem, now: Date) =>
  !opportunity.hidden &&
  !opportunity.announcedAt &&
  opportunity.visibility === 'PUBLIC' &&
  opportunityStatus(opportunity, now) === 'OPEN'

async function announce(opportunity: OpportunityItem, now: Date) {
  const { opportunityID, title, type, startTime, timeZone, location, createdBy } = opportunity
  const namesByUser = Map.groupBy(await fittingPlayers(opportunity, now), ({ claimedBy }) => claimedBy!)
  namesByUser.delete(createdBy)
  const kind = type === 'TRYOUT' ? 'New tryout' : 'Guest player needed'
  await forEachSequentially(await findUsers(namesByUser.keys()), async (recipient) => {
    if (!(await hasRoomFor(opportunityID, recipient, now))) return
    const names = namesByUser.get(recipient.userID)!.map(({ publicName }) => publicName)
    await notify(recipient, {
      name: `announced#${opportunityID}#${recipient.userID}`,
      preference: 'opportunityAlerts',
      subject: `${kind}: ${title}`,
      paragraphs: [
        asSentence(`"${title}" might be a good fit for ${new Intl.ListFormat('en-US').format(names)}`),
        `${formatAtVenue(startTime, timeZone)}, ${location}.`,
      ],
      link: { label: 'View the opportunity', path: `/opportunities/${opportunityID}` },
    })
  })
  await opportunities()
    .patch({ opportunityID })
    .set({ announcedAt: new Date().toISOString() })
    // A concurrent edit based on an older version is retried.
    .add({ version: 1 })
    .go()
    // The opportunity may have been deleted.
    .catch(ignoreFailedCondition)
}

/** Whether the user may get another alert today. A retried email is not counted again. */
async function hasRoomFor(opportunityID: string, { userID }: UserItem, now: Date): Promise<boolean> {
  try {
    await client.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: itemKeys.alertsOfDay(userID, now),
        UpdateExpression: 'ADD opportunityIDs :ids SET expiresAt = :expiresAt',
        ConditionExpression:
          'attribute_not_exists(opportunityIDs) OR contains(opportunityIDs, :id) OR size(opportunityIDs) < :most',
        ExpressionAttributeValues: {
          ':ids': new Set([opportunityID]),
          ':id': opportunityID,
          ':most': MAX_ALERTS_PER_DAY,
          ':expiresAt': expiresAfter(2 * DAY_SECONDS, now),
        },
      }),
    )
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

/** Claimed players who live nearby and are not known to have a different age, position, or sport. */
async function fittingPlayers(opportunity: OpportunityItem, now: Date): Promise<Listed<'player'>[]> {
  const { latitude, longitude, positionsNeeded } = opportunity
  if (latitude === undefined || longitude === undefined) return []
  const near = { latitude, longitude, withinMiles: MAX_MILES }
  const [players, known, sport] = await Promise.all([
    directory().rows('player', { near, isClaimed: true, ties: { all: true }, perPage: NO_LIMIT }, writtenBefore(now)),
    allPositions(),
    opportunitySport(opportunity),
  ])
  const fitting = players.filter(
    (player) => fitsPosition(player.position, positionsNeeded, known) && fitsAge(playerAge(player, now), opportunity),
  )
  const sports = await Promise.all(fitting.map(({ id }) => playerSports(id)))
  return fitting.filter((_, i) => fitsSport(sports[i]!, sport))
}
