import { withLongForms } from '../../services/places/us-places.ts'
import { withOnePunctuation } from '../../values/comparable.ts'

/**
 * The matching key of a name: letters and numbers of every script, ignoring case, width, and the accents of Latin letters. Empty if the
 * name has neither letters nor numbers. An empty key matches nothing.
 */
export const matchingKey = (text: string) =>
  withLongForms(
    withOnePunctuation(text)
      .normalize('NFKD')
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFKC')
      .toUpperCase()
      .toLowerCase()
      .replaceAll('\u03C2', '\u03C3')
      .replace(/['.]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '),
  ).replaceAll(' ', '')

/**
 * The same key for every spelling of a team: ignores case, accents, punctuation, and spaces, and treats '&' as 'and'. Null if nothing is
 * left to compare.
 */
export function teamKey(name: string, city: string, state: string) {
  const keys = [matchingKey(name.replace(/&/g, ' and ')), matchingKey(city)]
  return keys.includes('') ? null : [...keys, state].join('|')
}
