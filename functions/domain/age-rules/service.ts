import { ageGroupOf } from '../age-groups/age-groups.ts'
import { badInput, Refusal } from '../errors.ts'
import { parse } from '../parse.ts'
import { ageOn, seasonYear } from '../players/age.ts'
import type { PlayerItem } from '../players/entity.ts'
import { replaceItem } from '../records/version.ts'
import { queryPartition, retryOnConflict, transactWrite, versionConflict } from '../store.ts'
import { type AgeRuleItem, ageRules } from './entity.ts'
import { CUTOFF_INVALID, isDayOfYear, updateAgeRuleInput } from './validation.ts'

/** The rules as the bodies publish them, until an admin changes one. */
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
  // From the season of 2024; before it was December 31.
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

/** Every rule, in a fixed order: what an admin changed is in the table, the rest is as published. */
export async function allAgeRules(): Promise<AgeRuleItem[]> {
  const changed = new Map(
    (await queryPartition(ageRules().query.all({}))).of(ageRules()).map((it) => [it.ageRuleID, it]),
  )
  return PUBLISHED.map((published) => changed.get(published.ageRuleID) ?? published)
}

export const updateAgeRule = (ageRuleID: string, input: unknown): Promise<AgeRuleItem> =>
  retryOnConflict(async () => {
    const given = parse(updateAgeRuleInput, input)
    const read = (await allAgeRules()).find((it) => it.ageRuleID === ageRuleID)
    if (!read) throw new Refusal('NOT_FOUND', 'Age rule not found')
    const next: AgeRuleItem = {
      ...read,
      name: given.name ?? read.name,
      cutoffMonth: given.cutoffMonth ?? read.cutoffMonth,
      cutoffDay: given.cutoffDay ?? read.cutoffDay,
      yearOffset: given.yearOffset ?? read.yearOffset,
      source: given.source ?? read.source,
      version: read.version + 1,
    }
    if (!isDayOfYear(next.cutoffMonth, next.cutoffDay)) throw badInput('cutoffDay', CUTOFF_INVALID)
    await transactWrite([
      read.version === 0 ? [ageRules().create(next), versionConflict] : replaceItem(ageRules(), read, next),
    ])
    return next
  })

export type LeagueAge = { ageRule: AgeRuleItem; seasonYear: number; age: number; ageGroup?: string }

/** The player's age by each rule in the season of the day; empty where no birth year is known. */
export async function leagueAgesOf(player: PlayerItem, now: Date): Promise<LeagueAge[]> {
  if (player.birthYear === undefined) return []
  const season = seasonYear(now)
  return (await allAgeRules()).flatMap((ageRule) => {
    const { cutoffMonth, cutoffDay, yearOffset } = ageRule
    const age = ageOn(player, { year: season + yearOffset, month: cutoffMonth, day: cutoffDay })
    return age === undefined ? [] : [{ ageRule, seasonYear: season, age, ageGroup: ageGroupOf(age) }]
  })
}
