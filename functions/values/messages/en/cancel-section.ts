import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const recordReopened = (kind: Value) => select(kind, { event: 'Event reopened', other: 'Opportunity reopened' })
export const recordCanceled = (kind: Value) => select(kind, { event: 'Event canceled', other: 'Opportunity canceled' })
export const cancelRecord = (kind: Value) => select(kind, { event: 'Cancel event', other: 'Cancel opportunity' })
export const cancelThisRecord = (kind: Value) =>
  select(kind, { event: 'Cancel this event', other: 'Cancel this opportunity' })
export const recordIsCanceled = (kind: Value) =>
  select(kind, { event: 'This event is canceled', other: 'This opportunity is canceled' })
export const keepIt = 'Keep it'
export const confirmCancel = ({ kind, name }: { kind: Value; name: Value }) =>
  select(kind, {
    event: `Are you sure you want to cancel ${name}? You can undo this.`,
    other: `Are you sure you want to cancel ${name}? No one will be able to register. You can undo this.`,
  })
export const staysListed = (kind: Value) =>
  select(kind, {
    event: 'It stays listed, marked as canceled.',
    other: "It stays listed, marked as canceled, and isn't accepting registrations.",
  })
export const ifYouReopenIt = (sentence: Value) => `If you reopen it: ${sentence}`
export const reopen = 'Reopen'
export const familiesWillBeEmailed = (count: number) =>
  plural(count, {
    one: `${number(count)} family will be emailed about this change.`,
    other: `${number(count)} families will be emailed about this change.`,
  })
export const cancelHint = (kind: Value) =>
  select(kind, {
    event: 'Rained out? It stays listed, marked as canceled.',
    other: "Rain or too few players? It stays listed, marked as canceled, and isn't accepting registrations.",
  })
