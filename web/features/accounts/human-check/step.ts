import type { HumanCheckQuery } from '../../../api/generated.ts'
import type { HumanCheckAction } from '../queries.ts'

/** Answers the token of this round, waiting for it where it is on its way. */
export type TakeToken = () => Promise<string>

/** What each provider's step is given. */
export type StepProps = {
  check: HumanCheckQuery['humanCheck']
  action: HumanCheckAction
  /** Whether the person sees the step and takes it, or it is taken for them. */
  isShown: boolean
  /** An earlier solution of this form was used up: the person need not be asked a second time. */
  isAgain: boolean
  onReady: (take: TakeToken) => void
  onSolved: () => void
  onExpired: () => void
}
