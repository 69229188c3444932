import type { AgeRuleItem } from './entity.ts'

const APRIL_30 = { cutoffMonth: 4, cutoffDay: 30, yearOffset: 0 }
const AUGUST_31 = { cutoffMonth: 8, cutoffDay: 31, yearOffset: 0 }
const AUGUST_31_BEFORE = { cutoffMonth: 8, cutoffDay: 31, yearOffset: -1 }
const DECEMBER_31_BEFORE = { cutoffMonth: 12, cutoffDay: 31, yearOffset: -1 }

/** The rules as published by the governing bodies, used until an admin changes one. */
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
    sinceSeason: 2018,
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
    sinceSeason: 2018,
    source: 'https://www.littleleague.org/play-little-league/determine-league-age/',
  },
].map((rule) => ({ ...rule, version: 0 }) as AgeRuleItem)
