import { CONTACT_ROLES, contactRoleLabel } from '../../../functions/domain/contacts/validation.ts'

export const roleOptions = CONTACT_ROLES.map((role) => ({ value: role, label: contactRoleLabel(role) }))
