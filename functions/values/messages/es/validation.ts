import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const enterDatesAs = 'Escriba las fechas en el formato AAAA-MM-DD.'
export const yearMustBeNumber = 'El año debe ser un número'
export const yearRange = 'El año debe ser de 1900 a 2200'
export const fieldTooLong = ({ what, limit }: { what: Value; limit: Value }) =>
  select(what, {
    title: `Un título puede tener hasta ${limit} caracteres`,
    description: `Una descripción puede tener hasta ${limit} caracteres`,
    whatToBring: `“Qué llevar” puede tener hasta ${limit} caracteres`,
    time: `Una hora puede tener hasta ${limit} caracteres`,
    location: `Un lugar puede tener hasta ${limit} caracteres`,
    city: `Una ciudad puede tener hasta ${limit} caracteres`,
    eventName: `El nombre de un evento puede tener hasta ${limit} caracteres`,
    date: `Una fecha puede tener hasta ${limit} caracteres`,
    eventType: `Un tipo de evento puede tener hasta ${limit} caracteres`,
    subject: `Un asunto puede tener hasta ${limit} caracteres`,
    organizer: `El organizador puede tener hasta ${limit} caracteres`,
    paymentNote: `Una nota de pago puede tener hasta ${limit} caracteres`,
    division: `Una clase puede tener hasta ${limit} caracteres`,
    other: `El nombre de una temporada puede tener hasta ${limit} caracteres`,
  })
export const teamFieldTooLong = ({ what, limit }: { what: Value; limit: Value }) =>
  select(what, {
    city: `Una ciudad puede tener hasta ${limit} caracteres.`,
    description: `Una descripción puede tener hasta ${limit} caracteres.`,
    webAddress: `Una dirección web puede tener hasta ${limit} caracteres.`,
    waiver: `Una exención de responsabilidad (waiver) puede tener hasta ${limit} caracteres.`,
    practicePlace: `Un lugar de práctica puede tener hasta ${limit} caracteres.`,
    division: `Una división puede tener hasta ${limit} caracteres.`,
    divisionOrAgeGroup: `Una división o un grupo de edad puede tener hasta ${limit} caracteres.`,
    season: `Una temporada puede tener hasta ${limit} caracteres.`,
    reason: `Un motivo puede tener hasta ${limit} caracteres.`,
    other: `Las notas pueden tener hasta ${limit} caracteres.`,
  })
export const enterEmail = 'Escriba su correo electrónico'
export const emailTooLong = 'Este correo electrónico es demasiado largo'
export const invalidEmail = 'Escriba un correo electrónico válido'
export const enterFullName = 'Escriba su nombre completo'
export const nameTooLong = 'Un nombre puede tener hasta 100 caracteres'
export const nameIsRequired = 'El nombre es obligatorio'
export const chooseSport = 'Elija béisbol o sóftbol.'
export const selectPlayer = 'Elija un jugador'
export const fillRequired = 'Llene los campos obligatorios'
export const endBeforeStart = 'La fecha de fin no puede ser anterior a la de inicio.'
export const jerseyNumberDigit3 = 'Un número de camiseta tiene un dígito y hasta 3 caracteres, dígitos o letras.'
export const letterLost = 'Se perdió una letra. Escriba el texto de nuevo.'
export const fillAllFields = 'Llene todos los campos'
export const levelNamesAnotherAgeGroup = 'El nivel indica otro grupo de edad.'
export const nameNoWebAddress =
  'Un nombre no puede contener una dirección web, un correo electrónico ni un número de teléfono'
export const namesFungoAdminSupport =
  'Los nombres con “Fungo”, “Admin” o “Support” están reservados. Elija otro, por favor.'
