import { BIRTH_WINDOWS, type Born, playerAge, seasonYear } from '../../values/age.ts'
import { ageGroupsOfDivision, agesOf } from '../../values/age-groups.ts'
import { fitsAge } from '../../values/eligibility.ts'
import { leagueAge } from '../../values/league-age.ts'
import { sportOf } from '../../values/sports.ts'
import { decidingRules } from '../age-rules/deciding-rules.ts'
import { allAgeRules } from '../age-rules/service.ts'
import type { TeamItem } from '../teams/entity.ts'

/** `tooOldBy`: the names of the rules if all of them say so, none if only the entered age does. */
type Verdict = 'fits' | 'unsure' | { tooOldBy: string[] }

/** The season's year for age rules: '2025 Fall' is the start of the 2026 season. */
function yearOf(season: string, now: Date) {
  const year = Number(/\b(20\d\d)\b/.exec(season)?.[1] ?? 0)
  if (year === 0) return seasonYear(now)
  return /fall|autumn/i.test(season) ? year + 1 : year
}

type Team = Pick<TeamItem, 'sport' | 'ageRuleID'>

/**
 * Returns a check whether players are too old for an age group of the team in a season: by the rule of its body, else by all rules of its
 * sport. The result is uncertain if the rules disagree, for a birth year alone if only some of its birthdays are too old, and at the limit
 * for an entered age (which may be a year old).
 */
export async function divisionAge(ageGroup: string, { team, season, now }: { team: Team; season: string; now: Date }) {
  const year = yearOf(season, now)
  const maxAge = ageGroupsOfDivision(ageGroup, year).flatMap(agesOf).at(-1)
  const rules = decidingRules(await allAgeRules(), { ageRuleID: team.ageRuleID, sport: sportOf(team.sport) }, year)
  return (player: Born): Verdict => {
    if (maxAge === undefined) return 'fits'
    const limits = { maxAge }
    if (player.birthYear === undefined) {
      const age = playerAge(player, now)
      if (age === undefined || fitsAge(age, limits)) return 'fits'
      return fitsAge(age - 1, limits) ? 'unsure' : { tooOldBy: [] }
    }
    const windows = player.birthWindow ? [player.birthWindow] : BIRTH_WINDOWS
    const fitting = rules.flatMap((rule) =>
      windows.map((birthWindow) => fitsAge(leagueAge({ ...player, birthWindow }, rule, year), limits)),
    )
    if (fitting.every(Boolean)) return 'fits'
    return fitting.some(Boolean) ? 'unsure' : { tooOldBy: [...new Set(rules.map(({ name }) => name))] }
  }
}
