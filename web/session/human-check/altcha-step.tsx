import * as accountTexts from '#messages/accounts'
import 'altcha/external'
import 'altcha/altcha.css'
import './altcha.css'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import { useEffect, useRef } from 'react'
import { type StepProps, unsolved } from './step.ts'

// Altcha's default build loads its worker and styles from text, which the content security policy blocks. This build does not.
// The widget falls back on these strings if it has none in the browser's languages, and it has no others.
$altcha.i18n.set('en', {
  ...$altcha.i18n.get('en'),
  label: accountTexts.imNotARobot,
  verifying: accountTexts.verifying,
  verified: accountTexts.checkVerified,
  waitAlert: accountTexts.verifyingPleaseWait,
  verificationRequired: accountTexts.verificationRequired,
  error: accountTexts.verificationFailed,
  expired: accountTexts.verificationExpired,
})
$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker())

type StateChange = CustomEvent<{ state: string; payload?: string }>

/** A proof of work that runs in the background. Starts when the user ticks the box or, if the box is hidden, when they focus the form. */
export default function AltchaStep({ check, isShown, isAgain, onReady, onSolved, onExpired }: StepProps) {
  const host = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one widget per challenge
  useEffect(() => {
    const widget = document.createElement('altcha-widget')
    widget.setAttribute('challenge', check.challenge ?? '')
    widget.setAttribute(
      'configuration',
      JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false, minDuration: 0 }),
    )
    widget.setAttribute('display', isShown ? 'standard' : 'invisible')
    widget.setAttribute('auto', isAgain ? 'onload' : isShown ? 'off' : 'onfocus')
    const loaded = new Promise((resolve) => widget.addEventListener('load', resolve, { once: true }))
    const solved = Promise.withResolvers<string>()
    solved.promise.catch(() => {})
    let state = 'unverified'
    widget.addEventListener('statechange', (event) => {
      const { detail } = event as StateChange
      state = detail.state
      if (detail.state === 'verified' && detail.payload) {
        solved.resolve(detail.payload)
        onSolved()
      }
      if (detail.state === 'error') solved.reject(unsolved())
      if (detail.state === 'expired') onExpired()
    })
    host.current!.append(widget)
    onReady(async () => {
      await loaded
      if (isShown && state === 'unverified') throw unsolved()
      if (state === 'unverified') void widget.verify()
      return solved.promise
    })
    return () => widget.remove()
  }, [])

  return <div ref={host} />
}
