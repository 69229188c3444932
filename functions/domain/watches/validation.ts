import * as v from 'valibot'
import { emailInput } from '../../values/inputs.ts'
import * as m from '../../values/messages/generated.ts'
import { inItsLanguage } from '../../values/messages/message.ts'

export const visitorInput = v.object({
  email: v.pipe(emailInput, v.nonEmpty(inItsLanguage(m.please_enter_your_email_address_refusal))),
})
