import * as eligibilityTexts from '#messages/eligibility'
import * as siteTexts from '#messages/site'
import * as valueTexts from '#messages/values'
import { fitsSport } from '../../functions/values/eligibility.ts'
import { fitsSomeAge, isDisputed } from '../../functions/values/league-age.ts'
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
  /** The age that is too high or too low. */
  wrongAge?: number
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
    const words = eligibilityTexts.nameAlreadyRegistered({ name: firstName, status: registered.status })
    return { verdict: 'no', words, short: eligibilityTexts.alreadyRegistered }
  }
  const ages = agesPhrase(limits)
  const counted = agesFor({ age, leagueAges }, { seasonYear, ageRules })
  if (!fitsSomeAge(counted, limits)) {
    if (!leagueAges && fitsSomeAge([age! - 1, age! + 1], limits)) {
      const words = eligibilityTexts.nameAgeTodayBut({ name: firstName, age: age!, ages })
      return { verdict: 'unsure', words, short: eligibilityTexts.leagueAgeCounts }
    }
    const [nearest] = counted.sort((a, b) => a - b)
    return {
      verdict: 'no',
      words: eligibilityTexts.cannotRegister({ name: firstName, age: nearest!, ages }),
      wrongAge: nearest!,
      short:
        minAge !== null && nearest! < minAge
          ? eligibilityTexts.tooYoungAge(nearest!)
          : eligibilityTexts.tooOldAge(nearest!),
    }
  }
  const sports = teamHistory.flatMap(({ team }) => team?.sport ?? [])
  if (!fitsSport(sports, sport)) {
    const words = eligibilityTexts.isAnotherSport({ sport: sport!, name: firstName })
    return {
      verdict: 'unsure',
      words,
      short: sport === 'BASEBALL' ? eligibilityTexts.playsSoftball : eligibilityTexts.playsBaseball,
    }
  }
  if (minAge === null && maxAge === null)
    return { verdict: 'yes', words: eligibilityTexts.nameCanRegister(firstName), short: eligibilityTexts.fits }
  if (isDisputed(counted, limits)) {
    const words = eligibilityTexts.nameRegisterOrganizerChecks({ name: firstName, ages })
    return { verdict: 'unsure', words, short: eligibilityTexts.organizerChecksBirthday }
  }
  if (counted.length === 0) {
    return {
      verdict: 'unsure',
      words: eligibilityTexts.thisIsForAges({ ages, name: firstName }),
      short: siteTexts.ageUnknown,
    }
  }
  return {
    verdict: 'yes',
    words: eligibilityTexts.canRegister({ name: firstName, age: counted[0]!, ages }),
    short: eligibilityTexts.fits,
  }
}

/** '12 to 14', '12 and up', or '' for all ages. */
export function agesText({ minAge, maxAge }: Ages) {
  if (minAge !== null && maxAge !== null)
    return minAge === maxAge ? `${minAge}` : valueTexts.fromTo({ from: minAge, to: maxAge })
  if (minAge !== null) return eligibilityTexts.minAndUp(minAge)
  return maxAge === null ? '' : eligibilityTexts.maxAndUnder(maxAge)
}

/** 'ages 12 to 14', within a sentence. */
function agesPhrase({ minAge, maxAge }: Ages) {
  if (minAge !== null && maxAge !== null)
    return minAge === maxAge
      ? eligibilityTexts.ofAge(minAge)
      : eligibilityTexts.agesMinMax({ min: minAge, max: maxAge })
  if (minAge !== null) return eligibilityTexts.agesMin(minAge)
  return maxAge === null ? '' : eligibilityTexts.agesMaxUnder(maxAge)
}

/** 'For players of league age 11 or 12'. */
export function eligibilityText({ minAge, maxAge }: Ages) {
  if (minAge === null && maxAge === null) return eligibilityTexts.forAllAges
  const isPair = minAge !== null && maxAge === minAge + 1
  const ages = isPair ? eligibilityTexts.minOrMax({ min: minAge, max: maxAge }) : agesText({ minAge, maxAge })
  return eligibilityTexts.playersLeagueAge(ages)
}
