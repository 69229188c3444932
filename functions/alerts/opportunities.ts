import { changeLog, LATENESS } from '../domain/change-log/log.ts'
import { directory } from '../domain/directory/directory.ts'
import type { Listed } from '../domain/directory/query.ts'
import { firstIDOf } from '../domain/ids.ts'
import { tell } from '../domain/mail/notice.ts'
import { type OpportunityItem, opportunities } from '../domain/opportunities/entity.ts'
import { opportunityStatus } from '../domain/opportunities/status.ts'
import { findPlace, milesBetween } from '../domain/places/us-places.ts'
import { fitsPosition } from '../domain/positions/fit.ts'
import { allPositions } from '../domain/positions/positions.ts'
import { shownAtVenue } from '../domain/venue-time.ts'
import { CATCH_UP_MS, findUsers, forEach, writtenBefore } from './mailing.ts'

/** How far from home a player is told of an opportunity. */
const MOST_MILES = 75

/** Tells those who keep a player that fits of each opportunity that has become public, once. */
export async function alertOfOpportunities(now: Date) {
  const changed = new Set<string>()
  const since = firstIDOf(now.getTime() - CATCH_UP_MS - LATENESS)
  for await (const entries of changeLog.read('opportunity', since)) {
    for (const { id } of entries.flatMap(({ changes }) => changes)) changed.add(id)
  }
  for (const opportunityID of changed) {
    const { data: opportunity } = await opportunities().get({ opportunityID }).go({ consistent: true })
    if (opportunity && isNews(opportunity, now)) await announce(opportunity, now)
  }
}

const isNews = (opportunity: OpportunityItem, now: Date) =>
  !opportunity.announcedAt && opportunity.visibility === 'PUBLIC' && opportunityStatus(opportunity, now) === 'OPEN'

async function announce(opportunity: OpportunityItem, now: Date) {
  const { opportunityID, title, type, startTime, timeZone, location, createdBy } = opportunity
  const namesByKeeper = Map.groupBy(await fittingPlayers(opportunity, now), ({ claimedBy }) => claimedBy!)
  namesByKeeper.delete(createdBy)
  const kind = type === 'TRYOUT' ? 'New tryout' : 'Guest player needed'
  await forEach(await findUsers(namesByKeeper.keys()), (keeper) => {
    const names = namesByKeeper.get(keeper.userID)!.map(({ publicName }) => publicName)
    return tell(keeper, {
      name: `announced#${opportunityID}#${keeper.userID}`,
      preference: 'opportunityAlerts',
      subject: `${kind}: ${title}`,
      paragraphs: [
        `"${title}" may be something for ${new Intl.ListFormat('en-US').format(names)}.`,
        `${shownAtVenue(startTime, timeZone)}, ${location}.`,
      ],
      link: { label: 'View the opportunity', path: `/opportunities/${opportunityID}` },
    })
  })
  await opportunities()
    .patch({ opportunityID })
    .set({ announcedAt: new Date().toISOString() })
    .go()
    .catch((error) => {
      // It was deleted meanwhile.
      if (!/conditional request failed/i.test(String(error?.message))) throw error
    })
}

/** Claimed players of its age and position in its state who live near it, as far as that is known. */
async function fittingPlayers({ state, minAge, maxAge, positionsNeeded, ...venue }: OpportunityItem, now: Date) {
  if (!state) return []
  const [players, known] = await Promise.all([
    directory().rows('player', { state, perPage: Number.MAX_SAFE_INTEGER }, writtenBefore(now)),
    allPositions(),
  ])
  const fitting: Listed<'player'>[] = []
  for (const player of players) {
    const { claimedBy, age, position } = player
    if (!claimedBy || !fitsPosition(position, positionsNeeded, known)) continue
    if (age !== undefined && (age < (minAge ?? age) || age > (maxAge ?? age))) continue
    if (await livesNear(player, venue)) fitting.push(player)
  }
  return fitting
}

async function livesNear(
  { locationCity, state }: Listed<'player'>,
  { latitude, longitude }: Pick<OpportunityItem, 'latitude' | 'longitude'>,
) {
  if (latitude === undefined || longitude === undefined || !locationCity || !state) return true
  const home = await findPlace(locationCity, state)
  return !home || milesBetween(home, { latitude, longitude }) <= MOST_MILES
}
