import type { Role } from '../../api/generated.ts'

/** The account types, as people read them. */
export const ROLE_LABELS: Record<Role, string> = {
  user: 'General User',
  player_parent: 'Player Parent',
  coach: 'Team Coach',
  admin: 'Admin',
}

type SignUpRole = Exclude<Role, 'admin'>

const USUAL_ROLES: [RegExp, SignUpRole][] = [
  [/^\/(teams|opportunities\/create|events\/create)\b/, 'coach'],
  [/^\/(players|opportunities)\b/, 'player_parent'],
]

/** The account type of most people who sign up from the page. */
export const usualRole = (pathname: string): SignUpRole =>
  USUAL_ROLES.find(([page]) => page.test(pathname))?.[1] ?? 'user'

/** Those that sign-up offers. */
export const SIGN_UP_ROLES = (['user', 'player_parent', 'coach'] as const).map((value) => ({
  value,
  label: ROLE_LABELS[value],
}))
