import { CONTACT_ROLES } from '../../../functions/domain/team-contacts/validation.ts'

const labels: Record<string, string> = {
  manager: 'Manager',
  coach: 'Coach',
  assistant: 'Assistant Coach',
  team_admin: 'Team Admin',
}

export const roleLabel = (role: string) => labels[role] ?? role
export const roleOptions = CONTACT_ROLES.map((role) => ({ value: role, label: roleLabel(role) }))
