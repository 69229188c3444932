import * as en from '../../functions/values/messages/en/index.ts'
import type { Locale } from '../../functions/values/messages/locale.ts'
import { spanish as es } from '../../functions/values/messages/spanish.ts'

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu
const wordsOf = (text: string) => text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []

/** The words of all texts, in those with inputs by their code, and of the days and months that `Intl` writes. */
function vocabulary(locale: Locale): Set<string> {
  const texts = Object.values(locale === 'en' ? en : es).flatMap((it) => Object.values(it).map(String))
  const dates = (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(`${locale}-US`, { month: style, weekday: style, hour: 'numeric' })
    return Array.from({ length: 12 }, (_, month) =>
      format.format(new Date(Date.UTC(2026, month, month + 1, month * 2))),
    )
  })
  return new Set([...texts, ...dates].flatMap(wordsOf))
}

const english = vocabulary('en')
const spanish = vocabulary('es')
/** The words of the product in English that it never says in Spanish. The switch of languages says "English", and a consent "legal". */
const ENGLISH = new Set(
  [...english.difference(spanish)].filter((word) => word.length > 1 && !['english', 'legal'].includes(word)),
)

/** The English words of the interface in `text`, without its addresses and what people wrote (`written`). */
export function englishWords(text: string, written: readonly string[] = []): string[] {
  const longestFirst = written.toSorted((a, b) => b.length - a.length)
  const ours = longestFirst.reduce((rest, it) => rest.replaceAll(it, ' '), text.replaceAll(/https?:\S+|\S+@\S+/g, ' '))
  return [...new Set(wordsOf(ours))].filter((word) => ENGLISH.has(word))
}
