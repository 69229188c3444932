import * as valueTexts from '#messages/values'
import type { Sport } from '../api/generated.ts'

export const sportNames: Record<Sport, string> = { BASEBALL: valueTexts.baseball, SOFTBALL: valueTexts.softball }

export const SPORTS = Object.keys(sportNames) as Sport[]

export const sportOptions = SPORTS.map((sport) => ({ value: sport, label: sportNames[sport] }))

/** '' if the sport is unknown. */
export const sportText = (sport: Sport | null) => (sport ? sportNames[sport] : '')
