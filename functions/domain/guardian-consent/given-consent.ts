import * as v from 'valibot'
import { parse } from '../../values/parse.ts'
import { consentOf } from './consent.ts'
import { consentVersionInput } from './validation.ts'

const argument = v.object({ guardianConsent: consentVersionInput })

/** The stored confirmation for the version in an argument, or for creating or claiming the player without one. */
export const givenConsent = (guardianConsent: string | null | undefined, userID: string, now: Date) =>
  consentOf(parse(argument, { guardianConsent }).guardianConsent, userID, now)
