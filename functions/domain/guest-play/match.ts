import { milesBetween } from '../../store/read-model/distance.ts'
import { playerAge } from '../../values/age.ts'
import { fitsAge, fitsSport } from '../../values/eligibility.ts'
import type { Sport } from '../../values/sports.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'
import type { PlayerItem } from '../players/entity.ts'
import type { PositionItem } from '../positions/entity.ts'
import { fitsPosition } from '../positions/fit.ts'

/** Maximum distance from home. The same as for watches of what fits a player. */
export const MAX_MILES = 75

type Match = { match: 'FULL' | 'POSSIBLE'; reasons: string[]; miles: number }
type Candidate = { player: PlayerItem; sports: readonly Sport[] }
type Wanted = Pick<OpportunityItem, 'minAge' | 'maxAge' | 'positionsNeeded' | 'state' | 'latitude' | 'longitude'> & {
  sport: Sport | undefined
}

/**
 * Why the player fits the opportunity, or null if not. Missing data makes it a possible match: a player whose distance is unknown counts as
 * near if the state is the same.
 */
export function matchOf(
  { player, sports }: Candidate,
  wanted: Wanted,
  known: readonly PositionItem[],
  now: Date,
): Match | null {
  const age = playerAge(player, now)
  const { position, latitude, longitude } = player
  const { minAge, maxAge, positionsNeeded, sport } = wanted
  if (!fitsAge(age, wanted) || !fitsPosition(position, positionsNeeded, known) || !fitsSport(sports, sport)) return null
  const isPlaced = latitude !== undefined && longitude !== undefined
  const miles =
    isPlaced && wanted.latitude !== undefined && wanted.longitude !== undefined
      ? milesBetween({ latitude, longitude }, { latitude: wanted.latitude, longitude: wanted.longitude })
      : null
  if (miles === null ? player.state !== wanted.state : miles > MAX_MILES) return null
  const checks: [isKnown: boolean, reason: string, missing: string][] = []
  if (minAge !== undefined || maxAge !== undefined)
    checks.push([age !== undefined, `Age ${age} is in the range`, "Age isn't on file"])
  if (positionsNeeded.length > 0) checks.push([!!position, `Plays ${position}`, "Position isn't on file"])
  if (sport) checks.push([sports.length > 0, `Plays ${sport.toLowerCase()}`, "Sport isn't on file"])
  checks.push([miles !== null, distanceText(miles ?? 0), "City isn't on file"])
  return {
    match: checks.every(([isKnown]) => isKnown) ? 'FULL' : 'POSSIBLE',
    reasons: checks.map(([isKnown, reason, missing]) => (isKnown ? reason : missing)),
    miles: miles ?? Number.POSITIVE_INFINITY,
  }
}

function distanceText(miles: number): string {
  const rounded = Math.round(miles)
  if (rounded === 0) return 'Less than a mile away'
  return rounded === 1 ? 'About a mile away' : `About ${rounded} miles away`
}
