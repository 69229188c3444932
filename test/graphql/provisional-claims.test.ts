import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { teamContacts } from '../../functions/domain/contacts/entity.ts'
import { events } from '../../functions/domain/events/entity.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { userRecord } from '../../functions/domain/users/record.ts'
import { deleteUser } from '../../functions/domain/users/service.ts'
import { removeChildrenOfUser } from '../../functions/lifecycle/removal/accounts.ts'
import { sendNotice } from '../../functions/notices/notices.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { childID, firstIDOf, newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { pendingClaims } from '../support/pending-claims.ts'
import { startTestMail } from '../support/test-mail.ts'
import { inDays } from '../support/times.ts'
import { givenTournament } from '../support/tournament.ts'

const CLAIM = 'id claimedBy provisionalUntil viewerCanManage'
const DAY = 86_400_000
const REVIEWED =
  'Your claim of this team is being reviewed. Until then you can add and edit, but not remove what was there before.'

const mail = await startTestMail()

let admin: UserItem
let claimer: UserItem
let parent: UserItem
let team: string
let contact: UserItem
let entry: string
let child: string
let hidden: string

beforeEach(async () => {
  ;[admin, claimer, parent, contact] = await Promise.all([given.admin(), given.user(), given.user(), given.user()])
  team = (await given.importedTeam({ locationCity: 'Austin', state: 'TX', description: 'As it was' })).id
  child = (await given.player({ claimer: parent })).id
  entry = (await given.rosterEntry(admin, { teamID: team, playerID: child })).id
  await given.teamContact(admin, { teamID: team, user: contact })
  hidden = (await given.opportunity({ creator: admin, teamID: team, visibility: 'PRIVATE' })).id
  await past()
})
/** Lets the clock advance, so that later records are newer than these. */
const past = () => sleep(5)
afterEach(() => void vi.useRealTimers())

const claimed = async () => await as(claimer).claimTeam({ teamID: team }, CLAIM)
const claimOf = async (recordID = team) => (await pendingClaims(recordID))[0]!
const decide = async (decision: 'approveClaim' | 'rejectClaim', recordID = team) =>
  as(admin)[decision]({ claimID: (await claimOf(recordID)).id })

test('an owner sees the players of the team by initials until the claim is reviewed', async () => {
  await claimed()
  const nameOf = async () => (await as(claimer).player({ id: child }, 'name')).name
  expect(await nameOf()).toBe('Jordan S.')
  await decide('approveClaim')
  expect(await nameOf()).toBe('Jordan Sample')
})

test('the claim of a team whose contacts have no address is never confirmed by time, but by an admin', async () => {
  const ofTeam = async (contacts: { userID?: string; email?: string }[]) => {
    const { id: teamID } = await given.importedTeam()
    const listed = contacts.map((it, i) => ({ teamID, contactID: `feed${i}`, name: 'Con Tact', role: 'coach', ...it }))
    for (const it of listed)
      await teamContacts()
        .put({ ...it, role: 'coach', createdAt: new Date().toISOString() })
        .go()
    return teamID
  }
  const AFTER = { now: new Date(inDays(400)) }
  const claimedBy = async (teamID: string) => {
    const team = await as(claimer).claimTeam({ teamID }, 'isProvisional provisionalUntil')
    const later = await as(claimer).team({ id: teamID }, 'isProvisional', AFTER)
    return [team.isProvisional, team.provisionalUntil !== null, later.isProvisional]
  }
  for (const contacts of [[], [{}], [{ userID: claimer.userID, email: claimer.email }]])
    expect(await claimedBy(await ofTeam(contacts))).toEqual([true, false, true])
  expect(await claimedBy(await ofTeam([{}, { email: 'contact@fungo.example' }]))).toEqual([true, true, false])

  const teamID = await ofTeam([{}])
  await claimedBy(teamID)
  await decide('approveClaim', teamID)
  expect(await as(claimer).team({ id: teamID }, 'isProvisional')).toEqual({ isProvisional: false })
})

test('a rejected claim clears the fields that were empty before the claim', async () => {
  team = (await given.importedTeam()).id
  await claimed()
  const more = { description: 'Mine now', locationCity: 'Dallas', state: 'TX', sport: 'BASEBALL' }
  const links = { websiteURL: 'https://mine.example', socialURLs: ['https://instagram.com/mine'] }
  await as(claimer).updateTeam({ id: team, input: { ...more, ...links } })
  const read = 'description locationCity state sport websiteURL socialURLs'
  expect(await as(admin).team({ id: team }, read)).toMatchObject(more)
  await decide('rejectClaim')
  const empty = { description: null, locationCity: null, state: null, sport: null, websiteURL: null, socialURLs: [] }
  expect(await as(admin).team({ id: team }, read)).toEqual(empty)
  const { data } = await teams().get({ teamID: team }).go({ consistent: true })
  expect(data).not.toHaveProperty('latitude')
})

test('a rejected claim restores the colors and crest from before, and rejectionEffects lists only what changed', async () => {
  const division = { id: newID(), externalID: 'd-1', division: 'AA', ageGroup: '12U' }
  team = (await given.importedTeam({ divisions: [division] })).id
  const before = { colors: ['#112233', '#ddeeff'], crest: 'SHIELD_BAND' }
  await as(admin).updateTeam({ id: team, input: before })
  await claimed()
  expect((await claimOf()).rejectionEffects).toEqual([])
  const after = { colors: ['#aa0000', '#ffffff'], crest: 'ROUND_RING', websiteURL: 'https://mine.example' }
  await as(claimer).updateTeam({ id: team, input: after })
  const { id, rejectionEffects } = await claimOf()
  expect(rejectionEffects).toEqual([
    'Website goes back to "".',
    'Colors go back to what they were.',
    'The crest goes back to what it was.',
  ])
  await as(admin).rejectClaim({ claimID: id })
  const { data } = await teams().get({ teamID: team }).go({ consistent: true })
  expect(data).toMatchObject({ ...before, divisions: [division] })
  expect(data).not.toHaveProperty('websiteURL')
})

test('the claim of a user-created team is not provisional', async () => {
  const { id } = await given.team({ owner: admin })
  expect(await as(claimer).claimTeam({ teamID: id }, CLAIM)).toMatchObject({ provisionalUntil: null })
  await as(claimer).deleteTeam({ id })
})

describe('the claim of an imported team takes effect at once and is provisional', () => {
  test('its owner can add and edit, but not remove what existed before the claim', async () => {
    const child = await given.player({ claimer })
    const ofChild = await given.rosterEntry(claimer, { teamID: team, playerID: child.id })
    const addDivision = (by: UserItem, division: string) =>
      as(by).addDivision({ input: { teamID: team, division, ageGroup: '12U' } })
    const division = await addDivision(admin, 'AA')
    await past()
    const { claimedBy, provisionalUntil, viewerCanManage } = await claimed()
    expect({ claimedBy, viewerCanManage }).toEqual({ claimedBy: claimer.userID, viewerCanManage: true })
    expect(Date.parse(provisionalUntil) - Date.now()).toBeGreaterThan(13 * DAY)
    expect(await asAnonymous().team({ id: team }, 'provisionalUntil')).toEqual({ provisionalUntil: null })

    const owner = as(claimer)
    const { name } = await owner.team({ id: team }, 'name')
    await owner.updateTeam({ id: team, input: { name: ` ${name} `, description: 'Mine now' } })
    const other = await given.team({ owner: claimer })
    const move = { teamID: team, divisionID: newID(), season: '2026 Fall' }
    const refused = [
      ...[owner.updateTeam({ id: team, input: { name: 'Mine' } }), owner.deleteTeam({ id: team })],
      owner.removePlayerFromTeam({ teamHistoryID: entry }),
      ...[{ endDate: '2026-01-01' }, { teamID: other.id }, { playerID: child.id }].map((input) =>
        owner.updatePlayerTeamHistory({ id: entry, input }),
      ),
      ...[owner.moveRosterToSeason({ ...move, entryIDs: [entry] }), owner.deleteDivision({ id: division.id })],
      owner.removeTeamContact({ teamID: team, userID: contact.userID }),
    ]
    await Promise.all(refused.map((it) => expectRefusal(it, 'FORBIDDEN', REVIEWED)))
    await as(admin).updateTeam({ id: team, input: { name: `${name} of Austin` } })
    const own = await given.rosterEntry(claimer, { teamID: team, playerID: (await given.player({ claimer })).id })
    await owner.updatePlayerTeamHistory({ id: entry, input: { jerseyNumber: '9' } })
    await owner.deleteDivision({ id: (await addDivision(claimer, 'AAA')).id })
    for (const { id } of [own, ofChild]) await owner.removePlayerFromTeam({ teamHistoryID: id })
  })

  test('its owner can remove only contacts of divisions and invitations that were added after the claim', async () => {
    const [before, after] = [await given.user(), await given.user()]
    const division = await as(admin).addDivision({ input: { teamID: team, division: 'AA', ageGroup: '12U' } })
    type Change = (by: UserItem, user: UserItem) => Promise<{ id: string }>
    const addToDivision: Change = (by, { userID }) =>
      as(by).addDivisionContact({ divisionID: division.id, userID, role: 'coach' })
    const addToTeam: Change = (by, { userID }) => as(by).addTeamContact({ teamID: team, userID, role: 'coach' })
    const remove = [
      ({ userID }: UserItem) => as(claimer).removeDivisionContact({ ageGroupID: division.id, userID }),
      ({ userID }: UserItem) => as(claimer).removeTeamContact({ teamID: team, userID }),
    ]
    for (const user of [contact, claimer]) await as(user).acceptContact(await addToDivision(admin, user))
    await addToDivision(admin, parent)
    for (const add of [addToDivision, addToTeam]) await add(admin, before)
    await past()
    await claimed()
    for (const add of [addToDivision, addToTeam]) await add(claimer, after)
    const invited = 'contacts { userID isPending } divisions { contacts { userID isPending } }'
    const seen = JSON.stringify(await as(claimer).team({ id: team }, invited))
    expect([seen.includes(before.userID), seen.includes(after.userID)]).toEqual([false, true])
    for (const removed of remove) {
      for (const user of [contact, before]) await expectRefusal(removed(user), 'FORBIDDEN', REVIEWED)
      await removed(after)
    }
    const [removeFromDivision, removeFromTeam] = remove
    await removeFromDivision!(claimer)
    await expectRefusal(removeFromTeam!(parent), 'NOT_FOUND')
    const { id: divisionID } = await as(claimer).addDivision({
      input: { teamID: team, division: 'AAA', ageGroup: '12U' },
    })
    for (const { userID } of [contact, before]) {
      await as(claimer).addDivisionContact({ divisionID, userID, role: 'coach' })
      await as(claimer).removeDivisionContact({ divisionID, userID })
    }
  })

  test('its owner cannot remove divisions of the feed, whose IDs have no time', async () => {
    const teamID = newID()
    const ofFeed = { id: childID(teamID, firstIDOf(Date.now() + DAY)), externalID: 'd-1' }
    await given.importedTeam({ teamID, divisions: [{ ...ofFeed, division: 'AA', ageGroup: '12U' }] })
    await as(claimer).claimTeam({ teamID })
    await expectRefusal(as(claimer).deleteDivision({ id: ofFeed.id }), 'FORBIDDEN', REVIEWED)
    const own = await as(claimer).addDivision({ input: { teamID, division: 'AAA', ageGroup: '12U' } })
    await as(claimer).deleteDivision({ id: own.id })
  })

  test('its owner can accept, but not decline, what a family asked before the claim', async () => {
    const asked = async () => {
      const { id: playerID } = await given.player({ claimer: parent })
      const input = { teamID: team, playerID, startDate: '2025-09-01', season: '2025 Fall' }
      return as(parent).addPlayerToTeam({ input })
    }
    const [one, other] = [await asked(), await asked()]
    await past()
    await claimed()
    await expectRefusal(as(claimer).declineRosterEntry({ id: one.id }), 'FORBIDDEN', REVIEWED)
    await as(claimer).acceptRosterEntry({ id: other.id })
    await as(claimer).declineRosterEntry({ id: (await asked()).id })
  })

  test('its owner finds no team-only child that the team had, or whose family had asked, before the claim', async () => {
    const { id: asking } = await given.player({ claimer: parent, visibility: 'TEAM_ONLY' })
    const of = { teamID: team, season: '2025 Fall' }
    await as(parent).addPlayerToTeam({ input: { ...of, playerID: asking, startDate: '2025-09-01' } })
    const division = await as(admin).addDivision({ input: { teamID: team, division: 'AA', ageGroup: '12U' } })
    const rows = [{ name: 'Zed Kidd', birthYear: 2014 }]
    const roster = { ...of, divisionID: division.id, rows }
    const importRoster = await as(admin).importRoster(roster, 'rows { player { id } }')
    await past()
    await claimed()
    const found = await as(claimer).players({ perPage: 1000 })
    for (const id of [asking, importRoster.rows[0].player.id]) {
      expect(await as(claimer).player({ id })).toBeNull()
      expect(found).not.toContainEqual({ id })
    }
  })

  test('what was added in the moment of the claim is not from before it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { id: opportunityID } = await given.opportunity({ creator: admin, teamID: team })
    const { id: playerID } = await given.player({ claimer: parent })
    const added = await given.rosterEntry(admin, { teamID: team, playerID })
    const { id: asking } = await given.player({ claimer: parent, visibility: 'TEAM_ONLY' })
    await as(parent).addPlayerToTeam({
      input: { teamID: team, playerID: asking, startDate: '2025-09-01', season: '2025 Fall' },
    })
    await claimed()
    await as(claimer).opportunityRegistrations({ opportunityID })
    expect(await as(claimer).player({ id: playerID }, 'name')).toEqual({ name: 'Jordan Sample' })
    expect(await as(claimer).player({ id: asking })).toEqual({ id: asking })
    await as(claimer).removePlayerFromTeam({ teamHistoryID: added.id })
  })

  test('its owner can edit, but not cancel, events from before the claim', async () => {
    const { id: before } = await given.event({ creator: admin, teamID: team })
    await past()
    await claimed()
    const { id: after } = await given.event({ creator: claimer, teamID: team })
    const update = (id: string, input: object) => as(claimer).updateEvent({ id, input })
    await update(before, { location: 'Field 4' })
    for (const input of [{ cancelled: true }, { postponed: true }])
      await expectRefusal(update(before, input), 'FORBIDDEN', REVIEWED)
    await update(after, { cancelled: true })
    await past()
    await given.provisionalClaim(team)
    await update(after, { cancelled: false })
  })

  test('its owner does not organize a tournament from before the claim, but only its own', async () => {
    const chosen = await given.family()
    const { sides, eventID } = await givenTournament(['Linces'], { creator: admin, teamID: team })
    const { coach, teamID, entryID } = sides[0]!
    await given.rosterEntry(chosen.parent, { teamID, playerID: chosen.player })
    await as(chosen.parent).updatePlayer({ id: chosen.player, input: { visibility: 'TEAM_ONLY' } })
    await as(coach).chooseEventRoster({ id: entryID, playerIDs: [chosen.player] })
    const seen = (by: UserItem) => as(by).event({ id: eventID }, 'entries { status contact { name } roster { id } }')
    await as(admin).updateEvent({ id: eventID, input: { paymentNote: 'Card' } })
    const { userID: createdBy } = contact
    await events().patch({ eventID }).set({ createdBy }).go()
    await past()
    await claimed()
    for (const by of [admin, contact])
      expect((await seen(by)).entries).toEqual([
        { status: 'ACCEPTED', contact: { name: coach.name }, roster: [{ id: chosen.player }] },
      ])
    expect((await seen(claimer)).entries).toEqual([{ status: 'ACCEPTED', contact: null, roster: null }])
    const organizer = as(claimer)
    const message = { id: eventID, subject: 'Fees', text: 'Pay here.' }
    for (const act of [
      () => organizer.decideEntry({ id: entryID, decision: 'DECLINED' }),
      () => organizer.checkInTeam({ id: entryID, checkedInAt: new Date().toISOString() }),
      () => organizer.emailTeams(message),
      () => organizer.replaceSchedule({ id: eventID, input: { version: '0', games: [] } }),
      () => organizer.updateEvent({ id: eventID, input: { paymentURL: 'https://pay.example' } }),
      () => organizer.updateEvent({ id: eventID, input: { paymentNote: 'Cash' } }),
    ])
      await expectRefusal(act(), 'FORBIDDEN', REVIEWED)
    const unchanged = { description: 'Bring water.', paymentURL: '', paymentNote: 'Card' }
    for (const input of [unchanged, { location: 'Field 4' }]) await organizer.updateEvent({ id: eventID, input })
    const own = await givenTournament(['Nutrias'], { creator: claimer, teamID: team })
    await organizer.emailTeams({ ...message, id: own.eventID })
  })

  test('earlier team-only opportunities stay hidden from its owner and from players whom the owner adds', async () => {
    await claimed()
    await given.rosterEntry(claimer, { teamID: team, playerID: (await given.player({ claimer })).id })
    await expectRefusal(as(claimer).opportunity({ id: hidden }), 'NOT_FOUND')
    const opportunities = await as(claimer).opportunities({ perPage: 1000 })
    expect(opportunities).not.toContainEqual({ id: hidden })
    const { id: own } = await given.opportunity({ creator: claimer, teamID: team, visibility: 'PRIVATE' })
    expect(await as(claimer).opportunity({ id: own })).toEqual({ id: own })
    expect(await as(claimer).opportunities({ perPage: 1000 })).toContainEqual({ id: own })
  })

  test('its owner has no access to registrations of an opportunity from before the claim', async () => {
    const { id } = await given.opportunity({ creator: admin, teamID: team })
    const more = { notes: 'Has asthma', waiverSigned: true }
    const registered = { opportunityID: id, playerID: child, ...more, approvedBy: admin }
    const registration = await given.registration(parent, registered)
    await past()
    await claimed()
    const owner = as(claimer)
    const [of, its] = [{ opportunityID: id }, { registrationID: registration.id }]
    const refused = [
      ...[owner.opportunityRegistrations(of), owner.opportunityRegistrationsCount(of), owner.evaluationSheet(of)],
      ...[owner.opportunityEvaluators(of), owner.inviteEvaluator({ ...of, userID: contact.userID })],
      owner.emailRegistrants({ ...of, subject: 'Rain', text: 'We play.' }),
      ...[owner.checkIn({ ...its, checkedInAt: '2026-01-01T00:00:00Z' }), owner.rejectRegistration(its)],
      owner.updateRegistration({ id: registration.id, input: { feePaidCents: 500 } }),
      owner.saveEvaluation({ ...of, playerID: child, score: 4 }),
    ]
    await Promise.all(refused.map((it) => expectRefusal(it, 'FORBIDDEN')))
    expect((await owner.opportunity({ id }, 'registrations { notes }')).registrations).toEqual([])
    for (const kind of [{ kind: 'USER' }, { kind: 'TEAM', id: team }]) {
      const { body = '' } = await openPage((await owner.calendarFeed(kind, 'url')).url)
      expect(body).not.toContain(hidden)
      expect(body).toContain(id)
    }
  })

  test('its owner reads no address of a family, and cannot take an opportunity away from the team', async () => {
    await claimed()
    const { id } = await given.opportunity({ creator: claimer, teamID: team })
    await given.registration(parent, { opportunityID: id, playerID: child })
    const contacts = () => as(claimer).opportunityRegistrations({ opportunityID: id }, 'contact { email }')
    expect(await contacts()).toEqual([{ contact: null }])
    const taken = as(claimer).updateOpportunity({ id, input: { teamID: null } })
    await expectRefusal(taken, 'FORBIDDEN', 'Your claim of this team is being reviewed.')
    await decide('approveClaim')
    expect(await contacts()).toEqual([{ contact: { email: parent.email } }])
  })

  test.each([
    ['an admin approves', () => decide('approveClaim')],
    ['14 days have passed', () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * DAY + 1_000 })],
  ])('until %s', async (_, end) => {
    await claimed()
    await end()
    await as(claimer).removePlayerFromTeam({ teamHistoryID: entry })
    expect(await as(claimer).opportunity({ id: hidden })).toEqual({ id: hidden })
  })

  // team-notices.test.ts tests that listed contacts are notified and can object.
  test('every admin is emailed once', async () => {
    const [second, blocked, former] = await Promise.all([given.admin(), given.admin(), given.admin()])
    await transactWrite(recordWrites(userRecord.replace(blocked, { isBlocked: true }, { now: new Date() })))
    await as(admin).updateUser({ id: former.userID, input: { role: 'user' } })
    process.env.ADMIN_EMAIL = 'first@fungo.example'
    await claimed()
    const claimID = (await claimOf()).id
    await sendNotice({ type: 'teamClaimed', claimID })
    await sendNotice({ type: 'teamClaimed', claimID })
    const subjectsTo = (email: string) => mail.outbox.mails(email).map(({ subject }) => subject)
    for (const { email } of [admin, second, { email: 'first@fungo.example' }])
      expect(subjectsTo(email)).toEqual(['A claim is waiting for review'])
    for (const { email } of [blocked, former, claimer]) expect(subjectsTo(email)).toEqual([])
  })

  test('a decision that was taken back before its notice was sent is not announced, and the reversal is', async () => {
    const id = (await as(claimer).createClaimRequest({ resourceType: 'player', resourceID: child })).id
    await as(admin).approveClaim({ claimID: id })
    await as(admin).reverseClaim({ claimID: id })
    await sendNotice({ type: 'claimDecided', claimID: id, before: 'pending' })
    expect(mail.outbox.mails(claimer.email)).toEqual([])
    await sendNotice({ type: 'claimDecided', claimID: id, before: 'approved' })
    expect(mail.outbox.mails(claimer.email)[0]!.text).toContain("Until then you don't manage the player.")
  })

  test("rejecting it reverts the owner's changes, which rejectionEffects lists before", async () => {
    await claimed()
    const helper = await given.user()
    await as(claimer).updateTeam({ id: team, input: { description: 'Mine now' } })
    await as(claimer).addDivision({ input: { teamID: team, division: 'AA', ageGroup: '12U' } })
    await given.rosterEntry(claimer, { teamID: team, playerID: (await given.player({ claimer })).id })
    await as(claimer).addPlayerToTeam({
      input: { teamID: team, playerID: child, startDate: '2026-01-01', season: '2026 Spring' },
    })
    await as(claimer).addTeamContact({ teamID: team, userID: (await given.user()).userID, role: 'coach' })
    await given.teamContact(claimer, { teamID: team, user: helper })
    const { id: event } = await given.event({ creator: claimer, teamID: team })
    const { id: opportunity } = await given.opportunity({ creator: claimer, teamID: team })
    const tournament = await as(parent).createEvent(
      {
        input: {
          ...{ name: 'Lone Star Cup', date: inDays(60), location: 'Zilker', city: 'Austin', state: 'TX' },
          eventType: 'Tournament',
          divisions: ['A', 'AA', 'AAA'].map((division) => ({ ageGroup: '12U', division, max: 1 })),
        },
      },
      'id divisions { id }',
    )
    const enter = async (user: UserItem, division: { id: string | null }) => {
      const ids = { eventID: tournament.id, divisionID: division.id!, teamID: team }
      return (await as(user).enterTeam({ input: ids }, 'id')).id
    }
    const [first, second, third] = tournament.divisions
    const [entryID, withdrawn] = [await enter(claimer, first!), await enter(claimer, second!)]
    await as(parent).decideEntry({ id: entryID, decision: 'ACCEPTED' })
    await as(claimer).withdrawEntry({ id: withdrawn })
    await as(admin).hideRecord({ kind: 'event', id: event, reason: 'Spam' })
    await as(admin).hideRecord({ kind: 'opportunity', id: opportunity, reason: 'Spam' })
    // What others add in the meantime stays.
    const added = await given.rosterEntry(admin, { teamID: team, playerID: (await given.player()).id })
    await as(admin).addTeamContact({ teamID: team, userID: parent.userID, role: 'coach' })
    const { id: posted } = await given.opportunity({ creator: admin, teamID: team })
    const entered = await enter(admin, third!)

    const { id, rejectionEffects } = await claimOf()
    expect(rejectionEffects).toEqual([
      'Description goes back to "As it was".',
      'Divisions go back to what they were.',
      'Added roster entries are removed: 2.',
      'Added contacts are removed: 2.',
      'Added events are removed: 1.',
      'Added opportunities are removed: 1.',
      'Added entries in events are removed: 1.',
    ])
    await as(admin).rejectClaim({ claimID: id })
    const left =
      'claimedBy description divisions { id } contacts { userID } teamHistory { id waitsFor } opportunities { id }'
    expect(await as(admin).team({ id: team }, left)).toEqual({
      claimedBy: null,
      description: 'As it was',
      divisions: [],
      contacts: [{ userID: contact.userID }, { userID: parent.userID }],
      teamHistory: [
        { ...added, waitsFor: null },
        { id: entry, waitsFor: null },
      ],
      opportunities: expect.arrayContaining([{ id: hidden }, { id: posted }]),
    })
    const { entries } = (await as(parent).event({ id: tournament.id }, 'entries { id status }'))!
    expect(Object.fromEntries(entries.map((it) => [it.id, it.status]))).toEqual({
      [entryID]: 'WITHDRAWN',
      [withdrawn]: 'WITHDRAWN',
      [entered]: 'APPLIED',
    })
    expect(await as(admin).event({ id: event })).toBeNull()
    await expectRefusal(as(admin).opportunity({ id: opportunity }), 'NOT_FOUND')
  })
})

describe('records of a deleted account cannot be claimed at once', () => {
  const accountGone = async (userID: string) => {
    await deleteUser(userID)
    await removeChildrenOfUser(userID)
  }

  const claimedByOther = async () => as(await given.user()).claimTeam({ teamID: team }, `${CLAIM} description`)

  test('a claim of a user-created team waits for an admin', async () => {
    const owner = await given.user()
    const { id } = await given.team({ owner })
    await accountGone(owner.userID)
    const waiting = await as(claimer).claimTeam({ teamID: id }, CLAIM)
    expect(waiting).toMatchObject({ claimedBy: null, viewerCanManage: false })
    await decide('approveClaim', id)
    expect(await as(claimer).team({ id }, 'claimedBy')).toEqual({ claimedBy: claimer.userID })
    await as(claimer).deleteTeam({ id })
  })

  test('a claim of an imported team with an approved former owner keeps its edits and waits for an admin', async () => {
    await claimed()
    await as(claimer).updateTeam({ id: team, input: { description: 'Mine now' } })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * DAY })
    await accountGone(claimer.userID)
    expect(await claimedByOther()).toMatchObject({ claimedBy: null, description: 'Mine now' })
  })

  test('an imported team without an approved claim is reverted to its imported state', async () => {
    await claimed()
    await as(claimer).updateTeam({ id: team, input: { description: 'Mine now' } })
    await accountGone(claimer.userID)
    const given = { claimedBy: expect.any(String), provisionalUntil: expect.any(String) }
    expect(await claimedByOther()).toMatchObject({ ...given, description: 'As it was' })
  })

  test('a claim of a player after a rejected one waits for an admin, and nobody else registers the player', async () => {
    const { id } = await given.player({ claimer: admin })
    const canRegister = async () => (await as(contact).player({ id }, 'viewerCanRegister')).viewerCanRegister
    expect(await canRegister()).toBe(true)
    const claim = async (by: UserItem) => (await as(by).claimPlayer({ playerID: id }, 'claimedBy')).claimedBy
    expect(await claim(claimer)).toBe(claimer.userID)
    await decide('rejectClaim', id)
    expect(await claim(await given.user())).toBeNull()
    expect(await canRegister()).toBe(false)
  })
})
