import type { Role } from '../../api/generated.ts'

/** The account types, as people read them. */
export const ROLE_LABELS: Record<Role, string> = {
  user: 'General User',
  player_parent: 'Player Parent',
  coach: 'Team Coach',
  admin: 'Admin',
}

/** Those that sign-up offers. */
export const SIGN_UP_ROLES = (['user', 'player_parent', 'coach'] as const).map((value) => ({
  value,
  label: ROLE_LABELS[value],
}))
