import type { RegistrationItem } from '../registrations/entity.ts'

const isApproved = ({ status }: RegistrationItem) => status === 'APPROVED'

/** Of two registrations of one player, the approved one; else the one of the kept record. */
export const registrationToKeep = (held: RegistrationItem, arriving: RegistrationItem) =>
  isApproved(arriving) && !isApproved(held) ? arriving : held
