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
