import { type Born, seasonYear } from '../../values/age.ts'
import { badInput } from '../../values/errors.ts'
import { agesIn } from '../../values/league-age.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { SPORTS, type Sport } from '../../values/sports.ts'
import type { AgeRuleItem } from './entity.ts'
import { PUBLISHED } from './published-rules.ts'

/** The sport of each rule. It never changes. */
const sportOfRule: ReadonlyMap<string, Sport> = new Map(PUBLISHED.map(({ ageRuleID, sport }) => [ageRuleID, sport]))

export const holdsIn = (season: number, { sinceSeason }: AgeRuleItem) => sinceSeason <= season

/** What says whose rule decides: the team's body, else the sport. */
export type Played = { ageRuleID?: string | undefined; sport?: Sport | undefined }

/** The rule of the team's body, unless it is of another sport. Undefined if all rules of the sport count. */
export const bodyOf = ({ ageRuleID = '', sport }: Played) => {
  const ofRule = sportOfRule.get(ageRuleID)
  return ofRule && (!sport || sport === ofRule) ? ageRuleID : undefined
}

/** The rules by which ages count in the season: that of the team's body, else all of the sport, else all. */
export function decidingRules(rules: readonly AgeRuleItem[], played: Played, season: number): AgeRuleItem[] {
  const body = bodyOf(played)
  return rules.filter(
    (rule) => holdsIn(season, rule) && (body ? rule.ageRuleID === body : !played.sport || rule.sport === played.sport),
  )
}

/** Refuses a rule that does not exist. Blank and omitted ones are none. */
export function checkAgeRule(ageRuleID: string | undefined) {
  if (ageRuleID && !sportOfRule.has(ageRuleID)) throw badInput('ageRuleID', coachRefusalTexts.chooseOneBodies)
}

/** The seasons that have published opportunities: this one and the next two. */
const SEASONS = 3

/** In a season, the ages that a player has where one of these decides: an age rule, all rules of a sport, or all rules. */
export type SeasonAges = { season: number; decidedBy: string[]; ages: number[] }

/** What decides the ages of a listed opportunity, as `SeasonAges` names it. */
export const decidedBy = (played: Played) => bodyOf(played) ?? played.sport ?? 'any'

/** The player's ages by everything that can decide them, from the season that contains `now`. */
export function seasonAgesOf(player: Born, rules: readonly AgeRuleItem[], now: Date): SeasonAges[] {
  const deciders: Played[] = [...rules, ...SPORTS.map((sport) => ({ sport })), {}]
  const seasons = Array.from({ length: SEASONS }, (_, at) => seasonYear(now) + at)
  return seasons.flatMap((season) => {
    const found = deciders.map((played) => ({
      decidedBy: decidedBy(played),
      ages: agesIn(season, player, decidingRules(rules, played, season), now),
    }))
    const groups = Map.groupBy(found, ({ ages }) => ages.join(' '))
    return [...groups.values()].map((group) => ({
      season,
      decidedBy: group.map((it) => it.decidedBy),
      ages: group[0]!.ages,
    }))
  })
}
