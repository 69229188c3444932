import * as v from 'valibot'
import { emailInput } from '../../values/email-input.ts'

export const visitorInput = v.object({ email: v.pipe(emailInput, v.nonEmpty('Please enter your email address.')) })
