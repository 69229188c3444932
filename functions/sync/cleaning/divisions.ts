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

const groupsOf = (text: string) => cleanText(text).split(/[#;,]/)

/**
 * Parses ages and classes from any common notation: '12 & Under AA', 'AA|12U', '10U%Open|AA#14U%AAA', '12U AA;14U AAA'. Ignores ages
 * outside 6U to 18U and unknown words. An age without a class is `UNCLASSIFIED`.
 */
export function parseDivisions(text: string): AgeAndClass[] {
  const divisions: AgeAndClass[] = []
  for (const group of groupsOf(text)) {
    const { ages, found } = agesAndClasses(group)
    const named = found.length > 0 ? found : [UNCLASSIFIED]
    divisions.push(...ages.flatMap((age) => named.map((division) => ({ ageGroup: age, division }))))
  }
  return withoutDuplicates(divisions)
}

/** Whether a part of the list has no age that can be read. */
export const hasUnreadDivision = (text: string) =>
  groupsOf(text).some((group) => /[\p{L}\p{N}]/u.test(group) && agesAndClasses(group).ages.length === 0)

/** Whether the class of a division, such as 'Elite', is none that is known. */
export function hasUnreadClass(text: string) {
  const { ages, found } = agesAndClasses(cleanText(text))
  return ages.length === 0 && found.length === 0
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
