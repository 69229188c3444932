import { useEffect, useRef } from 'react'
import * as accountTexts from '#messages/accounts'
import { Rich } from '../../ui/rich.tsx'
import { type StepProps, unsolved } from './step.ts'

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

export function TurnstileStep({ check, action, isShown, onReady, onSolved }: StepProps) {
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
        'error-callback': () => solved.reject(unsolved()),
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

type Recaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

/** reCAPTCHA v3 scores in the background. Its terms require the two links if its badge is hidden. */
export function RecaptchaStep({ check, action, isShown, onReady }: StepProps) {
  const siteKey = check.siteKey ?? ''
  useEffect(() => {
    onReady(async () => {
      await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
      await new Promise<void>((resolve) => grecaptcha.ready(resolve))
      return grecaptcha.execute(siteKey, { action })
    })
  }, [siteKey, action, onReady])

  if (!isShown) return null
  return (
    <p className="text-sm text-soft">
      <Rich
        text={accountTexts.protectedByRecaptcha}
        privacy={(text) => <a href="https://policies.google.com/privacy">{text}</a>}
        terms={(text) => <a href="https://policies.google.com/terms">{text}</a>}
      />
    </p>
  )
}

const loaded = new Map<string, Promise<void>>()

/** Loads a provider's script once. Retries after a failure. */
function loadScript(url: string): Promise<void> {
  let script = loaded.get(url)
  if (!script) {
    script = new Promise<void>((resolve, reject) => {
      const element = document.createElement('script')
      element.src = url
      element.async = true
      element.onload = () => resolve()
      element.onerror = () => {
        loaded.delete(url)
        element.remove()
        reject(new Error(accountTexts.verificationDidNotLoad))
      }
      document.head.append(element)
    })
    loaded.set(url, script)
  }
  return script
}
