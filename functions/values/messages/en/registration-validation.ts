import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const feePaidRange = 'The fee paid must be from $0.00 to $10,000.00'
export const invalidTime = 'This is not a valid time'
export const alreadyStarted = 'This opportunity has already started'
export const familyMustAcceptFirst = 'The family has to accept this registration first'
export const waiverRequired = 'You must accept the waiver to register'
export const birthdayRequired = 'Enter the birthday'
export const parentEmailRequired = "Enter a parent's email address"
export const invalidPhone = 'Enter a phone number with 7 to 15 digits.'
export const phoneConsentRequired = 'Please agree that the organizer may use this number.'
export const fieldTooLong = ({ limit, what }: { limit: Value; what: Value }) =>
  select(what, {
    phone: `A phone number must be ${limit} characters or fewer`,
    reason: `A reason must be ${limit} characters or fewer`,
    other: `Notes must be ${limit} characters or fewer`,
  })
