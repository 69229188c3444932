import { milesBetween } from '../../store/read-model/distance.ts'
import { fitsSport } from '../../values/eligibility.ts'
import { agesIn, fitsSomeAge } from '../../values/league-age.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { siteTexts } from '../../values/messages/site.ts'
import type { Text } from '../../values/messages/text.ts'
import type { Sport } from '../../values/sports.ts'
import { positionsText } from '../../values/stored-words.ts'
import type { CountedAges } from '../opportunities/counted-ages.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'
import type { PlayerItem } from '../players/entity.ts'
import { fitsPosition } from '../positions/validation.ts'

/** Maximum distance from home. The same as for watches of what fits a player. */
export const MAX_MILES = 75

/** The steps in which organizers see a distance, in miles. */
const STEPS = [10, 25, 50, MAX_MILES] as const

/** `within`: the step of the distance. Infinite if it is unknown. */
type Match = { match: 'FULL' | 'POSSIBLE'; reasons: Text[]; within: number }
type Candidate = { player: PlayerItem; sports: readonly Sport[] }
type Wanted = Pick<OpportunityItem, 'minAge' | 'maxAge' | 'positionsNeeded' | 'state' | 'latitude' | 'longitude'> & {
  sport: Sport | undefined
  /** The season in which it takes place, and the rules by which its ages count. */
  countedAges: CountedAges
}

/**
 * Why the player fits the opportunity, or null if not. Missing data makes it a possible match: a player whose distance is unknown counts as
 * near if the state is the same.
 */
export function matchOf({ player, sports }: Candidate, wanted: Wanted, now: Date): Match | null {
  const { season, rules } = wanted.countedAges
  const ages = agesIn(season, player, rules, now)
  const { positions, latitude, longitude } = player
  const { minAge, maxAge, positionsNeeded, sport } = wanted
  if (!fitsSomeAge(ages, wanted) || !fitsPosition(positions, positionsNeeded) || !fitsSport(sports, sport)) return null
  const isPlaced = latitude !== undefined && longitude !== undefined
  const miles =
    isPlaced && wanted.latitude !== undefined && wanted.longitude !== undefined
      ? milesBetween({ latitude, longitude }, { latitude: wanted.latitude, longitude: wanted.longitude })
      : null
  if (miles === null ? player.state !== wanted.state : miles > MAX_MILES) return null
  const checks: [isKnown: boolean, reason: Text, missing: Text][] = []
  if (minAge !== undefined || maxAge !== undefined)
    checks.push([ages.length > 0, coachRefusalTexts.leagueAgeFits, siteTexts.ageUnknown])
  if (positionsNeeded.length > 0)
    checks.push([
      positions !== undefined,
      (locale) => coachRefusalTexts.playsWhat(positionsText(positions!, locale))(locale),
      coachRefusalTexts.positionUnknown,
    ])
  if (sport) checks.push([sports.length > 0, coachRefusalTexts.playsSport(sport), coachRefusalTexts.sportUnknown])
  const within = miles === null ? Number.POSITIVE_INFINITY : STEPS.find((step) => miles <= step)!
  checks.push([miles !== null, coachRefusalTexts.withinMiles(within), coachRefusalTexts.cityUnknown])
  return {
    match: checks.every(([isKnown]) => isKnown) ? 'FULL' : 'POSSIBLE',
    reasons: checks.map(([isKnown, reason, missing]) => (isKnown ? reason : missing)),
    within,
  }
}
