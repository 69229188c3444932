import type * as en from './en/index.ts'
import * as es from './es/index.ts'
import type { Same } from './in-both-languages.ts'

/** Does not compile if a Spanish text is missing or takes other inputs. */
export const spanish: { readonly [Feature in keyof typeof en]: Same<(typeof en)[Feature]> } = es
