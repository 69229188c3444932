import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const feePaidRange = 'La cuota pagada debe ser de $0.00 a $10,000.00'
export const invalidTime = 'Esta hora no es válida'
export const alreadyStarted = 'Esta oportunidad ya empezó'
export const familyMustAcceptFirst = 'La familia tiene que aceptar primero esta inscripción'
export const waiverRequired = 'Debe aceptar la exención de responsabilidad (waiver) para inscribirse'
export const birthdayRequired = 'Escriba la fecha de nacimiento'
export const parentEmailRequired = 'Escriba el correo electrónico de la madre o del padre'
export const invalidPhone = 'Escriba un número de teléfono de 7 a 15 dígitos.'
export const phoneConsentRequired = 'Acepte que el organizador pueda usar este número.'
export const fieldTooLong = ({ limit, what }: { limit: Value; what: Value }) =>
  select(what, {
    phone: `Un número de teléfono puede tener hasta ${limit} caracteres`,
    reason: `Un motivo puede tener hasta ${limit} caracteres`,
    other: `Las notas pueden tener hasta ${limit} caracteres`,
  })
