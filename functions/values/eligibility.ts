import type { Sport } from './sports.ts'

type AgeLimits = { minAge?: number | null; maxAge?: number | null }

/** Whether the age is within the opportunity's limits. A player of unknown age fits: the organizer checks. */
export const fitsAge = (age: number | null | undefined, { minAge, maxAge }: AgeLimits) =>
  age == null || ((minAge == null || minAge <= age) && (maxAge == null || maxAge >= age))

/** Whether one of the player's sports is that of the opportunity. A player without known sports and an opportunity without one fit. */
export const fitsSport = (played: readonly Sport[], sport: Sport | null | undefined) =>
  !sport || played.length === 0 || played.includes(sport)
