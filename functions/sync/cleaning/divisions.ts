import { ageMentions } from '../../values/age-groups.ts'
import { cleanText } from './text.ts'

export type AgeAndClass = { ageGroup: string; division: string }

/** The class of a team whose source only names the age. */
export const UNCLASSIFIED = 'Unclassified'

const classes: [string, string][] = [
  ['coach[ -]?pitch|cp', 'Coach Pitch'],
  ['kid[s]?[ -]?pitch|kp', 'Kid Pitch'],
  ['rec(?:reation(?:al)?)?', 'Rec'],
  ['open', 'Open'],
  ['majors?', 'Major'],
  ['aaa', 'AAA'],
  ['aa', 'AA'],
  ['a', 'A'],
  ['b', 'B'],
  ['c', 'C'],
]
const classSource = `(?<![\\w'])(?:${classes.map(([source]) => source).join('|')})(?![\\w'])`

export const classPattern = () => new RegExp(classSource, 'gi')

/** The standard name of a class ('majors' -> 'Major'), or null. */
export function className(text: string) {
  const plain = cleanText(text).toLowerCase()
  const found = classes.find(([source]) => new RegExp(`^(?:${source})$`).test(plain))
  return found ? found[1] : null
}

/** The ages and classes of one group of a list, in order. */
function agesAndClasses(group: string) {
  const mentions = ageMentions(group)
  const ages = mentions.flatMap(({ groups }) => groups)
  const rest = mentions
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, group)
  const found = [...rest.matchAll(classPattern())].map(([text]) => className(text)!)
  return { ages: [...new Set(ages)], found: [...new Set(found)] }
}

/**
 * Parses ages and classes from any common notation: '12 & Under AA', 'AA|12U', '10U%Open|AA#14U%AAA', '12U AA;14U AAA'. Ignores ages
 * outside 6U to 18U and unknown words. An age without a class is `UNCLASSIFIED`.
 */
export function parseDivisions(text: string): AgeAndClass[] {
  const divisions: AgeAndClass[] = []
  for (const group of cleanText(text).split(/[#;,]/)) {
    const { ages, found } = agesAndClasses(group)
    const named = found.length > 0 ? found : [UNCLASSIFIED]
    divisions.push(...ages.flatMap((age) => named.map((division) => ({ ageGroup: age, division }))))
  }
  return withoutDuplicates(divisions)
}

/** Removes duplicates, and `UNCLASSIFIED` for ages with a known class. */
export function withoutDuplicates<Division extends AgeAndClass>(divisions: readonly Division[]): Division[] {
  const classified = new Set(
    divisions.filter(({ division }) => division !== UNCLASSIFIED).map(({ ageGroup }) => ageGroup),
  )
  const seen = new Set<string>()
  return divisions.filter(({ ageGroup, division }) => {
    if (division === UNCLASSIFIED && classified.has(ageGroup)) return false
    const key = `${ageGroup} ${division}`
    return seen.has(key) ? false : seen.add(key)
  })
}
