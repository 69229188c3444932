import type { AgeRuleItem } from './entity.ts'

const APRIL_30 = { cutoffMonth: 4, cutoffDay: 30, yearOffset: 0 }
const AUGUST_31 = { cutoffMonth: 8, cutoffDay: 31, yearOffset: 0 }
const AUGUST_31_BEFORE = { cutoffMonth: 8, cutoffDay: 31, yearOffset: -1 }
const DECEMBER_31_BEFORE = { cutoffMonth: 12, cutoffDay: 31, yearOffset: -1 }

/**
 * The rules as published by the governing bodies, used until an admin changes one. `source` is where the body publishes its rules, or an
 * article about them.
 * - Little League: https://www.littleleague.org/university/articles/determining-league-age-tee-ball/ (baseball since 2019, softball December 31
 *   or January 1), and its announcement of 2005 for softball since 2006.
 * - PGF: the article in `source` (September 1 instead of January 1).
 * - USA Softball since 2024: https://www.armstrongcooperfastpitch.org/Default.aspx?tabid=1005729, the page of a member club.
 * - USSSA, NCS, and Triple Crown softball follow what the bodies announced to their teams. No public page that states the new day and its
 *   first season was found to cite. An admin corrects a rule that a body words differently.
 */
export const PUBLISHED: AgeRuleItem[] = [
  {
    ageRuleID: 'usssa-baseball',
    name: 'USSSA',
    sport: 'BASEBALL',
    ...APRIL_30,
    sinceSeason: 2006,
    source: 'https://usssabaseball.org/rules',
  },
  {
    ageRuleID: 'little-league-baseball',
    name: 'Little League',
    sport: 'BASEBALL',
    ...AUGUST_31,
    sinceSeason: 2019,
    source: 'https://www.littleleague.org/play-little-league/determine-league-age/',
  },
  {
    ageRuleID: 'usssa-softball',
    name: 'USSSA',
    sport: 'SOFTBALL',
    ...AUGUST_31_BEFORE,
    sinceSeason: 2026,
    source: 'https://usssafastpitch.com/rules',
  },
  {
    ageRuleID: 'usa-softball',
    name: 'USA Softball',
    sport: 'SOFTBALL',
    ...AUGUST_31_BEFORE,
    sinceSeason: 2024,
    source: 'https://www.usasoftball.com/rules',
  },
  {
    ageRuleID: 'pgf-softball',
    name: 'PGF',
    sport: 'SOFTBALL',
    ...AUGUST_31_BEFORE,
    sinceSeason: 2026,
    source: 'https://extrainningsoftball.com/pgf-age-eligibility-rules',
  },
  {
    ageRuleID: 'ncs-softball',
    name: 'NCS',
    sport: 'SOFTBALL',
    ...AUGUST_31_BEFORE,
    sinceSeason: 2026,
    source: 'https://playncs.com/',
  },
  {
    ageRuleID: 'triple-crown-softball',
    name: 'Triple Crown',
    sport: 'SOFTBALL',
    ...AUGUST_31_BEFORE,
    sinceSeason: 2026,
    source: 'https://www.triplecrownfastpitch.com/',
  },
  {
    ageRuleID: 'little-league-softball',
    name: 'Little League',
    sport: 'SOFTBALL',
    ...DECEMBER_31_BEFORE,
    sinceSeason: 2006,
    source: 'https://www.littleleague.org/play-little-league/determine-league-age/',
  },
].map((rule) => ({ ...rule, version: 0 }) as AgeRuleItem)
