import type { Sport } from '../api/generated.ts'

export const sportNames: Record<Sport, string> = { BASEBALL: 'Baseball', SOFTBALL: 'Softball' }

export const SPORTS = Object.keys(sportNames) as Sport[]

/** Empty where the sport is not known. */
export const sportText = (sport: Sport | null) => (sport ? sportNames[sport] : '')
