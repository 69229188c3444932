import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'
import { plural } from './counts.ts'

export const todayAndThisWeek = 'Hoy y esta semana'
export const allOfMySeason = 'Ver toda mi temporada'
export const nothingThisWeek = 'Nada en los próximos siete días.'
export const checkInSentence = 'Registrar llegadas'
export const decide = 'Decidir'
export const registrations = 'Inscripciones'
export const eventYouOrganize = 'Evento que usted organiza'
export const event = 'Evento'
export const yourPlayerName = 'Su jugador'
export const today = 'Hoy'
export const myKids = 'Mis hijos'
export const nothingIsWaiting = 'No hay nada pendiente.'
export const noDecisions = 'No hay decisiones pendientes.'
export const notSelected = 'No quedó en la selección'
export const spotFree = 'Hay un lugar libre'
export const findTeamHint = 'Busque su equipo o créelo. Aparecerá aquí.'
export const addPlayerHint = 'Agregue a su jugador o cree su equipo. Los dos aparecerán aquí.'
export const addAPlayer = 'Agregar un jugador'
export const findMyTeam = 'Buscar mi equipo'
export const createATeam = 'Crear un equipo'
export const registrationApproved = 'Aprobada'
export const registrationPending = 'Pendiente'
export const countApproved = (count: number) => plural(count, { one: `${count} aprobada`, other: `${count} aprobadas` })
export const countToDecide = (count: Value) => `${count} por decidir`
export const amountToCollect = (amount: Value) => `${amount} por cobrar`
export const amountDue = (amount: Value) => `Debe ${amount}`
export const feeAmount = (amount: Value) => `Cuota ${amount}`
export const kindOfOpportunity = ({ kind }: { kind: Value }) =>
  select(kind, { TRYOUT: 'Prueba', other: 'Se busca jugador invitado' })
export const kindYouOrganize = ({ kind }: { kind: Value }) =>
  select(kind, { TRYOUT: 'Prueba que usted organiza', other: 'Búsqueda de jugador invitado que usted organiza' })
export const waitingFor = (whom: Value) =>
  select(whom, {
    team: '<what></what>: falta la respuesta del equipo',
    you: '<what></what>: falta su respuesta',
    'you to take': '<what></what>: falta que usted acepte el lugar',
    'you to accept': '<what></what>: falta que usted la acepte',
    family: '<what></what>: falta la respuesta de la familia',
    'free spot': '<what></what>: falta que se libere un lugar',
    other: '<what></what>: falta la respuesta del organizador',
  }) as RichText<'what'>
export const overlaps = ({ title, start }: { title: Value; start: Value }) => `A la misma hora: ${title}, ${start}`
export const tooFar = ({ title, start, miles }: { title: Value; start: Value; miles: Value }) =>
  `Demasiado lejos para llegar a tiempo: ${title}, ${start}, a ${miles} millas`
export const waitlistedByCoach = (position: Value) =>
  `En lista de espera por decisión del entrenador, número ${position}`
export const waitlistNumber = (position: Value) => `Lista de espera, número ${position}`
export const registrationsToDecide = ({ count, title }: { count: number; title: Value }) =>
  plural(count, {
    one: `<link>${count} inscripción por decidir</link>: ${title}, <time></time>`,
    other: `<link>${count} inscripciones por decidir</link>: ${title}, <time></time>`,
  }) as RichText<'link' | 'time'>
export const postTryoutGuestSpot = (name: Value) =>
  `Publicar una prueba o un lugar para jugador invitado<more> de ${name}</more>` as RichText<'more'>
