import * as v from 'valibot'
import { emailInput } from '../../values/inputs.ts'
import { contactValidationTexts } from '../../values/messages/contact-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { CONTACT_ROLES } from '../../values/roles.ts'

const SELECT_USER = inItsLanguage(contactValidationTexts.selectUser)
const role = v.picklist(CONTACT_ROLES, inItsLanguage(contactValidationTexts.selectRole))

export const contactInput = v.object({ userID: v.pipe(v.string(), v.trim(), v.nonEmpty(SELECT_USER)), role })

export const emailedContactInput = v.object({ email: v.pipe(emailInput, v.nonEmpty(SELECT_USER)), role })
