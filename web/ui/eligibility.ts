import { fitsSport } from '../../functions/values/eligibility.ts'
import { fitsSomeAge, isDisputed } from '../../functions/values/league-age.ts'
import * as m from '../../functions/values/messages/generated.ts'
import type { RegistrationStatus, Sport } from '../api/generated.ts'

export type Kid = {
  id: string
  name: string
  age: number | null
  /** By the rules in the current season. Empty if the birth year is unknown. Read for the viewer's own players. */
  leagueAges?: readonly { ageRule: { id: string }; seasonYear: number; age: number }[]
  /** Known for the viewer's own players. */
  teamHistory?: readonly { team: { sport: Sport | null } | null }[]
}
type Ages = { minAge: number | null; maxAge: number | null }
type Counted = { seasonYear: number; ageRules: readonly { id: string }[] }
type Needed = Ages & Counted & { sport: Sport | null }
type Registered = { registrations: readonly { playerID: string; status: RegistrationStatus }[] }
export type Eligibility = {
  verdict: 'yes' | 'unsure' | 'no'
  /** A sentence without a period. */
  words: string
  /** For the player's card. */
  short: string
}

/** The ages that count for the opportunity: the league ages of its season by its rules, or else the age. */
function agesFor({ age, leagueAges = [] }: Pick<Kid, 'age' | 'leagueAges'>, { seasonYear, ageRules }: Counted) {
  const counted = leagueAges
    .filter(({ ageRule }) => ageRules.some(({ id }) => id === ageRule.id))
    .map((it) => it.age + seasonYear - it.seasonYear)
  if (counted.length > 0) return [...new Set(counted)]
  return age === null ? [] : [age]
}

/** Whether the player can be registered, with a text: 'Sam is 12 and can register (ages 12 to 14)'. The server makes the final decision. */
export function eligibility(
  { name, age, id, leagueAges, teamHistory = [] }: Kid,
  { minAge, maxAge, seasonYear, ageRules, sport, registrations }: Needed & Registered,
): Eligibility {
  const limits = { minAge, maxAge }
  const firstName = name.split(' ')[0] ?? name
  const registered = registrations.find(({ playerID }) => playerID === id)
  if (registered) {
    const words = m.name_is_already_registered({ name: firstName, status: registered.status })
    return { verdict: 'no', words, short: m.already_registered() }
  }
  const ages = agesPhrase(limits)
  const counted = agesFor({ age, leagueAges }, { seasonYear, ageRules })
  if (!fitsSomeAge(counted, limits)) {
    if (!leagueAges && fitsSomeAge([age! - 1, age! + 1], limits)) {
      const words = m.name_is_age_today_but_the_league_age_counts({ name: firstName, age: age!, ages })
      return { verdict: 'unsure', words, short: m.the_league_age_counts() }
    }
    const [nearest] = counted.sort((a, b) => a - b)
    return {
      verdict: 'no',
      words: m.name_is_age_and_cant_register({ name: firstName, age: nearest!, ages }),
      short:
        minAge !== null && nearest! < minAge ? m.too_young_age({ age: nearest! }) : m.too_old_age({ age: nearest! }),
    }
  }
  const sports = teamHistory.flatMap(({ team }) => team?.sport ?? [])
  if (!fitsSport(sports, sport)) {
    const words = m.this_is_another_sport({ sport: sport!, name: firstName })
    return { verdict: 'unsure', words, short: sport === 'BASEBALL' ? m.plays_softball() : m.plays_baseball() }
  }
  if (minAge === null && maxAge === null)
    return { verdict: 'yes', words: m.name_can_register({ name: firstName }), short: m.fits() }
  if (isDisputed(counted, limits)) {
    const words = m.name_can_register_and_the_organizer_checks({ name: firstName, ages })
    return { verdict: 'unsure', words, short: m.the_organizer_checks_the_birthday() }
  }
  if (counted.length === 0) {
    return { verdict: 'unsure', words: m.this_is_for_ages({ ages, name: firstName }), short: m.age_isnt_on_file() }
  }
  return {
    verdict: 'yes',
    words: m.name_is_age_and_can_register({ name: firstName, age: counted[0]!, ages }),
    short: m.fits(),
  }
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

/** 'For players of league age 11 or 12'. */
export function eligibilityText({ minAge, maxAge }: Ages) {
  if (minAge === null && maxAge === null) return m.for_players_of_all_ages()
  const isPair = minAge !== null && maxAge === minAge + 1
  const ages = isPair ? m.min_or_max({ min: minAge, max: maxAge }) : agesText({ minAge, maxAge })
  return m.for_players_of_league_age({ ages })
}
