import type { Value } from '../text.ts'
import { number } from './counts.ts'

export const hasSomeTeams = ({ shown, all }: { shown: number; all: number }) =>
  `Este calendario tiene ${number(shown)} de sus ${number(all)} equipos. Suscríbase a los demás en sus páginas.`
export const hasUpToCountOfTeam = (count: number) =>
  `Este calendario tiene hasta ${number(count)} eventos y ${number(count)} oportunidades de un equipo: los próximos y después los más recientes.`
export const hasNextEvents = ({ shown, all }: { shown: number; all: number }) =>
  `Este calendario tiene los próximos ${number(shown)} de ${number(all)} eventos. Suscríbase con más filtros para tenerlos todos.`
export const canceledName = (name: Value) => `Cancelado: ${name}`
export const postponedName = (name: Value) => `Pospuesto: ${name}`
export const bring = (things: Value) => `Qué llevar: ${things}`
export const registrationApproved = 'Inscripción aprobada'
export const registrationPending = 'Inscripción pendiente'
export const myCalendar = 'Mi calendario'
export const eventsOfFilters = (words: Value) => `Eventos: ${words}`
export const openOpponent = 'por definir'
