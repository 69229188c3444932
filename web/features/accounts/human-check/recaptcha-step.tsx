import { useEffect } from 'react'
import * as m from '../../../../functions/values/messages/generated.ts'
import { Rich } from '../../../ui/rich.tsx'
import { loadScript } from './load-script.ts'
import type { StepProps } from './step.ts'

type Recaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

/** reCAPTCHA v3 scores in the background. Its terms require the two links if its badge is hidden. */
export default function RecaptchaStep({ check, action, isShown, onReady }: StepProps) {
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
        text={m.protected_by_recaptcha()}
        privacy={(text) => <a href="https://policies.google.com/privacy">{text}</a>}
        terms={(text) => <a href="https://policies.google.com/terms">{text}</a>}
      />
    </p>
  )
}
