import type { Value } from '../text.ts'

export const followsEveryChange =
  'Your calendar app follows every change. Keep the link to yourself: anyone who has it can read this calendar. You can remove it in your account settings.'
export const hasNext500Events = 'It has the next 500 events. If your list is longer, filter it before you subscribe.'
export const calendarLink = 'Calendar link'
export const linkCopied = 'Link copied'
export const copyLink = 'Copy link'
export const openInCalendarApp = 'Open in calendar app'
export const removeCalendar = 'Remove calendar'
export const calendarRemoved = 'Calendar removed.'
export const calendars = 'Calendars'
export const ownCalendarHint =
  "Your own calendar has your players' registrations and your teams' events. It doesn't name any children. A new password ends the links of all calendars."
export const subscribe = 'Subscribe'
export const replaceLinkWarning = (title: Value) => `Calendar apps that use the link of “${title}” will stop updating.`
export const removeTitle = (title: Value) => `Remove ${title}`
