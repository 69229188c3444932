import * as v from 'valibot'
import { blank } from '../../values/field-inputs.ts'
import { emailInput } from '../../values/inputs.ts'
import * as m from '../../values/messages/generated.ts'
import { inItsLanguage } from '../../values/messages/message.ts'

const REASON_MISSING = m.please_say_what_is_wrong
const text = (most: number) =>
  v.pipe(
    blank,
    v.trim(),
    v.maxLength(
      most,
      inItsLanguage((_, to) => m.use_limit_characters_or_fewer({ limit: most }, to)),
    ),
  )

export const reportInput = v.object({
  reason: v.pipe(text(1_000), v.nonEmpty(inItsLanguage(REASON_MISSING))),
  email: emailInput,
})
export const hideInput = v.object({ reason: v.pipe(text(500), v.nonEmpty('Please give a reason.')) })
export const resolveInput = v.object({ note: text(500) })
