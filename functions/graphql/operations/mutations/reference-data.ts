import { updateAgeRule } from '../../../domain/age-rules/service.ts'
import * as seasons from '../../../domain/seasons/service.ts'
import { admin } from '../../rules/rule.ts'
import type { Mutations } from '../operation.ts'

export const mutations = {
  updateAgeRule: { rule: admin, call: ({ id, input }) => updateAgeRule(id, input) },
  createSeason: {
    rule: admin,
    call: ({ input }, { userID, key, now }) => seasons.createSeason({ userID, input, key, now }),
  },
  updateSeason: { rule: admin, call: ({ id, input }) => seasons.updateSeason(id, input) },
  deleteSeason: { rule: admin, call: ({ id }) => seasons.deleteSeason(id) },
} satisfies Partial<Mutations>
