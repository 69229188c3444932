import { familiesOfTeams, managersOfTeams } from '../domain/entries/families.ts'
import { type MovedGame, movedGames } from '../domain/entries/schedule-changes.ts'
import { type Game, gamesOf, schedules } from '../domain/entries/schedule-entity.ts'
import { type EventItem, events } from '../domain/events/entity.ts'
import { finishEdits, isWithinADay } from '../domain/scheduled-work/changes.ts'
import { doDueWork } from '../domain/scheduled-work/due-work.ts'
import type { ScheduledWork } from '../domain/scheduled-work/entity.ts'
import { queryPartition } from '../store/store.ts'
import { type StoredText, stored } from '../values/messages/stored-text.ts'
import { namesOf, teamsText, timeAndField } from './game-texts.ts'
import { type Alert, queueAlerts } from './mailing.ts'

/** Emails the families and managers of the teams whose games changed, once, with old and new times and fields. */
export const notifyOfScheduleChanges = (now: Date) =>
  doDueWork('schedule-change', now, async (work) => {
    const partition = await queryPartition(events().get({ eventID: work.recordID }), true)
    const [event] = partition.of(events)
    const [schedule] = partition.of(schedules)
    if (!event || !schedule || event.hidden) return finishEdits(work, null, false, now)
    const { games } = work.data as { games: Game[] }
    const moved = movedGames(gamesOf(event, { games }), gamesOf(event, schedule), now)
    const names = await namesOf(moved.map(gameOf))
    const told = await peopleOf(event, schedule.updatedAt, [...names.keys()], now)
    await queueAlerts(
      [...told].map(([recipientID, teamIDs]) => ({
        recipientID,
        notice: noticeOf(work, event, { recipientID, moved: ofTeams(moved, teamIDs), names, now }),
      })),
    )
    const isSoon = gamesOf(event, schedule).some(({ startsAt }) => isWithinADay(startsAt, now))
    await finishEdits(work, { games: schedule.games }, isSoon, now)
  })

const gameOf = ({ was, is }: MovedGame): Game => (is ?? was)!

const ofTeams = (moved: readonly MovedGame[], teamIDs: ReadonlySet<string>) =>
  moved.filter((game) => gameOf(game).teamIDs.some((it) => teamIDs.has(it)))

/** Which of the teams concern whom. */
async function peopleOf({ createdBy }: EventItem, updatedAt: string, teamIDs: readonly string[], now: Date) {
  const [managers, families] = await Promise.all([
    managersOfTeams(teamIDs),
    familiesOfTeams(teamIDs, { createdBy, updatedAt }, now),
  ])
  const told = new Map<string, Set<string>>()
  for (const teamID of teamIDs)
    for (const userID of [...(managers.get(teamID) ?? []), ...(families.get(teamID) ?? [])])
      if (userID !== createdBy) told.set(userID, (told.get(userID) ?? new Set()).add(teamID))
  return told
}

type Told = { recipientID: string; moved: readonly MovedGame[]; names: ReadonlyMap<string, string>; now: Date }

function noticeOf(
  { recordID, dueAt }: ScheduledWork,
  event: EventItem,
  { recipientID, moved, names, now }: Told,
): Alert['notice'] {
  const isSoon = moved.some(({ was, is }) => [was, is].some((it) => it && isWithinADay(it.startsAt, now)))
  const title = event.name
  return {
    name: `schedule-change#${recordID}#${dueAt}#${recipientID}`,
    record: `schedule#${recordID}`,
    senderID: event.createdBy,
    subject: stored('gamesChanged', { title }),
    paragraphs: [stored('organizerChangedGames', { title })],
    details: moved.map((game) => ({ label: teamsText(gameOf(game), names), value: timesText(game, event.timeZone) })),
    link: { label: stored('viewTheSchedule'), path: `/events/${recordID}` },
    isUrgent: isSoon,
    push: { isUrgent: isSoon },
  }
}

/** 'Sat, Mar 7, 10:00 AM CST, Field 3 (was Sat, Mar 7, 9:00 AM CST, Field 1)' */
function timesText({ was, is }: MovedGame, zone: string): StoredText {
  if (!is) return stored('gameIsOff', { was: timeAndField(was!, zone) })
  const time = timeAndField(is, zone)
  return was ? stored('isAndWas', { is: time, was: timeAndField(was, zone) }) : time
}
