import * as v from 'valibot'
import { emailInput } from '../../values/email-input.ts'

const REASON_MISSING = 'Please say what is wrong.'
const text = (most: number) =>
  v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(most, `Use ${most} characters or fewer.`))

export const reportInput = v.object({ reason: v.pipe(text(1_000), v.nonEmpty(REASON_MISSING)), email: emailInput })
export const hideInput = v.object({ reason: v.pipe(text(500), v.nonEmpty('Please give a reason.')) })
export const resolveInput = v.object({ note: text(500) })
