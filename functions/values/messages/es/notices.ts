import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { plural } from './counts.ts'

export const aPlayer = 'un jugador'
export const aPlayerCapitalized = 'un jugador'
export const invitationCanceled = 'Se canceló una invitación'
export const teamInvitationCanceled = ({ team }: { team: Value }) =>
  `Se canceló la invitación para ser contacto de "${team}", porque quien la envió ya no administra el equipo. Si todavía le interesa, pida al equipo que le invite de nuevo.`
export const evaluatorInvitationCanceled = ({ title }: { title: Value }) =>
  `Se canceló la invitación para evaluar a los jugadores de "${title}", porque quien la envió ya no organiza esta oportunidad. El nuevo organizador puede invitarle de nuevo.`
export const offerEndedWithOwner = ({ team }: { team: Value }) =>
  `Ya no se le ofrece ${team}, porque quien lo ofreció ya no es su responsable.`
export const invitationOfDeletedTeam = ({ team }: { team: Value }) =>
  `Se canceló la invitación a unirse a "${team}" como contacto, porque el equipo se eliminó.`
export const invitedProfileTaken =
  'Se canceló la invitación a reclamar el perfil de un jugador, porque ahora lo administra otra persona. Si no es correcto, pregunte al entrenador que lo invitó.'
export const invitedProfileDeleted =
  'Se canceló la invitación a reclamar el perfil de un jugador, porque el perfil se eliminó. Usted no tiene que hacer nada.'
export const rosterRequestEnded = 'Terminó una solicitud de plantel'
export const requestOfDeletedTeam = ({ team, name }: { team: Value; name: Value }) =>
  `El equipo ${team} se eliminó de Fungo, así que terminó la solicitud para que ${name} entre en su plantel.`
export const requestForDeletedPlayer = ({ team, name }: { team: Value; name: Value }) =>
  `El perfil de ${name} se eliminó, así que terminó la solicitud para entrar en el plantel de ${team}.`
export const evaluatedOpportunityDeleted = ({ title }: { title: Value }) =>
  `"${title}" se eliminó, así que nadie evalúa a sus jugadores.`
export const somebody = 'Alguien'
export const viewTheEvent = 'Ver el evento'
export const viewTheOpportunity = 'Ver la oportunidad'
export const manageRegistrations = 'Administrar inscripciones'
export const acceptOrDecline = 'Aceptar o rechazar'
export const when = 'Cuándo'
export const until = 'Hasta'
export const where = 'Dónde'
export const fee = 'Cuota'
export const bring = 'Qué llevar'
export const organizer = 'Organizador'
export const newRegistration = ({ title }: { title: Value }) => `Nueva inscripción: ${title}`
export const registeredFor = ({ name, title, start }: { name: Value; title: Value; start: Value }) =>
  `Se inscribió a ${name} en "${title}" (${start}).`
export const isOnWaitlist = 'La oportunidad ya no tiene lugares: esta inscripción está en la lista de espera.'
export const waitsForReview = 'Esta inscripción espera su revisión.'
export const onTheWaitlist = ({ title }: { title: Value }) => `En lista de espera: ${title}`
export const registrationReceived = ({ title }: { title: Value }) => `Inscripción recibida: ${title}`
export const fullOnWaitlist = ({ title, name }: { title: Value; name: Value }) =>
  `"${title}" no tiene lugares disponibles. ${name} está en la lista de espera. Le enviaremos un correo cuando haya un lugar.`
export const registeredPending = ({ name, title }: { name: Value; title: Value }) =>
  `Recibimos la inscripción de ${name} en "${title}". Está pendiente. Le enviaremos un correo cuando el organizador decida.`
export const youCanWithdraw = 'Puede retirar la inscripción en la página de la oportunidad.'
export const registeredForAnOpportunity = ({ name }: { name: Value }) => `Se inscribió a ${name} en una oportunidad`
export const yourPlayerWasRegistered = 'Inscribieron a su jugador en una oportunidad'
export const registrantRegisteredName = ({
  registrant,
  name,
  title,
  start,
}: {
  registrant: Value
  name: Value
  title: Value
  start: Value
}) => `${registrant} inscribió a ${name} en "${title}" (${start}).`
export const viewTheRegistration = 'Ver la inscripción'
export const spotTaken = ({ title }: { title: Value }) => `Lugar ocupado: ${title}`
export const spotTakenWaitlist = ({ title }: { title: Value }) => `Lugar ocupado desde la lista de espera: ${title}`
export const askedWillPlay = ({ name, title, start }: { name: Value; title: Value; start: Value }) =>
  `Usted preguntó, y ${name} jugará: "${title}" (${start}).`
export const nextTookTheSpot = ({ name, title, start }: { name: Value; title: Value; start: Value }) =>
  `${name} seguía en la lista de espera de "${title}" (${start}), y la familia aceptó el lugar.`
export const registrationApproved = ({ title }: { title: Value }) => `Inscripción aprobada: ${title}`
export const notSelected = ({ title }: { title: Value }) => `No quedó en la selección: ${title}`
export const goodNews = ({
  name,
  title,
  start,
  location,
}: {
  name: Value
  title: Value
  start: Value
  location: Value
}) => `Buenas noticias: ${name} tiene un lugar en "${title}" (${start}, ${location}).`
export const wasNotSelected = ({ name, title }: { name: Value; title: Value }) =>
  `El organizador no seleccionó a ${name} para "${title}".`
export const theOrganizerWrote = ({ reason }: { reason: Value }) => `El organizador escribió: ${reason}`
export const registrationWithdrawn = ({ title }: { title: Value }) => `Inscripción retirada: ${title}`
export const wasWithdrawn = ({ name, title, start }: { name: Value; title: Value; start: Value }) =>
  `Se retiró la inscripción de ${name} en "${title}" (${start}).`
export const spotFreeAgain = 'El lugar está disponible de nuevo. Se ofrece a la primera familia en la fila, si la hay.'
export const spotFreeYouDecide =
  'El lugar está disponible de nuevo. Usted decide a quién ofrecerlo: le proponemos la primera familia en la fila.'
export const waitlistedByCoach = ({ name, title }: { name: Value; title: Value }) =>
  `El entrenador de "${title}" puso a ${name} en la lista de espera. Usted conserva su lugar en la fila y recibirá un correo cuando haya un lugar para ${name}.`
export const spotNotTaken = ({ title }: { title: Value }) => `Lugar no aceptado: ${title}`
export const offerNotAnswered = ({ name, title }: { name: Value; title: Value }) =>
  `La familia de ${name} no respondió a tiempo a su oferta de un lugar en "${title}".`
export const offerDeclined = ({ name, title }: { name: Value; title: Value }) =>
  `La familia de ${name} rechazó su oferta de un lugar en "${title}".`
export const youNotedPayment = ({ amount }: { amount: Value }) => `Usted anotó un pago de ${amount}.`
export const spotFree = ({ title }: { title: Value }) => `Hay un lugar disponible: ${title}`
export const spotFreeFor = ({ name, title }: { name: Value; title: Value }) =>
  `Hay un lugar para ${name} en "${title}".`
export const heldUntil = ({ until }: { until: Value }) =>
  `Se lo guardamos hasta el ${until}. Después se ofrecerá a otra familia.`
export const spotHeld = ({ title }: { title: Value }) => `Lugar reservado: ${title}`
export const familySaidYes = ({ name, title, start }: { name: Value; title: Value; start: Value }) =>
  `La familia de ${name} aceptó ir a "${title}" (${start}).`
export const heldForWaiver = ({ until }: { until: Value }) =>
  `Guardamos el lugar hasta el ${until}, porque la familia tiene que firmar la exención de responsabilidad (waiver). Le enviaremos un correo cuando la firme. Si no la firma, preguntaremos a las siguientes familias.`
export const signWaiver = ({ title }: { title: Value }) => `Firme la exención de responsabilidad: ${title}`
export const youSaidYes = ({ name, title, until }: { name: Value; title: Value; until: Value }) =>
  `Usted aceptó el lugar para ${name}. Le guardamos el lugar en "${title}" hasta el ${until}.`
export const acceptWaiver =
  'Antes de esa hora, inicie sesión y acepte la exención de responsabilidad (waiver). Después preguntaremos a otras familias.'
export const signTheWaiver = 'Firmar la exención'
export const spotWentNext = ({ title }: { title: Value }) => `El lugar pasó a la siguiente familia: ${title}`
export const spotNoLongerHeld = ({ title, name }: { title: Value; name: Value }) =>
  `Ya no guardamos el lugar en "${title}" que teníamos para ${name}.`
export const stillAcceptWaiver = ({ name }: { name: Value }) =>
  `Todavía puede aceptar la exención de responsabilidad (waiver). Entonces el organizador podrá aprobar la inscripción de ${name}. También puede retirarla.`
export const registrationStaysPendingOff = ({ name }: { name: Value }) =>
  `La inscripción de ${name} sigue pendiente, pero ya no está en la lista de espera. El organizador todavía puede aprobarla y usted puede retirarla.`
export const spotsTaken = ({ count, capacity }: { count: Value; capacity: Value }) =>
  `Lugares ocupados: ${count} de ${capacity}.`
export const aTeam = 'un equipo'
export const nameIsInvited = ({ name, type }: { name: Value; type: Value }) =>
  select(type, {
    TRYOUT: `Invitación a una prueba para ${name}`,
    other: `Invitación para que ${name} juegue como jugador invitado`,
  })
export const playerInvited = ({ type }: { type: Value }) =>
  select(type, {
    TRYOUT: 'Su jugador tiene una invitación a una prueba',
    other: 'Su jugador tiene una invitación para jugar como jugador invitado',
  })
export const organizerInvitesName = ({ title, name, type }: { title: Value; name: Value; type: Value }) =>
  select(type, {
    TRYOUT: `El organizador de "${title}" invita a ${name} a la prueba.`,
    other: `El organizador de "${title}" invita a ${name} a jugar como jugador invitado.`,
  })
export const nameAsksTeam = ({ name, team, date }: { name: Value; team: Value; date: Value }) =>
  `${name} pregunta en nombre de ${team}. La verificación de antecedentes, que un administrador confirmó, es válida desde el ${date}.`
export const adminFungoAsks = ({ name }: { name: Value }) => `Pregunta ${name}, de la administración de Fungo.`
export const startAndPlace = ({ start, place }: { start: Value; place: Value }) => `${start}, ${place}.`
export const becauseGuestPlayRegister = ({ type }: { type: Value }) =>
  select(type, {
    TRYOUT:
      'Recibe este mensaje porque su jugador está disponible como jugador invitado, también para pruebas. El organizador no sabe quién es usted hasta que lo inscriba.',
    other:
      'Recibe este mensaje porque su jugador está disponible como jugador invitado. El organizador no sabe quién es usted hasta que lo inscriba.',
  })
export const organizerNeedsGuestPlayer = ({ title, name }: { title: Value; name: Value }) =>
  `El organizador de "${title}" necesita un jugador invitado. ¿Puede jugar ${name}?`
export const pleaseAnswerBy = ({ time }: { time: Value }) =>
  `Responda antes de esta fecha y hora: ${time}. También preguntamos a otras familias, y el lugar es para la primera que acepte.`
export const hourToSignWaiver =
  'Si acepta, tiene una hora para iniciar sesión y firmar la exención de responsabilidad (waiver).'
export const becauseGuestPlay =
  'Recibe este mensaje porque su jugador está disponible como jugador invitado. El organizador no sabe quién es usted hasta que acepte.'
export const answerYesNo = 'Responder sí o no'
export const theSpotIsTaken = 'El lugar ya está ocupado'
export const noAnswerNeeded = 'Ya no hace falta responder'
export const anotherFamilySaidYes = ({ name, title }: { name: Value; title: Value }) =>
  `Le preguntamos si ${name} puede jugar en "${title}". Otra familia aceptó primero, así que ya no tiene que responder.`
export const noNeedToAnswerAbout = ({ name, title }: { name: Value; title: Value }) =>
  `Le preguntamos si ${name} puede jugar en "${title}". Ya no tiene que responder.`
export const noNeedToAnswer = ({ name }: { name: Value }) =>
  `Le preguntamos si ${name} puede jugar. Ya no tiene que responder.`
export const viewAllRecords = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Ver todos los equipos',
    player: 'Ver todos los jugadores',
    event: 'Ver todos los eventos',
    other: 'Ver todas las oportunidades',
  })
export const viewTheRecord = ({ kind }: { kind: Value }) =>
  select(kind, { team: 'Ver el equipo', player: 'Ver al jugador', event: 'Ver el evento', other: 'Ver la oportunidad' })
export const reason = ({ reason }: { reason: Value }) => `Motivo: ${reason}`
export const yourClaimWas = ({ outcome }: { outcome: Value }) =>
  select(outcome, {
    approved: 'Su solicitud de reclamo fue aprobada',
    closed: 'Su solicitud de reclamo se cerró',
    other: 'Su solicitud de reclamo no fue aprobada',
  })
export const claimNameApproved = ({ name, kind }: { name: Value; kind: Value }) =>
  select(kind, {
    team: `Aprobamos su solicitud de reclamo de ${name}. Ya puede administrar el equipo.`,
    other: `Aprobamos su solicitud de reclamo de ${name}. Ya puede administrar el perfil del jugador.`,
  })
export const reviewedClaimNotApprove = ({ name }: { name: Value }) =>
  `Revisamos su solicitud de reclamo de ${name} y no la aprobamos.`
export const teamsContactsStay =
  'Los contactos del equipo siguen y leen lo que es solo para el equipo. Quite a quienes no deban leerlo.'
export const claimClosedDeleted = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Su solicitud de reclamo se cerró: el equipo se eliminó.',
    other: 'Su solicitud de reclamo se cerró: el perfil del jugador se eliminó.',
  })
export const claimClosedMerged = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Su solicitud de reclamo se cerró: el equipo se combinó con otro.',
    other: 'Su solicitud de reclamo se cerró: el perfil del jugador se combinó con otro.',
  })
export const claimClosedHandedOver = ({ name, kind }: { name: Value; kind: Value }) =>
  select(kind, {
    team: `Su solicitud de reclamo se cerró: otra persona administra ${name} desde entonces. Si el equipo debe ser suyo, reclámelo de nuevo en su página.`,
    other: `Su solicitud de reclamo se cerró: otra persona administra el perfil de ${name} desde entonces. Si el perfil debe ser suyo, reclámelo de nuevo en su página.`,
  })
export const claimBeingReviewedAgain = 'Se revisa de nuevo su solicitud de reclamo'
export const adminReviewClaimAgain = ({ name }: { name: Value }) =>
  `Un administrador anuló la decisión sobre su solicitud de reclamo de ${name} y la revisará de nuevo.`
export const adminReviewClaimAgainUntil = ({ name, kind }: { name: Value; kind: Value }) =>
  select(kind, {
    team: `Un administrador anuló la decisión sobre su solicitud de reclamo de ${name} y la revisará de nuevo. Hasta entonces usted no administra el equipo.`,
    other: `Un administrador anuló la decisión sobre su solicitud de reclamo de ${name} y la revisará de nuevo. Hasta entonces usted no administra el perfil del jugador.`,
  })
export const recordYoursAgain = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Usted administra de nuevo su equipo',
    other: 'Usted administra de nuevo el perfil de su jugador',
  })
export const adminTookBackDecision = ({ name }: { name: Value }) =>
  `Un administrador anuló la decisión sobre la solicitud de reclamo de otra persona, así que usted administra de nuevo ${name}.`
export const adminApprovedSomebodyElses = ({ name }: { name: Value }) =>
  `Un administrador aprobó la solicitud de reclamo de otra persona, así que usted ya no administra ${name}. Si es un error, reclame el equipo en su página.`
export const viewTheTeam = 'Ver el equipo'
export const playerAsksJoinRoster = 'Un jugador pide entrar en su plantel'
export const nameAsksJoinRoster = ({ name, team, season }: { name: Value; team: Value; season: Value }) =>
  `${name} pide entrar en el plantel de ${team} para ${season}.`
export const teamAsksAddPlayer = 'Un equipo pide agregar a su jugador'
export const teamAsksAddName = ({ team, name, season }: { team: Value; name: Value; season: Value }) =>
  `${team} pide agregar a ${name} a su plantel para ${season}. Nada cambia hasta que usted acepte.`
export const rosterSoFar = ({ names }: { names: Value }) => `Ya están en el plantel: ${names}.`
export const andOthers = ({ count }: { count: number }) =>
  plural(count, { one: 'otro jugador', other: `otros ${count}` })
export const playersOnRosterSoFar = ({ count }: { count: number }) =>
  plural(count, { one: 'Ya hay un jugador en el plantel.', other: `Ya hay ${count} jugadores en el plantel.` })
export const invitedManageTeam = 'Tiene una invitación para administrar un equipo'
export const invitedTeamContact = 'Tiene una invitación para ser contacto de un equipo'
export const teamAsksOneManagers = ({ team }: { team: Value }) =>
  `${team} le pide ser uno de sus encargados: podría editar el equipo, su plantel, sus eventos y sus oportunidades.`
export const teamAsksOneContacts = ({ team }: { team: Value }) => `${team} le pide ser uno de sus contactos.`
export const acceptFamiliesSeeName =
  'Si acepta, las familias verán su nombre y su correo en la página del equipo. Hasta entonces, nadie los ve.'
export const recordDeleted = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Se eliminó su equipo',
    player: 'Se eliminó el perfil de su jugador',
    event: 'Se eliminó su evento',
    other: 'Se eliminó su oportunidad',
  })
export const adminDeletedName = ({ name }: { name: Value }) =>
  `Un administrador eliminó ${name}. Un administrador puede recuperarlo durante 30 días.`
export const someoneElseDeletedName = ({ name }: { name: Value }) =>
  `Otra persona que administra ${name} lo eliminó. Un administrador puede recuperarlo durante 30 días.`
export const nameWasDeleted = ({ name }: { name: Value }) => `Se eliminó ${name}`
export const teamDeletedNamesNo = ({ name, names, count }: { name: Value; names: Value; count: number }) =>
  plural(count, {
    one: `El equipo ${name} se eliminó de Fungo: ${names} ya no está en su plantel.`,
    other: `El equipo ${name} se eliminó de Fungo: ${names} ya no están en su plantel.`,
  })
export const registrationsStay = 'Sus inscripciones en las oportunidades del equipo no cambian.'
export const viewYourProfile = 'Ver su perfil'
export const teamManagedDeleted = ({ name }: { name: Value }) =>
  `El equipo ${name}, que usted administraba, se eliminó de Fungo. Un administrador puede recuperarlo durante 30 días.`
export const nameIsNoLongerOnYourRoster = ({ name }: { name: Value }) => `${name} ya no está en su plantel`
export const playerNoLongerRoster = ({ team }: { team: Value }) => `Un jugador ya no está en el plantel de ${team}`
export const profileNameDeleted = ({ name, team }: { name: Value; team: Value }) =>
  `Se eliminó el perfil de ${name} y, con él, su lugar en el plantel de ${team}.`
export const viewTheRoster = 'Ver el plantel'
export const invitedEvaluatePlayers = 'Tiene una invitación para evaluar jugadores'
export const organizerAsksScore = ({ organizer, title }: { organizer: Value; title: Value }) =>
  `${organizer} le pide calificar a los jugadores de "${title}".`
export const theOrganizer = 'El organizador'
export const noLongerEvaluatePlayers = ({ title }: { title: Value }) => `Usted ya no evalúa jugadores: ${title}`
export const organizerRemovedEvaluators = ({ title }: { title: Value }) =>
  `El organizador de "${title}" le retiró la función de evaluador. El organizador conserva lo que usted escribió.`
export const viewTheOpportunities = 'Ver las oportunidades'
export const evaluatorAccepted = ({ name, title }: { name: Value; title: Value }) => `${name} aceptó: ${title}`
export const evaluatorDeclined = ({ name, title }: { name: Value; title: Value }) => `${name} rechazó: ${title}`
export const evaluatorWillEvaluate = ({ name, title }: { name: Value; title: Value }) =>
  `${name} evaluará a los jugadores de "${title}".`
export const evaluatorNotEvaluate = ({ name, title }: { name: Value; title: Value }) =>
  `${name} no evaluará a los jugadores de "${title}".`
export const adminHidRecord = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Un administrador ocultó su equipo',
    player: 'Un administrador ocultó el perfil de su jugador',
    event: 'Un administrador ocultó su evento',
    other: 'Un administrador ocultó su oportunidad',
  })
export const hidRecord = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Ocultamos su equipo',
    player: 'Ocultamos el perfil de su jugador',
    event: 'Ocultamos su evento',
    other: 'Ocultamos su oportunidad',
  })
export const recordPublicAgain = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Su equipo es público de nuevo',
    player: 'El perfil de su jugador es público de nuevo',
    event: 'Su evento es público de nuevo',
    other: 'Su oportunidad es pública de nuevo',
  })
export const adminHidName = ({ name }: { name: Value }) =>
  `Un administrador ocultó ${name}. Hasta que esto se deshaga, solo usted y los administradores lo ven.`
export const weHidName = ({ name }: { name: Value }) =>
  `Ocultamos ${name}. Hasta que esto se deshaga, solo usted y los administradores lo ven.`
export const eventsOpportunitiesHidden = 'Sus eventos y oportunidades también quedan ocultos.'
export const nameShownEveryoneAgain = ({ name }: { name: Value }) => `Todos pueden ver de nuevo ${name}.`
export const nameShownEveryoneAgainEvents = ({ name }: { name: Value }) =>
  `Todos pueden ver de nuevo ${name}, con sus eventos y oportunidades.`
export const onHold = ({ title }: { title: Value }) => `En pausa: ${title}`
export const backOn = ({ title }: { title: Value }) => `Sigue en pie: ${title}`
export const onHoldBecauseBlocked = ({ title }: { title: Value }) =>
  `"${title}" está en pausa porque bloqueamos la cuenta de su organizador. Un administrador decide si se realiza.`
export const titleHold = ({ title }: { title: Value }) =>
  `"${title}" está en pausa: un administrador retiró la publicación y puede mostrarla de nuevo.`
export const nothingToDo = 'No tiene que hacer nada: su inscripción no cambia. No pague nada hasta que le avisemos.'
export const onHoldBack = ({ title }: { title: Value }) =>
  `"${title}" estaba en pausa y sigue en pie. Su inscripción no cambió.`
export const findOtherOpportunities = 'Buscar otras oportunidades'
export const recordMergedAnother = ({ kind }: { kind: Value }) =>
  select(kind, { team: 'Su equipo se combinó con otro', other: 'El perfil de su jugador se combinó con otro' })
export const twoEntriesOneRecord = ({ from, into, kind }: { from: Value; into: Value; kind: Value }) =>
  select(kind, {
    team: `${from} y ${into} eran dos registros del mismo equipo. Un administrador los combinó en ${into}.`,
    other: `${from} y ${into} eran dos perfiles del mismo jugador. Un administrador los combinó en ${into}.`,
  })
export const youManageItNow = 'Usted lo administra, con todo lo que pertenecía a cualquiera de los dos.'
export const anotherOwnerNoLonger = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Tiene otro responsable, así que usted ya no lo administra. Si es un error, reclame el equipo en su página.',
    other:
      'Tiene otro responsable, así que usted ya no lo administra. Si es un error, reclame el perfil del jugador en su página.',
  })
export const noLongerManageName = ({ name }: { name: Value }) => `Usted ya no administra ${name}`
export const adminMergedInto = ({ from, into }: { from: Value; into: Value }) =>
  `Un administrador combinó ${from} con ${into}, que tiene otro responsable. Pídale el nombramiento de encargado.`
export const theProfileOfNameWillBeDeleted = ({ name }: { name: Value }) => `Se eliminará el perfil de ${name}`
export const nobodyUsedProfileTwo = ({ name, days }: { name: Value; days: Value }) =>
  `Nadie ha usado el perfil de ${name} en dos años, así que lo eliminaremos en ${days} días.`
export const keepOpenProfile = 'Para conservarlo, abra el perfil y elija "Conservar el perfil".'
export const viewTheProfile = 'Ver el perfil'
export const fungoAccountDeleted = 'Se eliminará su cuenta de Fungo'
export const neverConfirmedEmailAddress = ({ days }: { days: Value }) =>
  `Usted no confirmó su correo electrónico, así que eliminaremos su cuenta en ${days} días.`
export const keepLogConfirm = 'Para conservarla, inicie sesión y confirme su correo en la configuración de su cuenta.'
export const openAccountSettings = 'Abrir la configuración de la cuenta'
export const calendarLinksEnded = 'Sus enlaces de calendario ya no funcionan'
export const nameAddedRoster = ({ name }: { name: Value }) => `Se agregó a ${name} a un plantel`
export const teamAddedName = ({ team, name, season }: { team: Value; name: Value; season: Value }) =>
  `${team} agregó a ${name} a su plantel (${season}).`
export const rosterEntryNameChanged = ({ name }: { name: Value }) => `Cambiaron los datos de ${name} en un plantel`
export const entryNameChanged = ({ name, team }: { name: Value; team: Value }) =>
  `Cambiaron los datos de ${name} en el plantel de ${team}:`
export const nameRemovedRoster = ({ name }: { name: Value }) => `Se quitó a ${name} de un plantel`
export const nameNoLongerRoster = ({ name, team, season }: { name: Value; team: Value; season: Value }) =>
  `${name} ya no está en el plantel de ${team} (${season}).`
export const nameIsOnYourRoster = ({ name }: { name: Value }) => `${name} está en su plantel`
export const familyNameAccepted = ({ name, team, season }: { name: Value; team: Value; season: Value }) =>
  `La familia de ${name} aceptó. ${name} está en el plantel de ${team} (${season}).`
export const nameRoster = ({ name }: { name: Value }) => `${name} está en el plantel`
export const teamAcceptedName = ({ team, name, season }: { team: Value; name: Value; season: Value }) =>
  `${team} aceptó a ${name}. ${name} está en su plantel (${season}).`
export const nameDeclinedJoinRoster = ({ name }: { name: Value }) => `${name} no entrará en su plantel`
export const familyNameDeclined = ({ name, team, season }: { name: Value; team: Value; season: Value }) =>
  `La familia de ${name} no aceptó entrar en el plantel de ${team} (${season}).`
export const teamDeclinedName = ({ name }: { name: Value }) => `Un equipo no agregó a ${name}`
export const teamNotAddName = ({ team, name, season }: { team: Value; name: Value; season: Value }) =>
  `${team} no agregó a ${name} a su plantel (${season}).`
export const aRosterChanged = 'Cambió un plantel'
export const viewThePlayer = 'Ver al jugador'
export const coachAsksTakeOver = ({ coach, name }: { coach: Value; name: Value }) =>
  `${coach} le pide que administre el perfil de ${name}. El enlace funciona durante 14 días.`
export const coachAddedNameAsks = ({ coach, name, team }: { coach: Value; name: Value; team: Value }) =>
  `${coach}, de ${team}, agregó a ${name} a Fungo y le pide que administre el perfil.`
export const whoeverClaimsProfileDecides =
  'Quien reclama el perfil decide qué muestra e inscribe al jugador. El enlace funciona durante 14 días.'
export const claimTheProfile = 'Reclamar el perfil'
export const profilePlayerClaimed = 'Alguien reclamó el perfil de un jugador'
export const profileManagedSomebodyElse = ({ name }: { name: Value }) =>
  `Ahora otra persona administra el perfil de ${name}. Los planteles no cambian.`
export const costSeasonStillRight = ({ team }: { team: Value }) =>
  `¿Sigue siendo correcto el costo de la temporada? ${team}`
export const pageTeamShowsCost = ({ team, day }: { team: Value; day: Value }) =>
  `La página de ${team} muestra cuánto cuesta una temporada, con fecha del ${day}.`
export const saveNewAmount = 'Guarde el nuevo monto, o el mismo si sigue siendo correcto. Las familias ven la fecha.'
export const updateTheCost = 'Actualizar el costo'
export const someoneClaimedTeamFungo = 'Alguien reclamó su equipo en Fungo'
export const someoneClaimedTeamManage = ({ team }: { team: Value }) =>
  `Alguien reclamó ${team} en Fungo y ya puede administrar su página.`
export const nowManageTeam = ({ team }: { team: Value }) => `Ahora usted administra ${team}`
export const editTeam = ({ team }: { team: Value }) =>
  `Usted puede editar ${team}, su plantel, sus eventos y sus oportunidades.`
export const noLongerEditTeam = ({ team }: { team: Value }) =>
  `Ya no puede editar ${team}. Si cree que es un error, pregunte al responsable del equipo.`
export const manageTheTeam = 'Administrar el equipo'
export const nameNowManagesTeam = ({ name, team }: { name: Value; team: Value }) => `${name} ahora administra ${team}`
export const nameAcceptedEditTeam = ({ name, team }: { name: Value; team: Value }) =>
  `${name} aceptó y puede editar ${team}, su plantel, sus eventos y sus oportunidades. Usted puede terminar esto en cualquier momento.`
export const viewTheManagers = 'Ver los encargados'
export const theOwner = 'El responsable'
export const theOtherAccount = 'La otra cuenta'
export const wantsHandTeamOver = ({ from, team }: { from: Value; team: Value }) =>
  `${from} quiere traspasarle el equipo ${team}.`
export const acceptOwnTeam =
  'Si acepta, usted será responsable del equipo y decidirá quién lo administra. Nada cambia hasta entonces. La oferta termina después de 14 días.'
export const offeredTeam = ({ team, to }: { team: Value; to: Value }) => `Usted ofreció ${team} a ${to}`
export const teamBecomesTheirsWhen = ({ team, to }: { team: Value; to: Value }) =>
  `${to} será responsable de ${team} cuando acepte. Si usted no hizo esto, cancele la oferta.`
export const viewTheOffer = 'Ver la oferta'
export const teamIsYours = ({ team }: { team: Value }) => `${team} es suyo`
export const ownTeamNow = ({ team }: { team: Value }) => `Ahora usted es responsable de ${team}.`
export const itsContactsStay =
  'Sus contactos siguen y leen lo que es solo para el equipo, pero ninguno lo administra. Nombre a los encargados en los contactos del equipo y quite a quienes no deban estar.'
export const viewTheContacts = 'Ver los contactos'
export const toAcceptedTeam = ({ to, team }: { to: Value; team: Value }) => `${to} aceptó ${team}`
export const ownsTeamNow = ({ to, team }: { to: Value; team: Value }) =>
  `Ahora ${to} es responsable de ${team}. También lo es de los eventos y las oportunidades que usted creó para el equipo.`
export const addedYourselfContact = 'Si usted se agregó como contacto del equipo, ya no lo es.'
export const toDeclinedTeam = ({ to, team }: { to: Value; team: Value }) => `${to} rechazó ${team}`
export const notTakeOverTeam = ({ to, team }: { to: Value; team: Value }) =>
  `${to} no aceptó ${team}. El equipo sigue siendo suyo.`
export const tookBackOffer = ({ from, team }: { from: Value; team: Value }) => `${from} retiró la oferta de ${team}.`
export const organizerWrites = ({ name, title }: { name: Value; title: Value }) =>
  `${name}, que organiza "${title}", escribe:`
export const nameAsksAbout = ({ name, title }: { name: Value; title: Value }) => `${name} pregunta sobre "${title}":`
export const questionAbout = ({ title }: { title: Value }) => `Pregunta sobre ${title}`
export const replyAbout = ({ title }: { title: Value }) => `Respuesta sobre ${title}`
export const reply = 'Responder'
export const messageAbout = ({ title }: { title: Value }) => `Mensaje sobre ${title}`
export const otherFamiliesCannotSee =
  'Las otras familias no ven su correo. Para responder, use "Preguntar al organizador" en la página de la oportunidad.'
export const otherTeamsCannotSee = 'Los otros equipos no ven su correo. Si responde a este mensaje, nadie lo recibe.'
export const neitherSeesOthersAddress =
  'Ninguno de los dos ve el correo del otro. Si responde a este mensaje, nadie lo recibe. Use el enlace.'
export const youWrote = ({ text }: { text: Value }) => `Usted escribió: «${text}»`
export const reportThisMessage = 'Reportar este mensaje'
export const passwordChangedLinksEnd =
  'Su contraseña cambió, así que los enlaces de sus calendarios ya no funcionan. Suscríbase de nuevo.'
export const season = 'Temporada'
export const jerseyNumber = 'Número de camiseta'
export const ageGroup = 'Grupo de edad'
export const division = 'División'
export const start = 'Inicio'
export const end = 'Fin'
export const none = 'ninguno'
export const fromBecomesTo = ({ from, to }: { from: Value; to: Value }) => `${from} → ${to}`
export const viewTheDetails = 'Ver los detalles'
export const labelAndValue = ({ label, value }: { label: Value; value: Value }) => `${label}: ${value}`
export const canceled = ({ title }: { title: Value }) => `Cancelado: ${title}`
export const titleCanceledBecauseDeletion = ({ title }: { title: Value }) =>
  `Se canceló "${title}" porque se eliminó la cuenta de su organizador.`
export const titleCanceledOrganizer = ({ title }: { title: Value }) => `El organizador canceló "${title}".`
export const titleTakesPlaceAfter = ({ title }: { title: Value }) =>
  `"${title}" se había cancelado, pero sí se realizará.`
export const changed = ({ title }: { title: Value }) => `Hay cambios: ${title}`
export const theOrganizerChanged = ({ title }: { title: Value }) => `El organizador cambió "${title}".`
export const openEnd = 'sin definir'
export const isAndWas = ({ is, was }: { is: Value; was: Value }) => `${is} (antes: ${was})`
export const time = 'Hora'
export const newTime = 'Hora nueva'
export const newEnd = 'Nueva hora de fin'
export const place = 'Lugar'
export const newPlace = 'Lugar nuevo'
export const newFee = 'Cuota nueva'
export const decideToday = ({ title }: { title: Value }) => `Decida hoy: ${title}`
export const decideIn2Days = ({ title }: { title: Value }) => `Decida en 2 días: ${title}`
export const wantedDecide = ({ day, title, count }: { day: Value; title: Value; count: number }) =>
  plural(count, {
    one: `Usted quería decidir a más tardar el ${day}. Hay ${count} inscripción pendiente en "${title}".`,
    other: `Usted quería decidir a más tardar el ${day}. Hay ${count} inscripciones pendientes en "${title}".`,
  })
export const familiesStillPending =
  'Las familias que sigan pendientes a las 6:00 p.m. de ese día recibirán un correo que lo dice.'
export const stillUndecided = ({ title }: { title: Value }) => `Todavía sin decisión: ${title}`
export const organizerStillUndecided = ({ title, day, names }: { title: Value; day: Value; names: Value }) =>
  `El organizador de "${title}" quería decidir a más tardar el ${day} y todavía no decide sobre ${names}.`
export const registrationStaysPending =
  'La inscripción sigue pendiente. Le enviaremos un correo cuando el organizador decida. Puede preguntar al organizador o retirar la inscripción en la página de la oportunidad.'
export const tomorrow = ({ title }: { title: Value }) => `Mañana: ${title}`
export const titleTakesPlaceAt = ({ title, when, place }: { title: Value; when: Value; place: Value }) =>
  `Fecha y lugar de "${title}": ${when}, ${place}.`
export const titleTakesPlaceOn = ({ title, when }: { title: Value; when: Value }) => `Fecha de "${title}": ${when}.`
export const confirmedPlayers = ({ names }: { names: Value }) => `Jugadores confirmados: ${names}.`
export const watchesEnded = 'Sus alertas terminaron'
export const notVisitedForAYear =
  'No ha visitado Fungo en un año, así que eliminamos sus alertas. Ya no recibirá correos sobre lo nuevo.'
export const toWatchAgain = 'Para crear una alerta de nuevo, abra una lista y oprima "Crear alerta".'
export const openFungo = 'Abrir Fungo'
export const newRecord = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Equipo nuevo',
    event: 'Evento nuevo',
    TRYOUT: 'Prueba nueva',
    other: 'Se busca jugador invitado',
  })
export const moreCountNew = ({ count, name }: { count: Value; name: Value }) => `Más de ${count} novedades: ${name}`
export const countNew = ({ name, count }: { name: Value; count: number }) =>
  plural(count, { one: `${count} novedad: ${name}`, other: `${count} novedades: ${name}` })
export const moreCountNewWhat = ({ count }: { count: Value }) => `Más de ${count} novedades en sus alertas`
export const countNewWhatWatch = ({ count }: { count: number }) =>
  plural(count, { one: `${count} novedad en sus alertas`, other: `${count} novedades en sus alertas` })
export const newWhatWatch = ({ names }: { names: Value }) => `Esto es nuevo en su alerta: ${names}.`
export const theseNewWhatWatch = ({ names }: { names: Value }) => `Estas son las novedades de sus alertas: ${names}.`
export const theseFirst = ({ count }: { count: Value }) => `Estas son las primeras ${count}. La lista las tiene todas.`
export const titleStartPlace = ({ title, start, place }: { title: Value; start: Value; place: Value }) =>
  `${title}, ${start}, ${place}`
export const titleAndFact = ({ title, fact }: { title: Value; fact: Value }) => `${title}, ${fact}`
export const viewTheList = 'Ver la lista'
export const teamNoLongerListed = 'Un equipo que ya no está en la lista'
export const fungoWhereTeamKeeps = 'En Fungo el equipo tiene su plantel y sus pruebas. El enlace funciona por 14 días.'
export const acceptInMail = 'Aceptar'
export const notEverythingEmailed = 'Algunos de sus correos no se enviaron'
export const peopleReadRestApp =
  'Serían demasiados correos en un día. Quien tiene cuenta lo lee en sus notificaciones. Quien no tiene cuenta no recibe correo hoy.'
export const teamAnotherOwner = 'Su equipo tiene otro responsable'
export const playerPlayGuest = '¿Puede su jugador jugar como jugador invitado?'
export const teamOffered = 'Le ofrecen un equipo'
export const teamNoLongerOffered = 'Ya no le ofrecen un equipo'
export const coachAsksClaimProfile = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Un entrenador le pide reclamar un perfil de jugador',
    other: `Un entrenador le pide reclamar ${count} perfiles de jugador`,
  })
export const newsTeamFollow = ({ news }: { news: Value }) =>
  select(news, { canceled: 'Cancelado por un equipo que usted sigue', other: 'Cambiado por un equipo que usted sigue' })
export const newRecordWhatWatch = ({ kind }: { kind: Value }) =>
  select(kind, {
    team: 'Un equipo nuevo en sus alertas',
    event: 'Un evento nuevo en sus alertas',
    TRYOUT: 'Una prueba nueva en sus alertas',
    other: 'Un lugar nuevo para jugadores invitados en sus alertas',
  })
export const whatFitsPlayers = 'lo que les queda a sus jugadores'
export const photoRemoved = ({ kind }: { kind: Value }) =>
  select(kind, { team: 'Se quitó su logotipo', other: 'Se quitó su foto' })
export const adminRemovedLogoName = ({ name }: { name: Value }) =>
  `Un administrador revisó el logotipo de ${name} y lo quitó.`
export const adminRemovedPhotoName = ({ name }: { name: Value }) =>
  `Un administrador revisó la foto de ${name} y la quitó.`
export const othersSeeNextPhoto =
  'Puede elegir otra imagen. Los demás la verán cuando un administrador la haya revisado.'
export const listedAsContact = ({ team }: { team: Value }) =>
  `Usted figura como contacto de este equipo. Alguien reclamó ${team} en Fungo y ahora puede administrar su página.`
export const ifRightNothingToDo =
  'Si es correcto, no tiene que hacer nada. Si no lo es, opóngase, y un administrador lo revisará.'
export const objectClaim = 'Oponerse al reclamo'
export const canPlayAsGuest = ({ name }: { name: Value }) => `¿Puede ${name} jugar como jugador invitado?`
export const mySeason = 'Mi temporada'
export const team = 'Equipo'
export const position = 'Posición'
export const price = 'Precio de la temporada'
export const answerBy = 'Responder antes de'
export const manageOffers = 'Ver las ofertas'
export const aRosterSpotOffered = 'Le ofrecen un lugar en un plantel'
export const aRosterOfferEnded = 'Respondieron una oferta de plantel'
export const offeredRosterSpot = ({ name, team }: { name: Value; team: Value }) => `Un lugar para ${name}: ${team}`
export const offerWaits = ({ team }: { team: Value }) => `Responda, por favor: un lugar en ${team}`
export const offersSpotOnRoster = ({ team, name, until }: { team: Value; name: Value; until: Value }) =>
  `${team} le ofrece a ${name} un lugar en su plantel. Responda, por favor, antes de ${until}.`
export const nothingUntilYes = 'Nada cambia hasta que usted diga que sí. Para responder no necesita iniciar sesión.'
export const rosterOfferAnswered = ({ answer, name }: { answer: Value; name: Value }) =>
  select(answer, {
    accepted: `${name} está en su plantel`,
    declined: `${name} no aceptó el lugar`,
    other: `Sin respuesta: ${name}`,
  })
export const familyAnsweredOffer = ({
  answer,
  name,
  team,
  season,
}: {
  answer: Value
  name: Value
  team: Value
  season: Value
}) =>
  select(answer, {
    accepted: `La familia de ${name} dijo que sí. ${name} está en el plantel de ${team} (${season}).`,
    declined: `La familia de ${name} dijo que no al lugar en ${team} (${season}).`,
    other: `La familia de ${name} no respondió a tiempo la oferta de un lugar en ${team} (${season}).`,
  })
export const spotFreeNextByScore = ({ name }: { name: Value }) =>
  `El lugar está libre otra vez. Sigue por calificación: ${name}. No se le pregunta a nadie hasta que usted ofrezca el lugar.`
export const spotFreeChoose = 'El lugar está libre otra vez. Elija a quién ofrecerlo.'
export const offerIsAnswered = ({ answer, team }: { answer: Value; team: Value }) =>
  select(answer, { accepted: `Bienvenidos a ${team}`, other: `Una oferta terminó: ${team}` })
export const yourOfferEnded = ({
  answer,
  name,
  team,
  season,
}: {
  answer: Value
  name: Value
  team: Value
  season: Value
}) =>
  select(answer, {
    accepted: `Usted dijo que sí: ${name} está en el plantel de ${team} (${season}).`,
    expired: `El plazo para responder terminó, así que ${team} ya no guarda el lugar para ${name} (${season}).`,
    other: `${team} retiró la oferta de un lugar para ${name} (${season}). No tiene que hacer nada.`,
  })
export const afterTheTryout = ({ title }: { title: Value }) => `Después de la prueba: ${title}`
export const thankYouForTryingOut = ({ title, name }: { title: Value; name: Value }) =>
  `Gracias por inscribir a ${name} en "${title}".`
export const noSpotThisTime = ({ team, name }: { team: Value; name: Value }) =>
  `Esta vez ${team} no puede ofrecerle a ${name} un lugar en su plantel.`
export const otherTeamsLook = 'Otros equipos también buscan jugadores. Esperamos verlos de nuevo.'
export const findTryouts = 'Buscar pruebas'
export const manageEntries = 'Administrar los equipos inscritos'
export const entryOfTeam = ({ team, event, change }: { team: Value; event: Value; change: Value }) =>
  select(change, {
    taken: `${team} acepta su lugar: ${event}`,
    withdrawn: `${team} se retiró: ${event}`,
    other: `${team} se inscribió: ${event}`,
  })
export const entryOfTeamText = (given: { team: Value; event: Value; division: Value; change: Value }) =>
  select(given.change, {
    taken: `${given.team} aceptó el lugar que tenía reservado en ${given.division} de ${given.event}.`,
    withdrawn: `${given.team} ya no está en ${given.division} de ${given.event}. Si hay un equipo en la lista de espera, el lugar se reserva para el siguiente.`,
    other: `${given.team} se inscribió en ${given.division} de ${given.event}. Acéptelo o rechácelo.`,
  })
export const entryMoved = ({ event, division }: { event: Value; division: Value }) =>
  `Su equipo pasó a ${division}: ${event}`
export const entryMovedText = (given: { team: Value; event: Value; division: Value; from: Value }) =>
  `El organizador de ${given.event} pasó a ${given.team} de ${given.from} a ${given.division}. El costo está en la página del evento.`
export const entryDivisionCanceled = ({ event, division }: { event: Value; division: Value }) =>
  `${division} no se realiza: ${event}`
export const entryDivisionCanceledText = (given: { team: Value; event: Value; division: Value }) =>
  `Muy pocos equipos se inscribieron en ${given.division} de ${given.event}. Por eso no se realiza, y ${given.team} no participa en esa división.`
export const entryPaidBack = ({ amount }: { amount: Value }) =>
  `Su equipo recupera todo lo que pagó: ${amount}. El organizador lo devuelve.`
export const entryRefund = ({ amount }: { amount: Value }) => `Según su política de reembolso, recupera ${amount}.`
export const entryDecided = ({ event, status }: { event: Value; status: Value }) =>
  select(status, {
    ACCEPTED: `Su equipo está adentro: ${event}`,
    DECLINED: `Su equipo no fue aceptado: ${event}`,
    other: `En la lista de espera: ${event}`,
  })
export const entryDecidedText = (given: { team: Value; event: Value; division: Value; status: Value }) =>
  select(given.status, {
    ACCEPTED: `${given.team} juega en ${given.division} de ${given.event}. La página del evento dice cómo pagar si el organizador lo indica.`,
    DECLINED: `${given.team} no fue aceptado en ${given.division} de ${given.event}.`,
    other: `${given.team} está en la lista de espera de ${given.division} de ${given.event}.`,
  })
export const entrySpotHeld = ({ team, event }: { team: Value; event: Value }) =>
  `Hay un lugar reservado para ${team}: ${event}`
export const entrySpotHeldUntil = (given: { team: Value; event: Value; division: Value; until: Value }) =>
  `Hay un lugar en ${given.division} de ${given.event} reservado para ${given.team} hasta el ${given.until}. Acéptelo en la página del evento, o pasa al siguiente equipo.`
export const postponed = ({ title }: { title: Value }) => `Pospuesto: ${title}`
export const titlePostponedOrganizer = ({ title }: { title: Value }) =>
  `El organizador pospuso "${title}". El horario de abajo ya no es válido. Usted recibirá un correo cuando haya una fecha nueva.`
export const gamesChanged = ({ title }: { title: Value }) => `Cambió el horario de los partidos: ${title}`
export const organizerChangedGames = ({ title }: { title: Value }) =>
  `El organizador cambió el horario de "${title}". Estos partidos de sus equipos son nuevos o cambiaron:`
export const homeAndAway = ({ home, away }: { home: Value; away: Value }) => `${home} – ${away}`
export const gameIsOff = ({ was }: { was: Value }) => `Ya no está en el horario (antes: ${was})`
export const firstGame = 'Primer partido'
export const viewTheSchedule = 'Ver el horario'
export const chosenForEvent = ({ name, team, event }: { name: Value; team: Value; event: Value }) =>
  `${team} eligió a ${name} para ${event}. Inicie sesión y firme la exención de responsabilidad (waiver) del evento.`
export const followedTeamPlays = 'Un equipo que usted sigue juega un torneo'
export const teamPlaysEvent = ({ team, event }: { team: Value; event: Value }) => `${team} juega ${event}.`
