import * as v from 'valibot'
import { CONTACT_ROLES, contactRoleLabel } from './roles.ts'

export { CONTACT_ROLES, contactRoleLabel }

export const contactInput = v.object({
  userID: v.pipe(v.string(), v.trim(), v.nonEmpty('Please select a user')),
  role: v.picklist(CONTACT_ROLES, 'Please select a role'),
})
