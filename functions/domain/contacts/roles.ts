export const CONTACT_ROLES = ['manager', 'coach', 'assistant', 'team_admin'] as const

const labels: Record<(typeof CONTACT_ROLES)[number], string> = {
  manager: 'Manager',
  coach: 'Coach',
  assistant: 'Assistant Coach',
  team_admin: 'Team Admin',
}

/** Labels for display. */
export const contactRoleLabel = (role: string) => labels[role as keyof typeof labels] ?? role
