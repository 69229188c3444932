import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const schedule = 'Schedule'
export const scoresAt = (host: Value) => `Scores and Brackets at ${host}`
export const scoresURL = 'Scores and Brackets Link'
export const open = 'To be decided'
export const game = 'Game'
export const leftOut = 'Left out'
export const start = 'Start'
export const field = 'Field'
export const allGames = 'All Games'
export const columnsHint =
  'Paste from a spreadsheet. The first row names the columns: Date, Time, Field, Team 1, Team 2, Division. Times are those of the venue.'
export const pasteASchedule = 'Paste a schedule or choose a file'
export const nameTheColumns = 'The first row must name the columns Date, Time, Team 1, and Team 2'
export const publishHint =
  'These games replace all earlier ones. Families and managers of teams whose games change get one email.'
export const publishGames = (count: number) =>
  plural(count, { one: `Publish ${number(count)} Game`, other: `Publish ${number(count)} Games` })
export const published = (count: number) =>
  plural(count, { one: `${number(count)} game is published.`, other: `${number(count)} games are published.` })
export const removeSchedule = 'Remove Schedule'
export const confirmRemove = 'Remove the schedule?'
export const removeEffects = 'All games are removed. Families and managers of teams with games to come get one email.'
export const removed = 'The schedule was removed.'
export const noTime = (text: Value) => `"${text}" is not a date and time.`
export const atNight = (time: Value) => `"${time}" would be at night. Write AM or PM.`
export const otherDay = (date: Value) => `"${date}" is not a day of the event.`
export const noDivision = (name: Value) => `The event has no division "${name}".`
export const noTeam = (name: Value) => `No accepted team is called "${name}".`
export const sameTeam = 'A team cannot play itself.'
export const otherDivisions = 'The two teams do not play in this division.'
export const severalDivisions = 'The two teams play in several divisions. Name the division.'
export const postpone = 'Postpone This Event'
export const postponeHint = 'No new time yet? It stays listed, marked as postponed, and its games are hidden.'
export const postponed = 'Event postponed'
export const isPostponed = 'This event is postponed'
export const takesPlace = 'It Takes Place'
export const takesPlaceAgain = 'The event takes place at its time above'
export const teamsAreEmailed = 'The teams that play and their families get an email.'
