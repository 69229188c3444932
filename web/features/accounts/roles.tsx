import * as m from '../../../functions/values/messages/generated.ts'
import type { Role } from '../../api/generated.ts'
import { Badge } from '../../ui/badge.tsx'

export const ROLE_LABELS: Record<Role, string> = {
  user: m.general_user(),
  player_parent: m.player_parent(),
  coach: m.team_coach(),
  admin: m.admin(),
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
  role === 'admin' ? <Badge tone="clay">{m.admin()}</Badge> : <Badge tone="grass">{m.user()}</Badge>
