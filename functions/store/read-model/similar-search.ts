import { editDistance } from '../../values/edit-distance.ts'
import { textSpaceOf } from './plan.ts'
import type { Query } from './query.ts'
import type { ReadModel } from './read-model.ts'
import { searched } from './search-terms.ts'
import { all, any, type Expression, hasRuns, hasWord, plain, type TextSpace } from './terms.ts'

/** How many records are read for each group of candidates. */
const MAX_CANDIDATES = 500
/** Shorter words are similar to too many others. */
const LEAST_LETTERS = 4
/** No word of a name that people search by is longer. */
const MOST_LETTERS = 20

/**
 * The search with each word that no name has replaced by the most similar word of a name that the viewer may see. Null if there is none, or if every
 * word is known.
 */
export async function similarSearch(model: ReadModel, query: Query): Promise<string | null> {
  const text = searched(query.search)
  const words = await Promise.all(text.split(' ').map((word) => knownOrSimilar(model, query, word)))
  const similar = words.join(' ')
  return words.includes(null) || similar === text ? null : similar
}

async function knownOrSimilar(model: ReadModel, query: Query, word: string): Promise<string | null> {
  const space = textSpaceOf(query)
  const { length: isKnown } = await model.texts(hasWord(space, word), query, 1)
  if (isKnown) return word
  const { length } = Array.from(word)
  if (length < LEAST_LETTERS || length > MOST_LETTERS) return null
  let best: Candidate | undefined
  for (const candidates of candidatesOf(space, word)) {
    const texts = await model.texts(candidates, query, MAX_CANDIDATES)
    best = [...texts.flatMap((text) => similarWords(word, text)), ...(best ? [best] : [])].sort(byDistance)[0]
    if (best?.distance === 1) break
  }
  return best?.word ?? null
}

type Candidate = { word: string; distance: number }

const byDistance = (a: Candidate, b: Candidate) => a.distance - b.distance || a.word.length - b.word.length

const similarWords = (word: string, text: string): Candidate[] =>
  text.split(/\s+/).flatMap((it) => {
    const distance = editDistance(word, plain(it))
    return distance === null ? [] : [{ word: it, distance }]
  })

/** Texts with a word of the same first letter, by what they share: the longest parts of the word first, its first two letters last. */
function* candidatesOf(space: TextSpace, word: string): Generator<Expression> {
  const letters = Array.from(word)
  const begins = hasWord(space, letters[0]!)
  for (let trigrams = letters.length - 3; trigrams > 0; trigrams--)
    yield all([begins, any(hasRuns(space, word, trigrams))])
  yield hasWord(space, letters.slice(0, 2).join(''))
}
