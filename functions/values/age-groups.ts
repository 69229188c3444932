/** '6U' to '18U', youngest first. Source: the divisions that USSSA, Perfect Game, and USA Softball offer. */
export const AGE_GROUPS = Array.from({ length: 13 }, (_, i) => `${6 + i}U`)

/** The age group of a player of this age: 11 -> '11U', 4 -> '6U'. Undefined above 18. */
export const ageGroupOf = (age: number) => (age <= 6 ? AGE_GROUPS[0] : AGE_GROUPS[age - 6])

/** The ages in a group: '12U' -> [12], '6U' -> [0, …, 6]. Empty for an invalid group. */
export function agesOf(ageGroup: string): number[] {
  const at = AGE_GROUPS.indexOf(ageGroup.trim().toUpperCase())
  if (at < 0) return []
  return at === 0 ? [0, 1, 2, 3, 4, 5, 6] : [6 + at]
}

/** The groups with an age within the limits, both inclusive. */
export const ageGroupsWithin = (minAge: number | undefined, maxAge: number | undefined) =>
  AGE_GROUPS.filter((group) => agesOf(group).some((age) => age >= (minAge ?? 0) && age <= (maxAge ?? 99)))

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*\\.?\\s'
const BEHIND = String.raw`\s*-?\s*u(?=a{0,3}(?![a-z])|[bc](?![a-z]))|\s*(?:&|and|/)\s*u(?![a-z])|\s*(?:y(?:ea)?rs?(?:\s*olds?)?\.?)?\s*(?:&|and|or|/|-)?\s*under(?![a-z])`
const MARKED = String.raw`u(?:nder)?\s*-?\s*\d{1,2}(?!\d)|\d{1,2}(?:${BEHIND})`
const ITEM = String.raw`(?<!\d)(?:${MARKED}|[01]?\d(?![\d:]))`
const BETWEEN = String.raw`\s*(?:[-/,+&]|(?<=\s)(?:and|to|thru|through|y|a)(?=\s))\s*`
const BEFORE = String.raw`(?:age[sd]?|edad(?:es)?)(?:\s*:|\s+from|\s+de)?\s+`
const AND_UP = String.raw`\s*\+|\s*(?:&|and)\s*(?:up|over|older)(?![a-z])|\s+y\s+mayores`
const YEARS = String.raw`\s*-?\s*(?:year|yr|y/?o(?![a-z])|a\u00F1os)`
const IN_A_DATE = String.raw`(?<=\d[-:./])|(?<=${MONTH})`
const MENTION = new RegExp(
  `(?<![\\w$#])(?:(?=${MARKED})|(?!${IN_A_DATE}))(?<before>${BEFORE})?(?<list>${ITEM}(?:${BETWEEN}${ITEM})*)(?<up>${AND_UP})?(?<years>${YEARS})?`,
  'g',
)
const ITEMS = new RegExp(`(?<between>${BETWEEN})?(?<item>${ITEM})`, 'g')

type Mention = { groups: string[]; start: number; end: number }

/**
 * Where a text names ages, and the groups of each place: '9U-14U' -> 9U to 14U, '10/11/12U', 'Ages 9-12', '12 & under', and 'U12'. Dates,
 * times, and years are none. `isDivision`: a list of numbers alone is one, too.
 */
export function ageMentions(text: string, isDivision = false): Mention[] {
  const plain = text.toLowerCase().replace(/[\u2010-\u2015\u2212]/g, '-')
  return [...plain.matchAll(MENTION)].flatMap((found) => {
    const { before, list = '', up, years } = found.groups!
    const items = [...list.matchAll(ITEMS)].map(({ groups, index, 0: { length } }) => ({
      age: Number(/\d+/.exec(groups!.item!)![0]),
      isMarked: /u/.test(groups!.item!),
      between: groups!.between?.trim() ?? '',
      end: index + length,
    }))
    const isAll = before || years || (isDivision && found[0] === plain.trim())
    const kept = isAll ? items : upToLastMarked(items)
    if (kept.length === 0) return []
    const isWhole = kept.length === items.length
    const ages = isWhole && up ? [...agesBetween(kept), ...range(kept.at(-1)!.age, 18)] : agesBetween(kept)
    const named = isAll ? ages.map((age) => Math.max(age, 6)) : ages
    const groups = AGE_GROUPS.filter((group) => named.some((age) => group === `${age}U`))
    const length = isWhole ? found[0].length : kept.at(-1)!.end
    return [{ groups, start: found.index, end: found.index + length }]
  })
}

type Item = { age: number; isMarked: boolean; between: string }

/** Numbers belong to the list if a marked one follows ('10/11/12U'), or right behind one ('10U-12'). */
function upToLastMarked<Each extends Item>(items: Each[]): Each[] {
  const last = items.findLastIndex(({ isMarked }) => isMarked)
  const next = items.slice(last + 1).findIndex(({ between }) => !/^[-/]$/.test(between))
  return items.slice(0, next < 0 ? items.length : last + 1 + next)
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

const agesBetween = (items: readonly Item[]) =>
  items.flatMap(({ age, between }, at) =>
    /^(?:-|to|thru|through|a)$/.test(between) ? [...range(items[at - 1]!.age, age), age] : [age],
  )

const NUMBERS = [
  ...[
    'six|seis',
    'seven|siete',
    'eight|ocho',
    'nine|nueve',
    'ten|diez',
    'eleven|once',
    'twelve|doce',
    'thirteen|trece',
  ],
  ...['fourteen|catorce', 'fifteen|quince', 'sixteen|diecis\u00E9is', 'seventeen|diecisiete', 'eighteen|dieciocho'],
].map((words, at) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'), String(6 + at)] as const)

/**
 * The age groups that a division's text names, as `ageMentions` reads them, and numbers in words. A birth year has two of them in the season:
 * '2014' -> 12U and 13U in 2027.
 */
export function ageGroupsOfDivision(text: string, season: number): string[] {
  const numbers = NUMBERS.reduce((known, [word, number]) => known.replace(word, number), text)
  const named = ageMentions(numbers, true).flatMap(({ groups }) => groups)
  if (named.length > 0) return [...new Set(named)]
  const years = [...text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([year]) => season - Number(year))
  return AGE_GROUPS.filter((group) => years.some((age) => group === `${age}U` || group === `${age - 1}U`))
}

type Divisions = readonly { ageGroup: string }[] | undefined

/** The age groups of all divisions: those that each names, else its text. */
export const ageGroupsOfDivisions = (divisions: Divisions, season: number) => [
  ...new Set(
    divisions?.flatMap(({ ageGroup }) => {
      const groups = ageGroupsOfDivision(ageGroup, season)
      return groups.length > 0 ? groups : [ageGroup]
    }),
  ),
]

type Aged = { title: string; minAge?: number; maxAge?: number }

/**
 * The age groups of an opportunity: those within its age limits, else those in its title, else those of its team's divisions in its season.
 * Empty if it does not say.
 */
export function ageGroupsOf(
  { title, minAge, maxAge }: Aged,
  team: { divisions: Divisions } | null | undefined,
  season: number,
) {
  if (minAge !== undefined || maxAge !== undefined) return ageGroupsWithin(minAge, maxAge)
  const named = new Set(ageMentions(title).flatMap(({ groups }) => groups))
  return named.size > 0 ? [...named] : ageGroupsOfDivisions(team?.divisions, season)
}

const UNDER = /^(?:u\s*-?\s*(\d{1,2})|(\d{1,2})\s*-?\s*(?:u|(?:(?:&|and)\s*)?under)?)$/i

/** '12', '12u', 'U12', and '12 & under' -> '12U', the name by which lists are filtered. Any other text stays. */
export function standardAgeGroup(text: string): string {
  const [, behind, before] = (text.length <= 40 && UNDER.exec(text)) || []
  const age = behind ?? before
  return age ? `${Number(age)}U` : text
}

/** '12U AA' -> '12U' and 'AA', '10U/11U AA' -> '10U/11U' and 'AA'. Null if the text names no age group. */
export function ageGroupIn(text: string): { ageGroup: string; division: string } | null {
  const [named] = ageMentions(text)
  if (!named) return null
  const { start, end } = named
  const division = `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim()
  return { ageGroup: standardAgeGroup(text.slice(start, end)), division }
}
