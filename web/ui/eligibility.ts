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
type Eligibility =
  | { verdict: 'yes' | 'unsure'; words: string }
  | { verdict: 'no'; words: string; reason: 'already registered' | 'too young' | 'too old' }

/** Whether the player can be registered, with a text: 'Sam is 12 and can register (ages 12 to 14)'. The server makes the final decision. */
export function eligibility(
  { name, age, id, teamHistory = [] }: Kid,
  { minAge, maxAge, sport, registrations }: Needed & Registered,
): Eligibility {
  const firstName = name.split(' ')[0] ?? name
  const registered = registrations.find(({ playerID }) => playerID === id)
  if (registered) {
    const words = `${firstName} is already registered (${registered.status.toLowerCase()})`
    return { verdict: 'no', words, reason: 'already registered' }
  }
  const ages = `${minAge !== null && minAge === maxAge ? 'age' : 'ages'} ${agesText({ minAge, maxAge })}`
  if (!fitsAge(age, { minAge, maxAge })) {
    return {
      verdict: 'no',
      words: `${firstName} is ${age} and can't register (${ages})`,
      reason: minAge !== null && age! < minAge ? 'too young' : 'too old',
    }
  }
  const sports = teamHistory.flatMap(({ team }) => team?.sport ?? [])
  if (!fitsSport(sports, sport)) {
    const [offered, played] = [sport!, sports[0]!].map((it) => sportNames[it].toLowerCase())
    return { verdict: 'unsure', words: `This is ${offered}, and ${firstName}'s team plays ${played}` }
  }
  if (minAge === null && maxAge === null)
    return { verdict: 'yes', words: `${firstName} can register: all ages are welcome` }
  if (age === null) {
    return {
      verdict: 'unsure',
      words: `This is for ${ages}. ${firstName}'s age isn't on file, so the organizer will check`,
    }
  }
  return { verdict: 'yes', words: `${firstName} is ${age} and can register (${ages})` }
}

/** '12 to 14', '12 and up', or '' for all ages. */
export function agesText({ minAge, maxAge }: Ages) {
  if (minAge !== null && maxAge !== null) return minAge === maxAge ? `${minAge}` : `${minAge} to ${maxAge}`
  if (minAge !== null) return `${minAge} and up`
  return maxAge === null ? '' : `${maxAge} and under`
}
