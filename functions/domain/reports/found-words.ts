import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity'
import { transactWrite } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import { newID } from '../../values/ids.ts'
import type { ReportKind } from './entity.ts'
import { reportWrites } from './report-writes.ts'
import { SPANISH_WORDS } from './spanish-words.ts'

/** Surnames and places that begin like a word. */
const NAMES = [
  ...['dickson', 'dickinson', 'dickerson', 'dickey', 'cumming', 'analise', 'penistone', 'semenov', 'rapelje', 'fagan'],
  ...['fagundes', 'dyke', 'hooker', 'slutsky'],
]

const englishWords = new DataSet<{ originalWord: string }>().addAll(englishDataset).addPhrase((phrase) => {
  for (const name of NAMES) phrase.addWhitelistedTerm(name)
  return phrase
})
const english = new RegExpMatcher({ ...englishWords.build(), ...englishRecommendedTransformers })

const spanishDataset = new DataSet<{ originalWord: string }>()
for (const word of SPANISH_WORDS)
  spanishDataset.addPhrase((phrase) =>
    phrase.setMetadata({ originalWord: word }).addPattern(parseRawPattern(`|${word}|`)),
  )
const spanish = new RegExpMatcher({
  ...spanishDataset.build(),
  blacklistMatcherTransformers: [
    resolveConfusablesTransformer(),
    resolveLeetSpeakTransformer(),
    toAsciiLowerCaseTransformer(),
  ],
})

/** The slurs and sexual words in the text, English and Spanish, also with look-alike letters. */
export function foundWords(text: string): string[] {
  const words = [
    ...english.getAllMatches(text).map((it) => englishWords.getPayloadWithPhraseMetadata(it)),
    ...spanish.getAllMatches(text).map((it) => spanishDataset.getPayloadWithPhraseMetadata(it)),
  ]
  return [...new Set(words.flatMap(({ phraseMetadata }) => phraseMetadata?.originalWord ?? []))]
}

/** Who reports what the check of words finds. */
const REPORTER = 'words'

/** Reports the record once for the words that its texts did not have before, unless such a report is open. */
export async function reportFoundWords(
  { kind, id }: { kind: ReportKind; id: string },
  before: string[],
  after: string[],
) {
  const known = new Set(before.flatMap(foundWords))
  const found = [...new Set(after.flatMap(foundWords))].filter((word) => !known.has(word))
  if (found.length === 0) return
  const now = new Date()
  const isOpen = new Refusal('CONFLICT', 'This record is reported already.')
  const report = {
    reportID: newID(),
    status: 'open' as const,
    cause: 'words' as const,
    kind,
    recordID: id,
    reason: found.join(', '),
    reporter: REPORTER,
    createdAt: now.toISOString(),
  }
  await transactWrite(reportWrites(report, isOpen)).catch((error) => {
    if (error !== isOpen) throw error
  })
}
