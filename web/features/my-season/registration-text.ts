import type { Tone } from '../../ui/badge.tsx'
import type { MyRegistration } from './queries.ts'

type Registration = Pick<
  MyRegistration,
  'status' | 'waitlistPosition' | 'offerExpiresAt' | 'waitsForFamily' | 'viewerCanAccept'
> & { opportunity: Pick<MyRegistration['opportunity'], 'status'> }

type RegistrationText = {
  state: string
  tone: Tone
  /** Who must act. Undefined if nothing is pending. */
  waitsFor?: string
}

/** The state of a registration, in the family's terms. */
export function registrationText(registration: Registration): RegistrationText {
  const { status, waitlistPosition, offerExpiresAt, waitsForFamily, viewerCanAccept, opportunity } = registration
  if (opportunity.status === 'CANCELLED') return { state: 'Canceled', tone: 'neutral' }
  if (status === 'APPROVED') return { state: 'Approved', tone: 'grass' }
  if (status === 'REJECTED') return { state: 'Not selected', tone: 'danger' }
  if (offerExpiresAt) return { state: 'A spot is free', tone: 'grass', waitsFor: 'you, to take the spot' }
  if (waitsForFamily)
    return { state: 'Pending', tone: 'warn', waitsFor: viewerCanAccept ? 'you, to accept it' : 'the family' }
  if (waitlistPosition) return { state: `Waitlist, number ${waitlistPosition}`, tone: 'warn', waitsFor: 'a free spot' }
  return { state: 'Pending', tone: 'warn', waitsFor: 'the organizer' }
}
