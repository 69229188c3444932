import type { Value } from '../text.ts'
import { number } from './counts.ts'

export const hasSomeTeams = ({ shown, all }: { shown: number; all: number }) =>
  `This calendar has ${number(shown)} of your ${number(all)} teams. Subscribe to the others on their pages.`
export const hasUpToCountOfTeam = (count: number) =>
  `This calendar has up to ${number(count)} events and ${number(count)} opportunities of a team: the next ones, then the latest.`
export const hasNextEvents = ({ shown, all }: { shown: number; all: number }) =>
  `This calendar has the next ${number(shown)} of ${number(all)} events. Subscribe with more filters to get all of them.`
export const canceledName = (name: Value) => `Canceled: ${name}`
export const postponedName = (name: Value) => `Postponed: ${name}`
export const bring = (things: Value) => `What to bring: ${things}`
export const registrationApproved = 'Registration approved'
export const registrationPending = 'Registration pending'
export const myCalendar = 'My calendar'
export const eventsOfFilters = (words: Value) => `Events: ${words}`
export const openOpponent = 'to be decided'
