import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { alerts } from './alerts.tsx'
import { Button } from './button.tsx'

type AnswerButtonsProps = {
  /** What is being answered, for screen readers. */
  subject: string
  onAnswer: (isAccepted: boolean) => Promise<unknown>
  accepted: string
  declined: string
}

/** Buttons to accept or decline a request, with a confirmation message. */
export function AnswerButtons({ subject, onAnswer, accepted, declined }: AnswerButtonsProps) {
  const [given, setGiven] = useState<boolean | null>(null)

  async function answer(isAccepted: boolean) {
    setGiven(isAccepted)
    try {
      await onAnswer(isAccepted)
      alerts.success(isAccepted ? accepted : declined)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') alerts.info('This was already answered or canceled.')
      else alerts.failed(error)
    } finally {
      setGiven(null)
    }
  }

  return (
    <>
      <Button size="small" aria-label={`Accept ${subject}`} busy={given === true} onClick={() => answer(true)}>
        Accept
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Decline ${subject}`}
        busy={given === false}
        onClick={() => answer(false)}
      >
        Decline
      </Button>
    </>
  )
}
