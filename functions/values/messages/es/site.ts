import type { Value } from '../text.ts'

export const noCalendarHere = 'Aquí no hay ningún calendario, o ya no lo hay.'
export const player = 'Jugador'
export const ageUnknown = 'No tenemos su edad'
export const findTeamFitsKid = 'Encuentre un equipo de béisbol o sóftbol para su hijo o hija'
export const tryouts = 'Pruebas'
export const typeAtLeast = (characters: Value) => `Escriba al menos ${characters} caracteres para buscar`
export const youthBaseballSoftballTeams = 'Equipos juveniles de béisbol y sóftbol'
export const profileIsManaged = 'Un padre, una madre, un tutor o un entrenador administra este perfil.'
export const isThisYourPlayer = '¿Es su jugador? Reclame el perfil para administrarlo e inscribirlo en oportunidades.'
export const teams = 'Equipos'
export const players = 'Jugadores'
export const events = 'Eventos'
export const siteDescription =
  'Encuentre equipos juveniles de béisbol y sóftbol, pruebas y lugares para jugadores invitados cerca de usted.'
export const youthTeamsTryoutsEvents = 'equipos, pruebas y eventos juveniles de béisbol y sóftbol'
export const youthBaseballSoftballEvents = 'Eventos juveniles de béisbol y sóftbol'
export const upcomingTournamentsCampsShowcases =
  'Próximos torneos, campamentos y showcases de béisbol y sóftbol juveniles.'
export const tryoutsAndGuestSpots = 'Pruebas y lugares para jugadores invitados'
export const openTryoutsAndGuestSpots =
  'Pruebas abiertas y lugares para jugadores invitados de béisbol y sóftbol juveniles.'
export const travelBallTagline = 'Equipos de viaje, pruebas y lugares para jugadores invitados'
export const teamNameTaken = 'Ya existe un equipo con ese nombre. Pruebe con otro nombre o reclame el equipo existente.'
export const claimed = 'Reclamado'
export const unclaimed = 'Sin reclamar'
