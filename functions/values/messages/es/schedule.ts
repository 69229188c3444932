import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const schedule = 'Calendario de partidos'
export const scoresAt = (host: Value) => `Resultados y llaves en ${host}`
export const scoresURL = 'Enlace a resultados y llaves'
export const open = 'Por definir'
export const game = 'Partido'
export const leftOut = 'Excluido'
export const start = 'Inicio'
export const field = 'Campo'
export const allGames = 'Todos los partidos'
export const columnsHint =
  'Pegue desde una hoja de cálculo. La primera fila nombra las columnas: Fecha, Hora, Campo, Equipo 1, Equipo 2, División. Las horas son las del lugar.'
export const pasteASchedule = 'Pegue un calendario o elija un archivo'
export const nameTheColumns = 'La primera fila debe nombrar las columnas Fecha, Hora, Equipo 1 y Equipo 2'
export const publishHint =
  'Estos partidos reemplazan a todos los anteriores. Las familias y los encargados de los equipos cuyos partidos cambian reciben un correo.'
export const publishGames = (count: number) =>
  plural(count, { one: `Publicar ${number(count)} partido`, other: `Publicar ${number(count)} partidos` })
export const published = (count: number) =>
  plural(count, { one: `Se publicó ${number(count)} partido.`, other: `Se publicaron ${number(count)} partidos.` })
export const removeSchedule = 'Eliminar calendario'
export const confirmRemove = '¿Eliminar el calendario de partidos?'
export const removeEffects =
  'Se eliminan todos los partidos. Las familias y los encargados de los equipos con partidos por jugar reciben un correo.'
export const removed = 'Se eliminó el calendario de partidos.'
export const noTime = (text: Value) => `"${text}" no es una fecha con hora.`
export const atNight = (time: Value) => `"${time}" sería de noche. Escriba AM o PM.`
export const otherDay = (date: Value) => `"${date}" no es un día del evento.`
export const noDivision = (name: Value) => `El evento no tiene la división "${name}".`
export const noTeam = (name: Value) => `Ningún equipo aceptado se llama "${name}".`
export const sameTeam = 'Un equipo no puede jugar contra sí mismo.'
export const otherDivisions = 'Los dos equipos no juegan en esta división.'
export const severalDivisions = 'Los dos equipos juegan en varias divisiones. Indique la división.'
export const postpone = 'Posponer este evento'
export const postponeHint =
  '¿Aún no hay fecha nueva? Sigue en la lista, marcado como pospuesto, y sus partidos no se muestran.'
export const postponed = 'Evento pospuesto'
export const isPostponed = 'Este evento está pospuesto'
export const takesPlace = 'Se realiza'
export const takesPlaceAgain = 'El evento se realiza en la fecha de arriba'
export const teamsAreEmailed = 'Los equipos que juegan y sus familias reciben un correo.'
