import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const coachSafety = 'Coach Safety'
export const safetyRecordsHint =
  'Optional, for coaches and team staff. After an admin has seen your certificate, signed-in families see each date beside your name as a team contact.'
export const datesSaved = 'Dates saved.'
export const backgroundCheck = 'Background Check'
export const goodFor24Months = 'Good for 24 months.'
export const safesportTraining = 'SafeSport Training'
export const goodFor12Months = 'Good for 12 months.'
export const saveDates = 'Save Dates'
export const recordExpired = ({ kind, date }: { kind: Value; date: Value }) =>
  select(kind, { BACKGROUND_CHECK: `Background check expired ${date}`, other: `SafeSport training expired ${date}` })
export const recordGoodUntil = ({ kind, date }: { kind: Value; date: Value }) =>
  select(kind, { BACKGROUND_CHECK: `Background check until ${date}`, other: `SafeSport training until ${date}` })
export const recordNotConfirmedYet = (kind: Value) =>
  select(kind, {
    BACKGROUND_CHECK: 'Background check: not confirmed yet',
    other: 'SafeSport training: not confirmed yet',
  })
