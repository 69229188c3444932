import type { Locale } from './messages/locale.ts'
import { valueTexts } from './messages/values.ts'

/** The name in the reader's language if it is a year and a part of it: '2026 Fall'. */
export function seasonName(name: string, locale?: Locale): string {
  const [, year, type] = /^(\d{4}) (Spring|Summer|Fall|Winter)$/.exec(name) ?? []
  return type ? valueTexts.seasonOfYear({ type, year: year! })(locale) : name
}
