import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '../../functions/values/messages/locale.ts'

type Message = string | { match: Record<string, string> }[]

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu
const wordsOf = (text: string) => text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []

/** The words of all messages, and of the days and months that `Intl` writes. */
function vocabulary(locale: Locale): Set<string> {
  const files = globSync(join(import.meta.dirname, `../../functions/values/messages/${locale}/*.json`))
  const messages = files.flatMap((file) => Object.values<Message>(JSON.parse(readFileSync(file, 'utf8'))))
  const texts = messages.flatMap((it) =>
    typeof it === 'string' ? it : it.flatMap(({ match }) => Object.values(match)),
  )
  const dates = (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(`${locale}-US`, { month: style, weekday: style, hour: 'numeric' })
    return Array.from({ length: 12 }, (_, month) =>
      format.format(new Date(Date.UTC(2026, month, month + 1, month * 2))),
    )
  })
  return new Set([...texts.map((text) => text.replaceAll(/\{[^}]*\}/g, ' ')), ...dates].flatMap(wordsOf))
}

const [english, spanish] = LOCALES.map(vocabulary) as [Set<string>, Set<string>]
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
