import type { Value } from '../text.ts'

export const followsEveryChange =
  'Su aplicación de calendario sigue cada cambio. No comparta el enlace: quien lo tenga puede leer este calendario. Puede quitarlo en la configuración de su cuenta.'
export const hasNext500Events =
  'Tiene los próximos 500 eventos. Si su lista es más larga, use los filtros antes de suscribirse.'
export const calendarLink = 'Enlace del calendario'
export const linkCopied = 'Enlace copiado'
export const copyLink = 'Copiar enlace'
export const openInCalendarApp = 'Abrir en el calendario'
export const removeCalendar = 'Quitar calendario'
export const calendarRemoved = 'Se quitó el calendario.'
export const calendars = 'Calendarios'
export const ownCalendarHint =
  'Su propio calendario tiene las inscripciones de sus jugadores y los eventos de sus equipos. No nombra a ningún menor. Una contraseña nueva desactiva los enlaces de todos los calendarios.'
export const subscribe = 'Suscribirse'
export const replaceLinkWarning = (title: Value) =>
  `Las aplicaciones de calendario que usan el enlace de “${title}” dejarán de actualizarse.`
export const removeTitle = (title: Value) => `Quitar ${title}`
