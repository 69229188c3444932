import * as m from './messages/generated.ts'
import { type Text, textIn } from './messages/message.ts'

/** Account roles. Sign-up offers all except admin. */
export const ROLES = ['user', 'player_parent', 'coach', 'admin'] as const

export const CONTACT_ROLES = ['manager', 'coach', 'assistant', 'team_admin'] as const

const labels: Record<(typeof CONTACT_ROLES)[number], Text> = {
  manager: m.contact_manager,
  coach: m.contact_coach,
  assistant: m.assistant_coach,
  team_admin: m.team_admin,
}

/** Labels for display. */
export const contactRoleLabel = (role: string) => textIn(labels[role as keyof typeof labels] ?? role)
