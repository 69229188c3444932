import * as v from 'valibot'
import { ageGroupIn, standardAgeGroup } from './age-groups.ts'
import { oneLine } from './inputs.ts'
import { inItsLanguage } from './messages/text.ts'
import { validationTexts } from './messages/validation.ts'

const text = v.pipe(
  v.nullish(v.string(), ''),
  oneLine,
  v.maxLength(40, inItsLanguage(validationTexts.teamFieldTooLong({ what: 'division', limit: 40 }))),
)

export const divisionEntries = { division: text, ageGroup: v.pipe(text, v.transform(standardAgeGroup)) }

/** Takes the age group out of a level that names it: '12U AA' is the level 'AA' of '12U'. */
export function withoutAgeGroup<Fields extends { division?: string; ageGroup?: string }>(fields: Fields): Fields {
  const named = ageGroupIn(fields.division ?? '')
  return named && (!fields.ageGroup || fields.ageGroup === named.ageGroup) ? { ...fields, ...named } : fields
}

type Division = { division: string; ageGroup: string }

export const INCOMPLETE = validationTexts.fillAllFields
export function isComplete(fields: Division) {
  const { division, ageGroup } = withoutAgeGroup(fields)
  return division !== '' && ageGroup !== ''
}

export const TWO_AGE_GROUPS = validationTexts.levelNamesAnotherAgeGroup
export const hasOneAgeGroup = (fields: Division) => !ageGroupIn(withoutAgeGroup(fields).division)

export const divisionInput = v.pipe(
  v.object(divisionEntries),
  v.check(isComplete, inItsLanguage(INCOMPLETE)),
  v.forward(v.check(hasOneAgeGroup, inItsLanguage(TWO_AGE_GROUPS)), ['division']),
  v.transform(withoutAgeGroup),
)
