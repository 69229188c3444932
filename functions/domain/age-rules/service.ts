import { checkSeen, replaceItem, type SeenVersion } from '../../store/records/version.ts'
import { queryPartition, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { type Born, seasonYear } from '../../values/age.ts'
import { ageGroupOf } from '../../values/age-groups.ts'
import { replaced } from '../../values/edits.ts'
import { badInput, notFound } from '../../values/errors.ts'
import { leagueAge } from '../../values/league-age.ts'
import { parse } from '../../values/parse.ts'
import { holdsIn } from './deciding-rules.ts'
import { type AgeRuleItem, ageRules } from './entity.ts'
import { PUBLISHED } from './published-rules.ts'
import { CUTOFF_INVALID, isDayOfYear, updateAgeRuleInput } from './validation.ts'

/** All rules, in a fixed order. The table has only the rules that an admin changed. */
export async function allAgeRules(): Promise<AgeRuleItem[]> {
  const changed = new Map((await queryPartition(ageRules().query.all({}))).of(ageRules).map((it) => [it.ageRuleID, it]))
  return PUBLISHED.map((published) => changed.get(published.ageRuleID) ?? published)
}

export const updateAgeRule = (ageRuleID: string, input: SeenVersion): Promise<AgeRuleItem> =>
  retryOnConflict(async () => {
    const parsed = parse(updateAgeRuleInput, input)
    const read = (await allAgeRules()).find((it) => it.ageRuleID === ageRuleID)
    if (!read) throw notFound('Age rule')
    checkSeen(input, read)
    const next: AgeRuleItem = {
      ...read,
      ...replaced(read, parsed, 'name', 'cutoffMonth', 'cutoffDay', 'yearOffset', 'sinceSeason', 'source'),
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
    const age = holdsIn(season, ageRule) ? leagueAge(player, ageRule, season) : undefined
    return age === undefined ? [] : [{ ageRule, seasonYear: season, age, ageGroup: ageGroupOf(age) }]
  })
}
