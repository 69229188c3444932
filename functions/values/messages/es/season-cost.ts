import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const uniform = 'Uniforme'
export const tournamentEntries = 'Inscripción a torneos'
export const insurance = 'Seguro'
export const indoorPractice = 'Práctica bajo techo'
export const freeUniformIncluded = 'Gratis, con uniforme'
export const freeUniformNotIncluded = 'Gratis, sin uniforme'
export const amountUniformIncluded = (dollars: number) => `Unos $${number(dollars)}, con uniforme`
export const amountUniformNotIncluded = (dollars: number) => `Unos $${number(dollars)}, sin uniforme`
export const itemIncluded = (item: Value) => `Incluye: ${item}`
export const countTournaments = (count: number) =>
  plural(count, { one: `${number(count)} torneo`, other: `${number(count)} torneos` })
export const countOvernightTrips = (count: number) =>
  plural(count, { one: `${number(count)} viaje con hospedaje`, other: `${number(count)} viajes con hospedaje` })
export const practicesAWeek = (count: number) =>
  plural(count, { one: `${number(count)} práctica por semana`, other: `${number(count)} prácticas por semana` })
export const paymentPlan = 'Plan de pagos'
export const financialAid = 'Ayuda económica'
export const practicesAt = (place: Value) => `Lugar de práctica: ${place}`
export const rosterOf = (count: number) => `Plantel de ${number(count)}`
