import { daysAtVenue } from '../../services/places/venue-time.ts'
import { seasonOfDay } from '../../values/league-age.ts'
import { sportOf } from '../../values/sports.ts'
import { decidingRules } from '../age-rules/deciding-rules.ts'
import type { AgeRuleItem } from '../age-rules/entity.ts'
import { allAgeRules } from '../age-rules/service.ts'
import type { TeamItem } from '../teams/entity.ts'
import { findTeam } from '../teams/managers.ts'
import type { OpportunityItem } from './entity.ts'

type Dated = Pick<OpportunityItem, 'startTime' | 'timeZone' | 'sport'>
type Body = Pick<TeamItem, 'sport' | 'ageRuleID'>

/** How ages count for an opportunity: in the season in which it takes place, by the rules of its team's body or of its sport. */
export type CountedAges = { season: number; rules: AgeRuleItem[] }

/** The season in which it takes place, at the venue. */
export const seasonOf = ({ startTime, timeZone }: Pick<Dated, 'startTime' | 'timeZone'>) =>
  seasonOfDay(daysAtVenue(startTime, undefined, timeZone).firstDay)

export function countedAges(opportunity: Dated, team: Body | null, rules: readonly AgeRuleItem[]): CountedAges {
  const season = seasonOf(opportunity)
  const played = { ageRuleID: team?.ageRuleID, sport: sportOf(opportunity.sport ?? team?.sport) }
  return { season, rules: decidingRules(rules, played, season) }
}

export async function findCountedAges(opportunity: OpportunityItem): Promise<CountedAges> {
  const [team, rules] = await Promise.all([findTeam(opportunity.teamID), allAgeRules()])
  return countedAges(opportunity, team, rules)
}
