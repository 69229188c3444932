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

type Aged = { title: string; minAge?: number; maxAge?: number }

/**
 * The age groups of an opportunity: those within its age limits, else those in its title, else those of its team's divisions. Empty if it
 * does not say.
 */
export function ageGroupsOf({ title, minAge, maxAge }: Aged, team?: { divisions: { ageGroup: string }[] } | null) {
  if (minAge !== undefined || maxAge !== undefined) return ageGroupsWithin(minAge, maxAge)
  const named = AGE_GROUPS.filter((group) => new RegExp(`\\b${Number.parseInt(group, 10)}\\s*U\\b`, 'i').test(title))
  return named.length > 0 ? named : [...new Set(team?.divisions.map(({ ageGroup }) => ageGroup))]
}

const UNDER = /^(?:u\s*-?\s*(\d{1,2})|(\d{1,2})\s*-?\s*(?:u|(?:(?:&|and)\s*)?under)?)$/i

/** '12', '12u', 'U12', and '12 & under' -> '12U', the name by which lists are filtered. Any other text stays. */
export function standardAgeGroup(text: string): string {
  const [, behind, before] = UNDER.exec(text) ?? []
  const age = behind ?? before
  return age ? `${Number(age)}U` : text
}

/** '12U AA' -> '12U' and 'AA'. Null if the text names no age group. */
export function ageGroupIn(text: string): { ageGroup: string; division: string } | null {
  const [named] = /\b(?:\d{1,2}\s*U|U\s*\d{1,2})\b/i.exec(text) ?? []
  return named
    ? { ageGroup: standardAgeGroup(named), division: text.replace(named, ' ').replace(/\s+/g, ' ').trim() }
    : null
}
