import { useState } from 'react'
import * as invitationTexts from '#messages/invitations'
import * as kitTexts from '#messages/kit'
import * as wordTexts from '#messages/words'
import { ApiError } from '../api/api-error.ts'
import { alerts } from './alerts.tsx'
import { Button } from './button.tsx'

type AnswerButtonProps = {
  label: 'Accept' | 'Decline'
  /** What is being answered, for screen readers. */
  subject: string
  /** May return another confirmation message. */
  onAnswer: () => Promise<unknown>
  /** The confirmation message. */
  done: string
}

export function AnswerButton({ label, subject, onAnswer, done }: AnswerButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const text = label === 'Accept' ? invitationTexts.accept : wordTexts.decline

  async function answer() {
    setBusy(true)
    try {
      const message = await onAnswer()
      alerts.success(typeof message === 'string' ? message : done)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') alerts.info(kitTexts.alreadyAnsweredCanceled)
      else alerts.failed(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      variant={label === 'Accept' ? 'primary' : 'secondary'}
      size="small"
      aria-label={`${text} ${subject}`}
      busy={isBusy}
      onClick={answer}
    >
      {text}
    </Button>
  )
}

type AnswerButtonsProps = Pick<AnswerButtonProps, 'subject'> & {
  onAnswer: (isAccepted: boolean) => Promise<unknown>
  accepted: string
  declined: string
}

/** Buttons to accept or decline a request, with a confirmation message. */
export const AnswerButtons = ({ subject, onAnswer, accepted, declined }: AnswerButtonsProps) => (
  <>
    <AnswerButton label="Accept" subject={subject} onAnswer={() => onAnswer(true)} done={accepted} />
    <AnswerButton label="Decline" subject={subject} onAnswer={() => onAnswer(false)} done={declined} />
  </>
)
