import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const opportunityCanceled = 'Cancelada'
export const opportunityFull = 'Sin lugares'
export const opportunityClosed = 'Cerrada'
export const privateTeamOnly = 'Privada (solo el equipo)'
export const inviteOnly = 'Solo con invitación'
export const opportunityHidden = 'Oculta'
export const searchOpportunities = 'Buscar oportunidades'
export const titleOrTeam = 'Título o equipo'
export const openForRegistration = 'Inscripción abierta'
export const fitsMyPlayer = 'Para mi jugador'
export const checkABirthday = 'Revisar un cumpleaños'
export const positionsNeeded = 'Posiciones que se buscan'
export const rosterSpots = 'Lugares en el plantel'
export const spotsLeft = 'Lugares disponibles'
export const registerBy = 'Inscribirse antes de'
export const neededBy = 'Se necesita antes de'
export const decisionBy = 'Decisión antes de'
export const waiver = 'Exención de responsabilidad'
export const requiredYoullReadWhen = 'Obligatoria. La leerá al hacer la inscripción.'
export const postedBy = 'Publicada por'
export const whatToBring = 'Qué llevar'
export const askTheOrganizer = 'Preguntar al organizador'
export const questionSentYoullGet = 'Su pregunta se envió. Recibirá la respuesta por correo electrónico.'
export const yourQuestion = 'Su pregunta'
export const organizerSeesNameNot = 'El organizador ve su nombre, pero no su correo electrónico, y responde por correo.'
export const monthOfBirth = 'Mes de nacimiento'
export const month = 'Mes'
export const yearOfBirth = 'Año de nacimiento'
export const year = 'Año'
export const leagueAgeCountsRule = (rules: Value) =>
  `Cuenta la edad de liga, según la regla de ${rules}. No se envía ni se guarda nada.`
export const yourPlayers = 'Sus jugadores'
export const fullJoinWaitlist = 'Sin lugares: unirse a la lista de espera'
export const canceledSentence = 'Esta oportunidad se canceló'
export const registrationHasClosed = 'La inscripción ya cerró'
export const draftRegistrationIsntOpen = 'Borrador: la inscripción no está abierta'
export const registerAnotherChild = 'Inscribir a otro hijo o hija'
export const approved = 'Aprobada'
export const rejected = 'Rechazada'
export const pending = 'Pendiente'
export const jerseyNumberShort = 'N.º'
export const registeredAtColumn = 'Fecha de inscripción'
export const noRegistrationsFound = 'No hay inscripciones'
export const openOpportunitiesFit = 'Oportunidades abiertas para este jugador'
export const seeAllOpportunities = 'Ver todas las oportunidades'
export const opportunityNotFound = 'No se encontró la oportunidad'
export const backToOpportunities = 'Volver a las oportunidades'
export const removedCoach =
  'Es posible que se haya eliminado. Si un entrenador le envió el enlace, inicie sesión para abrirla.'
export const createOpportunity = 'Crear oportunidad'
export const manageOpportunity = 'Administrar la oportunidad'
export const manageRegistrations = 'Administrar inscripciones'
export const checkIn = 'Registro de llegada'
export const editOpportunity = 'Editar oportunidad'
export const registerAPlayer = 'Inscribir a un jugador'
export const closesWhen = (when: Value) => `cierra ${when}`
export const leftOfCapacity = ({ left, capacity }: { left: Value; capacity: Value }) => `${left} de ${capacity}`
export const countsAgeFits = ({ age, season }: { age: Value; season: Value }) =>
  `En la temporada ${season} cuenta con ${age} años: puede participar`
export const countsAgeTooYoung = ({ age, season }: { age: Value; season: Value }) =>
  `En la temporada ${season} cuenta con ${age} años: es menor de lo que se pide`
export const countsAgeTooOld = ({ age, season }: { age: Value; season: Value }) =>
  `En la temporada ${season} cuenta con ${age} años: es mayor de lo que se pide`
export const fitsOneRuleOnly = 'Puede participar según una regla y no según otra. El organizador revisa el cumpleaños.'
export const registeredAndApproved = ({ registered, approved }: { registered: Value; approved: Value }) =>
  `Inscripciones: ${registered}. Aprobadas: ${approved}.`
export const fitsName = (name: Value) => `Para ${name}`
export const countRegistrationsReview = (count: number) =>
  plural(count, {
    one: `${number(count)} inscripción por revisar`,
    other: `${number(count)} inscripciones por revisar`,
  })
export const noRegistrationsReview = 'No hay inscripciones por revisar'
export const notAvailable = 'N/D'
export const teamsFit = (count: number) => `Equipos que le pueden servir: ${number(count)}`
/** `position` as it is stored. */
export const lookingFor = (position: Value) =>
  select(position, {
    Pitcher: 'Se busca lanzador',
    Catcher: 'Se busca receptor',
    'First Base': 'Se busca primera base',
    'Second Base': 'Se busca segunda base',
    'Third Base': 'Se busca tercera base',
    Shortstop: 'Se busca campo corto',
    'Left Field': 'Se busca jardinero izquierdo',
    'Center Field': 'Se busca jardinero central',
    'Right Field': 'Se busca jardinero derecho',
    Outfield: 'Se busca jardinero',
    Infield: 'Se busca jugador de cuadro',
    'Middle Infield': 'Se busca jugador de cuadro medio',
    'Corner Infield': 'Se busca jugador de esquina',
    'Designated Hitter': 'Se busca bateador designado',
    other: `Se busca: ${position}`,
  })
export const lookingForSeveral = (positions: Value) => `Se busca: ${positions}`
export const familiesAsk = 'Lo que preguntan las familias'
export const familiesAskHint =
  'Los lugares por llenar, y lo que cuesta e incluye una temporada, se muestran en la página de la prueba si los indica.'
