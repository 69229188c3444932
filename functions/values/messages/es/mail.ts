import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const hi = 'Hola:'
export const hiName = (name: Value) => `Hola, ${name}:`
export const becauseNotificationsOn =
  'Recibe este mensaje porque tiene activadas las notificaciones por correo electrónico.'
export const becauseRemindersOn = 'Recibe este mensaje porque tiene activados los recordatorios de eventos.'
export const becauseAlertsOn = 'Recibe este mensaje porque tiene activadas las alertas de oportunidades.'
export const becauseYouWatch = 'Recibe este mensaje porque pidió esta alerta.'
export const unsubscribe = 'Cancelar la suscripción'
export const resetPassword = 'Restablezca su contraseña de Fungo'
export const someoneAskedToReset = 'Alguien pidió restablecer su contraseña de Fungo. Si fue usted, elija una nueva:'
export const chooseNewPassword = 'Elegir una contraseña nueva'
export const confirmEmail = 'Confirme su correo electrónico para Fungo'
export const welcome = 'Le damos la bienvenida a Fungo. Confirme que este es su correo electrónico:'
export const confirmMyEmail = 'Confirmar mi correo'
export const linkWorksOnce =
  'Este enlace funciona una sola vez y vence en una hora. Si usted no lo pidió, ignore este mensaje.'
export const linkExpiresDays = (days: Value) =>
  `Este enlace vence en ${days} días. Si usted no creó una cuenta, ignore este mensaje.`
export const totpTurnedOn = 'La verificación en dos pasos está activada'
export const totpNowNeeded =
  'Se activó la verificación en dos pasos en su cuenta de Fungo. Para iniciar sesión necesita un código de su aplicación.'
export const totpTurnedOff = 'La verificación en dos pasos está desactivada'
export const totpNoLongerNeeded =
  'Se desactivó la verificación en dos pasos en su cuenta de Fungo: lo hizo usted o un administrador que la restableció. La contraseña basta para iniciar sesión.'
export const roleChanged = 'Cambió el tipo de su cuenta'
export const roleIsNow = (role: Value) =>
  select(role, {
    admin: 'Un administrador cambió el tipo de su cuenta de Fungo. Ahora usted es administrador.',
    coach: 'Un administrador cambió el tipo de su cuenta de Fungo. Ahora es de entrenador de equipo.',
    player_parent: 'Un administrador cambió el tipo de su cuenta de Fungo. Ahora es de padre o madre de jugador.',
    other: 'Un administrador cambió el tipo de su cuenta de Fungo. Ahora es de usuario general.',
  })
export const accountBlocked = 'Su cuenta está bloqueada'
export const accountWasBlocked =
  'Un administrador bloqueó su cuenta de Fungo. No puede iniciar sesión y los demás no ven lo que publicó. Si cree que es un error, comuníquese con soporte.'
export const ifThatWasNotYou =
  'Si no esperaba este cambio, cambie su contraseña y comuníquese con soporte. Ninguna preferencia desactiva estos correos.'
export const accountSettings = 'Configuración de la cuenta'
export const contactSupport = 'Comuníquese con soporte'
export const unknownPlayer = 'Si no conoce a este jugador, puede ignorar este mensaje.'
export const confirmWatch = 'Confirme su alerta en Fungo'
export const someoneAskedToWatch =
  'Alguien nos pidió enviar a este correo lo nuevo en Fungo. Si fue usted, active la alerta aquí:'
export const seeAndStart = 'Ver y activar'
export const linkEndsAfterDays = (days: Value) =>
  `Este enlace vence en ${days} días. Si usted no lo pidió, ignore este mensaje: no guardamos su correo.`
export const reportReviewed = 'Revisamos su reporte'
export const addressWithReport = ({ day, kind }: { day: Value; kind: Value }) =>
  select(kind, {
    user: `Alguien nos dio este correo con el reporte de una cuenta el ${day}.`,
    team: `Alguien nos dio este correo con el reporte de un equipo el ${day}.`,
    player: `Alguien nos dio este correo con el reporte de un jugador el ${day}.`,
    event: `Alguien nos dio este correo con el reporte de un evento el ${day}.`,
    other: `Alguien nos dio este correo con el reporte de una oportunidad el ${day}.`,
  })
export const adminHidIt = (kind: Value) =>
  select(kind, {
    user: 'Un administrador revisó la cuenta y la ocultó.',
    team: 'Un administrador revisó el equipo y lo ocultó.',
    player: 'Un administrador revisó el perfil del jugador y lo ocultó.',
    event: 'Un administrador revisó el evento y lo ocultó.',
    other: 'Un administrador revisó la oportunidad y la ocultó.',
  })
export const adminLeftIt = (kind: Value) =>
  select(kind, {
    user: 'Un administrador revisó la cuenta y la dejó como está.',
    team: 'Un administrador revisó el equipo y lo dejó como está.',
    player: 'Un administrador revisó el perfil del jugador y lo dejó como está.',
    event: 'Un administrador revisó el evento y lo dejó como está.',
    other: 'Un administrador revisó la oportunidad y la dejó como está.',
  })
export const onlyEmailAboutIt =
  'Este es el único correo sobre el tema y ya no guardamos esta dirección. Si usted no reportó nada, puede ignorarlo.'
export const unknownTeam = 'Si usted no conoce este equipo, puede ignorar este correo.'
