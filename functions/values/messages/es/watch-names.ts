import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number } from './counts.ts'

export const kindOfList = (kind: Value) =>
  select(kind, {
    TRYOUT: 'pruebas',
    GUEST_NEED: 'lugares para jugadores invitados',
    EVENTS: 'eventos',
    TEAMS: 'equipos',
    other: 'oportunidades',
  })
export const typeEvents = (type: Value) => `eventos de tipo ${type}`
export const nounsOfSport = ({ sport, nouns }: { sport: Value; nouns: Value }) =>
  select(sport, { BASEBALL: `${nouns} de béisbol`, other: `${nouns} de sóftbol` })
export const nounsAgeGroup = ({ ageGroup, nouns }: { ageGroup: Value; nouns: Value }) => `${nouns} ${ageGroup}`
export const namedText = (text: Value) => `con el nombre “${text}”`
export const forThePosition = (position: Value) => `para la posición de ${position}`
export const forAge = (age: Value) => `para ${age} años`
export const thatFitName = (name: Value) => `para ${name}`
export const nearPlace = (place: Value) => `cerca de ${place}`
export const withinMilesPlace = ({ miles, place }: { miles: Value; place: Value }) =>
  `a menos de ${miles} millas de ${place}`
export const aPlace = 'un lugar'
export const inPlace = (place: Value) => `en ${place}`
export const fromDay = (day: Value) => `desde el ${day}`
export const untilDay = (day: Value) => `hasta el ${day}`
export const teamNoLongerListed = 'Un equipo que ya no está en la lista'
export const amountSeason = (dollars: number) => `de hasta $${number(dollars)} por temporada`
