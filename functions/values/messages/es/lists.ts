import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'
import { number } from './counts.ts'

export const lastNamesAreHidden = 'Los apellidos no se muestran a los visitantes'
export const eventsTagline = 'Próximos torneos, campamentos y showcases'
export const opportunitiesTagline = 'Pruebas y equipos que necesitan un jugador invitado'
export const lastDayBeforeFirst = 'El último día no puede ser anterior al primero.'
export const thisWeekend = 'Este fin de semana'
export const next7Days = 'Próximos 7 días'
export const thisMonth = 'Este mes'
export const from = 'Desde'
export const to = 'Hasta'
export const sport = 'Deporte'
export const allSports = 'Todos los deportes'
export const ageGroupFilter = 'Grupo de edad'
export const allAges = 'Todas las edades'
export const state = 'Estado'
export const allStates = 'Todos los estados'
export const soonestFirst = 'Los más próximos primero'
export const nearestFirst = 'Los más cercanos primero'
export const newestFirst = 'Los más nuevos primero'
export const nearSoonFirst = 'Cercanos y próximos primero'
export const bestMatchFirst = 'Los que mejor coinciden primero'
export const sort = 'Ordenar'
export const location = 'Ubicación'
export const city = 'Ciudad'
export const clearAllFilters = 'Quitar todos los filtros'
export const moreFilters = 'Más filtros'
export const filters = 'Filtros'
export const showCounted = (counted: Value) => `Mostrar ${counted}`
export const hideUnstated = 'Ocultar los que no lo indican'
export const nearPlaceFilter = (place: Value) => `Cerca de ${place}`
export const nearMe = 'Cerca de mí'
export const withinOfPlace = ({ distance, place }: { distance: Value; place: Value }) =>
  `A menos de ${distance} millas de ${place}`
export const withinOfMe = (distance: Value) => `A menos de ${distance} millas de mí`
export const inCity = (city: Value) => `En ${city}`
export const onlyStated = 'Solo los que lo indican'
export const untilDayFilter = (day: Value) => `Hasta el ${day}`
export const fromDayFilter = (day: Value) => `Desde el ${day}`
export const cityStateZip = 'Ciudad, estado o ZIP'
export const distance = 'Distancia'
export const anyDistance = 'cualquiera'
export const noSingleFilter = 'No basta con quitar un filtro. Pruebe a quitar dos o más.'
export const nothingAnywhere = 'No basta con quitar un filtro, ni con otro lugar. Pruebe a quitar dos o más.'
export const adjustSearch = 'Pruebe a cambiar la búsqueda o los filtros.'
export const theNearest = 'Lo más cercano'
export const map = 'Mapa'
export const searchThisArea = 'Buscar en esta zona'
export const showMap = 'Ver mapa'
export const hideMap = 'Ocultar mapa'
export const sportNotGiven = 'Deporte no indicado'
export const agesNotGiven = 'Edades no indicadas'
export const costNotGiven = 'Costo no indicado'
export const seasonCost = 'Costo de la temporada'
export const anyCost = 'Cualquier costo'
export const upToAmount = (dollars: number) => `Hasta $${number(dollars)} por temporada`
export const filtersInUse = 'Filtros en uso'
export const removeFilter = (filter: Value) => `<hidden>Quitar filtro: </hidden>${filter}` as RichText<'hidden'>
export const countActive = (count: Value) => `${count}<hidden> en uso</hidden>` as RichText<'hidden'>
export const noNounsFound = (nouns: Value) =>
  select(nouns, {
    teams: 'No se encontraron equipos',
    players: 'No se encontraron jugadores',
    events: 'No se encontraron eventos',
    other: 'No se encontraron oportunidades',
  })
export const seeAllNouns = (nouns: Value) =>
  select(nouns, {
    teams: 'Ver todos los equipos',
    players: 'Ver todos los jugadores',
    events: 'Ver todos los eventos',
    other: 'Ver todas las oportunidades',
  })
export const fewerThanThree = (nouns: Value) =>
  select(nouns, {
    teams: 'Ahora hay menos de tres equipos en ese lugar.',
    players: 'Ahora hay menos de tres jugadores en ese lugar.',
    events: 'Ahora hay menos de tres eventos en ese lugar.',
    other: 'Ahora hay menos de tres oportunidades en ese lugar.',
  })
export const withoutFilter = ({ filter, count }: { filter: Value; count: number }) =>
  `Quite <mark>${filter}</mark> para ver ${number(count)}` as RichText<'mark'>
export const farMoreMilesAway = (miles: number) => `A ${number(miles)} millas, mucho más lejos de lo que pidió.`
export const theMapShows = ({ shown, total, nouns }: { shown: number; total: number; nouns: Value }) =>
  select(nouns, {
    teams: `El mapa muestra ${number(shown)} de ${number(total)} equipos.`,
    players: `El mapa muestra ${number(shown)} de ${number(total)} jugadores.`,
    events: `El mapa muestra ${number(shown)} de ${number(total)} eventos.`,
    other: `El mapa muestra ${number(shown)} de ${number(total)} oportunidades.`,
  })
export const countNouns = ({ count, nouns }: { count: number; nouns: Value }) =>
  select(nouns, {
    teams: `${number(count)}<hidden> equipos</hidden>`,
    players: `${number(count)}<hidden> jugadores</hidden>`,
    events: `${number(count)}<hidden> eventos</hidden>`,
    other: `${number(count)}<hidden> oportunidades</hidden>`,
  }) as RichText<'hidden'>
export const showStates = 'Ver todos los estados'
export const states = 'Estados'
