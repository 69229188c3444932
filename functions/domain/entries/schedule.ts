import { instantOf } from '../../services/places/venue-time.ts'
import { isHidden } from '../../store/records/hidden.ts'
import { checkSeen, replaceItem } from '../../store/records/version.ts'
import { queryPartition, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { badInput, conflict, notFound } from '../../values/errors.ts'
import { eventValidationTexts } from '../../values/messages/event-validation.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { parse } from '../../values/parse.ts'
import { type EventItem, events } from '../events/entity.ts'
import { collectEdits, isWithinADay } from '../scheduled-work/changes.ts'
import { isVerified, type Publisher } from '../users/entity.ts'
import { entries } from './entity.ts'
import { movedGames } from './schedule-changes.ts'
import { type Game, gamesOf, isOnDaysOf, type ScheduleItem, schedules } from './schedule-entity.ts'
import { unchangedEvent } from './spots.ts'
import { type GameInput, scheduleInput } from './validation.ts'

/** Before the first schedule. */
const NO_SCHEDULE = { version: 0, games: [] }

/** Replaces all games of the event. Schedules the email to the teams whose games changed. */
export function replaceSchedule(
  eventID: string,
  input: unknown,
  { caller, now }: { caller: Publisher; now: Date },
): Promise<EventItem> {
  const { games, version } = parse(scheduleInput, input)
  return retryOnConflict(async () => {
    const partition = await queryPartition(events().get({ eventID }), true)
    const [event] = partition.of(events)
    if (!event) throw notFound('Event')
    if (isHidden(event)) throw conflict(refusalTexts.eventHiddenReviewLater)
    const [stored] = partition.of(schedules)
    const before = stored ?? NO_SCHEDULE
    checkSeen({ version }, before)
    const accepted = partition.of(entries).filter(({ status }) => status === 'ACCEPTED')
    const isEntered = (divisionID: string, teamID: string) =>
      accepted.some((it) => it.divisionID === divisionID && it.teamID === teamID)
    const after: ScheduleItem = {
      eventID,
      version: before.version + 1,
      updatedAt: now.toISOString(),
      games: games.map((game) => gameOf(game, event, isEntered)).sort(inOrder),
    }
    await transactWrite([
      stored ? replaceItem(schedules(), stored, after) : [schedules().create(after), versionConflict],
      unchangedEvent(event),
      ...(isVerified(caller) ? await scheduleChangeMail(event, before, after, now) : []),
    ])
    return event
  })
}

const inOrder = (a: Game, b: Game) =>
  a.startsAt.localeCompare(b.startsAt) || (a.field ?? '').localeCompare(b.field ?? '', 'en', { numeric: true })

function gameOf(
  { startsAt: time, field, divisionID, teamIDs }: GameInput,
  event: EventItem,
  isEntered: (divisionID: string, teamID: string) => boolean,
): Game {
  const startsAt = instantOf(time, event.timeZone)
  if (!startsAt || !isOnDaysOf(event, startsAt)) throw badInput('games', eventValidationTexts.gameOnOtherDay(time))
  const [home = '', away = ''] = teamIDs
  if (home === away || !teamIDs.every((it) => isEntered(divisionID, it)))
    throw badInput('games', eventValidationTexts.gameNeedsTwoTeams)
  return { startsAt, field: field || undefined, divisionID, teamIDs: [home, away] }
}

/** No writes if no game to come changed. The email compares with the schedule before the first edit. */
async function scheduleChangeMail(
  event: EventItem,
  before: Pick<ScheduleItem, 'games'>,
  after: ScheduleItem,
  now: Date,
) {
  const [were, are] = [before, after].map((it) => gamesOf(event, it))
  const moved = movedGames(were!, are!, now)
  if (moved.length === 0) return []
  const times = moved.flatMap(({ was, is }) => [was, is].flatMap((it) => it?.startsAt ?? []))
  const isSoon = times.some((time) => isWithinADay(time, now))
  return (await collectEdits('schedule-change', event.eventID, { games: before.games }, isSoon, now)).writes
}
