import type { Value } from '../text.ts'

export const whatHappensNext = 'Qué sigue'
export const joinsWaitlist =
  'Usted entra en la lista de espera. Le avisaremos por correo cuando haya un lugar para usted.'
export const dayToTakeIt =
  'Entonces tendrá un día para aceptarlo, hasta 2 horas antes del comienzo. El lugar es suyo cuando lo acepte.'
export const emailWhenDecided = 'Recibirá un correo cuando se apruebe o se rechace. El lugar es suyo cuando se apruebe.'
export const registeringFor = 'A qué se inscribe'
export const failedToRegister = 'No se pudo hacer la inscripción'
export const addYourPlayer = 'Agregar a su jugador'
export const addPlayerHint = 'Toma un minuto. Después puede inscribir al jugador aquí.'
export const showMorePlayers = 'Ver más jugadores'
export const searchPlayer = 'Buscar a un jugador...'
export const jerseyNumberOptional = 'Número de camiseta (opcional)'
export const notesOptional = 'Notas (opcional)'
export const onlyOrganizerSees = 'Solo el organizador puede verlas.'
export const phoneOptional = 'Teléfono (opcional)'
export const organizerSeesYou =
  'El organizador ve su nombre y su correo. Agregue un número si puede llamarle o enviarle mensajes.'
export const registering = 'Inscribiendo...'
export const joinTheWaitlist = 'Unirse a la lista de espera'
export const phoneConsent = 'El organizador puede llamarme o enviarme mensajes sobre esta oportunidad'
export const acceptWaiver = 'He leído la exención de responsabilidad y la acepto'
export const registered = '¡La inscripción en esta oportunidad está hecha!'
export const notOpen = 'La inscripción no está abierta'
export const backToOpportunity = 'Volver a la oportunidad'
export const organizerSeesUntil = (day: Value) =>
  `El organizador ve la inscripción. Queda pendiente hasta que responda, a más tardar el ${day}.`
export const payDirectly = (fee: Value) => `Pague la cuota de ${fee} directamente al organizador.`
export const registerByTime = (time: Value) => `Inscribirse antes de: ${time}`
export const onTeam = (team: Value) => `En ${team}`
export const registerForTitle = (title: Value) => `Inscribir: ${title}`
export const isOnWaitlist = (name: Value) =>
  `${name} está en la lista de espera. Le avisaremos por correo cuando haya un lugar.`
export const namePending = (name: Value) =>
  `${name}: inscripción pendiente. El organizador decide y le avisaremos por correo.`
export const agesText = (ages: Value) => `Edades: ${ages}`
export const organizerSees = 'El organizador ve la inscripción. Queda pendiente hasta que responda.'
