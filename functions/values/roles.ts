import { type Text, textIn } from './messages/text.ts'
import { valueTexts } from './messages/values.ts'

/** Account roles. Sign-up offers all except admin. */
export const ROLES = ['user', 'player_parent', 'coach', 'admin'] as const

export const CONTACT_ROLES = ['manager', 'coach', 'assistant', 'team_admin'] as const

const labels: Record<(typeof CONTACT_ROLES)[number], Text> = {
  manager: valueTexts.contactManager,
  coach: valueTexts.contactCoach,
  assistant: valueTexts.assistantCoach,
  team_admin: valueTexts.teamAdmin,
}
const isContactRole = (role: string): role is keyof typeof labels => Object.hasOwn(labels, role)

/** Labels for display. */
export const contactRoleLabel = (role: string) => textIn(isContactRole(role) ? labels[role] : role)
