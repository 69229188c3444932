const GMAIL = ['gmail.com', 'googlemail.com']

/**
 * The mailbox of an address in lower case: mail to 'pat+ball@fungo.example' is delivered to 'pat@fungo.example', and Gmail ignores dots. Only
 * for limits, because some providers deliver the spellings to different people.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  const name = local.split('+')[0] || local
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
