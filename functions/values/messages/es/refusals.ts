import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { plural } from './counts.ts'

export const sessionEnded = 'Su sesión terminó. Inicie sesión de nuevo.'
export const emailHasAccount = 'Ya existe una cuenta con este correo'
export const wrongEmailOrPassword = 'El correo o la contraseña no son correctos'
export const linkExpired = 'Este enlace ya no es válido. Pida uno nuevo.'
export const passwordTooCommon = 'Esa contraseña es demasiado común. Elija otra.'
export const wrongCode = 'Este código no es correcto. Escriba el código más nuevo de su aplicación.'
export const enterCodeAuthenticatorApp = 'Escriba el código de su aplicación de autenticación.'
export const wrongCurrentPassword = 'Su contraseña actual no es correcta'
export const browserVerifies = 'Espere un momento. Su navegador está haciendo una verificación más larga.'
export const onlyFamilyDecidesFind = 'Solo la familia del jugador decide quién puede encontrarlo.'
export const organizerChangedWaiver =
  'El organizador cambió la exención de responsabilidad (waiver). Léala de nuevo y acéptela.'
export const opportunityCanceled = 'Esta oportunidad se canceló'
export const offerExpired = 'Esta oferta venció'
export const registrationAlreadyApproved = 'Esta inscripción ya está aprobada'
export const noSpotOffered = 'No se le ofrece ningún lugar a esta inscripción'
export const opportunityHiddenReviewLater =
  'Esta oportunidad está oculta. Podrá revisar las inscripciones cuando se muestre de nuevo.'
export const playerRegisteredHere = 'Este jugador ya está inscrito en esta oportunidad'
export const opportunityDraft = 'Esta oportunidad es un borrador y no acepta inscripciones'
export const registrationDeadlinePassed = 'La fecha límite de inscripción ya pasó'
export const opportunityFull = 'Esta oportunidad ya no tiene lugares'
export const opportunityDeleted = 'La oportunidad se eliminó'
export const opportunityNotShown = 'La oportunidad no se muestra por el momento'
export const registrationDeleted = 'La inscripción se retiró o se eliminó'
export const organizerNoLongerNeeds = 'El organizador ya no necesita una respuesta'
export const playerAlreadyRegistered = 'El jugador ya está inscrito'
export const anotherFamilySaidYes = 'Otra familia aceptó primero'
export const saidYesAlready = 'Usted aceptó. Para cambiarlo, inicie sesión y retire la inscripción'
export const confirmGuardiansConsentFirst =
  'Primero confirme el consentimiento del padre, madre o tutor en la página del jugador.'
export const addPlayersStateFirst =
  'Primero agregue el estado del jugador, para que los organizadores cercanos puedan encontrarlo.'
export const familyAlreadyInvited = 'Esta familia ya tiene una invitación'
export const invitationWentAnotherEmail =
  'Esta invitación se envió a otro correo. Cree una cuenta o inicie sesión con ese correo.'
export const invitationNoLongerValid = 'Esta invitación ya no es válida. Pida al entrenador que envíe una nueva.'
export const playerAlreadyYours = 'Este jugador ya es suyo'
export const alreadyReported = 'Usted ya reportó esto. Un administrador lo revisará.'
export const severalReportsDismissed = 'Varios de sus reportes se descartaron, así que por ahora no puede reportar.'
export const noOrganizer = 'Esta oportunidad ya no tiene organizador'
export const organizeOpportunity = 'Usted organiza esta oportunidad'
export const takesNoQuestions = 'El organizador no recibe preguntas por correo'
export const conversationOver = 'Esta conversación terminó'
export const notOnRoster = 'Este jugador no está en el plantel'
export const alreadyOnRoster = 'Este jugador ya está en el plantel'
export const alreadyWaitingToJoin = 'Este jugador ya espera entrar en el plantel'
export const acceptDeclineEntryFirst = 'Primero acepte o rechace esta solicitud'
export const entryStillWaiting = 'Esta solicitud todavía espera una respuesta'
export const tooManyAttemptsSeconds = (minutes: number) =>
  plural(minutes, {
    one: `Demasiados intentos. Inténtelo de nuevo en ${minutes} minuto.`,
    other: `Demasiados intentos. Inténtelo de nuevo en ${minutes} minutos.`,
  })
export const tooManyAttemptsHours = (hours: number) =>
  plural(hours, {
    one: `Demasiados intentos. Inténtelo de nuevo en ${hours} hora.`,
    other: `Demasiados intentos. Inténtelo de nuevo en ${hours} horas.`,
  })
export const recaptchaVerificationFailed = 'La verificación de reCAPTCHA falló. Inténtelo de nuevo.'
export const noAccountWith = (email: Value) => `No hay una cuenta con el correo ${email}.`
export const forAgesAndOlder = (minAge: Value) => `Esta oportunidad es para jugadores de ${minAge} años o más`
export const forAgesAndYounger = (maxAge: Value) => `Esta oportunidad es para jugadores de hasta ${maxAge} años`
export const forAges = ({ minAge, maxAge }: { minAge: Value; maxAge: Value }) =>
  `Esta oportunidad es para jugadores de ${minAge} a ${maxAge} años`
export const calendarLimit = (count: Value) => `Usted tiene ${count} calendarios. Primero quite uno.`
export const recordAlreadyClaimed = (kind: Value) =>
  select(kind, { team: 'Este equipo ya está reclamado', other: 'Este jugador ya está reclamado' })
export const claimAlreadyWaiting = (kind: Value) =>
  select(kind, {
    team: 'Su solicitud de reclamo de este equipo ya está en revisión',
    other: 'Su solicitud de reclamo de este jugador ya está en revisión',
  })
export const confirmAddressFirstInvitation =
  'Esta invitación se envió a otro correo electrónico. Confirme primero el suyo y luego abra el enlace otra vez.'
export const contactDoesNotManage = 'El contacto debe administrar el equipo'
export const divisionFull = 'Esta división está completa'
export const divisionCanceled = 'Esta división no se realiza'
export const teamAlreadyEntered = 'Este equipo ya está inscrito en esta división'
export const eventCanceled = 'Este evento se canceló'
export const eventStarted = 'Este evento ya empezó'
export const entryWithdrawn = 'El equipo se retiró'
export const eventHiddenReviewLater =
  'Este evento está oculto. Usted podrá decidir sobre las inscripciones cuando se muestre de nuevo.'
export const noSpotHeld = 'No hay ningún lugar reservado para este equipo'
