import * as m from '../../../functions/values/messages/generated.ts'
import type { RegistrationStatus } from '../../api/generated.ts'

export const statusLabels: Record<RegistrationStatus, string> = {
  PENDING: m.pending(),
  APPROVED: m.approved(),
  REJECTED: m.rejected(),
}

export const isStatus = (text: string): text is RegistrationStatus => Object.hasOwn(statusLabels, text)
export const statusOptions = Object.entries(statusLabels).map(([value, label]) => ({ value, label }))
