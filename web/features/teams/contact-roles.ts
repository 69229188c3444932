const labels: Record<string, string> = {
  manager: 'Manager',
  coach: 'Coach',
  assistant: 'Assistant Coach',
  team_admin: 'Team Admin',
}

export const contactRoleLabel = (role: string) => labels[role] ?? role
