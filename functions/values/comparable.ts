const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u02b9\u2032\u00b4\uff07`]/g
const HYPHENS = /[\u2010-\u2015\u2212\ufe63\uff0d-]+/g

/** A text in which every apostrophe is one, and hyphens are spaces. */
export const withOnePunctuation = (text: string) => text.replace(APOSTROPHES, "'").replace(HYPHENS, ' ')

/** How people compare names: "O’Néil-Sample" is "o'neil sample". Case, accents, kinds of apostrophes, hyphens, and spaces make no difference. */
export function comparable(text: string): string {
  const plain = withOnePunctuation(text)
  const lower = IS_ASCII.test(plain)
    ? plain.toLowerCase()
    : plain
        .normalize('NFKD')
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[\p{M}\u200C\u200D]/gu, '')
  return lower.replace(/\s+/g, ' ').trim()
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const IS_ASCII = /^[\x00-\x7f]*$/

/** A child's name as people compare it: 'Noa Sample Jr.' and 'Noa Sample III' are 'noa sample'. */
export function comparableChild(name: string): string {
  const words = comparable(name).split(' ')
  if (words.length < 3 || !SUFFIX.test(words.at(-1)!)) return words.join(' ')
  return words.slice(0, -1).join(' ').replace(/,$/, '')
}
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/
