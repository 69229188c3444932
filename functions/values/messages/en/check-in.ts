import type { RichText, Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const noApprovedPlayersYet = 'No approved players yet'
export const checkedInOfTotal = ({ count, total }: { count: Value; total: Value }) => `${count} of ${total} checked in`
export const checkedInOfTotalUnsent = ({ count, total, unsent }: { count: Value; total: Value; unsent: Value }) =>
  `${count} of ${total} checked in. ${unsent} not sent yet.`
export const keepPageOpen = "Keep this page open while you're offline. It can't be reloaded without a connection."
export const listOfTime = 'You see the list of <time></time>.' as RichText<'time'>
export const worksOffline = 'Works offline: this device keeps the list until you sign out, at most until the day after.'
export const deletedPlayer = 'Deleted player'
export const scoreNumber = (score: Value) => `Score ${score}`
export const hereName = (name: Value) => `Here: ${name}`
export const checkInName = (name: Value) => `Check in ${name}`
export const here = 'Here'
export const checkInPlayer = 'Check in'
export const numberOfName = (name: Value) => `Number of ${name}`
export const numberShort = 'No.'
export const checkInTitle = (title: Value) => `Check-in: ${title}`
export const qrCode = 'QR code'
export const qrCodeOpens = (title: Value) => `QR code that opens ${title}`
export const qrCodeHint = "Families open the opportunity with their phone's camera."
export const titleAndTime = (title: Value) => `${title}, <time></time>` as RichText<'time'>
export const checkInsNotSent = (count: number) =>
  plural(count, {
    one: `${number(count)} check-in was not sent yet. <link>Open the check-in page to send it</link>`,
    other: `${number(count)} check-ins were not sent yet. <link>Open the check-in page to send them</link>`,
  }) as RichText<'link'>
export const addWalkUp = 'Add a walk-up'
export const walkUpsNotSent = 'Walk-ups that were not sent'
export const sentWhenOnline = 'Will be sent when you are online.'
export const removeWalkUp = (name: Value) => `Remove ${name}`
export const walkUpIsHere = (name: Value) => `${name} is checked in.`
export const playersName = "Player's name"
export const parentsEmail = "Parent's email"
export const parentIsInvited = 'We invite the parent to claim the profile.'
export const signWaiver = "Parent's full name, to accept the waiver"
export const signWaiverHint = 'The parent reads the text above and signs here.'
export const offerRosterSpot = 'Offer a roster spot'
export const offerRosterSpotTo = (name: Value) => `Offer a roster spot to ${name}`
