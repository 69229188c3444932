/** What an anonymous visitor reads of a player's name: 'Jordan S.', however the words are separated; also of 'Smith, Jordan'. */
export function publicName(name: string) {
  const [family = '', given] = name.split(',')
  const words = (given ? `${given} ${family}` : name).split(/[^\p{L}\p{M}'’-]+/u).filter(Boolean)
  const [first = '', ...rest] = words
  const last = rest.at(-1)
  return last ? `${first} ${[...last][0]}.` : first
}

/** The text with one period at its end: a public name may bring its own. */
export const asSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)
