import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const hi = 'Hi,'
export const hiName = (name: Value) => `Hi ${name},`
export const becauseNotificationsOn = "You're getting this because email notifications are turned on."
export const becauseRemindersOn = "You're getting this because event reminders are turned on."
export const becauseAlertsOn = "You're getting this because opportunity alerts are turned on."
export const becauseYouWatch = "You're getting this because you asked to watch this."
export const unsubscribe = 'Unsubscribe'
export const resetPassword = 'Reset your Fungo password'
export const someoneAskedToReset = 'Someone asked to reset your Fungo password. If that was you, choose a new one:'
export const chooseNewPassword = 'Choose a new password'
export const confirmEmail = 'Confirm your email address for Fungo'
export const welcome = 'Welcome to Fungo. Please confirm that this is your email address:'
export const confirmMyEmail = 'Confirm my email'
export const linkWorksOnce = "This link works once and expires in one hour. If you didn't ask, ignore this email."
export const linkExpiresDays = (days: Value) =>
  `This link expires in ${days} days. If you didn't create an account, ignore this email.`
export const totpTurnedOn = 'Two-step sign-in is on'
export const totpNowNeeded =
  'Two-step sign-in was turned on for your Fungo account. Signing in needs a code from your app.'
export const totpTurnedOff = 'Two-step sign-in is off'
export const totpNoLongerNeeded =
  'Two-step sign-in was turned off for your Fungo account, by you or by an admin who reset it. The password alone is enough to sign in.'
export const roleChanged = 'The role of your account has changed'
export const roleIsNow = (role: Value) =>
  select(role, {
    admin: 'An admin changed the role of your Fungo account. You are an admin now.',
    coach: 'An admin changed the role of your Fungo account. It is a team coach now.',
    player_parent: 'An admin changed the role of your Fungo account. It is a player parent now.',
    other: 'An admin changed the role of your Fungo account. It is a general user now.',
  })
export const accountBlocked = 'Your account is blocked'
export const accountWasBlocked =
  'An admin blocked your Fungo account. You cannot sign in, and others do not see what you published. If you think that is a mistake, contact support.'
export const ifThatWasNotYou =
  "If you don't expect this, change your password and contact support. No setting turns these emails off."
export const accountSettings = 'Account settings'
export const contactSupport = 'Contact support'
export const unknownPlayer = "If you don't know this player, you can ignore this email."
export const confirmWatch = 'Confirm what you watch on Fungo'
export const someoneAskedToWatch =
  "Someone asked us to email this address about what's new on Fungo. If that was you, start it here:"
export const seeAndStart = 'See and start it'
export const linkEndsAfterDays = (days: Value) =>
  `This link ends after ${days} days. If you didn't ask, ignore this email: we don't keep your address.`
export const reportReviewed = 'Your report was reviewed'
export const addressWithReport = ({ day, kind }: { day: Value; kind: Value }) =>
  select(kind, {
    user: `Someone gave us this address with a report of an account on ${day}.`,
    team: `Someone gave us this address with a report of a team on ${day}.`,
    player: `Someone gave us this address with a report of a player on ${day}.`,
    event: `Someone gave us this address with a report of an event on ${day}.`,
    other: `Someone gave us this address with a report of an opportunity on ${day}.`,
  })
export const adminHidIt = (kind: Value) =>
  select(kind, {
    user: 'An admin looked at the account and hid it.',
    team: 'An admin looked at the team and hid it.',
    player: 'An admin looked at the player and hid it.',
    event: 'An admin looked at the event and hid it.',
    other: 'An admin looked at the opportunity and hid it.',
  })
export const adminLeftIt = (kind: Value) =>
  select(kind, {
    user: 'An admin looked at the account and left it as it is.',
    team: 'An admin looked at the team and left it as it is.',
    player: 'An admin looked at the player and left it as it is.',
    event: 'An admin looked at the event and left it as it is.',
    other: 'An admin looked at the opportunity and left it as it is.',
  })
export const onlyEmailAboutIt =
  'This is the only email about it, and we no longer keep this address. If you reported nothing, you can ignore it.'
export const unknownTeam = "If you don't know this team, you can ignore this email."
