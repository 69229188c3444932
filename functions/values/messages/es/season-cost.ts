import { number } from './counts.ts'

export const uniform = 'Uniforme'
export const tournamentEntries = 'Inscripción a torneos'
export const insurance = 'Seguro'
export const indoorPractice = 'Práctica bajo techo'
export const freeUniformIncluded = 'Gratis, con uniforme'
export const freeUniformNotIncluded = 'Gratis, sin uniforme'
export const amountUniformIncluded = (dollars: number) => `Unos $${number(dollars)}, con uniforme`
export const amountUniformNotIncluded = (dollars: number) => `Unos $${number(dollars)}, sin uniforme`
