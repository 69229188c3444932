import { ageOn, type Born, playerAge, seasonYear } from './age.ts'
import { fitsAge } from './eligibility.ts'

/** The league age of a season is the age on this day of the season's year (offset 0) or of the year before (-1). */
export type Cutoff = { cutoffMonth: number; cutoffDay: number; yearOffset: number }

/** The season that contains a date, YYYY-MM-DD. */
export const seasonOfDay = (day: string) => seasonYear(new Date(`${day}T12:00:00Z`))

/** The player's age by the rule in the season. The entered age without a birth year, undefined without either. */
export const leagueAge = (player: Born, { cutoffMonth, cutoffDay, yearOffset }: Cutoff, season: number) =>
  ageOn(player, { year: season + yearOffset, month: cutoffMonth, day: cutoffDay })

/** The player's different ages by the rules in the season. Without a birth year the entered age. Empty if neither is known. */
export function agesIn(season: number, player: Born, rules: readonly Cutoff[], now: Date): number[] {
  const ages =
    player.birthYear === undefined ? [playerAge(player, now)] : rules.map((rule) => leagueAge(player, rule, season))
  return [...new Set(ages)].filter((age) => age !== undefined)
}

type AgeLimits = Parameters<typeof fitsAge>[1]

/** Whether the player fits by one of the rules: who may play by one of them is not refused. Nobody of unknown age is. */
export const fitsSomeAge = (ages: readonly number[], limits: AgeLimits) =>
  ages.length === 0 || ages.some((age) => fitsAge(age, limits))

/** Whether the player fits by one rule and not by another, so that the birthday must be checked. */
export const isDisputed = (ages: readonly number[], limits: AgeLimits) =>
  fitsSomeAge(ages, limits) && ages.some((age) => !fitsAge(age, limits))
