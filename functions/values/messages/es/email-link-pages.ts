import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const emailsOff = (preference: Value) =>
  select(preference, {
    emailNotifications: 'Sus notificaciones por correo están desactivadas',
    eventReminders: 'Sus recordatorios de eventos están desactivados',
    other: 'Sus alertas de oportunidades están desactivadas',
  })
export const youCanTurnThemOn = 'Puede activar estos correos de nuevo en la configuración de su cuenta.'
export const invalidLink = 'Este enlace no es válido'
export const pleaseUseTheFullLink = 'Use el enlace completo del correo.'
export const organizerMadeChanges = 'El organizador hizo cambios'
export const didNotWork = 'Eso no funcionó'
export const offerClosed = 'Esta oferta está cerrada'
export const spotIsYours = 'El lugar es suyo'
export const spotTakenBefore = 'Ya lo había aceptado. Para retirar la inscripción, abra su página.'
export const emailWithAllYouNeed = 'Recibirá un correo con todo lo que necesita para ir.'
export const spotGoesToNext = 'El lugar pasa a la siguiente familia'
export const thanksSentence = 'Gracias por avisarnos.'
export const thanks = 'Gracias por avisarnos'
export const spotFreeFor = (name: Value) => `Hay un lugar para ${name}`
export const spotFree = 'Hay un lugar disponible'
export const offerFacts = ({
  title,
  start,
  location,
  fee,
  end,
}: {
  title: Value
  start: Value
  location: Value
  fee: Value
  end: Value
}) => `${title}, ${start}, ${location}. Cuota: ${fee}. Le guardamos el lugar hasta el ${end}.`
export const takeSpot = 'Aceptar el lugar'
export const noGiveToNext = 'No, dárselo a la siguiente familia'
export const yourReply = 'Su respuesta'
export const sendButton = 'Enviar'
export const replyAbout = (title: Value) => `Responder sobre ${title}`
export const sentByEmail = 'Se envía por correo. No se muestra su dirección.'
export const sent = 'Enviado'
export const emailWhenReply = 'Recibirá un correo cuando haya una respuesta.'
export const reportMessageButton = 'Reportar este mensaje'
export const reportMessageQuestion = '¿Reportar este mensaje?'
export const adminsWillRead = 'Nuestros administradores lo leerán y verán quién lo escribió.'
export const thanksAdminsNotified = 'Gracias. Avisamos a nuestros administradores.'
export const theyWillReview = 'Revisarán el mensaje.'
export const objectToThisClaim = '¿Oponerse a este reclamo?'
export const adminWillReview =
  'Un administrador lo revisará. Hasta entonces, el nuevo responsable solo puede agregar y editar.'
export const claimIsDecided = 'Este reclamo ya no está abierto'
export const claimStaysProvisional = 'El reclamo es provisional hasta que uno de ellos lo revise.'
export const endsAfterTwoDays = 'Vence en dos días. Oprima de nuevo "Crear alerta" o "Seguir" para recibir otro.'
export const startButton = 'Activar'
export const emailWhatsNew = '¿Enviarle por correo lo nuevo?'
export const watchIsOff = (name: Value) => `${name}. Cada correo tiene un enlace para dejar de recibirlos.`
export const refusalWithHint = (refusal: Value) =>
  `${refusal} Cualquiera de nuestros correos tiene un enlace que las elimina todas.`
export const emailWhenNew = 'Recibirá un correo cuando haya algo nuevo'
export const unsubscribeQuestion = '¿Cancelar la suscripción?'
export const weDeleteWhatYouWatch = 'Eliminamos todas sus alertas y su dirección.'
export const youAreUnsubscribed = 'Su suscripción está cancelada'
export const weDeletedWhatYouWatched = 'Eliminamos todas sus alertas y su dirección.'
export const turnOffTheseEmails = (preference: Value) =>
  select(preference, {
    emailNotifications: '¿Desactivar las notificaciones por correo?',
    eventReminders: '¿Desactivar los recordatorios de eventos?',
    other: '¿Desactivar las alertas de oportunidades?',
  })
export const noMoreOfThese = (preference: Value) =>
  select(preference, {
    emailNotifications:
      'Ya no recibirá correos sobre inscripciones y reclamos. Seguirá recibiendo los correos de su cuenta.',
    eventReminders:
      'Ya no recibirá correos sobre lo que empieza al día siguiente. Seguirá recibiendo los correos de su cuenta.',
    other:
      'Ya no recibirá correos sobre nuevas oportunidades para sus jugadores ni sobre sus alertas. Seguirá recibiendo los correos de su cuenta.',
  })
export const turnOff = 'Desactivar'
export const backToFungo = 'Volver a Fungo'
export const nothingElseToDo = 'No tiene que hacer nada más.'
export const cannotAnswer = 'Ya no puede responder'
export const firstYes = ({
  title,
  start,
  location,
  fee,
  end,
}: {
  title: Value
  start: Value
  location: Value
  fee: Value
  end: Value
}) =>
  `${title}, ${start}, ${location}. Cuota: ${fee}. También preguntamos a otras familias. El lugar es para la primera que acepte antes del ${end}.`
export const firstYesSignsWaiver = ({
  title,
  start,
  location,
  fee,
  end,
}: {
  title: Value
  start: Value
  location: Value
  fee: Value
  end: Value
}) =>
  `${title}, ${start}, ${location}. Cuota: ${fee}. También preguntamos a otras familias. El lugar es para la primera que acepte antes del ${end}. Si acepta, tiene una hora para iniciar sesión y firmar la exención de responsabilidad (waiver).`
export const yesTakeSpot = 'Sí, aceptar el lugar'
export const noOnPage = 'No'
export const logInToSee = 'Iniciar sesión para ver la inscripción'
export const youSaidYes = 'Usted aceptó'
export const spotIsNotHeld = 'Ya no le guardamos el lugar.'
export const weHoldTheSpot = 'Le guardamos el lugar'
export const acceptWaiverBy = (until: Value) =>
  `Inicie sesión y acepte la exención de responsabilidad (waiver) antes del ${until}. Entonces el lugar será suyo.`
export const signWaiver = 'Firmar la exención de responsabilidad'
export const somethingWentWrongHeading = 'Algo salió mal'
export const pleaseTryAgain = 'Inténtelo de nuevo.'
export const rosterOfferFor = ({ name, team }: { name: Value; team: Value }) => `Un lugar para ${name} en ${team}`
export const rosterOfferFacts = ({
  season,
  division,
  price,
  end,
}: {
  season: Value
  division: Value
  price: Value
  end: Value
}) =>
  select(price, {
    '': `${season}, ${division}. Responda, por favor, antes de ${end}.`,
    other: `${season}, ${division}. La temporada cuesta ${price}. Responda, por favor, antes de ${end}.`,
  })
export const coachWrote = 'El entrenador escribió:'
export const otherOffer = ({ name, team, end }: { name: Value; team: Value; end: Value }) =>
  `${name} también tiene una oferta de ${team}, para responder antes de ${end}.`
export const yesJoinTeam = 'Sí, entrar al equipo'
export const noThanks = 'No, gracias'
export const onTheRoster = ({ name, team }: { name: Value; team: Value }) => `${name} está en el plantel de ${team}`
export const teamConfirms = 'El equipo tiene un nuevo responsable, que debe confirmar el lugar. Recibirá un correo.'
export const seeMySeason = 'Ver Mi temporada'
