import { CustomAttributeType, type EntityItem } from 'electrodb'
import { daysAtVenue } from '../../services/places/venue-time.ts'
import { entity, required } from '../../store/entity.ts'
import { dayAt } from '../../values/time-format.ts'
import type { EventItem } from '../events/entity.ts'

export type ScheduleItem = EntityItem<ReturnType<typeof schedules>>

/** `startsAt` is a UTC instant. */
export type Game = { startsAt: string; field?: string; divisionID: string; teamIDs: [string, string] }

/** All games of an event, soonest first. Replaced as a whole. */
// The schedule of an event.
export const schedules = entity('schedule', { byEvent: ['event#${eventID}', 'schedule'] }, () => ({
  ...required('string', 'updatedAt'),
  version: { type: 'number', required: true },
  games: { type: CustomAttributeType<Game[]>('any'), required: true },
}))

/** A game with an ID that it keeps when its time or field changes: its division, its teams, and which of their games it is. */
export type IdentifiedGame = Game & { id: string }

function withIDs(games: readonly Game[]): IdentifiedGame[] {
  const counts = new Map<string, number>()
  return games.map((game) => {
    const pair = [game.divisionID, ...game.teamIDs.toSorted()].join('.')
    const count = (counts.get(pair) ?? 0) + 1
    counts.set(pair, count)
    return { ...game, id: `${pair}.${count}` }
  })
}

type Days = Pick<EventItem, 'date' | 'endDate' | 'timeZone'>

export function isOnDaysOf({ date, endDate, timeZone }: Days, startsAt: string): boolean {
  const { firstDay, lastDay } = daysAtVenue(date, endDate, timeZone)
  const day = dayAt(startsAt, timeZone)
  return firstDay <= day && day <= lastDay
}

/** None while the event is canceled or postponed. Without games of the days before the event was moved. */
export const gamesOf = (event: EventItem, schedule: Pick<ScheduleItem, 'games'> | undefined): IdentifiedGame[] =>
  event.status === 'scheduled'
    ? withIDs(schedule?.games ?? []).filter(({ startsAt }) => isOnDaysOf(event, startsAt))
    : []

/** The schedule of a merged team. A game of both teams is dropped. */
export const withTeamMoved = (games: readonly Game[], divisionID: string, fromID: string, intoID: string): Game[] =>
  games.flatMap((game) => {
    if (game.divisionID !== divisionID || !game.teamIDs.includes(fromID)) return game
    const [home, away] = game.teamIDs.map((it) => (it === fromID ? intoID : it))
    return home === away ? [] : { ...game, teamIDs: [home!, away!] }
  })
