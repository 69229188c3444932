import * as m from '../../../functions/values/messages/generated.ts'
/** '8U to 14U' from the divisions' age groups, or '' without any. */
export function ageRange(ageGroups: readonly string[]) {
  const sorted = [...new Set(ageGroups)].sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || first === last) return first ?? ''
  return m.from_to({ from: first, to: last! })
}
