const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}'’-]+/u).filter((word) => /^[^\p{N}]*\p{L}/u.test(word))
const isSuffix = (word: string) => /^(?:jr|sr|junior|senior|ii|iii|iv|v)$/i.test(word)
const HONORIFIC = /^\s*(?:dr|mr|mrs|ms|miss)\.?\s+(?=\p{L}+\s+\p{L})/iu
/** 'the 3rd' behind a name. */
const ORDINAL = /\s+the\s+\d(?:st|nd|rd|th)\s*$/i
/** What follows a comma and is no first name. 'MD' and 'Do' are first names only elsewhere. */
const isTitle = (word: string) => isSuffix(word) || /^(?:md|do|phd|dds|dmd|dvm|esq|cpa|rn|jd)$/i.test(word)

/**
 * The name that people without a tie to the child see: 'Jordan S.', whatever separates the words. Also for 'Smith, Jordan', 'Jordan Smith Jr.',
 * and 'Jordan Smith (Kim)'. Empty for a name without letters.
 */
export function publicName(name: string) {
  const [family = [], given = []] = withoutNickname(name).split(',').map(wordsOf)
  const isFirstNameFirst = family.length > 1 && given.every(isTitle)
  const [first = '', ...rest] = isFirstNameFirst ? family : [...given, ...family]
  const last = rest.findLast((word) => !isSuffix(word))
  return last ? `${first} ${/\p{L}/u.exec(last)![0]}.` : first
}

/** Without what is in parentheses, unless nothing else is left. */
function withoutNickname(name: string) {
  const plain = name
    .replace(/\([^()]*\)/g, ' ')
    .replace(HONORIFIC, '')
    .replace(ORDINAL, '')
  return /\p{L}/u.test(plain) ? plain : name
}
