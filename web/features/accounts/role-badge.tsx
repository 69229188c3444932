import type { Role } from '../../api/generated.ts'
import { Badge } from '../../ui/badge.tsx'

export const RoleBadge = ({ role }: { role: Role }) =>
  role === 'admin' ? <Badge tone="clay">Admin</Badge> : <Badge tone="grass">User</Badge>
