import type { HumanCheckProvider } from './provider.ts'
import { siteVerify } from './site-verify.ts'

/** Google's suggested starting threshold. */
const MIN_SCORE = 0.5

/** reCAPTCHA v3: https://developers.google.com/recaptcha/docs/v3 */
export const recaptcha = (
  secret: string,
  url = 'https://www.google.com/recaptcha/api/siteverify',
): HumanCheckProvider => ({
  verify: (token, action, address, now) =>
    siteVerify<{ success: boolean; action?: string; score?: number }>(
      { url, secret, token, address, now },
      (response) => response.action === action && (response.score ?? 0) >= MIN_SCORE,
    ),
})
