/**
 * What two spellings of one name have in common: letters and numbers of every script, without case, width or, in Latin letters,
 * accents. Empty for a name that has neither letters nor numbers, which is equal to no other.
 */
export const matchingKey = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('\u03C2', '\u03C3')
    .replace(/['.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/\b(?:ste?|ft|mt)\b/g, (word) => longForms[word]!)
    .replaceAll(' ', '')

const longForms: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }

/** Equal for every spelling of one team: case, accents, punctuation, spaces, '&' and 'and' make no difference. Null when nothing is left to compare. */
export function teamKey(name: string, city: string, state: string) {
  const keys = [matchingKey(name.replace(/&/g, ' and ')), matchingKey(city)]
  return keys.includes('') ? null : [...keys, state].join('|')
}
