export const CONTACT_ROLES = ['manager', 'coach', 'assistant', 'team_admin'] as const
