import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const players = 'Jugadores'
export const noAcceptedTeams = 'Todavía no hay equipos aceptados'
export const checkInTeams = 'Registrar llegadas'
export const checkedIn = 'Llegó'
export const choosePlayers = 'Elegir jugadores'
export const findGuests = 'Buscar jugadores invitados'
export const savePlayers = 'Guardar jugadores'
export const playersSaved = 'Los jugadores quedaron guardados.'
export const organizerSees =
  'El organizador ve los números, los nombres con una inicial y si las edades corresponden. No ve fechas de nacimiento.'
export const familiesSign =
  'A las familias de los jugadores elegidos les pedimos por correo que firmen la exención de responsabilidad (waiver) del evento.'
export const rosterIsEmpty = 'El plantel del equipo no tiene jugadores.'
export const rostersFreeze = 'Cierre de planteles'
export const rostersFreezeHint = 'Desde entonces los equipos ya no pueden cambiar los jugadores elegidos.'
export const changeUntil = 'Elija los jugadores antes del'
export const frozenSince = 'Los planteles se cerraron el'
export const playersOfTeam = (name: Value) => `Jugadores de ${name}`
export const playersChosen = (count: number) =>
  plural(count, { one: `${number(count)} jugador`, other: `${number(count)} jugadores` })
export const rosterComplete = (players: Value) => `Completo: ${players}`
export const rosterIsComplete = 'Plantel completo'
export const rosterToCheck = ({ players, count }: { players: Value; count: Value }) =>
  `${players}, ${count} por revisar`
export const fitOfPlayer = ({ fit }: { fit: Value }) =>
  select(fit, {
    FITS: 'Corresponde',
    CHECK_BIRTHDAY: 'Revise la fecha de nacimiento',
    TOO_OLD: 'Edad superior',
    other: 'Edad desconocida',
  })
export const notOnTeam = 'No está en el equipo'
export const alsoOnOtherTeam = 'También en otro equipo'
export const waiverHint =
  'Las familias la aceptan por los jugadores que los equipos eligen: la exención (waiver) del equipo anfitrión o la nuestra.'
export const waiverSigned = 'Exención firmada'
export const waiverNotSigned = 'Exención sin firmar'
export const signWaiver = 'Firmar exención'
export const signWaiverFor = ({ name, event }: { name: Value; event: Value }) => `Firmar exención: ${name}, ${event}`
export const acceptWaiver = 'Aceptar la exención'
export const waiverSignedFor = (name: Value) => `Firmó la exención de ${name}.`
