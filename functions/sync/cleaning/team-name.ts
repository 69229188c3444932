import { ageMentions } from '../../values/age-groups.ts'
import { type AgeAndClass, classPattern, parseDivisions } from './divisions.ts'
import { cleanCase, cleanText } from './text.ts'

const standaloneClass = /(?<![\w'])(?:AAA|AA)(?![\w'])/gi

/** Splits age and class off the name: 'Ironwoods - 12 & Under AA' -> 'Ironwoods' and 12U AA. The name is null if nothing is left. */
export function splitTeamName(text: string): { name: string | null; divisions: AgeAndClass[] } {
  const whole = cleanText(text)
  const ages = ageMentions(whole)
  const [first, last] = [ages[0], ages.at(-1)]
  const before = lastClass(first ? whole.slice(0, first.start) : '')
  const after = firstClasses(last ? whole.slice(last.end) : '')
  const rest = first ? `${before.rest} ${after.rest}` : whole
  const elsewhere = rest.match(standaloneClass) ?? []
  const listed = ages.flatMap(({ groups }) => groups).join('|')
  const name = tidy(rest.replace(standaloneClass, ' '))
  return {
    name: name === '' ? null : cleanCase(name),
    divisions: parseDivisions([before.classText, listed, after.classText, ...elsewhere].join(' ')),
  }
}

/** A class directly before the age: 'AA' in 'Ironwoods AA 12U'. */
function lastClass(text: string) {
  const last = [...text.matchAll(classPattern())].at(-1)
  if (!last || /[\p{L}\p{N}]/u.test(text.slice(last.index + last[0].length))) return { classText: '', rest: text }
  return { classText: last[0], rest: text.slice(0, last.index) }
}

/** The classes directly after the age: ' Open/AA Red' -> 'Open|AA' and ' Red'. */
function firstClasses(text: string) {
  let rest = text
  const found: string[] = []
  for (;;) {
    const next = classPattern().exec(rest)
    if (!next || /[\p{L}\p{N}]/u.test(rest.slice(0, next.index))) break
    found.push(next[0])
    rest = rest.slice(next.index + next[0].length)
  }
  return { classText: found.join('|'), rest }
}

const tidy = (name: string) =>
  name
    .replace(/\([\s\p{P}]*\)|\[[\s\p{P}]*\]/gu, ' ')
    .replace(/\s+([-|/,:;])(?=\s|$)|(^|\s)[-|/,:;]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-|/,:;]+|[\s\-|/,:;(]+$/g, '')
    .trim()
