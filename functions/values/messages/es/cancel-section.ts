import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const recordReopened = (kind: Value) =>
  select(kind, { event: 'Evento reabierto', other: 'Oportunidad reabierta' })
export const recordCanceled = (kind: Value) =>
  select(kind, { event: 'Evento cancelado', other: 'Oportunidad cancelada' })
export const cancelRecord = (kind: Value) => select(kind, { event: 'Cancelar evento', other: 'Cancelar oportunidad' })
export const cancelThisRecord = (kind: Value) =>
  select(kind, { event: 'Cancelar este evento', other: 'Cancelar esta oportunidad' })
export const recordIsCanceled = (kind: Value) =>
  select(kind, { event: 'Este evento está cancelado', other: 'Esta oportunidad está cancelada' })
export const keepIt = 'No cancelar'
export const confirmCancel = ({ kind, name }: { kind: Value; name: Value }) =>
  select(kind, {
    event: `¿Seguro que quiere cancelar ${name}? Puede deshacerlo.`,
    other: `¿Seguro que quiere cancelar ${name}? Nadie podrá inscribirse. Puede deshacerlo.`,
  })
export const staysListed = (kind: Value) =>
  select(kind, {
    event: 'Sigue en la lista, marcado como cancelado.',
    other: 'Sigue en la lista, marcada como cancelada, y no acepta inscripciones.',
  })
export const ifYouReopenIt = (sentence: Value) => `Al reabrir: ${sentence}`
export const reopen = 'Reabrir'
export const familiesWillBeEmailed = (count: number) =>
  plural(count, {
    one: `Se escribirá a ${number(count)} familia sobre este cambio.`,
    other: `Se escribirá a ${number(count)} familias sobre este cambio.`,
  })
export const cancelHint = (kind: Value) =>
  select(kind, {
    event: '¿Se suspende por lluvia? Sigue en la lista, marcado como cancelado.',
    other: '¿Lluvia o muy pocos jugadores? Sigue en la lista, marcada como cancelada, y no acepta inscripciones.',
  })
