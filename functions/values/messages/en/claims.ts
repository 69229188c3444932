import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'

export const notRightDispute = 'Not right? Dispute this claim'
export const disputeTheClaim = 'Dispute the claim'
export const claimSent = 'Your claim request was sent. An admin will review it.'
export const messageLabel = 'Message'
export const sendToAdmin = 'Send to an admin'
export const disputeClaimOn = (name: Value) => `Dispute the claim on ${name}`
export const claimedBySomeoneElse = (kind: Value) =>
  select(kind, {
    team: 'Someone else has claimed this team. Tell an admin why it should be yours.',
    other: 'Someone else has claimed this player. Tell an admin why it should be yours.',
  })
export const claimWaitingAdminReview = 'Your claim is waiting for admin review.'
export const messageToAdmins = 'Message to the admins (optional)'
export const messageHint = (kind: Value) =>
  select(kind, {
    team: 'An admin reviews the claim. Say what connects you with the team.',
    other: 'An admin reviews the claim. Say what connects you with the player.',
  })
export const waitingForAdmin = 'Waiting for an admin'
export const yourClaimOf = 'Your claim of <record></record> is being reviewed.' as RichText<'record'>
