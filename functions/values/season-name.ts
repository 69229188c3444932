import * as m from './messages/generated.ts'
import type { Locale } from './messages/locale.ts'

/** The name in the reader's language if it is a year and a part of it: '2026 Fall'. */
export function seasonName(name: string, locale?: Locale): string {
  const [, year, type] = /^(\d{4}) (Spring|Summer|Fall|Winter)$/.exec(name) ?? []
  return type ? m.season_of_year({ type, year: year! }, locale && { locale }) : name
}
