import {
  all,
  any,
  type Dialect,
  type Expression,
  hasWord,
  indexedPlace,
  isText,
  plain,
  plainPlace,
  type Statement,
  startsWith,
  type TextSpace,
  valueTerm,
} from './terms.ts'

/** Search text is truncated to this length. No name is longer. */
const MAX_SEARCH_LENGTH = 100

/** Normalizes search text as the index does. */
export const searched = (text: string | null | undefined) =>
  Array.from(plain((text ?? '').slice(0, 10 * MAX_SEARCH_LENGTH)))
    .slice(0, MAX_SEARCH_LENGTH)
    .join('')
    .trim()

/** A term for each word of the text. */
export const words = (text: string | null | undefined, space: TextSpace) =>
  [...new Set(searched(text).split(' '))].filter(Boolean).map((word) => hasWord(space, word))

/** A term for each word of a place, in its long form ('St. Louis') or as the start of another word ('ste' for 'Stephenville'). */
export function placeWords(text: string | null | undefined, space: TextSpace) {
  const [long, short] = [indexedPlace, plainPlace].map((read) => words(read(text ?? ''), space))
  return String(long) === String(short) ? long! : [any([all(long!), all(short!)])]
}

type Searched = { search?: string | null; own?: { ownerID: string; search?: string | null } | null }

/** The words of the search. A viewer limited to public names still finds their own players by full name. */
export function searchedWords({ search, own }: Searched, texts: TextSpace): Expression[] {
  const found = words(search, texts)
  if (found.length === 0 || texts !== 'publicSearch' || !own) return found
  return [any([all(found), all([valueTerm('claimedBy', own.ownerID), ...words(own.search, 'search')])])]
}

/** One rank of the matches: those with a term, without another term, and with a condition on the rows. */
export type Rank = { match?: Expression; not?: Expression; where?: Statement }

/**
 * The ranks of a search: exact match, prefix, the rest. For a prefix of several words, the index finds the first word and the rows are
 * compared for the others.
 */
export function ranksOf(
  search: string | null | undefined,
  space: TextSpace,
  columns: string[],
  dialect: Dialect,
): Rank[] {
  const text = searched(search)
  const [first, ...more] = text.split(' ')
  if (!first) return [{}]
  const begins = startsWith(space, first)
  const equals = isText(space, text)
  if (more.length === 0) return [{ match: equals }, { match: begins, not: equals }, { not: begins }]
  const { length } = Array.from(text)
  const prefixed = columns.map((column) => `substr(${dialect.plain(column)}, 1, ${length}) = ?`).join(' OR ')
  const values = columns.map(() => text)
  return [
    { match: equals },
    { match: begins, not: equals, where: { sql: prefixed, values } },
    { where: { sql: `NOT (${prefixed})`, values } },
  ]
}
