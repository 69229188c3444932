/** The name that anonymous visitors see: 'Jordan S.', whatever separates the words. Also for 'Smith, Jordan'. */
export function publicName(name: string) {
  const [family = '', given] = name.split(',')
  const words = (given ? `${given} ${family}` : name).split(/[^\p{L}\p{M}'’-]+/u).filter(Boolean)
  const [first = '', ...rest] = words
  const last = rest.at(-1)
  return last ? `${first} ${[...last][0]}.` : first
}

/** The text with exactly one period at the end. A public name may already have one. */
export const asSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)
