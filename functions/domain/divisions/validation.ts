import * as v from 'valibot'
import { standardAgeGroup } from '../../values/age-groups.ts'
import { oneLine } from '../../values/one-line.ts'

const required = v.pipe(
  v.nullish(v.string(), ''),
  oneLine,
  v.nonEmpty('Please fill in all fields'),
  v.maxLength(40, 'A division must be 40 characters or fewer.'),
)

export const divisionInput = v.object({ division: required, ageGroup: v.pipe(required, v.transform(standardAgeGroup)) })
