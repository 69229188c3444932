import type { RegistrationStatus } from '../../api/generated.ts'
import { Badge } from '../../ui/badge.tsx'

export function RegistrationStatusBadge({ status }: { status: RegistrationStatus }) {
  if (status === 'APPROVED') return <Badge tone="grass">Approved</Badge>
  if (status === 'REJECTED') return <Badge tone="danger">Rejected</Badge>
  return <Badge tone="warn">Pending</Badge>
}
