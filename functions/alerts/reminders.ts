import { divisionContacts, teamContacts } from '../domain/contacts/entity.ts'
import { type EntryItem, entries } from '../domain/entries/entity.ts'
import { numbersOf, playersWithoutConsent } from '../domain/entries/roster.ts'
import { gamesOf, schedules } from '../domain/entries/schedule-entity.ts'
import { type EventItem, events } from '../domain/events/entity.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { registrations } from '../domain/registrations/entity.ts'
import { familyOf } from '../domain/registrations/families.ts'
import { isCurrent, rosterEntries } from '../domain/roster/entity.ts'
import { giveUpAfter } from '../domain/scheduled-work/give-up.ts'
import { teams } from '../domain/teams/entity.ts'
import { reachesSince } from '../domain/teams/provisional.ts'
import { canMessageStrangers } from '../domain/users/entity.ts'
import { directory } from '../services/directory/directory.ts'
import { findAll, queryPartition } from '../store/store.ts'
import { DAY_MS } from '../values/durations.ts'
import { stored } from '../values/messages/stored-text.ts'
import { forEachOf } from '../values/promises.ts'
import { namesOf, teamsText, timeAndField } from './game-texts.ts'
import { type Alert, CATCH_UP_MS, queueReminders, writtenBefore } from './mailing.ts'

const PAGE = 1000

/**
 * Reminds the family of each approved player a day before the start: the user who claimed the player, or the registrant of an unclaimed
 * player.
 */
export async function sendOpportunityReminders(now: Date) {
  const upcoming = { upcomingOnly: true, now, visibleTo: { all: true }, perPage: PAGE } as const
  const soonest = (page: number) => directory().rows('opportunity', { ...upcoming, page }, writtenBefore(now))
  await remindOfEach(await startingTomorrow(now, soonest), async ({ id, cancelled }) => {
    if (cancelled) return
    const items = await queryPartition(opportunities().get({ opportunityID: id }), true)
    const [opportunity] = items.of(opportunities)
    if (!opportunity || !(await canMessageStrangers(opportunity.createdBy))) return
    const approved = items.of(registrations).filter(({ status }) => status === 'APPROVED')
    const found = await playersByID(approved.map(({ playerID }) => playerID))
    const families = await Promise.all(approved.map((it) => familyOf(it, found.get(it.playerID))))
    const placed = approved.flatMap(({ playerID }, i) => {
      const player = found.get(playerID)
      const recipient = families[i]
      return player && recipient ? { name: publicName(player.name), recipient } : []
    })
    const byAdult = Map.groupBy(placed, ({ recipient }) => recipient)
    const { title, startTime, endTime, timeZone, location } = opportunity
    const reminders = [...byAdult].map(([recipientID, players]): Alert => {
      const names = players.map(({ name }) => name)
      const notice: Alert['notice'] = {
        name: `reminded#${id}#${recipientID}#${startTime}`,
        record: `reminder#${id}`,
        senderID: opportunity.createdBy,
        isUrgent: true,
        preference: 'eventReminders',
        subject: stored('tomorrow', { title }),
        paragraphs: [
          stored('titleTakesPlaceAt', {
            title,
            when: { at: startTime, until: endTime, zone: timeZone },
            place: location,
          }),
          stored('confirmedPlayers', { names: { list: names } }),
        ],
        link: { label: stored('viewTheOpportunity'), path: `/opportunities/${id}` },
      }
      return { recipientID, notice }
    })
    await queueReminders(id, startTime, reminders, now)
  })
}

/**
 * Reminds the owners, contacts, and players' families of the hosting team and of the accepted teams, once, a day before the event starts, with
 * the first games of their teams.
 */
export async function sendEventReminders(now: Date) {
  const upcoming = { upcomingOnly: true, now, perPage: PAGE }
  const soonest = (page: number) => directory().rows('event', { ...upcoming, page }, writtenBefore(now))
  await remindOfEach(await startingTomorrow(now, soonest), async ({ id }) => {
    const partition = await queryPartition(events().get({ eventID: id }), true)
    const [event] = partition.of(events)
    if (event?.status !== 'scheduled' || (event.createdBy && !(await canMessageStrangers(event.createdBy)))) return
    const { name, date, endDate, timeZone, location, city, state } = event
    const place = [location, city, state].filter(Boolean).join(', ')
    const when = { at: date, until: endDate, zone: timeZone }
    const games = gamesOf(event, partition.of(schedules)[0])
    const names = await namesOf(games)
    const firstGames = (played: readonly { teamID: string }[]) =>
      new Set(played.flatMap(({ teamID }) => games.find(({ teamIDs }) => teamIDs.includes(teamID)) ?? []))
    const noticeTo = (recipientID: string, played: readonly { teamID: string }[]): Alert['notice'] => ({
      name: `reminded#${id}#${recipientID}#${date}`,
      record: `reminder#${id}`,
      senderID: event.createdBy,
      isUrgent: true,
      preference: 'eventReminders',
      subject: stored('tomorrow', { title: name }),
      paragraphs: [
        place
          ? stored('titleTakesPlaceAt', { title: name, when, place })
          : stored('titleTakesPlaceOn', { title: name, when }),
      ],
      details: Array.from(firstGames(played), (game) => ({
        label: stored('firstGame'),
        value: stored('titleAndFact', { title: timeAndField(game, timeZone), fact: teamsText(game, names) }),
      })),
      link: { label: stored('viewTheRecord', { kind: 'event' }), path: `/events/${id}` },
    })
    const told = await peopleOfEvent(event, partition.of(entries), now)
    const reminders = [...told].map(([recipientID, played]) => ({
      recipientID,
      notice: noticeTo(recipientID, played),
    }))
    await queueReminders(id, date, reminders, now)
  })
}

const remindOfEach = <Row extends { id: string }>(rows: Row[], remind: (row: Row) => Promise<void>) =>
  forEachOf(rows, (row) => giveUpAfter(`reminders#${row.id}`, () => remind(row)))

/** Whom the event concerns, with their teams. */
async function peopleOfEvent(event: EventItem, entered: readonly EntryItem[], now: Date) {
  const playing: Playing[] = entered.filter(({ status }) => status === 'ACCEPTED')
  if (event.teamID) playing.push({ teamID: event.teamID })
  const people = await Promise.all(playing.map((it) => peopleOfTeam(it, event, now)))
  const told = playing.flatMap(({ teamID }, i) => people[i]!.map((userID) => ({ userID, teamID })))
  return Map.groupBy(told, ({ userID }) => userID)
}

/** The team's roster for the event, if it chose one. Who left the team since does not come. Without one, all of its players may come. */
type Playing = Pick<EntryItem, 'teamID' | 'roster'>

async function peopleOfTeam({ teamID, roster }: Playing, event: EventItem, now: Date) {
  const found = await queryPartition(teams().get({ teamID }), true)
  const [team] = found.of(teams)
  const since = reachesSince(team ?? null, event, now)
  const contacts = [...found.of(teamContacts), ...found.of(divisionContacts)].filter((it) => it.createdAt >= since)
  const numbers = roster?.length ? await numbersOf(found, event.eventID, now, since) : null
  const onTeam = found.of(rosterEntries).filter((it) => isCurrent(it, now) && it.createdAt >= since)
  const coming = numbers ? roster!.filter((id) => numbers.has(id)) : onTeam.map(({ playerID }) => playerID)
  const withoutConsent = playersWithoutConsent(found, now)
  const claimedPlayers = [...(await playersByID(coming.filter((id) => !withoutConsent.has(id)))).values()]
  const people = [
    team?.claimedBy,
    ...contacts.map(({ userID }) => userID),
    ...claimedPlayers.map(({ claimedBy }) => claimedBy),
  ]
  return [...new Set(people.filter((userID) => userID !== undefined))]
}

async function playersByID(ids: string[]) {
  const found = await findAll(
    players,
    ids.map((playerID) => ({ playerID })),
  )
  return new Map(found.map((player) => [player.playerID, player]))
}

/** Rows that start in 21 to 24 hours. This covers runs of the last three hours that failed. */
async function startingTomorrow<Row extends { startsAt: string }>(
  now: Date,
  soonest: (page: number) => Promise<Row[]>,
) {
  const from = new Date(now.getTime() + DAY_MS - CATCH_UP_MS).toISOString()
  const to = new Date(now.getTime() + DAY_MS).toISOString()
  const found: Row[] = []
  for (let page = 1; ; page++) {
    const rows = await soonest(page)
    found.push(...rows.filter(({ startsAt }) => startsAt > from && startsAt <= to))
    if (rows.length < PAGE || rows.at(-1)!.startsAt > to) return found
  }
}
