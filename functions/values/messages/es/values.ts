import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const agesMinMax = ({ min, max }: { min: Value; max: Value }) => `De ${min} a ${max} años`
export const agesMin = (min: Value) => `Desde ${min} años`
export const agesMax = (max: Value) => `Hasta ${max} años`
export const countSpotsLeft = (count: number) =>
  plural(count, { one: `${number(count)} lugar disponible`, other: `${number(count)} lugares disponibles` })
export const ageYears = (age: Value) => `${age} años`
export const stateValidCode = 'El estado debe ser un código válido de dos letras (por ejemplo, FL).'
export const imageSizeLess5mb = 'La imagen debe pesar menos de 5 MB'
export const selectValidImageFile = 'Elija un archivo de imagen válido'
export const previewPostponed = 'Pospuesto'
export const previewCanceled = 'Cancelado'
export const previewFull = 'Sin lugares'
export const previewClosed = 'Inscripciones cerradas'
export const previewPast = 'Ya pasó'
export const contactManager = 'Encargado'
export const contactCoach = 'Entrenador'
export const assistantCoach = 'Entrenador asistente'
export const teamAdmin = 'Administración del equipo'
export const fromTo = ({ from, to }: { from: Value; to: Value }) => `${from} a ${to}`
export const seasonOfYear = ({ year, type }: { year: Value; type: Value }) =>
  select(type, {
    Spring: `Primavera ${year}`,
    Summer: `Verano ${year}`,
    Fall: `Otoño ${year}`,
    other: `Invierno ${year}`,
  })
export const free = 'Gratis'
export const fungoCannotStoreAnything = 'Fungo no puede guardar nada en este momento. Inténtelo más tarde.'
export const somethingWentWrong = 'Algo salió mal. Inténtelo de nuevo.'
export const recordNotFound = (record: Value) =>
  select(record, {
    Player: 'No se encontró al jugador',
    Opportunity: 'No se encontró la oportunidad',
    Team: 'No se encontró el equipo',
    User: 'No se encontró al usuario',
    Invitation: 'No se encontró la invitación',
    Division: 'No se encontró la división',
    Transfer: 'No se encontró el traspaso',
    'Team history': 'No se encontró el historial del equipo',
    Registration: 'No se encontró la inscripción',
    Contact: 'No se encontró el contacto',
    Watch: 'No se encontró la alerta',
    Report: 'No se encontró el reporte',
    Event: 'No se encontró el evento',
    Evaluator: 'No se encontró al evaluador',
    Claim: 'No se encontró la solicitud de reclamo',
    Calendar: 'No se encontró el calendario',
    Season: 'No se encontró la temporada',
    other: 'No se encontró el registro',
  })
export const noConnection = 'Sin conexión. Revise su red e inténtelo de nuevo.'
export const baseball = 'Béisbol'
export const softball = 'Sóftbol'
export const tryout = 'Prueba'
export const guestPlayerNeeded = 'Se busca jugador invitado'
export const allDay = 'Todo el día'
