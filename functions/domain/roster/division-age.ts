import { ageOn, BIRTH_WINDOWS, type BirthWindow, type Born, playerAge, seasonYear } from '../../values/age.ts'
import { agesOf } from '../../values/age-groups.ts'
import { fitsAge } from '../../values/eligibility.ts'
import { type Sport, sportOf } from '../../values/sports.ts'
import { allAgeRules } from '../age-rules/service.ts'

type Verdict = 'fits' | 'unsure' | 'tooOld'

/** The season's year for age rules: '2025 Fall' is the start of the 2026 season. */
function yearOf(season: string, now: Date) {
  const year = Number(/\b(20\d\d)\b/.exec(season)?.[1] ?? 0)
  if (year === 0) return seasonYear(now)
  return /fall|autumn/i.test(season) ? year + 1 : year
}

/**
 * Returns a check whether players are too old for an age group in a season, by the travel ball rule of the sport. At the limit, the result
 * is uncertain for a birth year alone if most of its birthdays are too old, and for an entered age (which may be a year old).
 */
export async function divisionAge(
  ageGroup: string,
  { season, sport, now }: { season: string; sport?: string; now: Date },
) {
  const maxAge = agesOf(ageGroup).at(-1)
  const played: Sport = sportOf(sport) ?? 'BASEBALL'
  const rules = await allAgeRules()
  const rule = rules.find((it) => it.sport === played && it.name === 'USSSA') ?? rules.find((it) => it.sport === played)
  return (player: Born): Verdict => {
    if (maxAge === undefined) return 'fits'
    const limits = { maxAge }
    if (player.birthYear === undefined || !rule) {
      const age = playerAge(player, now)
      if (age === undefined || fitsAge(age, limits)) return 'fits'
      return fitsAge(age - 1, limits) ? 'unsure' : 'tooOld'
    }
    const { cutoffMonth, cutoffDay, yearOffset } = rule
    const day = { year: yearOf(season, now) + yearOffset, month: cutoffMonth, day: cutoffDay }
    const ageIf = (birthWindow: BirthWindow) => ageOn({ birthYear: player.birthYear, birthWindow }, day)
    const windows = player.birthWindow ? [player.birthWindow] : BIRTH_WINDOWS
    const fitting = windows.filter((window) => fitsAge(ageIf(window), limits))
    if (fitting.length > windows.length / 2) return 'fits'
    return fitting.length === 0 ? 'tooOld' : 'unsure'
  }
}
