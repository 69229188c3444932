import { checkSeen, replaceItem, type SeenVersion } from '../../store/records/version.ts'
import { queryPartition, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { ageOn, type Born, seasonYear } from '../../values/age.ts'
import { ageGroupOf } from '../../values/age-groups.ts'
import { replaced } from '../../values/edits.ts'
import { badInput, notFound } from '../../values/errors.ts'
import { parse } from '../../values/parse.ts'
import { type AgeRuleItem, ageRules } from './entity.ts'
import { CUTOFF_INVALID, isDayOfYear, updateAgeRuleInput } from './validation.ts'

/** The rules as published by the governing bodies, used until an admin changes one. */
const PUBLISHED: AgeRuleItem[] = [
  rule('usssa-baseball', 'USSSA', 'BASEBALL', [4, 30, 0], 'https://usssabaseball.org/rules'),
  rule(
    'little-league-baseball',
    'Little League',
    'BASEBALL',
    [8, 31, 0],
    'https://www.littleleague.org/play-little-league/determine-league-age/',
  ),
  rule('usssa-softball', 'USSSA', 'SOFTBALL', [12, 31, -1], 'https://usssafastpitch.com/rules'),
  rule(
    'little-league-softball',
    'Little League',
    'SOFTBALL',
    [12, 31, -1],
    'https://www.littleleague.org/play-little-league/determine-league-age/',
  ),
  // Since the 2024 season. Before, the cutoff was December 31.
  rule('usa-softball', 'USA Softball', 'SOFTBALL', [8, 31, -1], 'https://www.usasoftball.com/rules'),
]

function rule(
  ageRuleID: string,
  name: string,
  sport: AgeRuleItem['sport'],
  [cutoffMonth, cutoffDay, yearOffset]: [number, number, number],
  source: string,
): AgeRuleItem {
  return { ageRuleID, version: 0, name, sport, cutoffMonth, cutoffDay, yearOffset, source }
}

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
      ...replaced(read, parsed, 'name', 'cutoffMonth', 'cutoffDay', 'yearOffset', 'source'),
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
