import type { RegistrationItem } from '../../domain/registrations/entity.ts'

const isApproved = ({ status }: RegistrationItem) => status === 'APPROVED'

/** If a player has two registrations, keeps the approved one, or else the one of the kept record. */
export const registrationToKeep = (existing: RegistrationItem, arriving: RegistrationItem) =>
  isApproved(arriving) && !isApproved(existing) ? arriving : existing
