import type { EntryItem } from '../../domain/entries/entity.ts'
import { gamesOf, type IdentifiedGame, schedules } from '../../domain/entries/schedule-entity.ts'
import type { EventItem } from '../../domain/events/entity.ts'
import type { Context } from '../context.ts'

/** A game with the version of its schedule. */
export type GameRow = IdentifiedGame & { eventID: string; calendarSequence: number; updatedAt: string }

/** The version is 0 before the first schedule. */
export async function scheduleOf(event: EventItem, { load }: Context): Promise<{ version: string; games: GameRow[] }> {
  const { eventID } = event
  const [schedule] = (await load.eventPartition(eventID)).of(schedules)
  const { version = 0, updatedAt = '' } = schedule ?? {}
  const row = (game: IdentifiedGame) => ({ ...game, eventID, calendarSequence: version, updatedAt })
  return { version: String(version), games: gamesOf(event, schedule).map(row) }
}

export async function gamesOfEntries(event: EventItem, entered: readonly EntryItem[], context: Context) {
  const { games } = await scheduleOf(event, context)
  return games.filter(({ divisionID, teamIDs }) =>
    entered.some((it) => it.divisionID === divisionID && teamIDs.includes(it.teamID)),
  )
}
