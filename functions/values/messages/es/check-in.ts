import type { RichText, Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const noApprovedPlayersYet = 'Todavía no hay jugadores aprobados'
export const checkedInOfTotal = ({ count, total }: { count: Value; total: Value }) => `Llegaron: ${count} de ${total}`
export const checkedInOfTotalUnsent = ({ count, total, unsent }: { count: Value; total: Value; unsent: Value }) =>
  `Llegaron: ${count} de ${total}. Sin enviar: ${unsent}.`
export const keepPageOpen =
  'Deje esta página abierta mientras no tenga conexión. Sin conexión no se puede volver a cargar.'
export const listOfTime = 'Esta lista es del <time></time>.' as RichText<'time'>
export const worksOffline =
  'Funciona sin conexión: este dispositivo guarda la lista hasta que usted cierre la sesión y, como máximo, hasta el día siguiente.'
export const deletedPlayer = 'Jugador eliminado'
export const scoreNumber = (score: Value) => `Calificación ${score}`
export const hereName = (name: Value) => `Llegó: ${name}`
export const checkInName = (name: Value) => `Registrar llegada: ${name}`
export const here = 'Llegó'
export const checkInPlayer = 'Registrar llegada'
export const numberOfName = (name: Value) => `Número de ${name}`
export const numberShort = 'N.º'
export const checkInTitle = (title: Value) => `Registro de llegada: ${title}`
export const qrCode = 'Código QR'
export const qrCodeOpens = (title: Value) => `Código QR que abre ${title}`
export const qrCodeHint = 'Las familias abren la oportunidad con la cámara de su teléfono.'
export const titleAndTime = (title: Value) => `${title}, <time></time>` as RichText<'time'>
export const checkInsNotSent = (count: number) =>
  plural(count, {
    one: `Falta enviar ${number(count)} llegada. <link>Abra el registro de llegada para enviarla</link>`,
    other: `Falta enviar ${number(count)} llegadas. <link>Abra el registro de llegada para enviarlas</link>`,
  }) as RichText<'link'>
export const addWalkUp = 'Agregar sin inscripción'
export const walkUpsNotSent = 'Jugadores sin inscripción que no se han enviado'
export const sentWhenOnline = 'Se enviará cuando tenga conexión.'
export const removeWalkUp = (name: Value) => `Quitar a ${name}`
export const walkUpIsHere = (name: Value) => `Se registró la llegada de ${name}.`
export const playersName = 'Nombre del jugador'
export const parentsEmail = 'Correo de la madre o del padre'
export const parentIsInvited = 'Le invitamos a reclamar el perfil.'
export const signWaiver = 'Nombre completo de la madre o del padre, para aceptar la exención'
export const signWaiverHint = 'La madre o el padre lee el texto de arriba y firma aquí.'
export const offerRosterSpot = 'Ofrecer un lugar en el plantel'
export const offerRosterSpotTo = (name: Value) => `Ofrecer un lugar en el plantel a ${name}`
