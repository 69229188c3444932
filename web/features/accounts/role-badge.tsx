import * as m from '../../../functions/values/messages/generated.ts'
import type { Role } from '../../api/generated.ts'
import { Badge } from '../../ui/badge.tsx'

export const RoleBadge = ({ role }: { role: Role }) =>
  role === 'admin' ? <Badge tone="clay">{m.admin()}</Badge> : <Badge tone="grass">{m.user()}</Badge>
