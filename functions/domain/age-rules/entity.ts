import type { EntityItem } from 'electrodb'
import { entity, required } from '../../store/entity.ts'
import { SPORTS } from '../../values/sports.ts'

export type AgeRuleItem = EntityItem<ReturnType<typeof ageRules>>

/** How a governing body counts ages: the league age is the age on the cutoff day of the season's year or of the year before. */
// All rules.
export const ageRules = entity('age-rule', { all: ['ref#agerule', '${ageRuleID}'] }, () => ({
  name: { type: 'string', required: true },
  ...required('number', 'version', 'cutoffMonth', 'cutoffDay'),
  sport: { type: SPORTS, required: true },
  /** 0 for the season's year, -1 for the year before. */
  yearOffset: { type: 'number', required: true },
  /** The first season for which the rule holds. */
  sinceSeason: { type: 'number', required: true },
  /** URL of the published rule. */
  source: { type: 'string', required: true },
}))
