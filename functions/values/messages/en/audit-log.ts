import type { Value } from '../text.ts'

export const history = 'History'
export const auditLogHint = 'Who changed what in the last two years.'
export const showHistory = 'Show History'
export const nothingRecordedYet = 'Nothing has been recorded yet'
export const action = 'Action'
export const timeOfChange = 'Time'
export const auditLog = 'Audit log'
export const notSignedIn = 'Not signed in'
export const valueNotKept = 'changed (value not kept)'
export const you = 'you'
export const nothing = 'nothing'
export const countMoreChanges = (count: Value) => `${count} more`
export const actionText = ({ text }: { text: Value; action: Value }) => `${text}`
export const fieldText = ({ text }: { text: Value; field: Value }) => `${text}`
