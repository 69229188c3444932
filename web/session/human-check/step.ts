import * as accountTexts from '#messages/accounts'
import { ApiError } from '../../api/api-error.ts'
import type { HumanCheckQuery } from './human-check.generated.ts'

export type HumanCheckAction = 'login' | 'forgot_password' | 'submit' | 'report'

/** Resolves to this round's token, once there is one. */
export type TakeToken = () => Promise<string>

export type StepProps = {
  check: HumanCheckQuery['humanCheck']
  action: HumanCheckAction
  /** Whether the user sees and completes the step, or it runs in the background. */
  isShown: boolean
  /** An earlier token of this form has been used, so the user need not tick the box again. */
  isAgain: boolean
  onReady: (take: TakeToken) => void
  onSolved: () => void
  onExpired: () => void
}

export const unsolved = () => {
  const message = accountTexts.completeVerification
  return new ApiError('BAD_USER_INPUT', message, { recaptchaToken: [message] })
}
