import type { RichText, Value } from '../text.ts'

export const watchEnded = (name: Value) => `Ya no recibirá correos sobre “${name}”.`
export const howOftenName = (name: Value) => `Con qué frecuencia: ${name}`
export const pauseName = (name: Value) => `Pausar ${name}`
export const resumeName = (name: Value) => `Reanudar ${name}`
export const followName = (name: Value) => `Seguir a ${name}`
export const noLongerFollowName = (name: Value) => `Ya no sigue a ${name}.`
export const weEmailAboutTeam = (name: Value) =>
  `Le avisamos por correo de las nuevas oportunidades y los nuevos eventos de <strong>${name}</strong>, y de inmediato si cambia la hora o el lugar, o si se cancela.` as RichText<'strong'>
export const weEmailWhatsNew = (name: Value) =>
  `Le avisamos por correo de lo nuevo en <strong>${name}</strong>.` as RichText<'strong'>
export const atOnce = 'Al instante'
export const within15MinutesMost = 'En menos de 15 minutos, hasta cinco correos al día'
export const onceADay = 'Cada día'
export const inTheMorning = 'Por la mañana'
export const watch = 'Crear alerta'
export const watchThisSearch = 'Crear una alerta de esta búsqueda'
export const emailWhenNew =
  'Recibirá un correo cuando haya algo nuevo. Puede pausar o eliminar la alerta en la configuración de su cuenta.'
export const checkYourEmail = 'Revise su correo: el enlace activa la alerta.'
export const howOften = '¿Con qué frecuencia?'
export const emailHint = 'Cada correo tiene un enlace para dejar de recibirlos y eliminar su dirección.'
export const follow = 'Seguir'
export const following = 'Siguiendo'
export const deleteWatch = 'Eliminar alerta'
export const watchDeleted = 'Alerta eliminada.'
export const whatYouWatch = 'Sus alertas'
export const watchesHint =
  'Oprima "Crear alerta" en una lista o "Seguir" en un equipo para recibir un correo sobre lo nuevo. Necesita un correo confirmado y las alertas de oportunidades activadas. Las alertas terminan si no visita Fungo en un año.'
export const paused = '(en pausa)'
export const resume = 'Reanudar'
export const pause = 'Pausar'
export const yourPlayer = 'su jugador'
