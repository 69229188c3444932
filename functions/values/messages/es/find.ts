import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { plural } from './counts.ts'

export const whatFits = 'Lo que le conviene'
export const nearPlace = (place: Value) => `Cerca de ${place}`
export const inState = (state: Value) => `En ${state}`
export const tryoutsAndGuestSpots = 'Pruebas y lugares para jugadores invitados'
export const teamsThatFit = 'Equipos adecuados'
export const eventsNearby = 'Eventos'
export const tellMeTryout = 'Avíseme cuando hagan una prueba'
export const withinMiles = (miles: Value) => `A menos de ${miles} millas`
export const noneWithin = ({ miles, from, to, count }: { miles: Value; from: Value; to: Value; count: number }) =>
  plural(count, {
    one: `Nada a menos de ${miles} millas; lo más cercano está a ${from} millas`,
    other:
      from === to
        ? `Nada a menos de ${miles} millas; lo más cercano está a ${from} millas`
        : `Nada a menos de ${miles} millas; lo más cercano está a entre ${from} y ${to} millas`,
  })
export const fewWithin = ({ count, miles, to }: { count: number; miles: Value; to: Value }) =>
  plural(count, {
    one: `Solo 1 a menos de ${miles} millas; lo demás, hasta a ${to} millas`,
    other: `Solo ${count} a menos de ${miles} millas; lo demás, hasta a ${to} millas`,
  })
export const noneNear = ({ what, miles }: { what: Value; miles: Value }) =>
  select(what, {
    opportunities: `Ninguna prueba ni lugar para jugadores invitados que sea adecuado a menos de ${miles} millas. Cree una alerta y le escribiremos cuando haya.`,
    teams: `Ningún equipo adecuado a menos de ${miles} millas. Cree una alerta y le escribiremos cuando haya.`,
    other: `Ningún evento adecuado a menos de ${miles} millas. Cree una alerta y le escribiremos cuando haya.`,
  })
export const noneThatFit = (what: Value) =>
  select(what, {
    opportunities:
      'Ninguna prueba ni lugar para jugadores invitados que sea adecuado. Cree una alerta y le escribiremos cuando haya.',
    teams: 'Ningún equipo adecuado. Cree una alerta y le escribiremos cuando haya.',
    other: 'Ningún evento adecuado. Cree una alerta y le escribiremos cuando haya.',
  })
export const allInState = ({ count, state }: { count: Value; state: Value }) => `Ver todo en ${state} (${count})`
export const elsewhereInState = (state: Value) => `Más lejos, en ${state}`
