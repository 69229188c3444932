import type { EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'
import { SPORTS } from '../../values/sports.ts'

export type AgeRuleItem = EntityItem<ReturnType<typeof ageRules>>

/** How a governing body counts ages: the league age is the age on the cutoff day of the season's year or of the year before. */
// All rules.
export const ageRules = entity('age-rule', { all: ['ref#agerule', '${ageRuleID}'] }, () => ({
  ageRuleID: { type: 'string', required: true },
  version: { type: 'number', required: true },
  name: { type: 'string', required: true },
  sport: { type: SPORTS, required: true },
  cutoffMonth: { type: 'number', required: true },
  cutoffDay: { type: 'number', required: true },
  /** 0 for the season's year, -1 for the year before. */
  yearOffset: { type: 'number', required: true },
  /** URL of the published rule. */
  source: { type: 'string', required: true },
}))
