import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  AgeRulesDocument,
  type AgeRulesQuery,
  UpdateAgeRuleDocument,
  type UpdateAgeRuleInput,
} from '../../api/generated.ts'

export type AgeRule = AgeRulesQuery['ageRules'][number]

export const ageRulesQuery = queryOptions({
  queryKey: ['age-rules'],
  queryFn: () => query(AgeRulesDocument).then(({ ageRules }) => ageRules),
})

export const updateAgeRuleMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: UpdateAgeRuleInput) => query(UpdateAgeRuleDocument, { id, input }),
  })
