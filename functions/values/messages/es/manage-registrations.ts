import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const noEmail = 'Sin correo'
export const checkBirthdayLabel = 'Revise el cumpleaños'
export const emailPending = 'Escribir a las pendientes'
export const emailApproved = 'Escribir a las familias aprobadas'
export const emailRejected = 'Escribir a las rechazadas'
export const emailFamilies = 'Escribir a las familias'
export const familiesWhoseRegistration = 'A las familias con inscripción'
export const pendingApproved = 'Todas: pendientes o aprobadas'
export const subject = 'Asunto'
export const messageField = 'Mensaje'
export const addressesStayPrivate = 'Las familias no ven las direcciones de las demás ni la de usted.'
export const feePaid = 'Cuota pagada'
export const amountInDollars = 'Cantidad en dólares'
export const enterAmount = 'Escriba una cantidad como 50 o 50.00'
export const fullRaiseCapacity =
  'Esta oportunidad no tiene lugares: para aprobar a alguien, aumente el cupo o libere un lugar.'
export const searchPlayerName = 'Buscar por nombre del jugador'
export const searchPlayerNamePlaceholder = 'Buscar por nombre...'
export const exportCsv = 'Exportar CSV'
export const withScores = 'Con calificaciones'
export const playerName = 'Nombre del jugador'
export const registeredAt = 'Inscripción'
export const reject = 'Rechazar'
export const approve = 'Aprobar'
export const waiverSigned = 'Exención'
export const yes = 'Sí'
export const no = 'No'
export const notes = 'Notas'
export const feePaidColumn = 'Pagado'
export const print = 'Imprimir'
export const viewOpportunity = 'Ver la oportunidad'
export const mayNotManage = 'Usted no tiene permiso para administrar las inscripciones de esta oportunidad'
export const familiesWillBeEmailed = (count: number) =>
  plural(count, { one: `Se escribirá a ${number(count)} familia`, other: `Se escribirá a ${number(count)} familias` })
export const feePaidOf = ({ name, amount }: { name: Value; amount: Value }) => `Cuota pagada por ${name}: ${amount}`
export const feePaidBy = (name: Value) => `Cuota pagada por ${name}`
export const nameFeeNoted = (name: Value) => `${name}: cuota anotada`
export const theFeeIs = (fee: Value) => `La cuota es ${fee}.`
export const scoreOfName = ({ score, name }: { score: Value; name: Value }) =>
  `Calificación ${score}<hidden> de ${name}</hidden>` as RichText<'hidden'>
export const notesOfName = (name: Value) => `Notas<hidden> de ${name}</hidden>` as RichText<'hidden'>
export const rejectName = (name: Value) => `Rechazar a ${name}`
export const approveName = (name: Value) => `Aprobar a ${name}`
export const nameRejected = ({ name }: { name: Value }) => `${name}: inscripción rechazada`
export const nameIsPending = ({ name }: { name: Value }) => `${name}: inscripción pendiente`
export const statusOfName = (name: Value) => `Estatus de ${name}`
export const yesVersion = (version: Value) => `Sí, versión ${version}`
export const spotHeldUntil = 'Lugar reservado hasta el <time></time>' as RichText<'time'>
export const spotsTaken = ({
  approved,
  capacity,
  held,
  left,
}: {
  approved: Value
  capacity: Value
  held: Value
  left: Value
}) =>
  select(held, {
    '0': select(left, {
      '0': `<strong>${approved} de ${capacity} lugares</strong> ocupados.`,
      '1': `<strong>${approved} de ${capacity} lugares</strong> ocupados, 1 disponible.`,
      other: `<strong>${approved} de ${capacity} lugares</strong> ocupados, ${left} disponibles.`,
    }),
    '1': select(left, {
      '0': `<strong>${approved} de ${capacity} lugares</strong> ocupados, 1 reservado para una familia.`,
      '1': `<strong>${approved} de ${capacity} lugares</strong> ocupados, 1 reservado para una familia, 1 disponible.`,
      other: `<strong>${approved} de ${capacity} lugares</strong> ocupados, 1 reservado para una familia, ${left} disponibles.`,
    }),
    other: select(left, {
      '0': `<strong>${approved} de ${capacity} lugares</strong> ocupados, ${held} reservados para familias.`,
      '1': `<strong>${approved} de ${capacity} lugares</strong> ocupados, ${held} reservados para familias, 1 disponible.`,
      other: `<strong>${approved} de ${capacity} lugares</strong> ocupados, ${held} reservados para familias, ${left} disponibles.`,
    }),
  }) as RichText<'strong'>
export const nextInLine = (name: Value) =>
  `Hay un lugar disponible. Siguiente en la fila: <strong>${name}</strong>` as RichText<'strong'>
export const offerSpot = 'Ofrecer lugar'
export const offerSpotTo = (name: Value) => `Ofrecer lugar a ${name}`
export const spotOfferedTo = (name: Value) => `Lugar ofrecido a ${name}.`
export const waitlist = 'Lista de espera'
export const waitlistName = (name: Value) => `Poner a ${name} en la lista de espera`
export const nameWaitlisted = (name: Value) => `${name}: en lista de espera`
export const onWaitlist = (count: Value) => `En la lista de espera: ${count}.`
export const registrant = 'Quien inscribió'
export const phone = 'Teléfono'
export const checkedIn = 'Llegada'
export const waiverVersion = 'Versión de la exención'
export const score = 'Calificación'
export const confirmReject = '¿Seguro que quiere rechazar esta inscripción?'
export const rejectHint = 'La familia recibe un correo que dice “No quedó en la selección”, con este motivo.'
export const undo = 'Deshacer'
export const undone = 'Decisión deshecha.'
export const countApproved = (count: number) =>
  plural(count, { one: `${number(count)} inscripción aprobada`, other: `${number(count)} inscripciones aprobadas` })
export const countRejected = (count: number) =>
  plural(count, { one: `${number(count)} inscripción rechazada`, other: `${number(count)} inscripciones rechazadas` })
export const countSelected = (count: number) =>
  plural(count, { one: `${number(count)} seleccionada`, other: `${number(count)} seleccionadas` })
export const selectName = (name: Value) => `Seleccionar a ${name}`
export const rejectSelected = (count: number) =>
  plural(count, { one: `Rechazar ${number(count)} inscripción`, other: `Rechazar ${number(count)} inscripciones` })
export const emailSelected = 'Escribir a las seleccionadas'
export const clearSelection = 'Borrar'
export const selected = 'Inscripciones seleccionadas'
export const leagueAge = (age: Value) => `Edad de liga ${age}`
export const detailsOf = (name: Value) => `Detalles de ${name}`
export const waitlistOrder = 'Orden de espera'
export const waitlistOrderHint = 'Cuando hay un lugar, se propone a quien está primero. Las familias ven su número.'
export const moveUp = (name: Value) => `Subir a ${name}`
export const moveDown = (name: Value) => `Bajar a ${name}`
export const isNumberNow = ({ name, place }: { name: Value; place: Value }) => `${name} es ahora el número ${place}.`
