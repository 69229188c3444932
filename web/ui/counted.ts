import * as kitTexts from '#messages/kit'

/** '1 opportunity', '1,200 opportunities'. A noun that stands for both stays: '1 team(s)'. */
export function counted(count: number, noun: string) {
  const words = count === 1 || noun.endsWith(')') ? noun : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
  return kitTexts.countOfNoun({ count, noun, words })
}
