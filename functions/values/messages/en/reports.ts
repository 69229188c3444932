import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const report = 'Report'
export const thanks = 'Thank you. An admin will look at it.'
export const whatsWrong = "What's wrong?"
export const reasonPlaceholder =
  "For example: it isn't real, it shows a child without consent, or it's offensive. Only admins read this."
export const yourEmail = 'Your email'
export const emailHint = 'Optional. We tell you once what became of your report, then delete the address.'
export const sendReport = 'Send Report'
export const adminHidThis = (kind: Value) =>
  select(kind, {
    team: 'An admin hid this team. Only its owner and admins see it.',
    player: 'An admin hid this player. Only its owner and admins see it.',
    event: 'An admin hid this event. Only its owner and admins see it.',
    other: 'An admin hid this opportunity. Only its owner and admins see it.',
  })
export const reasonText = (reason: Value) => `Reason: ${reason}`
export const reportThis = (kind: Value) =>
  select(kind, {
    team: 'Report this team',
    player: 'Report this player',
    event: 'Report this event',
    opportunity: 'Report this opportunity',
    other: 'Report this user',
  })
export const reportName = (name: Value) => `Report ${name}`
