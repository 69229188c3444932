import { dictionary } from '@zxcvbn-ts/language-common'

const MIN_LENGTH = 6
const MAX_PASSWORDS = 10_000

/** The 10,000 most common passwords that are long enough to be accepted, in lower case. The package lists the most common first. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= MIN_LENGTH).slice(0, MAX_PASSWORDS),
)
