import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const searchPlaceholder = 'Equipo, prueba, evento, jugador o ciudad'
export const cities = 'Ciudades'
export const teamsNearby = 'Equipos cercanos'
export const typeAtLeast = (count: Value) => `Escriba al menos ${count} caracteres para buscar`
export const countResults = (count: number) =>
  plural(count, { one: `${number(count)} resultado`, other: `${number(count)} resultados` })
export const seeAllOfKind = ({ kind, count }: { kind: Value; count: number }) =>
  select(kind, {
    teams: `Ver los ${number(count)} equipos`,
    opportunities: `Ver las ${number(count)} oportunidades`,
    events: `Ver los ${number(count)} eventos`,
    other: `Ver los ${number(count)} jugadores`,
  })
