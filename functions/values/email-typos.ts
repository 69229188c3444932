/** The providers of most families' addresses, in order of use. */
const PROVIDERS = [
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'aol.com', 'comcast.net', 'live.com'],
  ...['msn.com', 'att.net', 'verizon.net', 'sbcglobal.net', 'bellsouth.net', 'charter.net', 'protonmail.com'],
]
/** Real domains that are close to one of the providers. */
const OTHERS = new Set(['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'me.com', 'mac.com', 'aim.com', 'live.ca'])

/** 'pat@gmial.com' -> 'pat@gmail.com'. Null for an address that is not one slip away from a common one. */
export function suggestedEmail(address: string): string | null {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 1 || PROVIDERS.includes(domain) || OTHERS.has(domain)) return null
  const meant = PROVIDERS.find((provider) => isOneSlip(domain, provider) || isOtherEnding(domain, provider))
  return meant ? address.slice(0, at + 1) + meant : null
}

/** Whether one letter is missing, added, another one, or in the place of its neighbor. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  const [rest, other] = [typed.slice(start), meant.slice(start)]
  return (
    rest === other.slice(1) ||
    rest.slice(1) === other ||
    rest.slice(1) === other.slice(1) ||
    (rest.slice(2) === other.slice(2) && rest[0] === other[1] && rest[1] === other[0])
  )
}

const ENDINGS = ['com', 'co', 'cm', 'om', 'con', 'cmo', 'ocm', 'comm', 'net', 'org']

/** 'gmail.con', and 'comcast.com' for 'comcast.net'. */
function isOtherEnding(typed: string, meant: string): boolean {
  const [name] = meant.split('.')
  return ENDINGS.some((ending) => typed === `${name}.${ending}`)
}
