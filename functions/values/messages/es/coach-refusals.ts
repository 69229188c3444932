import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { plural } from './counts.ts'

export const selectPositionsList = 'Elija posiciones de la lista'
export const listNoPlayers = 'La lista no tiene jugadores.'
export const playerIsNoMatch = 'Este jugador no es ninguno de los encontrados.'
export const listPlayerTwice = 'La lista tiene a este jugador dos veces.'
export const noEmailConfirmFirst = 'No se envía ningún correo: primero confirme su propio correo electrónico.'
export const noEmailTooManyInvitations =
  'No se envió ningún correo: usted ya invitó a muchas familias hoy. Invite a esta familia mañana.'
export const enterFamilysEmailAddress = 'Escriba el correo electrónico de la familia'
export const addOtherPlayerInstead = 'Mejor agregue al otro jugador. Primero tiene que aceptar el equipo.'
export const askTeamAgainInstead = 'Mejor pídalo de nuevo al equipo. Primero tiene que aceptar.'
export const addPlayerAgainInstead = 'Mejor agregue al jugador de nuevo. Primero tiene que aceptar la familia.'
export const governingBodyListsDivision =
  'El organismo rector incluye esta división. Volvería con la próxima sincronización.'
export const onlyPendingWait = 'Solo una inscripción pendiente puede esperar un lugar'
export const lineIsAutomatic = 'Aquí los lugares se ofrecen automáticamente, en orden de inscripción'
export const tooLateToUndo = 'Ya es tarde para deshacer esta decisión. Cambie el estado.'
export const walkUpNeedsTeam = 'Solo la oportunidad de un equipo acepta jugadores sin inscripción'
export const tooLateToOffer = 'Ya es tarde para ofrecer un lugar por correo. Apruebe al jugador directamente.'
export const onlyApprovedPlayersChecked = 'Solo se puede registrar la llegada de jugadores aprobados'
export const noFamilyRegistrationStatus = 'Ninguna familia tiene una inscripción con este estatus'
export const noTeamToEmail = 'Ningún equipo tiene una inscripción con este estatus'
export const noFamilyRegistration = 'Ninguna familia tiene una inscripción'
export const alreadyContactOfTeam = 'Este usuario ya es contacto de este equipo'
export const alreadyContactOfDivision = 'Este usuario ya es contacto de esta división'
export const alreadyInvited = 'Este usuario ya tiene una invitación'
export const nobodyOwnsTeam = 'Nadie es responsable de este equipo.'
export const userOwnsTeam = 'Este usuario ya es responsable del equipo.'
export const adminsCannotOwnTeams = 'Los administradores no pueden ser responsables de equipos.'
export const teamAlreadyOffered = 'Este equipo ya está ofrecido a alguien. Primero cancele esa oferta.'
export const ownershipInReview = 'Se está revisando quién es responsable de este equipo.'
export const setNeededByFirst = 'Primero llene “Se necesita antes de”.'
export const neededByHasPassed = 'La hora de “Se necesita antes de” ya pasó.'
export const familiesCannotRegister = 'Las familias no se pueden inscribir en esta oportunidad.'
export const positionUnknown = 'Falta la posición'
export const sportUnknown = 'Falta el deporte'
export const cityUnknown = 'Falta la ciudad'
export const withinMiles = (miles: Value) => `A menos de ${miles} millas`
export const familyAskedTwiceToday = 'A esta familia se le preguntó dos veces hoy. Inténtelo de nuevo mañana.'
export const claimAlreadyReviewed = 'Esta solicitud de reclamo ya se revisó'
export const stillBeingDeleted = 'Este registro todavía se está eliminando. Inténtelo de nuevo en un momento.'
export const playerInReview =
  'Un administrador está revisando a quién pertenece este jugador. Pida a un administrador que lo borre.'
export const deletedRecordNotFound = 'No se encontró el registro eliminado'
export const itemCannotRestored = 'Este elemento no se puede recuperar.'
export const capacityBelowHeld = ({ held, counts }: { held: Value; counts: Value }) =>
  select(counts, {
    offers: `El cupo debe ser de ${held} por lo menos, el número de jugadores aprobados y lugares ofrecidos`,
    other: `El cupo debe ser de ${held} por lo menos, el número de jugadores aprobados`,
  })
export const importLimit = (count: Value) => `Importe hasta ${count} jugadores a la vez.`
export const moveLimit = (count: Value) => `Pase hasta ${count} jugadores a la vez.`
export const tooOldForAgeGroup = (ageGroup: Value) => `Demasiado grande para ${ageGroup}`
export const tooOldAgeGroup = ({ ageGroup, rules, count }: { ageGroup: Value; rules: Value; count: number }) =>
  plural(count, {
    one: `Demasiado grande para ${ageGroup} según la regla de ${rules}`,
    other: `Demasiado grande para ${ageGroup} según las reglas de ${rules}`,
  })
export const chooseOneBodies = 'Elija una de las organizaciones de la lista.'
export const checkTheBirthday = (ageGroup: Value) =>
  `Revise el cumpleaños: el jugador podría ser demasiado grande para ${ageGroup}.`
export const jerseyNumberTaken = ({ name, number }: { name: Value; number: Value }) =>
  `${name} también tiene el número de camiseta ${number}.`
export const nameHasNumber = ({ name, number }: { name: Value; number: Value }) => `${name} tiene el número ${number}`
export const divisionLimit = (count: Value) => `Un equipo puede tener hasta ${count} divisiones.`
export const teamAlreadyDivision = (name: Value) => `Este equipo ya tiene la división ${name}`
export const divisionHasPlayers = ({ count, name }: { count: number; name: Value }) =>
  plural(count, {
    one: `${count} jugador del plantel actual está en ${name}. Elija a qué división pasarlo.`,
    other: `${count} jugadores del plantel actual están en ${name}. Elija a qué división pasarlos.`,
  })
export const evaluatorLimit = (count: Value) => `Una oportunidad puede tener hasta ${count} evaluadores.`
export const recordAlreadyYours = (kind: Value) =>
  select(kind, { team: 'Este equipo ya es suyo', other: 'Este jugador ya es suyo' })
export const leagueAgeFits = 'La edad de liga corresponde'
export const playsWhat = (what: Value) => `Posición: ${what}`
export const nameNowTaken = (name: Value) => `Otro equipo se llama ${name} ahora. Primero cámbiele el nombre a ese.`
export const playsSport = (sport: Value) => select(sport, { SOFTBALL: 'Juega sóftbol', other: 'Juega béisbol' })
export const governingBodyListsDivisions = 'El organismo rector publica las divisiones de este evento'
export const divisionHasEntries = 'No se puede eliminar una división en la que hay equipos inscritos'
export const teamNotAccepted = 'El organizador todavía no ha aceptado este equipo.'
export const rosterFrozen =
  'Los planteles de este evento ya no se pueden cambiar. Pida al organizador que cambie la hora.'
export const playerNotOnTeam = 'Un jugador elegido no está en el plantel del equipo.'
