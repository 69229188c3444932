import type { RichText, Value } from '../text.ts'

export const agesCountRule = (body: Value) => `Las edades cuentan según la regla de ${body}.`
export const createTeamFailed = 'No se pudo crear el equipo. Inténtelo de nuevo.'
export const teamCreatedSuccessfully = '¡El equipo se creó!'
export const teamNameLabel = 'Nombre del equipo'
export const nameHint = 'No incluya el grupo de edad ni la división.'
export const createTeam = 'Crear equipo'
export const searchTeamName = 'Buscar por nombre del equipo'
export const teamName = 'Nombre'
export const noTeamsClaimed = 'Todavía no ha reclamado ningún equipo. Cree uno, o busque el suyo y reclámelo.'
export const youreAManager = 'Usted administra este equipo'
export const addContact = '+ Agregar contacto'
export const noContactsYet = 'Todavía no hay contactos'
export const contactInvited = 'Con invitación'
export const logInToSeeEmails = 'Inicie sesión para ver los correos'
export const competitiveLevel = 'Nivel de competencia'
export const manageDivisions = 'Administrar divisiones'
export const noDivisionsYet = 'Todavía no hay divisiones'
export const postATryout = 'Publicar una prueba'
export const editTeam = 'Editar equipo'
export const claimTeam = 'Reclamar equipo'
export const teamClaimRequested = '¡Solicitud de reclamo enviada!'
export const nextTryout = 'Próxima prueba'
export const links = 'Enlaces'
export const teamWebsite = 'Sitio web del equipo'
export const jersey = 'Camiseta'
export const addPlayer = '+ Agregar jugador'
export const currentRoster = 'Plantel actual'
export const allDivisions = 'Todas las divisiones'
export const rosterIsEmpty = 'No hay jugadores en el plantel'
export const deleteTeam = 'Eliminar equipo'
export const teamDeleted = '¡Equipo eliminado!'
export const teamInformation = 'Información del equipo'
export const teamDetailsHint = 'Nombre, ciudad, estado y descripción.'
export const editTeamInformation = 'Editar la información'
export const deleteThisTeam = 'Eliminar este equipo'
export const deleteHint =
  'Esto también elimina las divisiones, los contactos y el plantel. Los eventos y las oportunidades se quedan, sin el equipo. Lo puede recuperar durante 30 días.'
export const teamNotFound = 'No se encontró el equipo'
export const backToTeams = 'Volver a los equipos'
export const addEvent = '+ Crear evento'
export const addOpportunity = '+ Crear oportunidad'
export const doYouRunATeam = '¿Dirige un equipo?'
export const signUpToCreateTeam =
  'Cree una cuenta para crear o reclamar un equipo, con sus divisiones, su plantel y sus contactos en un solo lugar.'
export const tryoutOnDay = (day: Value) => `Prueba: ${day}`
export const doYouRunTeam = (name: Value) =>
  `¿Dirige ${name}? Un administrador revisa su solicitud. Hasta entonces, usted solo puede editar el equipo y agregarle datos. Lo que publicó el organismo rector se queda.`
export const familiesAnswered = (percent: Value) =>
  `El <rate>${percent}%</rate> de las familias que se inscribieron recibió una respuesta.` as RichText<'rate'>
export const asOfDay = (day: Value) => `Al ${day}`
export const rosterOfSeason = (season: Value) => `Plantel, ${season}`
export const deleteName = (name: Value) => `Eliminar ${name}`
export const confirmDelete =
  '¿Seguro que quiere eliminar este equipo? Lo puede recuperar durante 30 días en Eliminados recientemente.'
export const nameAlreadyDeleted = (name: Value) => `${name} ya se había eliminado.`
