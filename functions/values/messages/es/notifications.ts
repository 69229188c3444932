import type { RichText, Value } from '../text.ts'

export const notifications = 'Notificaciones'
export const messages = 'Mensajes'
export const noNotificationsYet = 'Todavía no hay notificaciones'
export const decisionsOffersClaimsChanges = 'Aquí aparecen decisiones, ofertas, reclamos y cambios.'
export const markRead = 'Marcar todas como leídas'
export const unread = 'Sin leer:'
export const notificationsDevice = 'Notificaciones en este dispositivo'
export const deviceShowWhatEmail =
  'Este dispositivo puede mostrar lo que le enviamos por correo, aunque Fungo esté cerrado. Siempre muestra una nueva hora de inicio o una cancelación dentro de las 24 horas anteriores, incluso si usted desactivó los correos. Los textos no nombran a ningún menor. Cerrar sesión las desactiva, y una contraseña nueva las desactiva en sus otros dispositivos.'
export const onSince = 'Activas desde el <time></time>' as RichText<'time'>
export const turnOff = 'Desactivar'
export const iphoneIpadNotificationsNeed =
  'En un iPhone o iPad, las notificaciones necesitan que Fungo esté en la pantalla de inicio: elija Compartir, luego Agregar a inicio, y abra Fungo desde ahí.'
export const browserCantShowNotifications = 'Este navegador no puede mostrar notificaciones.'
export const turningOnSentence = 'Activando...'
export const turnNotificationsDevice = 'Activar en este dispositivo'
export const browserBlocksNotificationsFungo =
  'Este navegador bloquea las notificaciones de Fungo. Permítalas en la configuración de este sitio en el navegador.'
export const notificationsCouldNotTurned =
  'No se pudieron activar las notificaciones. Vuelva a cargar la página e inténtelo de nuevo.'
export const aBrowser = 'Un navegador'
export const aComputer = 'una computadora'
export const browserOnSystem = ({ browser, system }: { browser: Value; system: Value }) => `${browser} en ${system}`
export const notificationsCountUnread = (count: Value) => `Notificaciones, ${count} sin leer`
export const addFungoHomeScreen =
  'Agregue Fungo a su pantalla de inicio para enterarse en este dispositivo de una nueva hora de inicio o de una cancelación: elija Compartir, luego Agregar a inicio. Ábralo desde ahí y active las notificaciones en sus <link>preferencias</link>.' as RichText<'link'>
export const theseNewestNotifications = (count: Value) => `Estas son sus ${count} notificaciones más recientes.`
export const deviceThisDevice = (device: Value) => `${device} (este dispositivo)`
export const turnOffNotifications = (device: Value) => `Desactivar notificaciones: ${device}`
