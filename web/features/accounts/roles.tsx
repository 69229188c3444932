import * as accountTexts from '#messages/accounts'
import * as shellTexts from '#messages/shell'
import type { Role } from '../../api/generated.ts'
import { Badge } from '../../ui/badge.tsx'

export const ROLE_LABELS: Record<Role, string> = {
  user: accountTexts.generalUser,
  player_parent: accountTexts.playerParent,
  coach: accountTexts.teamCoach,
  admin: shellTexts.admin,
}

type SignUpRole = Exclude<Role, 'admin'>

const DEFAULT_ROLES: [RegExp, SignUpRole][] = [
  [/^\/(teams|opportunities\/create|events\/create)\b/, 'coach'],
  [/^\/(players|opportunities)\b/, 'player_parent'],
]

/** The most common account type for sign-ups from this page. */
export const defaultRole = (pathname: string): SignUpRole =>
  DEFAULT_ROLES.find(([page]) => page.test(pathname))?.[1] ?? 'user'

export const SIGN_UP_ROLES = (['user', 'player_parent', 'coach'] as const).map((value) => ({
  value,
  label: ROLE_LABELS[value],
}))

export const RoleBadge = ({ role }: { role: Role }) =>
  role === 'admin' ? <Badge tone="clay">{shellTexts.admin}</Badge> : <Badge tone="grass">{accountTexts.user}</Badge>
