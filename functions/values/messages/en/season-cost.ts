import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const uniform = 'Uniform'
export const tournamentEntries = 'Tournament entries'
export const insurance = 'Insurance'
export const indoorPractice = 'Indoor practice'
export const freeUniformIncluded = 'Free, uniform included'
export const freeUniformNotIncluded = 'Free, uniform not included'
export const amountUniformIncluded = (dollars: number) => `About $${number(dollars)}, uniform included`
export const amountUniformNotIncluded = (dollars: number) => `About $${number(dollars)}, uniform not included`
export const itemIncluded = (item: Value) => `${item} included`
export const countTournaments = (count: number) =>
  plural(count, { one: `${number(count)} tournament`, other: `${number(count)} tournaments` })
export const countOvernightTrips = (count: number) =>
  plural(count, { one: `${number(count)} overnight trip`, other: `${number(count)} overnight trips` })
export const practicesAWeek = (count: number) =>
  plural(count, { one: `${number(count)} practice a week`, other: `${number(count)} practices a week` })
export const paymentPlan = 'Payment plan'
export const financialAid = 'Financial aid'
export const practicesAt = (place: Value) => `Practices at ${place}`
export const rosterOf = (count: number) => `Roster of ${number(count)}`
