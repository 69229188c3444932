import type { Value } from '../text.ts'
import { plural } from './counts.ts'

export const eventCanceled = 'Cancelado'
export const eventPostponed = 'Pospuesto'
export const eventPast = 'Pasado'
export const divisionCanceled = 'No se realiza'
export const soldOut = 'Agotado'
export const entryFee = 'Cuota de inscripción'
export const enterBy = 'Fecha límite'
export const hostedBy = 'Organiza'
export const eventWebsite = 'Sitio web del evento'
export const noEventsFound = 'No se encontraron eventos'
export const searchEvents = 'Buscar eventos'
export const eventName = 'Nombre del evento'
export const allTypes = 'Todos los tipos'
export const editEvent = 'Editar evento'
export const createEvent = 'Crear evento'
export const eventNotFound = 'No se encontró el evento'
export const backToEvents = 'Volver a los eventos'
export const enteredOfMax = ({ entered, max }: { entered: Value; max: Value }) => `${entered} de ${max}`
export const enterByDay = (day: Value) => `Inscripción hasta el ${day}`
export const dayClosed = (day: Value) => `${day} (cerrado)`
export const guaranteedGames = 'Juegos garantizados'
export const refunds = 'Reembolsos'
export const noRefundsSaid = 'El organizador no dice qué se devuelve.'
export const refundIfNotMade = 'Si la división no se realiza: 100 %'
export const aboutThisEvent = 'Acerca de este evento'
export const refundBefore = ({ day, percent }: { day: Value; percent: Value }) =>
  `Retiro antes del ${day}: ${percent} %`
export const refundAfterGames = ({ games, percent }: { games: number; percent: Value }) =>
  plural(games, { one: `${games} juego jugado: ${percent} %`, other: `${games} juegos jugados: ${percent} %` })
