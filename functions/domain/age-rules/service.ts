import { checkSeen, replaceItem, type SeenVersion } from '../../store/records/version.ts'
import { retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { ageOn, type Born, seasonYear } from '../../values/age.ts'
import { ageGroupOf } from '../../values/age-groups.ts'
import { badInput, notFound } from '../../values/errors.ts'
import { parse } from '../../values/parse.ts'
import { allAgeRules } from './all.ts'
import { type AgeRuleItem, ageRules } from './entity.ts'
import { CUTOFF_INVALID, isDayOfYear, updateAgeRuleInput } from './validation.ts'

export const updateAgeRule = (ageRuleID: string, input: SeenVersion): Promise<AgeRuleItem> =>
  retryOnConflict(async () => {
    const parsed = parse(updateAgeRuleInput, input)
    const read = (await allAgeRules()).find((it) => it.ageRuleID === ageRuleID)
    if (!read) throw notFound('Age rule')
    checkSeen(input, read)
    const next: AgeRuleItem = {
      ...read,
      name: parsed.name ?? read.name,
      cutoffMonth: parsed.cutoffMonth ?? read.cutoffMonth,
      cutoffDay: parsed.cutoffDay ?? read.cutoffDay,
      yearOffset: parsed.yearOffset ?? read.yearOffset,
      source: parsed.source ?? read.source,
      version: read.version + 1,
    }
    if (!isDayOfYear(next.cutoffMonth, next.cutoffDay)) throw badInput('cutoffDay', CUTOFF_INVALID)
    await transactWrite([
      read.version === 0 ? [ageRules().create(next), versionConflict] : replaceItem(ageRules(), read, next),
    ])
    return next
  })

export type LeagueAge = { ageRule: AgeRuleItem; seasonYear: number; age: number; ageGroup?: string }

/** The player's age by each rule, in the season that contains `now`. Empty if the birth year is unknown. */
export function leagueAgesOf(player: Born, rules: readonly AgeRuleItem[], now: Date): LeagueAge[] {
  if (player.birthYear === undefined) return []
  const season = seasonYear(now)
  return rules.flatMap((ageRule) => {
    const { cutoffMonth, cutoffDay, yearOffset } = ageRule
    const age = ageOn(player, { year: season + yearOffset, month: cutoffMonth, day: cutoffDay })
    return age === undefined ? [] : [{ ageRule, seasonYear: season, age, ageGroup: ageGroupOf(age) }]
  })
}
