import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'

export const yourRegistrations = 'Sus inscripciones'
export const myRegistrations = 'Mis inscripciones'
export const withdraw = 'Retirar'
export const acceptWaiverHint = 'Aceptar la exención e inscribir'
export const takeTheSpot = 'Aceptar el lugar'
export const spotGoesNextFamily = 'El lugar pasa a la siguiente familia'
export const opportunityCanceled = 'La oportunidad se canceló.'
export const spotYours = 'El lugar es suyo.'
export const spotYoursDetailsBelow = 'El lugar es suyo. Los detalles están abajo.'
export const organizerGaveSpotsOthers = 'El organizador dio los lugares a otros jugadores.'
export const spotHeld = 'Lugar reservado'
export const waitingFamily = 'En espera de la familia'
export const coachMadeRegistrationCounts = 'Un entrenador hizo esta inscripción. Cuenta cuando la familia la acepta.'
export const wellEmailWhenSpot =
  'Le avisaremos por correo cuando haya un lugar. Entonces tendrá un día para aceptarlo, hasta 2 horas antes del comienzo.'
export const organizerDecidesNext = 'Ahora decide el organizador. Le avisaremos por correo.'
export const withdrawName = (name: Value) => `Retirar a ${name}`
export const confirmWithdraw = ({ loss, name }: { loss: Value; name: Value }) =>
  select(loss, {
    spot: `¿Seguro que quiere retirar la inscripción de ${name}? Se avisa al organizador, y el lugar pasa a otros.`,
    place: `¿Seguro que quiere retirar la inscripción de ${name}? Se avisa al organizador, y ${name} pierde su lugar en la lista de espera.`,
    other: `¿Seguro que quiere retirar la inscripción de ${name}? Se avisa al organizador.`,
  })
export const nameWithdrawn = (name: Value) => `${name}: inscripción retirada`
export const acceptForName = (name: Value) => `Aceptar por ${name}`
export const nameRegisteredCoach = (name: Value) => `Un entrenador inscribió a ${name}. ¿Acepta la inscripción?`
export const nameAccepted = (name: Value) => `${name}: inscripción aceptada`
export const nameApproved = ({ name }: { name: Value }) => `${name}: inscripción aprobada`
export const theOrganizerWrote = (reason: Value) => `El organizador escribió: ${reason}`
export const holdingSpotUntil =
  'Le guardamos el lugar hasta el <time></time>. Es suyo cuando acepte.' as RichText<'time'>
export const holdingUntil = 'Se lo guardamos hasta el <time></time>. Después pasa a otra familia.' as RichText<'time'>
export const organizerDecidesDay = (day: Value) =>
  `El organizador decide a más tardar el ${day}. Le avisaremos por correo.`
export const waiverAcceptedVersion = (version: Value) => `Versión de la exención aceptada: ${version}`
export const payCoachAt = (host: Value) => `Pagar al entrenador en ${host}`
