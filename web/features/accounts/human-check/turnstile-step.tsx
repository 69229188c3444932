import { useEffect, useRef } from 'react'
import * as m from '../../../../functions/values/messages/generated.ts'
import { ApiError } from '../../../api/api-error.ts'
import { loadScript } from './load-script.ts'
import type { StepProps } from './step.ts'

type Turnstile = {
  render: (
    element: HTMLElement,
    options: {
      sitekey: string
      action: string
      appearance: 'always' | 'interaction-only'
      callback: (token: string) => void
      'error-callback': () => void
    },
  ) => string
  remove: (id: string) => void
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
const UNSOLVED = m.please_complete_the_verification_step()

export default function TurnstileStep({ check, action, isShown, onReady, onSolved }: StepProps) {
  const host = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one widget per round
  useEffect(() => {
    const solved = Promise.withResolvers<string>()
    solved.promise.catch(() => {})
    const turnstile = () => (window as unknown as { turnstile: Turnstile }).turnstile
    let id: string | undefined
    let isGone = false
    loadScript(SCRIPT).then(() => {
      if (isGone) return
      id = turnstile().render(host.current!, {
        sitekey: check.siteKey ?? '',
        action,
        appearance: isShown ? 'always' : 'interaction-only',
        callback: (token) => {
          solved.resolve(token)
          onSolved()
        },
        'error-callback': () => solved.reject(new ApiError('BAD_USER_INPUT', UNSOLVED, { recaptchaToken: [UNSOLVED] })),
      })
    }, solved.reject)
    onReady(() => solved.promise)
    return () => {
      isGone = true
      if (id) turnstile().remove(id)
    }
  }, [])

  return <div ref={host} />
}
