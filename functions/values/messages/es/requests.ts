import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { plural } from './counts.ts'

export const adminsOnly = 'Solo un administrador puede hacer eso.'
export const onlyOwnerAppointsManagers = 'Solo el responsable del equipo nombra y retira a sus encargados.'
export const notAnEvaluator = 'Usted no es evaluador de esta oportunidad.'
export const mayNotManageEvent = 'No tiene permiso para administrar este evento'
export const mayNotManageRegistrations = 'No tiene permiso para administrar las inscripciones de esta oportunidad'
export const mayNotEditOpportunity = 'No tiene permiso para editar esta oportunidad'
export const onlyOwnerTakesAway = 'Solo el responsable del equipo puede quitarle una oportunidad.'
export const teamClaimInReview = 'Se está revisando su reclamo de este equipo.'
export const claimInReviewUntilThen =
  'Se está revisando su reclamo de este equipo. Hasta entonces puede agregar y editar, pero no quitar lo que ya estaba.'
export const onlyManagersSearch = 'Solo los responsables y encargados de un equipo pueden buscar cuentas.'
export const adminConfirmCheckTraining =
  'Los jugadores disponibles se muestran cuando un administrador haya confirmado su verificación de antecedentes y su capacitación.'
export const onlyOpportunityTeamFinds =
  'Los jugadores disponibles se muestran para las oportunidades de un equipo. Edite esta oportunidad y elija su equipo.'
export const pageFrom1 = 'La página debe ser 1 o más.'
export const invalidPlace = 'Una latitud es de -90 a 90 y una longitud de -180 a 180.'
export const userDeclinedInviteAgain = (day: Value) =>
  `Este usuario rechazó la invitación. Puede invitarlo de nuevo después del ${day}.`
export const chooseLimit = (list: Value) => `Elija uno de estos límites: ${list}.`
export const closedBecauseDeleted = (kind: Value) =>
  select(kind, { team: 'Cerrado: se eliminó el equipo.', other: 'Cerrado: se eliminó al jugador.' })
export const closedBecauseMerged = (kind: Value) =>
  select(kind, { team: 'Cerrado: el equipo se combinó con otro.', other: 'Cerrado: el jugador se combinó con otro.' })
export const claimClosedHandedOver = (kind: Value) =>
  select(kind, { team: 'El equipo se traspasó.', other: 'La familia del jugador aceptó la invitación.' })
export const anotherClaimApproved = 'Un administrador aprobó el reclamo de otro usuario.'
export const logInFirst = 'Primero inicie sesión.'
export const accountBlocked = 'Esta cuenta está bloqueada.'
export const mayNotEditPlayer = 'No tiene permiso para editar a este jugador'
export const opportunityChanged = 'El organizador cambió esta oportunidad. Revise los detalles e inténtelo de nuevo.'
export const mayNotRegisterPlayer = 'No tiene permiso para inscribir a este jugador'
export const onlyTheFamily = 'Solo la familia del jugador puede hacer eso.'
export const invitationForSomebodyElse = 'Esta invitación es para otra persona.'
export const offerForSomebodyElse = 'Esta oferta es para otra persona.'
export const tooManyFilters = 'Use menos filtros o filtros más cortos.'
export const confirmEmailFirst = 'Primero confirme su correo electrónico.'
export const onlyTheClaimer = 'Solo la persona que reclamó al jugador puede confirmarlo.'
export const mayNotManageTeamHistory = 'No tiene permiso para administrar el historial de equipos de este jugador.'
export const mayNotManageTeam = 'No tiene permiso para administrar este equipo'
export const changedSinceOpened = 'Esto cambió después de que usted lo abrió. Vuelva a cargarlo e inténtelo de nuevo.'
export const tooMuchAtOnce = 'Esto pide demasiado a la vez. Pida páginas más pequeñas o menos campos.'
export const distanceAbove0 = 'Escriba una distancia de más de 0 y hasta 12,500 millas.'
export const distanceNeedsPlace = 'Para ordenar por distancia hace falta un lugar.'
export const invalidOrder = 'Esta lista no se puede ordenar así.'
export const lastDayBeforeFirst = 'El último día no puede ser anterior al primero.'
export const typeAtLeast2 = 'Escriba por lo menos 2 caracteres para buscar'
export const adminsCannotClaim = 'Los administradores no pueden reclamar equipos ni jugadores.'
export const tooManyAttempts = (seconds: number) =>
  plural(seconds, {
    one: `Demasiados intentos. Inténtelo de nuevo en ${seconds} segundo.`,
    other: `Demasiados intentos. Inténtelo de nuevo en ${seconds} segundos.`,
  })
export const watchLimit = (count: Value) => `Usted tiene ${count} alertas de búsquedas y equipos. Primero elimine una.`
export const logInToClaim = (kind: Value) =>
  select(kind, {
    team: 'Debe iniciar sesión para reclamar un equipo',
    other: 'Debe iniciar sesión para reclamar a un jugador',
  })
export const invalidRequest = 'La solicitud no es válida. Revise la dirección de la página.'
