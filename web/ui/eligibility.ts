import { fitsAge, fitsSport } from '../../functions/values/eligibility.ts'
import type { RegistrationStatus, Sport } from '../api/generated.ts'
import { sportNames } from './sport.ts'

export type Kid = {
  id: string
  name: string
  age: number | null
  /** Known for the viewer's own players. */
  teamHistory?: readonly { team: { sport: Sport | null } | null }[]
}
type Ages = { minAge: number | null; maxAge: number | null }
type Needed = Ages & { sport: Sport | null }
type Registered = { registrations: readonly { playerID: string; status: RegistrationStatus }[] }
export type Eligibility = {
  verdict: 'yes' | 'unsure' | 'no'
  /** A sentence without a period. */
  words: string
  /** For the player's card. */
  short: string
}

/** Whether the player can be registered, with a text: 'Sam is 12 and can register (ages 12 to 14)'. The server makes the final decision. */
export function eligibility(
  { name, age, id, teamHistory = [] }: Kid,
  { minAge, maxAge, sport, registrations }: Needed & Registered,
): Eligibility {
  const firstName = name.split(' ')[0] ?? name
  const registered = registrations.find(({ playerID }) => playerID === id)
  if (registered) {
    const words = `${firstName} is already registered (${registered.status.toLowerCase()})`
    return { verdict: 'no', words, short: 'Already registered' }
  }
  const ages = `${minAge !== null && minAge === maxAge ? 'age' : 'ages'} ${agesText({ minAge, maxAge })}`
  if (!fitsAge(age, { minAge, maxAge })) {
    return {
      verdict: 'no',
      words: `${firstName} is ${age} and can't register (${ages})`,
      short: `Too ${minAge !== null && age! < minAge ? 'young' : 'old'}: ${age}`,
    }
  }
  const sports = teamHistory.flatMap(({ team }) => team?.sport ?? [])
  if (!fitsSport(sports, sport)) {
    const [offered, played] = [sport!, sports[0]!].map((it) => sportNames[it].toLowerCase())
    const words = `This is ${offered}, and ${firstName}'s team plays ${played}`
    return { verdict: 'unsure', words, short: `Plays ${played}` }
  }
  if (minAge === null && maxAge === null)
    return { verdict: 'yes', words: `${firstName} can register: all ages are welcome`, short: 'Fits' }
  if (age === null) {
    return {
      verdict: 'unsure',
      words: `This is for ${ages}. ${firstName}'s age isn't on file, so the organizer will check`,
      short: "Age isn't on file",
    }
  }
  return { verdict: 'yes', words: `${firstName} is ${age} and can register (${ages})`, short: 'Fits' }
}

/** '12 to 14', '12 and up', or '' for all ages. */
export function agesText({ minAge, maxAge }: Ages) {
  if (minAge !== null && maxAge !== null) return minAge === maxAge ? `${minAge}` : `${minAge} to ${maxAge}`
  if (minAge !== null) return `${minAge} and up`
  return maxAge === null ? '' : `${maxAge} and under`
}

/** 'For players who are 11 or 12 when they register'. */
export function eligibilityText({ minAge, maxAge }: Ages) {
  if (minAge === null && maxAge === null) return 'For players of all ages'
  const isPair = minAge !== null && maxAge === minAge + 1
  return `For players who are ${isPair ? `${minAge} or ${maxAge}` : agesText({ minAge, maxAge })} when they register`
}
