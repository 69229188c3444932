import * as m from '../../../functions/values/messages/generated.ts'
import type { RegistrationStatus } from '../../api/generated.ts'
import { Badge } from '../../ui/badge.tsx'

type RegistrationStatusBadgeProps = { status: RegistrationStatus; forFamily?: boolean }

export function RegistrationStatusBadge({ status, forFamily = false }: RegistrationStatusBadgeProps) {
  if (status === 'APPROVED') return <Badge tone="grass">{m.approved()}</Badge>
  if (status === 'REJECTED') return <Badge tone="danger">{forFamily ? m.not_selected() : m.rejected()}</Badge>
  return <Badge tone="warn">{m.pending()}</Badge>
}
