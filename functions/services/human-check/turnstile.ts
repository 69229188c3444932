import type { HumanCheckProvider } from './provider.ts'
import { siteVerify } from './site-verify.ts'

/** Turnstile: https://developers.cloudflare.com/turnstile/get-started/server-side-validation */
export const turnstile = (
  secret: string,
  url = 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
): HumanCheckProvider => ({
  verify: (token, action, address, now) =>
    siteVerify<{ success: boolean; action?: string }>(
      { url, secret, token, address, now },
      (response) => response.action === action,
    ),
})
