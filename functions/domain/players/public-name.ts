const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}'’-]+/u).filter((word) => /^[^\p{N}]*\p{L}/u.test(word))
const isSuffix = (word: string) => /^(?:jr|sr|ii|iii|iv)$/i.test(word)

/** The name that people without a tie to the child see: 'Jordan S.', whatever separates the words. Also for 'Smith, Jordan' and 'Jordan Smith Jr.'. */
export function publicName(name: string) {
  const [family = [], given = []] = name.split(',').map(wordsOf)
  const isFirstNameFirst = family.length > 1 && given.every(isSuffix)
  const [first = '', ...rest] = isFirstNameFirst ? family : [...given, ...family]
  const last = rest.findLast((word) => !isSuffix(word))
  return last ? `${first} ${/\p{L}/u.exec(last)![0]}.` : first
}

/** Who finds a player: everyone, or only people with a tie to it. */
export const VISIBILITIES = ['LISTED', 'TEAM_ONLY'] as const

export const isTeamOnly = ({ visibility }: { visibility?: (typeof VISIBILITIES)[number] }) => visibility === 'TEAM_ONLY'
