import { expect, test } from 'vitest'
import { moveChildrenOfTeam } from '../../functions/lifecycle/merge/move-team.ts'
import { removeChildrenOfEvent } from '../../functions/lifecycle/removal/events.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { readCalendar } from '../support/calendar.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { inHours } from '../support/times.ts'
import { givenTournament } from '../support/tournament.ts'

const SCHEDULE = 'schedule { version games { id startsAt field division { ageGroup } teams { name } } }'
const scheduleOf = async (id: string) => (await asAnonymous().event({ id }, SCHEDULE))!.schedule

/** A tournament of two teams, with one game. */
async function scheduled(more: Parameters<typeof givenTournament>[1] = {}, startsAt = '2031-03-07T09:00') {
  const place = await givenTournament(['Larks', 'Owls'], more)
  const teamIDs = place.sides.map(({ teamID }) => teamID)
  const game = { startsAt, field: 'Field 3', teamIDs }
  const { schedule } = await place.schedule([game])
  return { ...place, teamIDs, game, gameID: schedule.games[0]!.id }
}

test('the schedule of an event is shown to everyone, in the time of its venue, and on the pages of its teams', async () => {
  const { eventID, teamIDs, gameID, sides } = await scheduled()
  const teams = sides.map(({ name }) => ({ name }))
  const game = { id: gameID, startsAt: '2031-03-07T15:00:00.000Z', field: 'Field 3', division: { ageGroup: '12U' } }
  expect(await scheduleOf(eventID)).toEqual({ version: '1', games: [{ ...game, teams }] })
  for (const id of teamIDs)
    expect(await asAnonymous().team({ id }, 'entries { games { id } }')).toEqual({
      entries: [{ games: [{ id: gameID }] }],
    })
})

test('a schedule is replaced as a whole, keeps the IDs of games that moved, and refuses one who saw an older version', async () => {
  const { director, eventID, divisionID, game, gameID, schedule } = await scheduled()
  const again = { ...game, startsAt: '2031-03-08T09:00' }
  const moved = await schedule([again, { ...game, field: '4' }, { ...game, startsAt: '2031-03-07T12:00' }])
  expect(moved.schedule.games.map(({ id, field }) => [id === gameID, field])).toEqual([
    [true, '4'],
    [false, 'Field 3'],
    [false, 'Field 3'],
  ])
  const late = { version: '1', games: [{ ...game, divisionID }] }
  await expectRefusal(as(director).replaceSchedule({ id: eventID, input: late }), 'CONFLICT')
  expect((await scheduleOf(eventID)).games).toHaveLength(3)
})

test.for([
  ['on another day', { startsAt: '2031-03-09T09:00' }, '2031-03-09T09:00 is not a time on the days of the event'],
  ['at no time', { startsAt: 'noon' }, 'noon is not a time on the days of the event'],
  ['of one team', { isOwn: true }, 'A game needs two accepted teams of its division'],
  ['of a team that is not accepted', { isStrange: true }, 'A game needs two accepted teams of its division'],
  ['with a long field', { field: 'x'.repeat(101) }, undefined],
] as const)('a game %s is refused', async ([, change, message]) => {
  const { director, eventID, divisionID, game, teamIDs } = await scheduled()
  const { id: stranger } = await given.team({ owner: director })
  const { isOwn, isStrange, ...rest } = { isOwn: false, isStrange: false, ...change }
  const pair = isOwn ? [teamIDs[0]!, teamIDs[0]!] : isStrange ? [teamIDs[0]!, stranger] : teamIDs
  const input = { version: '1', games: [{ ...game, ...rest, divisionID, teamIDs: pair }] }
  await expectRefusal(as(director).replaceSchedule({ id: eventID, input }), 'BAD_USER_INPUT', message)
})

test('games are hidden while the event is canceled or postponed, and on days that it moved away from', async () => {
  const { director, eventID } = await scheduled()
  const update = (input: object) => as(director).updateEvent({ id: eventID, input }, SCHEDULE)
  for (const off of ['postponed', 'cancelled']) {
    expect((await update({ [off]: true })).schedule.games).toEqual([])
    expect((await update({ [off]: false })).schedule.games).toHaveLength(1)
  }
  expect((await update({ date: '2031-05-07T08:00', endDate: '2031-05-08T20:00' })).schedule.games).toEqual([])
})

test('a team that withdraws leaves its games open', async () => {
  const { eventID, sides } = await scheduled()
  await as(sides[1]!.coach).withdrawEntry({ id: sides[1]!.entryID })
  expect((await scheduleOf(eventID)).games).toMatchObject([{ teams: [{ name: sides[0]!.name }, null] }])
})

test('games move with a merged team, and come back with a deleted event', async () => {
  const { director, eventID, sides, schedule } = await givenTournament(['Larks', 'Owls', 'Terns'])
  const [larks, owls, terns] = sides.map((side) => side.teamID)
  const startsAt = '2031-03-07T09:00'
  await schedule([
    { startsAt, field: '1', teamIDs: [larks!, owls!] },
    { startsAt, field: '2', teamIDs: [owls!, terns!] },
  ])
  const admin = await given.admin()
  const { id: intoID, name } = await given.team({ owner: sides[0]!.coach })
  await as(admin).mergeTeams({ fromID: larks!, intoID })
  await moveChildrenOfTeam(larks!)
  const [other, third] = sides.slice(1).map((side) => ({ name: side.name }))
  expect((await scheduleOf(eventID)).games).toMatchObject([{ teams: [{ name }, other] }, { teams: [other, third] }])
  await as(director).deleteEvent({ id: eventID })
  await removeChildrenOfEvent(eventID)
  await as(director).restoreRecord({ kind: 'event', id: eventID })
  expect((await scheduleOf(eventID)).games).toHaveLength(2)
})

test('tournaments and games are in the calendars of both teams and their families, also once they moved or were canceled', async () => {
  const { director, eventID, sides, gameID, game, schedule } = await scheduled({ name: 'Fall Classic' })
  const [side, other] = [sides[0]!, sides[1]!]
  const urls = await Promise.all([
    as(side.family).calendarFeed({ kind: 'USER' }, 'url'),
    as(other.coach).calendarFeed({ kind: 'USER' }, 'url'),
    as(other.family).calendarFeed({ kind: 'TEAM', id: side.teamID }, 'url'),
  ])
  const read = async () =>
    Promise.all(urls.map(async ({ url }) => readCalendar((await openPage(url, {})).body!).entries))
  for (const entries of await read())
    expect(entries).toMatchObject([
      { uid: `${eventID}@fungo`, summary: 'Fall Classic' },
      {
        uid: `${gameID}@fungo`,
        summary: `${side.name} – ${other.name}`,
        start: '2031-03-07T15:00:00.000Z',
        place: expect.stringMatching(/^Field 3, /),
        sequence: 1,
      },
    ])
  await schedule([{ ...game, startsAt: '2031-03-08T13:15' }])
  for (const entries of await read())
    expect(entries[1]).toMatchObject({ uid: `${gameID}@fungo`, start: '2031-03-08T19:15:00.000Z', sequence: 2 })
  await as(director).updateEvent({ id: eventID, input: { cancelled: true } })
  for (const entries of await read()) expect(entries).toMatchObject([{ uid: `${eventID}@fungo`, status: 'CANCELLED' }])
})

test('the agenda of a family and a coach has the tournament of their accepted team, with its games', async () => {
  const days = { date: inHours(1), endDate: inHours(60) }
  const { sides, gameID, director } = await scheduled(days, inHours(30))
  const agenda = (user: (typeof sides)[number]['coach']) =>
    as(user).agenda({}, 'isOrganized event { name } games { id teams { name } } clashes { title }')
  const teams = sides.map(({ name }) => ({ name }))
  for (const user of [sides[0]!.family, sides[1]!.coach])
    expect(await agenda(user)).toMatchObject([{ isOrganized: false, games: [{ id: gameID, teams }], clashes: [] }])
  expect(await agenda(director)).toMatchObject([{ isOrganized: true, games: [] }])
  await as(director).decideEntry({ id: sides[0]!.entryID, decision: 'DECLINED' })
  expect(await agenda(sides[0]!.family)).toEqual([])
})
