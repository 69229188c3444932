import * as v from 'valibot'
import * as m from './messages/generated.ts'
import { inItsLanguage } from './messages/message.ts'
import { SPORTS } from './sports.ts'

/** '' becomes null: no sport. */
export const sportInput = v.pipe(
  v.nullable(v.picklist(['', ...SPORTS], inItsLanguage(m.choose_baseball_or_softball)), ''),
  v.transform((sport) => sport || null),
)
