import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const sendNow = 'Enviar ahora'
export const weEmailFamiliesInMinutes = ({ count, minutes }: { count: number; minutes: Value }) =>
  plural(count, {
    one: select(minutes, {
      '10': `Enviamos un correo a ${number(count)} familia en diez minutos`,
      other: `Enviamos un correo a ${number(count)} familia en ${minutes} minutos`,
    }),
    other: select(minutes, {
      '10': `Enviamos un correo a ${number(count)} familias en diez minutos`,
      other: `Enviamos un correo a ${number(count)} familias en ${minutes} minutos`,
    }),
  })
export const weEmailFamiliesWithinAMinute = (count: number) =>
  plural(count, {
    one: `Enviamos un correo a ${number(count)} familia en menos de un minuto`,
    other: `Enviamos un correo a ${number(count)} familias en menos de un minuto`,
  })
export const weEmailTeamsInMinutes = (minutes: Value) =>
  `En ${minutes} minutos enviamos un correo a los equipos cuyos partidos cambiaron`
export const weEmailTeamsWithinAMinute =
  'En menos de un minuto enviamos un correo a los equipos cuyos partidos cambiaron'
