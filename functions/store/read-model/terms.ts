import { comparable } from '../../values/comparable.ts'
import { type FilterName, filteredColumns, kinds } from '../change-log/rows.ts'

/**
 * The full-text index finds a record by its terms: pieces of its texts and values of its columns. Each column has its own prefix, so any
 * combination of search and filters is one expression over one full-text table. LIKE and FTS syntax in user input has no effect.
 */

const TEXTS = ['search', 'publicSearch', 'city', 'location'] as const
/** What else records are indexed by: see `conditions` in `table-schemas.ts`, and `cellTerm`. */
const CONDITIONS = [
  'isClaimed',
  'days',
  'closes',
  'cancelled',
  'fitsAge',
  'season',
  'decidedBy',
  'needs',
  'cell',
] as const
const VALUES = new Set([...kinds.flatMap(filteredColumns).map(({ filter }) => filter), ...CONDITIONS])

export type Statement = { sql: string; values: (string | number | bigint)[] }
export const keyOf = ({ sql, values }: Statement) => [sql, ...values].join('\0')

/** What the engines write differently. */
export interface Dialect {
  /** The name of the function that returns the least of its arguments. */
  least: string
  /** The text of the column as `plain` normalizes it. */
  plain(column: string): string
  /** The first of the values of a list column, normalized. */
  first(column: string): string
  /** Whether the expression is one of the values. */
  isAmong(expression: string, values: string[]): Statement
}
export type TextSpace = (typeof TEXTS)[number]
export type ValueSpace = FilterName | (typeof CONDITIONS)[number]

/** Normalizes text for comparison. Private-use characters are reserved for the index. */
export const plain = (text: string) =>
  comparable(text)
    .toWellFormed()
    .replace(/[\ue000-\uf8ff]/g, '\ufffd')

/** Text of a place without apostrophes, periods, and hyphens, so that "O'Fallon" is 'OFallon'. */
export const plainPlace = (text: string) =>
  plain(
    plain(text)
      .replace(/['\u2019.]/g, '')
      .replace(/[-\u2010-\u2015]/g, ' '),
  )

const LONG_FORMS = new Map<string, string>(Object.entries({ st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }))

/** Text of a place as the index has it: 'St. Louis' is 'saint louis'. */
export const indexedPlace = (text: string) =>
  plainPlace(text).replace(/(?<!\S)(?:ste?|ft|mt)(?!\S)/g, (word) => LONG_FORMS.get(word)!)

/** The text of a column as its text space has it. */
export const indexedText = (name: TextSpace, text: string) =>
  name === 'city' || name === 'location' ? indexedPlace(text) : text

/** Replaces characters at which the tokenizer would split with private-use characters, which it treats as letters. */
const whole = (text: string) =>
  text.replace(/[^a-z0-9\u0080-\u{10ffff}]/gu, (char) => String.fromCharCode(0xe000 + char.charCodeAt(0)))

const space = (offset: number) => String.fromCharCode(0xf000 + offset)
const valuePrefix = Object.fromEntries([...VALUES].map((name, i) => [name, space(0x100 + i)])) as Record<
  ValueSpace,
  string
>
const textPrefixes = Object.fromEntries(
  TEXTS.map((name, i) => [
    name,
    { piece: space(i * 4), wordStart: space(i * 4 + 1), textStart: space(i * 4 + 2), text: space(i * 4 + 3) },
  ]),
) as Record<TextSpace, { piece: string; wordStart: string; textStart: string; text: string }>

export const valueTerm = (name: ValueSpace, value: string | number | boolean) =>
  valuePrefix[name] + whole(plain(String(value)))

/**
 * The terms of a text. For each word (split at spaces): the first letter and the first two letters of each run of letters and of each
 * symbol, then the trigrams of the word in order, so that a longer string matches as a phrase of trigrams. The start of the text comes
 * before the first trigrams, so that a phrase can match it.
 */
export function textTerms(name: TextSpace, text: string): string {
  const prefix = textPrefixes[name]
  const known = plain(text)
  if (!known) return ''
  const words = [...new Set(known.split(' '))]
  let terms = `${isText(name, known)} `
  for (const [i, word] of words.entries()) {
    const letters = lettersOf(word)
    if (i === 0) {
      terms += `${prefix.textStart}${letters[0]} `
      if (letters.length > 1) terms += `${prefix.textStart}${letters[0]}${letters[1]} `
    }
    for (const start of wordStarts(word)) {
      terms += `${prefix.wordStart}${letters[start]} `
      if (start + 1 < letters.length) terms += `${prefix.wordStart}${letters[start]}${letters[start + 1]} `
    }
    if (letters.length < 3) continue
    if (i === 0) terms += `${prefix.textStart}${letters[0]}${letters[1]}${letters[2]} `
    terms += `${pieces(prefix.piece, letters).join(' ')} `
  }
  return terms
}

/** A condition on the terms of a record: it has a term, terms in this order without others between them, any, or all. */
export type Expression = string | { phrase: string[] } | { any: Expression[] } | { all: Expression[] }

/** An expression for texts that contain this normalized word. One or two letters match only the start of a word. */
export function hasWord(name: TextSpace, word: string): Expression {
  const prefix = textPrefixes[name]
  const letters = lettersOf(word)
  return letters.length < 3 ? prefix.wordStart + letters.join('') : { phrase: pieces(prefix.piece, letters) }
}

/** Expressions for texts that contain each run of this many trigrams of the normalized word. */
export function hasRuns(name: TextSpace, word: string, trigrams: number): Expression[] {
  const all = pieces(textPrefixes[name].piece, lettersOf(word))
  return all.slice(trigrams - 1).map((_, i) => ({ phrase: all.slice(i, i + trigrams) }))
}

/** An expression for texts that start with this normalized word. */
export function startsWith(name: TextSpace, word: string): Expression {
  const prefix = textPrefixes[name]
  const letters = lettersOf(word)
  return letters.length < 3
    ? prefix.textStart + letters.join('')
    : { phrase: [prefix.textStart + letters.slice(0, 3).join(''), ...pieces(prefix.piece, letters)] }
}

/** An expression for texts that equal this normalized text. */
export const isText = (name: TextSpace, text: string) => textPrefixes[name].text + whole(text)

const lettersOf = (word: string) => Array.from(word, whole)

const pieces = (prefix: string, letters: string[]) =>
  letters.slice(2).map((letter, i) => `${prefix}${letters[i]}${letters[i + 1]}${letter}`)

function wordStarts(word: string): number[] {
  const starts: number[] = []
  let wasLetter = false
  for (const [i, char] of Array.from(word).entries()) {
    const isLetter = LETTER.test(char)
    if (!isLetter || !wasLetter) starts.push(i)
    wasLetter = isLetter
  }
  return starts
}
const LETTER = /[\p{L}\p{N}]/u

/** Cells per degree of latitude and of longitude. */
export const CELLS_PER_DEGREE = 2

const CELLS_AROUND = 360 * CELLS_PER_DEGREE

/** The term of the cell that contains a position. */
export const cellTerm = (latitude: number, longitude: number) =>
  valueTerm('cell', `${Math.floor((latitude + 90) * CELLS_PER_DEGREE)}_${east(longitude)}`)

const east = (longitude: number) =>
  ((Math.floor(longitude * CELLS_PER_DEGREE) % CELLS_AROUND) + CELLS_AROUND) % CELLS_AROUND

/** The number of that cell, and the SQL expression for a row's cell number. */
export const cellNumber = (latitude: number, longitude: number) =>
  Math.floor(latitude * CELLS_PER_DEGREE) * CELLS_AROUND + east(longitude)
export const CELL_OF_ROW = `CAST(floor(latitude * ${CELLS_PER_DEGREE}) * ${CELLS_AROUND} + (floor(longitude * ${CELLS_PER_DEGREE}) % ${CELLS_AROUND} + ${CELLS_AROUND}) % ${CELLS_AROUND} AS INTEGER)`

/** An expression that matches any of the terms. */
export const any = (terms: Expression[]): Expression => ({ any: terms })
/** An expression that matches all of the terms. */
export const all = (terms: Expression[]): Expression => ({ all: terms })
