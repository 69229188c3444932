import { queryPartition } from '../../store/store.ts'
import { type AgeRuleItem, ageRules } from './entity.ts'

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
