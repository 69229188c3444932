import type { Role } from '../../api/generated.ts'

export const roleLabels: Record<Role, string> = {
  user: 'User',
  player_parent: 'Player Parent',
  coach: 'Coach',
  admin: 'Admin',
}

export const roleOptions = Object.entries(roleLabels).map(([value, label]) => ({ value, label }))

export const isRole = (text: string): text is Role => Object.hasOwn(roleLabels, text)
