import * as v from 'valibot'
import { emailInput } from '../../values/email-input.ts'
import { CONTACT_ROLES, contactRoleLabel } from './roles.ts'

export { CONTACT_ROLES, contactRoleLabel }

const SELECT_USER = 'Please select a user'
const role = v.picklist(CONTACT_ROLES, 'Please select a role')

export const contactInput = v.object({ userID: v.pipe(v.string(), v.trim(), v.nonEmpty(SELECT_USER)), role })

export const emailedContactInput = v.object({ email: v.pipe(emailInput, v.nonEmpty(SELECT_USER)), role })
