import type { RegistrationStatus } from '../../api/generated.ts'

export const statusLabels: Record<RegistrationStatus, string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
}

export const isStatus = (text: string): text is RegistrationStatus => Object.hasOwn(statusLabels, text)
export const statusOptions = Object.entries(statusLabels).map(([value, label]) => ({ value, label }))
