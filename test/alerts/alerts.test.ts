import { describe, expect, test } from 'vitest'
import { handler as runAlerts } from '../../functions/alerts/handler.ts'
import { events } from '../../functions/domain/events/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import type { AlertMessage } from '../../functions/notices/alert-message.ts'
import { pick } from '../../functions/values/pick.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { serve } from '../support/serve.ts'
import { startTestAlerts } from '../support/test-alerts.ts'
import { inHours } from '../support/times.ts'
import { givenTournament } from '../support/tournament.ts'

const mail = await startTestAlerts()
const { mailsTo, subjectsTo } = mail

/** A proxy in front of the mail server: it returns 503 for emails to the `unreachable` address. */
let unreachable = ''
const proxy = await serve(async (request, response) => {
  const body = await new Response(request as never).text()
  if (unreachable && body.includes(unreachable)) return response.writeHead(503).end('{}')
  const answer = await fetch(`${mail.ses.endpoint}${request.url}`, { method: 'POST', body })
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
})
Object.assign(process.env, {
  // The SDK would try each refused email three times, with waits.
  AWS_MAX_ATTEMPTS: '1',
  AWS_ENDPOINT_URL_SESV2: proxy,
})

type User = Awaited<ReturnType<typeof given.user>>

/** Runs the alerts and returns all emails to the user, newest first. */
async function mailsAfterRun(user: User) {
  await mail.run()
  return mailsTo(user)
}

const settingsOf = (user: User, input: object) => as(user).updateUserSettings({ input })

const family = () => given.family({ name: 'Sam Slugger' })

describe('a reminder', () => {
  test('is sent the day before to families with an approved registration only', async () => {
    const creator = await given.user()
    const { id } = await given.opportunity({ creator, title: 'Tryout of tomorrow', startTime: inHours(23.5) })
    const [placed, waiting] = await Promise.all([family(), family()])
    const registration = await given.registration(placed.parent, { opportunityID: id, playerID: placed.player })
    await given.registration(waiting.parent, { opportunityID: id, playerID: waiting.player })
    await as(creator).approveRegistration({ registrationID: registration.id })
    const [reminder, ...more] = await mailsAfterRun(placed.parent)
    expect(more).toEqual([])
    expect(reminder!.subject).toBe('Tomorrow: Tryout of tomorrow')
    expect(reminder!.text).toContain('Confirmed players: Sam S.')
    expect(mailsTo(waiting.parent)).toEqual([])
    expect(await mailsAfterRun(placed.parent)).toHaveLength(1)
  })

  test('is sent to the current claimer of the player, not to the registrant', async () => {
    const creator = await given.user()
    const { id } = await given.opportunity({ creator, startTime: inHours(23) })
    const [before, after] = [await family(), await given.user()]
    const registration = await given.registration(before.parent, { opportunityID: id, playerID: before.player })
    await as(creator).approveRegistration({ registrationID: registration.id })
    await players().patch({ playerID: before.player }).set({ claimedBy: after.userID }).go()
    expect(await mailsAfterRun(after)).toHaveLength(1)
    expect(mailsTo(before.parent)).toEqual([])
  })

  test('of an event is sent to the owner, contacts, and parents of its team', async () => {
    const [owner, contact, stranger] = await given.users(3)
    const { parent, player: playerID } = await family()
    const team = await given.team({ owner })
    await given.rosterEntry(owner, { teamID: team.id, playerID })
    await given.teamContact(owner, { teamID: team.id, user: contact })
    const { id } = await given.event({
      creator: owner,
      teamID: team.id,
      name: 'Fall Classic',
      date: inHours(22),
      endDate: inHours(70),
    })
    await settingsOf(contact, { eventReminders: false })
    const [reminder] = await mailsAfterRun(owner)
    expect(reminder!.subject).toBe('Tomorrow: Fall Classic')
    expect(reminder!.text).toMatch(/takes place \w{3}, .* C[SD]T to \w{3}, .* C[SD]T at Zilker Park, Austin, TX\./)
    expect(reminder!.text).toContain(`https://fungo.example/events/${id}`)
    expect(subjectsTo(parent)).toContain('Tomorrow: Fall Classic')
    expect(mailsTo(contact)).toEqual([])
    expect(mailsTo(stranger)).toEqual([])
  })

  test('of an event is not sent to a family that claimed a player who had been put on the roster before', async () => {
    const [owner, family, admin] = [await given.user(), await given.user(), await given.admin()]
    const { id: teamID } = await given.team({ owner })
    const { id: playerID } = await given.player({ claimer: admin })
    await given.rosterEntry(owner, { teamID, playerID })
    await as(family).claimPlayer({ playerID })
    await given.event({ creator: owner, teamID, name: 'Asked nobody', date: inHours(23.5) })
    expect((await mailsAfterRun(owner)).map(({ subject }) => subject)).toContain('Tomorrow: Asked nobody')
    expect(subjectsTo(family)).not.toContain('Tomorrow: Asked nobody')
  })

  test('of an event is not sent to people from before a claim that is reviewed', async () => {
    const [owner, contact] = await given.users(2)
    const { parent, player: playerID } = await family()
    const team = await given.team({ owner })
    await given.rosterEntry(owner, { teamID: team.id, playerID })
    await given.teamContact(owner, { teamID: team.id, user: contact })
    const provisional = {
      since: new Date().toISOString(),
      until: '2032-01-01T00:00:00.000Z',
      before: { name: 'Aces', divisions: [] },
    }
    await teams().patch({ teamID: team.id }).set({ provisional }).go()
    await given.event({ creator: owner, teamID: team.id, name: 'Pay first', date: inHours(22) })
    expect((await mailsAfterRun(owner)).map(({ subject }) => subject)).toContain('Tomorrow: Pay first')
    for (const user of [parent, contact]) expect(subjectsTo(user)).not.toContain('Tomorrow: Pay first')
  })

  test('is not sent for records of a blocked author or of one without a confirmed address', async () => {
    const stranger = await given.user({ emailVerifiedAt: undefined })
    const blocked = await given.user()
    const trusted = await given.user()
    const { parent, player: playerID } = await family()
    for (const creator of [stranger, blocked, trusted]) {
      const title = creator === trusted ? 'Of a coach' : 'Of a stranger'
      const { id: opportunityID } = await given.opportunity({ creator, title, startTime: inHours(23) })
      const { id } = await given.registration(parent, { opportunityID, playerID })
      const team = await given.team({ owner: creator })
      await given.rosterEntry(creator, { teamID: team.id, playerID })
      await given.event({ creator, teamID: team.id, name: title, date: inHours(22) })
      await as(creator).approveRegistration({ registrationID: id })
    }
    await users().patch({ userID: blocked.userID }).set({ isBlocked: true }).go()
    const subjects = (await mailsAfterRun(parent)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Tomorrow: Of a coach', 'Tomorrow: Of a coach'])
  })

  test("of an event goes only to people who accepted the team's invitation", async () => {
    const owner = await given.user()
    const team = await given.team({ owner })
    const invited = await given.user()
    await as(owner).addTeamContact({ teamID: team.id, userID: invited.userID, role: 'coach' })
    const { parent, player: playerID } = await family()
    await as(owner).addPlayerToTeam({
      input: { teamID: team.id, playerID, startDate: '2025-09-01', season: '2025 Fall' },
    })
    await given.event({ creator: owner, teamID: team.id, date: inHours(22) })
    expect(await mailsAfterRun(owner)).toHaveLength(1)
    for (const user of [invited, parent]) expect(mailsTo(user)).toEqual([])
  })

  test('of a tournament is sent once to managers of accepted teams and families on their event rosters, with the first game', async () => {
    const days = { date: inHours(22), endDate: inHours(70) }
    const place = await givenTournament(['Linces', 'Nutrias'], { name: 'Fall Classic', ...days })
    const [linces, nutrias] = place.sides
    const [waiting, benched] = await given.users(2)
    const { id: benchedID } = await given.player({ claimer: benched })
    await given.rosterEntry(benched, { teamID: linces!.teamID, playerID: benchedID })
    const { id: teamID } = await given.team({ owner: waiting })
    await as(waiting).enterTeam({ input: { ...pick(place, 'eventID', 'divisionID'), teamID } })
    await as(linces!.coach).chooseEventRoster({ id: linces!.entryID, playerIDs: [linces!.playerID] })
    await events().patch({ eventID: place.eventID }).set({ teamID: nutrias!.teamID }).go()
    const teamIDs = [linces!.teamID, nutrias!.teamID]
    await place.schedule([
      { startsAt: inHours(30), field: 'Field 5', teamIDs },
      { startsAt: inHours(26), field: 'Field 2', teamIDs },
    ])
    const isReminder = (subject: string) => subject === 'Tomorrow: Fall Classic'
    await mail.run()
    for (const { coach, family } of place.sides)
      for (const user of [coach, family]) expect(subjectsTo(user).filter(isReminder)).toHaveLength(1)
    const { text } = mailsTo(linces!.family).find(({ subject }) => isReminder(subject))!
    expect(text).toMatch(/First game: \w{3}, .* C[SD]T, Field 2, Linces \w+ – Nutrias \w+/)
    expect(text).not.toContain('Field 5')
    for (const user of [waiting, benched]) expect(subjectsTo(user).filter(isReminder)).toEqual([])
  })

  test('of a tournament is not sent to a family that never agreed to the team that chose its player', async () => {
    const { eventID, sides } = await givenTournament(['Linces'], { date: inHours(22), endDate: inHours(70) })
    const { coach, teamID, entryID } = sides[0]!
    const [parent, admin] = [await given.user(), await given.admin()]
    const { id: playerID } = await given.player({ claimer: admin })
    await given.rosterEntry(coach, { teamID, playerID })
    await as(parent).claimPlayer({ playerID })
    // Of this one, the family accepts guest play after the season.
    const [guest, { id: guestID }] = [await given.user(), await given.player({ claimer: admin })]
    const { id } = await given.rosterEntry(coach, { teamID, playerID: guestID })
    await as(guest).claimPlayer({ playerID: guestID })
    await as(coach).updatePlayerTeamHistory({ id, input: { endDate: '2025-12-31' } })
    const { id: opportunityID } = await given.opportunity({ creator: coach, type: 'GUEST_NEED', teamID, eventID })
    await given.registration(guest, { opportunityID, playerID: guestID, approvedBy: coach })
    await as(coach).chooseEventRoster({ id: entryID, playerIDs: [playerID, guestID] })
    await mail.run()
    const remindersOf = (user: UserItem) => subjectsTo(user).filter((subject) => subject.startsWith('Tomorrow: '))
    expect([coach, guest, parent].map((user) => remindersOf(user).length)).toEqual([1, 1, 0])
  })

  test('of a tournament is sent to the family of a guest whom a team chose, and not to that of a player who has left it', async () => {
    const { eventID, sides } = await givenTournament(['Linces'], { date: inHours(22), endDate: inHours(70) })
    const { coach, family: left, teamID, playerID, entryID } = sides[0]!
    const guest = await family()
    const { id: opportunityID } = await given.opportunity({ creator: coach, type: 'GUEST_NEED', teamID, eventID })
    await given.registration(guest.parent, { opportunityID, playerID: guest.player, approvedBy: coach })
    await as(coach).chooseEventRoster({ id: entryID, playerIDs: [playerID, guest.player] })
    const { teamHistory } = await as(coach).team({ id: teamID }, 'teamHistory { id }')
    await as(coach).removePlayerFromTeam({ teamHistoryID: teamHistory[0]!.id })
    const isReminder = (subject: string) => subject.startsWith('Tomorrow: ')
    await mail.run()
    expect(subjectsTo(guest.parent).filter(isReminder)).toHaveLength(1)
    expect(subjectsTo(left).filter(isReminder)).toEqual([])
  })

  test('of a tournament that did not change since the claim of a team is sent to the families whom it chose before', async () => {
    const { sides } = await givenTournament(['Linces'], { date: inHours(22), endDate: inHours(70) })
    const { coach, family: chosen, teamID, playerID, entryID } = sides[0]!
    await as(coach).chooseEventRoster({ id: entryID, playerIDs: [playerID] })
    await given.provisionalClaim(teamID)
    await mail.run()
    expect(subjectsTo(chosen).filter((subject) => subject.startsWith('Tomorrow: '))).toHaveLength(1)
  })

  test('is not sent for what is canceled, or starts after tomorrow or in less than 21 hours', async () => {
    const owner = await given.user()
    const { parent, player: playerID } = await family()
    const team = await given.team({ owner })
    const { id } = await given.event({ creator: owner, teamID: team.id, date: inHours(22) })
    for (const hours of [20, 26]) await given.event({ creator: owner, teamID: team.id, date: inHours(hours) })
    await events().patch({ eventID: id }).set({ status: 'postponed' }).go()
    const { id: opportunityID } = await given.opportunity({ creator: owner, startTime: inHours(23) })
    await given.registration(parent, { opportunityID, playerID, approvedBy: owner })
    await as(owner).updateOpportunity({ id: opportunityID, input: { cancelled: true } })
    expect(await mailsAfterRun(owner)).toEqual([])
    expect(mailsTo(parent)).toEqual([])
  })

  test('of an event of the feed is sent, and not to the family of a player who has left the team', async () => {
    const owner = await given.user()
    const { parent, player: playerID } = await family()
    const team = await given.team({ owner })
    await given.rosterEntry(owner, { teamID: team.id, playerID, endDate: '2025-12-31' })
    const { id } = await given.event({ creator: owner, teamID: team.id, date: inHours(22) })
    await events().patch({ eventID: id }).remove(['createdBy', 'location']).go()
    const [reminder] = await mailsAfterRun(owner)
    expect(reminder!.text).toContain(' at Austin, TX.')
    expect(mailsTo(parent)).toEqual([])
  })
})

test('an email that cannot be sent does not block other emails, and is sent when the queue delivers it again', async () => {
  const [first, second] = await given.users(2)
  for (const owner of [first, second]) {
    const team = await given.team({ owner })
    for (const name of ['One', 'Two']) await given.event({ creator: owner, teamID: team.id, name, date: inHours(22) })
  }
  unreachable = first.email
  expect(await mailsAfterRun(first)).toEqual([])
  expect(mailsTo(second)).toHaveLength(2)
  unreachable = ''
  expect(await mailsAfterRun(first)).toHaveLength(2)
  expect(mailsTo(second)).toHaveLength(2)
})

test('a run queues a reminder for each recipient once, also for those who join later', async () => {
  const [owner, late] = await given.users(2)
  const team = await given.team({ owner })
  await given.event({ creator: owner, teamID: team.id, date: inHours(22) })
  const recipients = async () => {
    await runAlerts()
    const { Records } = await mail.queued()
    const ids = Records.map(({ body }) => (JSON.parse(body) as AlertMessage).recipientID)
    return ids.filter((id) => [owner.userID, late.userID].includes(id))
  }
  expect(await recipients()).toEqual([owner.userID])
  await given.teamContact(owner, { teamID: team.id, user: late })
  expect(await recipients()).toEqual([late.userID])
  expect(await recipients()).toEqual([])
})
