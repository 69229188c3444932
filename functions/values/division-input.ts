import * as v from 'valibot'
import { ageGroupIn, standardAgeGroup } from './age-groups.ts'
import { oneLine } from './inputs.ts'
import * as m from './messages/generated.ts'
import { inItsLanguage } from './messages/message.ts'

const text = v.pipe(
  v.nullish(v.string(), ''),
  oneLine,
  v.maxLength(
    40,
    inItsLanguage((_, to) => m.a_team_field_must_be_at_most({ what: 'division', limit: 40 }, to)),
  ),
)

export const divisionEntries = { division: text, ageGroup: v.pipe(text, v.transform(standardAgeGroup)) }

/** Takes the age group out of a level that names it: '12U AA' is the level 'AA' of '12U'. */
export function withoutAgeGroup<Fields extends { division?: string; ageGroup?: string }>(fields: Fields): Fields {
  const named = ageGroupIn(fields.division ?? '')
  return named && (!fields.ageGroup || fields.ageGroup === named.ageGroup) ? { ...fields, ...named } : fields
}

type Division = { division: string; ageGroup: string }

export const INCOMPLETE = m.please_fill_in_all_fields
export function isComplete(fields: Division) {
  const { division, ageGroup } = withoutAgeGroup(fields)
  return division !== '' && ageGroup !== ''
}

export const TWO_AGE_GROUPS = m.the_level_names_another_age_group
export const hasOneAgeGroup = (fields: Division) => !ageGroupIn(withoutAgeGroup(fields).division)

export const divisionInput = v.pipe(
  v.object(divisionEntries),
  v.check(isComplete, inItsLanguage(INCOMPLETE)),
  v.forward(v.check(hasOneAgeGroup, inItsLanguage(TWO_AGE_GROUPS)), ['division']),
  v.transform(withoutAgeGroup),
)
