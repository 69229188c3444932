import * as v from 'valibot'
import { SPORTS } from './sports.ts'

/** '' becomes null: no sport. */
export const sportInput = v.pipe(
  v.nullable(v.picklist(['', ...SPORTS], 'Choose baseball or softball.'), ''),
  v.transform((sport) => sport || null),
)
