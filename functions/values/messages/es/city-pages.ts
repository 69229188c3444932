import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const ageGroupSport = ({ ageGroup, sport }: { ageGroup: Value; sport: Value }) =>
  select(sport, { SOFTBALL: `sóftbol ${ageGroup}`, other: `béisbol ${ageGroup}` })
export const countOfSport = ({ count, sport }: { count: Value; sport: Value }) =>
  select(sport, { SOFTBALL: `${count} de sóftbol`, other: `${count} de béisbol` })
export const cityTitle = ({ kind, place }: { kind: Value; place: Value }) =>
  select(kind, {
    teams: `Equipos juveniles de béisbol y sóftbol en ${place}`,
    other: `Pruebas de béisbol y sóftbol en ${place}`,
  })
export const cityTitleGroup = ({ kind, group, place }: { kind: Value; group: Value; place: Value }) =>
  select(kind, { teams: `Equipos de ${group} en ${place}`, other: `Pruebas de ${group} en ${place}` })
export const moreInCity = (city: Value) => `Más en ${city}`
export const nearbyKind = (kind: Value) => select(kind, { teams: 'Equipos cercanos', other: 'Pruebas cercanas' })
export const nearbyKindGroup = ({ kind, group }: { kind: Value; group: Value }) =>
  select(kind, { teams: `Equipos de ${group} cercanos`, other: `Pruebas de ${group} cercanas` })
export const allOfKind = (kind: Value) => select(kind, { teams: 'Todos los equipos', other: 'Todas las pruebas' })
export const tryoutsPlaceOpen = ({ count, place, day }: { count: Value; place: Value; day: Value }) =>
  `${count} pruebas en ${place} aceptan inscripciones; la primera es el ${day}.`
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
}) => `${count} pruebas de ${group} en ${place} aceptan inscripciones; la primera es el ${day}.`
export const eachTryoutSays = 'Cada una dice cuándo y dónde es, cuánto cuesta y cuántos lugares quedan.'
export const teamsPlacePlayGroup = ({ count, place, group }: { count: Value; place: Value; group: Value }) =>
  `${count} equipos de viaje de ${place} juegan ${group}.`
export const teamsOneSportCall = ({ count, sport, place }: { count: Value; sport: Value; place: Value }) =>
  select(sport, {
    SOFTBALL: `${count} equipos de sóftbol son de ${place}.`,
    other: `${count} equipos de béisbol son de ${place}.`,
  })
export const teamsCallPlaceHome = ({ count, place }: { count: Value; place: Value }) =>
  `${count} equipos de viaje son de ${place}.`
export const teamsCallPlaceHomeSport = ({ count, place, sports }: { count: Value; place: Value; sports: Value }) =>
  `${count} equipos de viaje son de ${place} (${sports}).`
export const teamsPlayAges = (ages: Value) => `Sus edades: ${ages}.`
export const tryoutsAges = (ages: Value) => `Edades: ${ages}.`
export const agesFromTo = ({ from, to }: { from: Value; to: Value }) => `de ${from} a ${to}`
export const tryoutsOpenRightNow = (count: Value) =>
  select(count, {
    '0': 'Por ahora ninguno tiene una prueba abierta.',
    '1': 'Ahora hay una prueba que acepta inscripciones.',
    other: `Ahora hay ${count} pruebas que aceptan inscripciones.`,
  })
