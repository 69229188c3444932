import * as scheduleTexts from '#messages/schedule'
import { comparable } from '../../../functions/values/comparable.ts'
import { dayAt } from '../../../functions/values/time-format.ts'
import { truncate } from '../../../functions/values/truncate.ts'
import { readDate } from '../../../functions/values/written-date.ts'
import { wordsOf } from '../../ui/header-words.ts'
import { cellsOf } from '../../ui/list-cells.ts'
import type { EnteredEvent, ScheduledEvent } from './queries.ts'

type Event = Pick<EnteredEvent, 'entries'> &
  Pick<ScheduledEvent, 'date' | 'endDate' | 'timeZone'> & {
    /** `names`: as a schedule may name it. */
    divisions: readonly { id: string | null; names: readonly string[] }[]
  }

/** A row as it was written. It is a game, or there is a problem with it. */
export type ScheduleRow = Record<Column, string> & { game?: ParsedGame; problem?: string }

/** `startsAt` is local time of the venue. */
export type ParsedGame = { startsAt: string; field: string; divisionID: string; teamIDs: string[] }

const COLUMNS = ['date', 'time', 'field', 'home', 'away', 'division'] as const
type Column = (typeof COLUMNS)[number]

/** Headers by their words. */
const HEADERS: Record<Column, RegExp> = {
  date: /^(?:game )?(?:date|day|fecha|dia)(?: (?:and |y )?(?:time|hora))?$/,
  time: /^(?:game |start )?(?:time|start|hora|inicio)$/,
  field: /^(?:game )?(?:field|diamond|venue|location|place|campo|cancha|lugar)(?: name| number)?$/,
  home: /^(?:(?:team|equipo) (?:1|a|one)|home|local|home team|equipo local)$/,
  away: /^(?:(?:team|equipo) (?:2|b|two)|away|visitor|visitors|visitante|(?:away|visiting|visitor) team|equipo visitante)$/,
  division: /^(?:division|age group|age|class|categoria|edad)$/,
}

/** One more than the API takes, so that a longer text is refused. */
const MAX_CELL_LENGTH = 101

/** What is earlier was meant for the afternoon: '1:30' without AM or PM. */
const EARLIEST_HOUR = 6

/** The rows of a pasted schedule or the text of a file. Null if no row names the columns of the date and both teams. */
export function readSchedule(text: string, event: Event): ScheduleRow[] | null {
  const lines = cellsOf(text)
  const headers = lines.map((cells) => cells.map((cell) => wordsOf(cell).join(' ')))
  const has = (cells: readonly string[], column: Column) => cells.some((it) => HEADERS[column].test(it))
  const at = headers.findIndex((cells) => has(cells, 'date') && has(cells, 'home') && has(cells, 'away'))
  if (at === -1) return null
  const indexOf = (column: Column) => headers[at]!.findIndex((it) => HEADERS[column].test(it))
  return lines.slice(at + 1).map((cells) => {
    const cell = (column: Column) => truncate(cells[indexOf(column)] ?? '', MAX_CELL_LENGTH)
    const row = Object.fromEntries(COLUMNS.map((column) => [column, cell(column)])) as Record<Column, string>
    const result = gameOf(row, event)
    return typeof result === 'string' ? { ...row, problem: result } : { ...row, game: result }
  })
}

function gameOf(row: Record<Column, string>, event: Event): ParsedGame | string {
  const startsAt = startOf(row, event)
  if (!startsAt?.includes('T')) return scheduleTexts.noTime([row.date, row.time].filter(Boolean).join(' '))
  if (Number(startsAt.slice(11, 13)) < EARLIEST_HOUR) return scheduleTexts.atNight(row.time || row.date)
  if (!isOnDaysOf(event, startsAt)) return scheduleTexts.otherDay(row.date)
  const sides = sidesOf(row, event)
  return typeof sides === 'string' ? sides : { startsAt, field: row.field, ...sides }
}

function isOnDaysOf({ date, endDate, timeZone }: Event, time: string): boolean {
  const day = time.slice(0, 10)
  return dayAt(date, timeZone) <= day && day <= dayAt(endDate ?? date, timeZone)
}

/** A date without a year is one of the event's year. Of '3/7', the order of day and month is taken that is on a day of the event. */
function startOf({ date, time }: Record<Column, string>, event: Event): string | null {
  const year = dayAt(event.date, event.timeZone).slice(0, 4)
  // Excel writes a time of day as one of the day 1899-12-31.
  const clock = time.replace(/^18\d\d-\d\d-\d\dT/, '')
  const written = [date, `${date}/${year}`, `${date}, ${year}`]
  const days = written.flatMap((it) => [readDate(it) ?? [], readDate(it, 'dayFirst') ?? []].flat())
  const day = days.find((it) => isOnDaysOf(event, it)) ?? days[0]
  return day && clock ? readDate(`${day.slice(0, 10)} ${clock}`) : (day ?? null)
}

/** The division that both teams were accepted in. */
function sidesOf({ home, away, division }: Record<Column, string>, { divisions, entries }: Event) {
  const named = divisions.filter(
    ({ names }) => !division || names.some((name) => comparable(name) === comparable(division)),
  )
  if (named.length === 0) return scheduleTexts.noDivision(division)
  const entriesOf = (name: string) =>
    entries.filter(({ team, status }) => status === 'ACCEPTED' && team && comparable(team.name) === comparable(name))
  for (const name of [home, away]) if (entriesOf(name).length === 0) return scheduleTexts.noTeam(name)
  if (comparable(home) === comparable(away)) return scheduleTexts.sameTeam
  const pairs = named.flatMap(({ id }) => {
    const teamsIn = (name: string) => entriesOf(name).filter((it) => it.divisionID === id)
    return teamsIn(home).flatMap((one) =>
      teamsIn(away).map((other) => ({ divisionID: one.divisionID, teamIDs: [one.team!.id, other.team!.id] })),
    )
  })
  if (pairs.length === 0) return scheduleTexts.otherDivisions
  return pairs.length > 1 ? scheduleTexts.severalDivisions : pairs[0]!
}
