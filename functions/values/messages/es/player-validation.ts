import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const nameTooLong = 'Un nombre puede tener hasta 100 caracteres.'
export const playerNameRequired = 'El nombre del jugador es obligatorio.'
export const birthIncomplete = 'Elija el año de nacimiento y los meses del cumpleaños.'
export const invalidBirthYear = 'Elija un año de nacimiento de los últimos 25 años.'
export const ageWholeNumber = 'La edad debe ser un número entero del 1 al 99.'
export const chooseVisibility = 'Elija quién puede encontrar al jugador.'
export const playersNameLetter = 'El nombre de un jugador tiene una letra.'
export const fieldTooLong = ({ limit, what }: { limit: Value; what: Value }) =>
  select(what, {
    batsThrows: `Batea/Lanza puede tener hasta ${limit} caracteres.`,
    city: `Una ciudad puede tener hasta ${limit} caracteres.`,
    other: `Un estado puede tener hasta ${limit} caracteres.`,
  })
export const invalidBatsThrows = (list: Value) => `Batea/Lanza debe ser uno de estos: ${list}.`
