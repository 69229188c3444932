import * as v from 'valibot'
import { parse } from '../parse.ts'
import { consentOf } from './consent.ts'
import { consentVersionInput } from './validation.ts'

const argument = v.object({ guardianConsent: consentVersionInput })

/** What is kept of the version that an argument names. */
export const givenConsent = (guardianConsent: string | null | undefined, userID: string, now: Date) =>
  consentOf(parse(argument, { guardianConsent }).guardianConsent, userID, now)
