export type HumanCheck = 'altcha' | 'recaptcha' | 'turnstile' | 'none'
type Directives = Record<string, string[]>

const self = "'self'"
const HSTS = 'max-age=63072000'

const providers: Record<HumanCheck, Directives> = {
  altcha: {},
  none: {},
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
  },
  turnstile: {
    'script-src': ['https://challenges.cloudflare.com'],
    'frame-src': ['https://challenges.cloudflare.com'],
  },
}

/** The headers of every response of the website. The content security policy allows only what its own files need. */
export function securityHeaders({ humanCheck, https }: { humanCheck: HumanCheck; https: boolean }) {
  const policy: Directives = {
    'default-src': [self],
    'script-src': [self],
    'style-src': [self],
    'img-src': [self, 'data:', 'blob:'],
    'font-src': [self],
    'connect-src': [self],
    'worker-src': [self, 'blob:'],
    'object-src': ["'none'"],
    'base-uri': [self],
    'form-action': [self],
    'frame-ancestors': ["'none'"],
  }
  for (const [directive, sources] of Object.entries(providers[humanCheck])) {
    policy[directive] = [...(policy[directive] ?? []), ...sources]
  }
  return {
    'content-security-policy': serialized(policy),
    ...shared,
    ...(https && { 'strict-transport-security': HSTS }),
  }
}

/** The headers of the pages that other sites may frame. They run no scripts. `style` is the source of their styles. */
export function embedSecurityHeaders({ style, https }: { style: string; https: boolean }) {
  const { 'x-frame-options': _, ...framed } = shared
  return {
    'content-security-policy': `default-src 'none'; style-src ${style}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    ...framed,
    'cross-origin-resource-policy': 'cross-origin',
    ...(https && { 'strict-transport-security': HSTS }),
  }
}

/**
 * The headers of uploaded files. They cannot run scripts, and the browser revalidates them on each request, so that a removed file is gone.
 */
export const mediaSecurityHeaders = () => ({
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
  ...shared,
})

const shared = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const serialized = (policy: Directives) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
