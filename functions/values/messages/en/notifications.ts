import type { RichText, Value } from '../text.ts'

export const notifications = 'Notifications'
export const messages = 'Messages'
export const noNotificationsYet = 'No notifications yet'
export const decisionsOffersClaimsChanges = 'Decisions, offers, claims, and changes show up here.'
export const markRead = 'Mark all as read'
export const unread = 'Unread:'
export const notificationsDevice = 'Notifications on This Device'
export const deviceShowWhatEmail =
  'This device can show what we email you, even when Fungo is closed. It always shows a new start time or a cancellation within 24 hours, also if you turned emails off. The texts name no child. Signing out turns it off, and a new password turns it off on your other devices.'
export const onSince = 'On since <time></time>' as RichText<'time'>
export const turnOff = 'Turn Off'
export const iphoneIpadNotificationsNeed =
  'On an iPhone or iPad, notifications need Fungo on the Home Screen: choose Share, then Add to Home Screen, and open it from there.'
export const browserCantShowNotifications = "This browser can't show notifications."
export const turningOnSentence = 'Turning On...'
export const turnNotificationsDevice = 'Turn On Notifications on This Device'
export const browserBlocksNotificationsFungo =
  "This browser blocks notifications from Fungo. Allow them in the browser's settings of this site."
export const notificationsCouldNotTurned = 'Notifications could not be turned on. Please reload the page and try again.'
export const aBrowser = 'A browser'
export const aComputer = 'a computer'
export const browserOnSystem = ({ browser, system }: { browser: Value; system: Value }) => `${browser} on ${system}`
export const notificationsCountUnread = (count: Value) => `Notifications, ${count} unread`
export const addFungoHomeScreen =
  'Add Fungo to your Home Screen to hear of a new start time or a cancellation on this device: choose Share, then Add to Home Screen. Open it from there and turn on notifications in your <link>preferences</link>.' as RichText<'link'>
export const theseNewestNotifications = (count: Value) => `These are your ${count} newest notifications.`
export const deviceThisDevice = (device: Value) => `${device} (this device)`
export const turnOffNotifications = (device: Value) => `Turn off notifications: ${device}`
