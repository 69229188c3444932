import * as m from '../../../functions/values/messages/generated.ts'
import type { Tone } from '../../ui/badge.tsx'
import type { MyRegistration } from './queries.ts'

type Registration = Pick<
  MyRegistration,
  'status' | 'waitlistPosition' | 'offerExpiresAt' | 'waitsForFamily' | 'viewerCanAccept'
> & { opportunity: Pick<MyRegistration['opportunity'], 'status'> }

/** Who must act. */
export type Whom = 'you' | 'you to take' | 'you to accept' | 'family' | 'team' | 'organizer' | 'free spot'

type RegistrationText = {
  state: string
  tone: Tone
  /** Undefined if nothing is pending. */
  waitsFor?: Whom
}

/** The state of a registration, in the family's terms. */
export function registrationText(registration: Registration): RegistrationText {
  const { status, waitlistPosition, offerExpiresAt, waitsForFamily, viewerCanAccept, opportunity } = registration
  if (opportunity.status === 'CANCELLED') return { state: m.opportunity_canceled(), tone: 'neutral' }
  if (status === 'APPROVED') return { state: m.registration_approved(), tone: 'grass' }
  if (status === 'REJECTED') return { state: m.not_selected(), tone: 'danger' }
  if (offerExpiresAt) return { state: m.a_spot_is_free(), tone: 'grass', waitsFor: 'you to take' }
  if (waitsForFamily)
    return { state: m.registration_pending(), tone: 'warn', waitsFor: viewerCanAccept ? 'you to accept' : 'family' }
  if (waitlistPosition)
    return { state: m.waitlist_number({ position: waitlistPosition }), tone: 'warn', waitsFor: 'free spot' }
  return { state: m.registration_pending(), tone: 'warn', waitsFor: 'organizer' }
}
