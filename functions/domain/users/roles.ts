/** Account roles. Sign-up offers all except admin. */
export const ROLES = ['user', 'player_parent', 'coach', 'admin'] as const
