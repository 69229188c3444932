import { fitsAge, fitsSport } from '../../functions/values/eligibility.ts'
import * as m from '../../functions/values/messages/generated.ts'
import type { RegistrationStatus, Sport } from '../api/generated.ts'

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
    const words = m.name_is_already_registered({ name: firstName, status: registered.status })
    return { verdict: 'no', words, short: m.already_registered() }
  }
  const ages = agesPhrase({ minAge, maxAge })
  if (!fitsAge(age, { minAge, maxAge })) {
    return {
      verdict: 'no',
      words: m.name_is_age_and_cant_register({ name: firstName, age: age!, ages }),
      short: minAge !== null && age! < minAge ? m.too_young_age({ age: age! }) : m.too_old_age({ age: age! }),
    }
  }
  const sports = teamHistory.flatMap(({ team }) => team?.sport ?? [])
  if (!fitsSport(sports, sport)) {
    const words = m.this_is_another_sport({ sport: sport!, name: firstName })
    return { verdict: 'unsure', words, short: sport === 'BASEBALL' ? m.plays_softball() : m.plays_baseball() }
  }
  if (minAge === null && maxAge === null)
    return { verdict: 'yes', words: m.name_can_register({ name: firstName }), short: m.fits() }
  if (age === null) {
    return { verdict: 'unsure', words: m.this_is_for_ages({ ages, name: firstName }), short: m.age_isnt_on_file() }
  }
  return { verdict: 'yes', words: m.name_is_age_and_can_register({ name: firstName, age, ages }), short: m.fits() }
}

/** '12 to 14', '12 and up', or '' for all ages. */
export function agesText({ minAge, maxAge }: Ages) {
  if (minAge !== null && maxAge !== null)
    return minAge === maxAge ? `${minAge}` : m.from_to({ from: minAge, to: maxAge })
  if (minAge !== null) return m.min_and_up({ min: minAge })
  return maxAge === null ? '' : m.max_and_under({ max: maxAge })
}

/** 'ages 12 to 14', within a sentence. */
function agesPhrase({ minAge, maxAge }: Ages) {
  if (minAge !== null && maxAge !== null)
    return minAge === maxAge ? m.of_age({ age: minAge }) : m.of_ages_min_to_max({ min: minAge, max: maxAge })
  if (minAge !== null) return m.of_ages_min_and_up({ min: minAge })
  return maxAge === null ? '' : m.of_ages_max_and_under({ max: maxAge })
}

/** 'For players who are 11 or 12 when they register'. */
export function eligibilityText({ minAge, maxAge }: Ages) {
  if (minAge === null && maxAge === null) return m.for_players_of_all_ages()
  const isPair = minAge !== null && maxAge === minAge + 1
  const ages = isPair ? m.min_or_max({ min: minAge, max: maxAge }) : agesText({ minAge, maxAge })
  return m.for_players_who_are_ages({ ages })
}
