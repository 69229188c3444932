import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const ageGroupSport = ({ ageGroup, sport }: { ageGroup: Value; sport: Value }) =>
  select(sport, { SOFTBALL: `${ageGroup} softball`, other: `${ageGroup} baseball` })
export const countOfSport = ({ count, sport }: { count: Value; sport: Value }) =>
  select(sport, { SOFTBALL: `${count} softball`, other: `${count} baseball` })
export const cityTitle = ({ kind, place }: { kind: Value; place: Value }) =>
  select(kind, {
    teams: `Youth baseball and softball teams in ${place}`,
    other: `Baseball and softball tryouts in ${place}`,
  })
export const cityTitleGroup = ({ kind, group, place }: { kind: Value; group: Value; place: Value }) =>
  select(kind, { teams: `${group} teams in ${place}`, other: `${group} tryouts in ${place}` })
export const moreInCity = (city: Value) => `More in ${city}`
export const nearbyKind = (kind: Value) => select(kind, { teams: 'Nearby teams', other: 'Nearby tryouts' })
export const nearbyKindGroup = ({ kind, group }: { kind: Value; group: Value }) =>
  select(kind, { teams: `Nearby ${group} teams`, other: `Nearby ${group} tryouts` })
export const allOfKind = (kind: Value) => select(kind, { teams: 'All teams', other: 'All tryouts' })
export const tryoutsPlaceOpen = ({ count, place, day }: { count: Value; place: Value; day: Value }) =>
  `${count} tryouts in ${place} are open for registration, the first on ${day}.`
export const tryoutsGroupPlaceOpen = ({
  count,
  group,
  place,
  day,
}: {
  count: Value
  group: Value
  place: Value
  day: Value
}) => `${count} tryouts for ${group} in ${place} are open for registration, the first on ${day}.`
export const eachTryoutSays = 'Each one says when and where it is, what it costs, and how many spots are left.'
export const teamsPlacePlayGroup = ({ count, place, group }: { count: Value; place: Value; group: Value }) =>
  `${count} travel teams in ${place} play ${group}.`
export const teamsOneSportCall = ({ count, sport, place }: { count: Value; sport: Value; place: Value }) =>
  select(sport, {
    SOFTBALL: `${count} softball teams call ${place} home.`,
    other: `${count} baseball teams call ${place} home.`,
  })
export const teamsCallPlaceHome = ({ count, place }: { count: Value; place: Value }) =>
  `${count} travel teams call ${place} home.`
export const teamsCallPlaceHomeSport = ({ count, place, sports }: { count: Value; place: Value; sports: Value }) =>
  `${count} travel teams call ${place} home (${sports}).`
export const teamsPlayAges = (ages: Value) => `They play ${ages}.`
export const tryoutsAges = (ages: Value) => `They are for ${ages}.`
export const agesFromTo = ({ from, to }: { from: Value; to: Value }) => `${from} to ${to}`
export const tryoutsOpenRightNow = (count: Value) =>
  select(count, {
    '0': 'None has a tryout open right now.',
    '1': 'One tryout is open for registration right now.',
    other: `${count} tryouts are open for registration right now.`,
  })
