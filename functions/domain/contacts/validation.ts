import * as v from 'valibot'
import { emailInput } from '../../values/inputs.ts'
import * as m from '../../values/messages/generated.ts'
import { inItsLanguage } from '../../values/messages/message.ts'
import { CONTACT_ROLES } from '../../values/roles.ts'

const SELECT_USER = inItsLanguage(m.please_select_a_user)
const role = v.picklist(CONTACT_ROLES, inItsLanguage(m.please_select_a_role))

export const contactInput = v.object({ userID: v.pipe(v.string(), v.trim(), v.nonEmpty(SELECT_USER)), role })

export const emailedContactInput = v.object({ email: v.pipe(emailInput, v.nonEmpty(SELECT_USER)), role })
