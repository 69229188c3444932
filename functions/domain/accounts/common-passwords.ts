import { dictionary } from '@zxcvbn-ts/language-common'

const SHORTEST = 6
const MOST = 10_000

/** The 10,000 most common passwords that are long enough to be chosen, in lower case; the package lists the most common first. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= SHORTEST).slice(0, MOST),
)
