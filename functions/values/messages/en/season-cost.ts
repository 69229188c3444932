import { number } from './counts.ts'

export const uniform = 'Uniform'
export const tournamentEntries = 'Tournament entries'
export const insurance = 'Insurance'
export const indoorPractice = 'Indoor practice'
export const freeUniformIncluded = 'Free, uniform included'
export const freeUniformNotIncluded = 'Free, uniform not included'
export const amountUniformIncluded = (dollars: number) => `About $${number(dollars)}, uniform included`
export const amountUniformNotIncluded = (dollars: number) => `About $${number(dollars)}, uniform not included`
