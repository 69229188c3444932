import type { Value } from '../text.ts'

export const team = 'Team'
export const opportunity = 'Opportunity'
export const nothingDeleted = 'Nothing was deleted in the last 30 days'
export const kind = 'Kind'
export const deleted = 'Deleted'
export const restorableUntil = 'Can come back until'
export const record = 'Record'
export const mergedIntoAnother = 'merged into another'
export const deletedAccount = 'Deleted account'
export const actions = 'Actions'
export const restoring = 'Restoring...'
export const restore = 'Restore'
export const cannotBeUndone = 'This cannot be undone, and nothing can be restored.'
export const eraseNow = 'Erase Now'
export const by = 'By'
export const deletedRecords = 'Deleted records'
export const nameIsBack = (name: Value) => `${name} is back.`
export const restoreName = (name: Value) => `Restore ${name}`
export const eraseName = (name: Value) => `Erase ${name}`
export const eraseEverythingAbout = (name: Value) =>
  `Erase everything about ${name} now? This removes the profile and its photo, every roster place, registration, and evaluation, and the notices and messages that name ${name}.`
