/** What an account may be; sign-up offers all but admin. */
export const ROLES = ['user', 'player_parent', 'coach', 'admin'] as const
