import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'

const hand = (side: Value) => select(side, { Right: 'der.', Left: 'izq.', other: 'ambas' })
export const batsAndThrows = ({ bats, throws }: { bats: Value; throws: Value }) =>
  `Batea ${hand(bats)} / Lanza ${hand(throws)}`
export const searchPlayers = 'Buscar jugadores'
export const firstNameLastInitial = 'Nombre e inicial'
export const leagueAge = 'Edad de liga'
export const noDetailsYet = 'Todavía no hay datos.'
export const claim = 'Reclamar'
export const claimedByYou = 'Reclamado por usted'
export const adminBadge = 'Administrador'
export const manageProfileRegister = 'Usted administra este perfil y puede inscribir al jugador.'
export const guardiansConsentIsntRecorded = 'Falta el consentimiento del padre, madre o tutor'
export const teamManagesProfileUntil = 'Su equipo administra este perfil hasta que la familia lo reclame.'
export const claimPlayer = 'Reclamar jugador'
export const playerClaimRequested = '¡Solicitud de reclamo enviada!'
export const loggedClaim = 'Inicie sesión para reclamar a un jugador'
export const coachOfTeamInvites = ({ coach, team }: { coach: Value; team: Value }) =>
  `${coach}, de ${team}, le envía una invitación`
export const confirmClaimProfile = 'Confirme esto para reclamar el perfil'
export const claiming = 'Reclamando...'
export const claimTheProfile = 'Reclamar el perfil'
export const signClaim = 'Crear cuenta para reclamar'
export const thanksConfirmationRecorded = '¡Gracias! Guardamos su confirmación.'
export const guardiansConsent = 'Consentimiento del padre, madre o tutor'
export const theProfileStays = 'El perfil se queda.'
export const unusedProfile = 'Perfil sin uso'
export const keepProfile = 'Conservar el perfil'
export const editPlayerAdmin = 'Editar jugador (administrador)'
export const deletedTeam = 'Equipo eliminado'
export const removeFromTeam = 'Quitar del equipo'
export const teamHistoryEntryRemoved = '¡Se quitó del historial de equipos!'
export const teamHistory = 'Historial de equipos'
export const addTeam = '+ Agregar a un equipo'
export const noTeamHistoryYet = 'Todavía no hay historial de equipos'
export const nameAgePositionLocation =
  'Nombre, edad, posición, ubicación y foto. Un jugador eliminado se puede recuperar durante 30 días.'
export const deletePlayer = 'Eliminar jugador'
export const editTeamHistory = 'Editar el historial de equipos'
export const waitingCoach = 'En espera del entrenador'
export const dates = 'Fechas'
export const allSeasons = 'Todas las temporadas'
export const showAllSeasons = 'Ver todas las temporadas'
export const addTeamForm = 'Agregar a un equipo'
export const teamHistoryUpdatedSuccessfully = '¡El historial de equipos se actualizó!'
export const teamHistoryAddedSuccessfully = '¡El historial de equipos se agregó!'
export const searchTeam = 'Buscar un equipo...'
export const startDate = 'Fecha de inicio'
export const endDate = 'Fecha de fin'
export const addToTeam = 'Agregar al equipo'
export const claimPlayersProfile = 'Reclamar el perfil de un jugador'
export const management = 'Administración'
export const dontPermissionManagePlayers = 'Usted no tiene permiso para administrar el historial de este jugador.'
export const logInToManagePlayer = 'Inicie sesión para administrar a este jugador.'
export const invalidTabSelected = 'Esa pestaña no existe'
export const listPlayerTurnGuest = 'Muestre al jugador en las listas para activar la opción de jugador invitado.'
export const playersLookingTeamSpot = 'Jugadores que buscan un equipo o un lugar'
export const playerLookingGame = '¿Su hijo o hija busca equipo?'
export const signCreateClaimPlayer =
  'Cree una cuenta para crear o reclamar el perfil de un jugador e inscribirlo en pruebas y lugares para jugadores invitados.'
export const ageWithNumber = (age: Value) => `<number>${age}</number> años` as RichText<'number'>
export const namePlayerNow = (name: Value) => `¡${name} ya es su jugador!`
export const claimProfileName = (name: Value) =>
  `Reclame el perfil de ${name}: usted decide quién lo encuentra y qué muestra, y puede inscribir al jugador. El plantel no cambia.`
export const nobodyUsedProfile = (day: Value) => `Nadie ha usado este perfil en dos años. Lo eliminaremos el ${day}.`
export const removeNameTeam = ({ name, team }: { name: Value; team: Value }) => `¿Quitar a ${name} de ${team}?`
export const removeNameFromThisTeam = (name: Value) => `¿Quitar a ${name} de este equipo?`
export const addNameTeam = (name: Value) => `Agregar a ${name} a un equipo`
export const fromToNow = (from: Value) => `${from} hasta ahora`
export const noTeamsSeason = (season: Value) => `No hay equipos en ${season}.`
export const weAskedTeam = (team: Value) => `Le preguntamos a ${team}. El equipo tiene que aceptar primero.`
export const editEntry = (entry: Value) => `Editar ${entry}`
export const removeEntry = (entry: Value) => `Quitar ${entry}`
export const acceptedTeamAcceptToo = 'Aceptado. El equipo también tiene que aceptar.'
export const acceptedFamilyAcceptToo = 'Aceptado. La familia también tiene que aceptar.'
