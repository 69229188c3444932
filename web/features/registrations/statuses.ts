import * as opportunityTexts from '#messages/opportunities'
import type { RegistrationStatus } from '../../api/generated.ts'

export const statusLabels: Record<RegistrationStatus, string> = {
  PENDING: opportunityTexts.pending,
  APPROVED: opportunityTexts.approved,
  REJECTED: opportunityTexts.rejected,
}

export const isStatus = (text: string): text is RegistrationStatus => Object.hasOwn(statusLabels, text)
export const statusOptions = (Object.entries(statusLabels) as [RegistrationStatus, string][]).map(([value, label]) => ({
  value,
  label,
}))
