import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const applied = 'Solicitado'
export const accepted = 'Aceptado'
export const waitlisted = 'En lista de espera'
export const declined = 'Rechazado'
export const withdrawn = 'Retirado'
export const spotHeld = 'Lugar reservado'
export const team = 'Equipo'
export const teams = 'Equipos'
export const chooseATeam = 'Elija un equipo'
export const chooseADivision = 'Elija una división'
export const enterATeam = 'Inscribir un equipo'
export const enterTeam = 'Inscribir equipo'
export const logInToEnter = 'Iniciar sesión para inscribir un equipo'
export const teamApplied = 'Su equipo envió la solicitud. El organizador decide.'
export const teamWaits = 'Su equipo está en la lista de espera.'
export const noteToOrganizer = 'Nota para el organizador'
export const contactHint = 'El organizador ve el nombre y el correo electrónico.'
export const teamFits = 'Este equipo corresponde a la división.'
export const feeUnknown = 'El organizador no dice cuánto cuesta.'
export const willWait =
  'Esta inscripción queda en la lista de espera: la división está completa o ya pasó la fecha límite.'
export const manageEntries = 'Administrar los equipos inscritos'
export const noTeamsYet = 'Todavía no hay equipos'
export const heldUntil = 'Su lugar está reservado hasta el'
export const takeTheSpot = 'Aceptar el lugar'
export const spotTaken = 'Su equipo está adentro.'
export const withdraw = 'Retirar'
export const afterDeadline = 'Después de la fecha límite'
export const paymentLate = 'Pago atrasado'
export const contact = 'Contacto'
export const paid = 'Pagado'
export const refund = 'A devolver'
export const decide = 'Decidir'
export const accept = 'Aceptar'
export const release = 'Liberar lugar'
export const confirmDecline =
  'El equipo recupera todo lo que pagó. Un lugar que queda libre se reserva para el siguiente equipo de la lista de espera.'
export const declineHint = 'El equipo lo lee.'
export const email = 'Correo electrónico'
export const enteredAt = 'Inscrito el'
export const note = 'Nota'
export const whereWePlay = 'Dónde jugamos'
export const emailTeams = 'Escribir a los equipos'
export const toTeams = 'A los equipos con inscripción'
export const allTeams = 'Todos los inscritos o en espera'
export const teamsStayPrivate =
  'Los responsables y encargados de los equipos no ven las direcciones de los demás ni la de usted.'
export const managersWillBeEmailed = (count: number) =>
  plural(count, { one: `Se escribirá a ${number(count)} persona`, other: `Se escribirá a ${number(count)} personas` })
export const insurance = 'Seguro'
export const insuredUntil = 'Asegurado hasta'
export const notConfirmed = 'Sin confirmar'
export const insuranceHint = 'Usted vio el comprobante del seguro. Aquí no se sube nada. Vacío: sin confirmar.'
export const confirmedTo = (day: Value) => `Confirmado hasta el ${day}`
export const insuranceConfirmedTo = (day: Value) => `Seguro confirmado hasta el ${day}`
export const insuranceOf = ({ name, shown }: { name: Value; shown: Value }) => `Seguro de ${name}: ${shown}`
export const insuranceNoted = (name: Value) => `Se anotó el seguro de ${name}.`
export const move = 'Cambiar de división'
export const moving = 'Cambiando...'
export const moveHint =
  'Se avisa a quienes administran el equipo. Un equipo aceptado ocupa un lugar en la otra división.'
export const moveTeam = (name: Value) => `Cambiar de división a ${name}`
export const teamMoved = (name: Value) => `${name} cambió de división.`
export const doesNotMake = 'No se completa'
export const divisionDoesNotMake = (division: Value) => `${division} no se completa`
export const confirmCancel = (division: Value) => `¿${division} no se completa?`
export const cancelEffects = (count: number) =>
  plural(count, {
    one: `Termina la inscripción de ${number(count)} equipo. Se le avisa, y recupera todo lo que pagó.`,
    other: `Terminan las inscripciones de ${number(count)} equipos. Se les avisa, y recuperan todo lo que pagaron.`,
  })
export const cancelIsFinal =
  'Esta acción no se puede deshacer. Para conservar un equipo, antes cámbielo a otra división.'
export const divisionEnded = (division: Value) => `${division} no se realiza.`
export const fitUnknown = (name: Value) => `${name} no publica ninguna división. El organizador decide.`
export const fitDoubtful = ({ name, divisions, fit }: { name: Value; divisions: Value; fit: Value }) =>
  select(fit, {
    otherAge: `Otro grupo de edad: ${name} publica ${divisions}. El organizador decide.`,
    other: `Otra clase: ${name} publica ${divisions}. El organizador decide.`,
  })
export const fitOfTeam = ({ fit }: { fit: Value }) =>
  select(fit, { otherAge: 'Otro grupo de edad', otherClass: 'Otra clase', other: 'Sin división publicada' })
export const costs = ({ fee, back }: { fee: Value; back: Value }) =>
  `Cuota de inscripción: ${fee}. De una cuota pagada, un retiro hoy devuelve ${back}.`
export const youGetBack = (amount: Value) => `Usted recupera ${amount}.`
export const withdrawTeam = (name: Value) => `¿Retirar a ${name}?`
export const teamWithdrew = ({ name, back }: { name: Value; back: Value }) => `${name} se retiró. ${back}`
export const paidOf = ({ paid, fee }: { paid: Value; fee: Value }) => `Pagado: ${paid} de ${fee}`
export const payBy = (day: Value) => `Pagar hasta el ${day}`
export const payAt = (host: Value) => `Pagar en ${host}`
export const acceptTeam = (name: Value) => `Aceptar a ${name}`
export const releaseSpot = (name: Value) => `Liberar lugar de ${name}`
export const declineTeam = (name: Value) => `Rechazar a ${name}`
export const decided = ({ name, decision }: { name: Value; decision: Value }) =>
  select(decision, {
    ACCEPTED: `${name} fue aceptado.`,
    DECLINED: `${name} fue rechazado.`,
    other: `${name} está en la lista de espera.`,
  })
