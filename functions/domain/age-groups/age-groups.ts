/** The age groups of travel ball by their oldest age. Source: the divisions that USSSA, Perfect Game, and USA Softball offer. */
const OLDEST_AGES = [6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18] as const

const nameOf = (oldest: number) => `${oldest}U`

/** '6U' to '18U', youngest first. */
export const AGE_GROUPS = OLDEST_AGES.map(nameOf)

/** The age group of a player of this age: 11 -> '11U', 15 -> '16U'. Undefined above 18. */
export function ageGroupOf(age: number): string | undefined {
  const oldest = OLDEST_AGES.find((it) => age <= it)
  return oldest && nameOf(oldest)
}

/** The ages in a group: '16U' -> [15, 16]. Empty for an invalid group. */
export function agesOf(ageGroup: string): number[] {
  const at = AGE_GROUPS.indexOf(ageGroup.trim().toUpperCase())
  if (at < 0) return []
  const youngest = at === 0 ? 0 : OLDEST_AGES[at - 1]! + 1
  return Array.from({ length: OLDEST_AGES[at]! - youngest + 1 }, (_, i) => youngest + i)
}

/** The groups with an age within the limits, both inclusive. All groups if there are no limits. */
export const ageGroupsWithin = (minAge: number | undefined, maxAge: number | undefined) =>
  AGE_GROUPS.filter((group) => agesOf(group).some((age) => age >= (minAge ?? 0) && age <= (maxAge ?? 99)))

const UNDER = /^(?:u\s*-?\s*(\d{1,2})|(\d{1,2})\s*-?\s*(?:u|(?:(?:&|and)\s*)?under)?)$/i

/** '12', '12u', 'U12', and '12 & under' -> '12U', the name by which lists are filtered. Any other text stays. */
export function standardAgeGroup(text: string): string {
  const [, behind, before] = UNDER.exec(text) ?? []
  const age = behind ?? before
  return age ? nameOf(Number(age)) : text
}
