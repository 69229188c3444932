import type { RegistrationStatus } from '../../api/generated.ts'
import { Badge } from '../../ui/badge.tsx'

type RegistrationStatusBadgeProps = { status: RegistrationStatus; forFamily?: boolean }

export function RegistrationStatusBadge({ status, forFamily = false }: RegistrationStatusBadgeProps) {
  if (status === 'APPROVED') return <Badge tone="grass">Approved</Badge>
  if (status === 'REJECTED') return <Badge tone="danger">{forFamily ? 'Not selected' : 'Rejected'}</Badge>
  return <Badge tone="warn">Pending</Badge>
}
