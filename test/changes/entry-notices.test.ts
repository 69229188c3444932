import { expect, test } from 'vitest'
import { handler as changes } from '../../functions/changes/handler.ts'
import { entries } from '../../functions/domain/entries/entity.ts'
import { events } from '../../functions/domain/events/entity.ts'
import { eventRecord } from '../../functions/domain/events/record.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { get, transactWrite } from '../../functions/store/store.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { expectSpanish } from '../support/spanish-texts.ts'
import { inHours } from '../support/times.ts'
import { givenTournament } from '../support/tournament.ts'
import { mailsTo, push, seen, subjectsTo } from './change-stream.ts'

const EVENT = 'Copa Estrella'

const divisionsOf = async (director: UserItem, id: string) =>
  (await as(director).event({ id }, 'divisions { id ageGroup division max entryFeeCents }'))!.divisions.map((it) => ({
    ...it,
    max: it.max!,
  }))

/** A tournament with one spot, its director, and two coaches, each with a team. */
async function scenario(locale: 'en' | 'es' = 'en') {
  const [director, coach, next] = await Promise.all([1, 2, 3].map(() => given.user({ locale })))
  const input = {
    ...{ name: EVENT, date: inHours(60 * 24), location: 'Zilker', city: 'Austin', state: 'TX' },
    eventType: 'Tournament',
    divisions: [{ ageGroup: '12U', division: 'AA', max: 1, entryFeeCents: 45_000 }],
    refundPolicy: { withdrawals: [{ before: '2099-01-01', percent: 70 }], gamesPlayed: [100, 50, 0] },
  }
  const { id: eventID, divisions } = await as(director!).createEvent({ input }, 'id divisions { id }')
  const team = async (owner: UserItem, word: string) =>
    (await given.team({ owner, name: `${word} ${eventID.replace(/\d/g, 'q')}` })) as { id: string; name: string }
  const enter = async (owner: UserItem, teamID: string, note = '') =>
    (await as(owner).enterTeam({ input: { eventID, divisionID: divisions[0]!.id!, teamID, note } }, 'id')).id
  const decide = (id: string, decision: 'ACCEPTED' | 'WAITLISTED' | 'DECLINED', reason = '') =>
    as(director!).decideEntry({ id, decision, reason })
  const [first, second] = [await team(coach!, 'Linces'), await team(next!, 'Nutrias')]
  return { director: director!, coach: coach!, next: next!, eventID, first, second, enter, decide }
}

/** A second division of the tournament. Returns its ID. */
async function addedDivision(director: UserItem, eventID: string) {
  const added = { ageGroup: '13U', division: 'Open', max: 4 }
  const input = { divisions: [...(await divisionsOf(director, eventID)), added] }
  const { divisions } = await as(director).updateEvent({ id: eventID, input }, 'divisions { id }')
  return divisions[1]!.id!
}

test('the organizer is told of an entry with its note, and who entered the team and its owner of each decision, once', async () => {
  const { director, coach, eventID, first, enter, decide } = await scenario()
  const [manager, other] = await given.users(2)
  for (const user of [manager, other]) await given.teamContact(coach, { teamID: first.id, user, role: 'manager' })
  const id = await enter(manager, first.id, 'We have two pitchers.')
  const [entered, ...more] = await mailsTo(director)
  expect(more).toEqual([])
  expect(entered!.subject).toBe(`${first.name} entered: ${EVENT}`)
  expect(entered!.text).toContain(`${first.name} entered 12U AA of ${EVENT}. Accept or decline it.`)
  expect(entered!.text).toContain('We have two pitchers.')
  expect(entered!.text).toContain(`https://fungo.example/events/${eventID}/manage-entries`)

  const about = async (user: UserItem) => (await subjectsTo(user)).filter((it) => it.endsWith(EVENT))
  for (const decision of ['WAITLISTED', 'ACCEPTED', 'DECLINED'] as const) {
    await decide(id, decision, 'Too strong for AA.')
    await about(coach)
  }
  const [declined, accepted] = await mailsTo(coach)
  expect(declined!.text).toContain('The organizer wrote: Too strong for AA.')
  expect(accepted!.text).toContain(`${first.name} plays in 12U AA of ${EVENT}.`)
  const told = async () => Promise.all([director, coach, manager, other].map(about))
  const decisions = [`Your team was not accepted: ${EVENT}`, `Your team is in: ${EVENT}`, `On the waitlist: ${EVENT}`]
  const once = [[`${first.name} entered: ${EVENT}`], decisions, decisions, []]
  expect(await told()).toEqual(once)
  await changes({ Records: seen })
  expect(await told()).toEqual(once)
})

test("what a manager without a confirmed address decides is not mailed in the organizer's name", async () => {
  const director = await given.user()
  const { id: teamID } = await given.team({ owner: director })
  const manager = await given.user({ emailVerifiedAt: undefined })
  await given.teamContact(director, { teamID, user: manager, role: 'manager' })
  const { sides, eventID } = await givenTournament(['Linces'], { creator: director, teamID, name: EVENT })
  const { coach, entryID } = sides[0]!
  await mailsTo(coach)
  await as(manager).decideEntry({ id: entryID, decision: 'DECLINED', reason: 'Pay at evil.example' })
  expect(await subjectsTo(coach)).toEqual([`Your team is in: ${EVENT}`])
  await as(director).decideEntry({ id: entryID, decision: 'ACCEPTED' })
  expect(await subjectsTo(coach)).toEqual(Array(2).fill(`Your team is in: ${EVENT}`))
  await as(manager).moveEntry({ id: entryID, divisionID: await addedDivision(director, eventID) })
  expect(await subjectsTo(coach)).toHaveLength(2)
})

test('what follows from the decision of a manager without a confirmed address is mailed as the organizer wants', async () => {
  const director = await given.user()
  const { id: teamID } = await given.team({ owner: director })
  const manager = await given.user({ emailVerifiedAt: undefined })
  await given.teamContact(director, { teamID, user: manager, role: 'manager' })
  const more = { creator: director, teamID, name: EVENT, max: 1 }
  const { sides, eventID, divisionID } = await givenTournament(['Linces'], more)
  const next = await given.user()
  const { id: waitingID } = await given.team({ owner: next })
  const { id } = await as(next).enterTeam({ input: { eventID, divisionID, teamID: waitingID } })
  for (const decision of ['DECLINED', 'WAITLISTED'] as const) await as(manager).decideEntry({ id, decision })
  expect(await subjectsTo(next)).toEqual([])
  await as(sides[0]!.coach).withdrawEntry({ id: sides[0]!.entryID })
  expect(await subjectsTo(next)).toEqual([expect.stringMatching(/^A spot is held for/)])
  await as(director).cancelDivision({ id: eventID, divisionID })
  expect((await subjectsTo(next))[0]).toBe(`12U AA does not take place: ${EVENT}`)
})

test('a team that the organizer moves from its spot to the waitlist is not offered that spot', async () => {
  const { coach, first, enter, decide } = await scenario()
  const id = await enter(coach, first.id)
  await decide(id, 'ACCEPTED')
  await subjectsTo(coach)
  await decide(id, 'WAITLISTED')
  expect(await subjectsTo(coach)).toEqual([`On the waitlist: ${EVENT}`, `Your team is in: ${EVENT}`])
})

test('the organizer is told of a withdrawal with the refund, and the next team that its spot is held, once', async () => {
  const { director, coach, next, first, second, enter, decide } = await scenario()
  const id = await enter(coach, first.id)
  await mailsTo(director)
  await decide(id, 'ACCEPTED')
  await as(director).recordEntryFee({ id, feePaidCents: 45_000 })
  const waiting = await enter(next, second.id)
  await mailsTo(director)
  await as(coach).withdrawEntry({ id })
  const [withdrawn] = await mailsTo(director)
  expect(withdrawn!.subject).toBe(`${first.name} withdrew: ${EVENT}`)
  expect(withdrawn!.text).toContain('By your refund policy, it gets back $315.00.')
  const [held, ...more] = await mailsTo(next)
  expect(more).toEqual([])
  expect(held!.subject).toBe(`A spot is held for ${second.name}: ${EVENT}`)
  expect(held!.text).toMatch(
    /A spot in 12U AA of Copa Estrella is held for Nutrias \S+ until .+ [AP]M C[DS]T\. Take it/,
  )
  await as(next).acceptEntryOffer({ id: waiting })
  const [taken] = await mailsTo(director)
  expect(taken!.subject).toBe(`${second.name} takes its spot: ${EVENT}`)
  const told = async () => (await Promise.all([director, coach, next].map(mailsTo))).map(({ length }) => length)
  expect(await told()).toEqual([4, 1, 1])
  await changes({ Records: seen })
  expect(await told()).toEqual([4, 1, 1])
})

test('the organizer is told that a deleted team left, and the next team that its spot is held', async () => {
  const { director, coach, next, first, second, enter, decide } = await scenario()
  await decide(await enter(coach, first.id), 'ACCEPTED')
  await enter(next, second.id)
  await as(coach).deleteTeam({ id: first.id })
  const [left] = await mailsTo(director)
  expect(left!.subject).toBe(`${first.name} withdrew: ${EVENT}`)
  expect(left!.text).toContain(`${first.name} is no longer in 12U AA of ${EVENT}.`)
  expect(await subjectsTo(next)).toEqual([`A spot is held for ${second.name}: ${EVENT}`])
})

test('an organizer who entered a team that it manages no more is told what the team does', async () => {
  const { director, coach, first, enter } = await scenario()
  await given.teamContact(coach, { teamID: first.id, user: director, role: 'manager' })
  const id = await enter(director, first.id)
  const told = async () => (await subjectsTo(director)).filter((it) => it.includes(first.name) && it.endsWith(EVENT))
  expect(await told()).toEqual([])
  await as(coach).removeTeamContact({ teamID: first.id, userID: director.userID })
  await as(coach).withdrawEntry({ id })
  expect(await told()).toEqual([`${first.name} withdrew: ${EVENT}`])
})

test('an entry of an own team tells nobody, also when the team is deleted', async () => {
  const { director, enter } = await scenario()
  const { id } = await given.team({ owner: director })
  await enter(director, id)
  await as(director).deleteTeam({ id })
  expect(await subjectsTo(director)).toEqual([])
})

test.each([
  ['over', { date: inHours(-48), endDate: inHours(-24) }, 0],
  ['under way', { date: inHours(-24), endDate: inHours(24) }, 1],
  ['hidden', { hidden: { at: inHours(-1), by: 'admin', reason: 'Spam' } }, 0],
])(
  'the organizer of an event that is %s is told of a deleted team only if the event goes on',
  async (_, changes, count) => {
    const { director, coach, eventID, first, enter, decide } = await scenario()
    await decide(await enter(coach, first.id), 'ACCEPTED')
    const change = eventRecord.replace(await get(events, { eventID }), changes, { now: new Date(), team: null })
    await transactWrite(recordWrites(change))
    await as(coach).deleteTeam({ id: first.id })
    expect((await subjectsTo(director)).filter((it) => it.includes('withdrew'))).toHaveLength(count)
  },
)

test('the organizer is not told that a team was deleted that had withdrawn before', async () => {
  const { director, coach, first, enter } = await scenario()
  await as(coach).withdrawEntry({ id: await enter(coach, first.id) })
  const before = await subjectsTo(director)
  await as(coach).deleteTeam({ id: first.id })
  expect(await subjectsTo(director)).toEqual(before)
})

test('organizers and teams that read Spanish are told of entries in Spanish', async () => {
  const { director, coach, next, eventID, first, second, enter, decide } = await scenario('es')
  const id = await enter(coach, first.id)
  await mailsTo(director)
  for (const decision of ['DECLINED', 'WAITLISTED', 'ACCEPTED'] as const) {
    await decide(id, decision)
    await mailsTo(coach)
  }
  await as(director).recordEntryFee({ id, feePaidCents: 45_000 })
  const waiting = await enter(next, second.id)
  await mailsTo(director)
  await as(coach).withdrawEntry({ id })
  await mailsTo(next)
  await as(next).acceptEntryOffer({ id: waiting })
  await mailsTo(director)
  await as(director).recordEntryFee({ id: waiting, feePaidCents: 45_000 })
  await as(director).emailTeams({ id: eventID, subject: 'Lluvia', text: 'Sí se juega.' })
  await mailsTo(next)
  const input = { divisions: [...(await divisionsOf(director, eventID)), { ageGroup: '13U', division: 'AA', max: 4 }] }
  const { divisions } = await as(director).updateEvent({ id: eventID, input }, 'divisions { id }')
  const divisionID = divisions[1]!.id!
  await as(director).moveEntry({ id: waiting, divisionID })
  await mailsTo(next)
  await as(director).cancelDivision({ id: eventID, divisionID })
  for (const user of [director, coach, next]) {
    const mails = await mailsTo(user)
    expect(mails.length).toBeGreaterThan(0)
    await expectSpanish(user, { mails, pushes: push.pushes }, [first.name, second.name])
  }
})

test('the team is told once that it moved, and once that its division does not take place, with all that it gets back', async () => {
  const { director, coach, next, eventID, first, second, enter, decide } = await scenario()
  const divisionID = await addedDivision(director, eventID)
  const id = await enter(coach, first.id)
  await decide(id, 'ACCEPTED')
  await as(director).recordEntryFee({ id, feePaidCents: 45_000 })
  await mailsTo(coach)
  await as(director).moveEntry({ id, divisionID })
  const [moved] = await mailsTo(coach)
  expect(moved!.subject).toBe(`Your team moved to 13U Open: ${EVENT}`)
  expect(moved!.text).toContain(`The organizer of ${EVENT} moved ${first.name} from 12U AA to 13U Open.`)
  await as(next).enterTeam({ input: { eventID, divisionID, teamID: second.id } })
  await as(director).cancelDivision({ id: eventID, divisionID })
  const [ended] = await mailsTo(coach)
  expect(ended!.subject).toBe(`13U Open does not take place: ${EVENT}`)
  expect(ended!.text).toContain('Your team gets back all it paid: $450.00.')
  const told = async () => (await Promise.all([director, coach, next].map(mailsTo))).map(({ length }) => length)
  const once = [0, 3, 1]
  expect(await told()).toEqual(once)
  await changes({ Records: seen })
  expect(await told()).toEqual(once)
})

test('a team that withdrew, entered its old division again, and is moved again is told so, and the organizer of each entry', async () => {
  const { director, coach, eventID, first, enter } = await scenario()
  const input = {
    divisions: [...(await divisionsOf(director, eventID)), { ageGroup: '13U', division: 'Open', max: 4 }],
  }
  const { divisions } = await as(director).updateEvent({ id: eventID, input }, 'divisions { id }')
  const move = async (id: string) => (await as(director).moveEntry({ id, divisionID: divisions[1]!.id! }, 'id')).id
  const entered = await enter(coach, first.id)
  await mailsTo(director)
  const moved = await move(entered)
  await mailsTo(coach)
  await as(coach).withdrawEntry({ id: moved })
  const again = await enter(coach, first.id)
  await mailsTo(director)
  await move(again)
  const told = async (user: UserItem) => (await subjectsTo(user)).filter((it) => it.endsWith(EVENT))
  const [one, other] = [`${first.name} entered: ${EVENT}`, `${first.name} withdrew: ${EVENT}`]
  expect(await told(director)).toEqual([one, other, one])
  expect(await told(coach)).toEqual([1, 2].map(() => `Your team moved to 13U Open: ${EVENT}`))
})

test('a canceled division whose request was interrupted ends its entries, and offers no spot', async () => {
  const { director, coach, next, eventID, first, second, enter, decide } = await scenario()
  await decide(await enter(coach, first.id), 'ACCEPTED')
  await enter(next, second.id)
  const event = await get(events, { eventID })
  const canceled = event.divisions!.map((it) => ({ ...it, canceled: true }))
  await transactWrite(
    recordWrites(eventRecord.replace(event, { divisions: canceled }, { now: new Date(), team: null })),
  )
  await subjectsTo(coach)
  expect(await subjectsTo(next)).toEqual([`12U AA does not take place: ${EVENT}`])
  expect(await as(director).event({ id: eventID }, 'entries { status }')).toEqual({
    entries: [{ status: 'DECLINED' }, { status: 'DECLINED' }],
  })
})

test('the organizer writes to all teams, or those of a status, once each, and not to those who withdrew', async () => {
  const { director, coach, next, eventID, first, second, enter, decide } = await scenario()
  await decide(await enter(coach, first.id), 'ACCEPTED')
  const waiting = await enter(next, second.id)
  const write = (subject: string, status?: 'ACCEPTED' | 'WAITLISTED' | 'DECLINED' | 'WITHDRAWN') =>
    as(director).emailTeams({ id: eventID, subject, text: 'Gates open at 7.', ...(status && { status }) }, undefined, {
      idempotencyKey: `${eventID}${subject}${status}`,
    })
  expect([await write('All'), await write('In', 'ACCEPTED'), await write('Wait', 'WAITLISTED')]).toEqual([2, 1, 1])
  expect(await write('All'), 'a repeated request').toBe(2)
  const words = async (user: UserItem) =>
    (await subjectsTo(user)).filter((it) => ['All', 'In', 'Wait', 'Later'].includes(it)).sort()
  expect([await words(coach), await words(next), await words(director)]).toEqual([['All', 'In'], ['All', 'Wait'], []])
  const [mail] = await mailsTo(coach)
  expect(mail!.text).toContain(`the organizer of "${EVENT}", writes:`)
  expect(mail!.text).toContain('Gates open at 7.')
  expect(mail!.text).toContain(`https://fungo.example/events/${eventID}`)
  expect(mail!.text).not.toContain(director.email)
  const report = new URL(/https:\S+\/p\/report\?[^\s)]+/.exec(mail!.text)![0])
  await openPage(report, { method: 'POST', form: { text: '' } })
  const reports = await as(await given.admin()).reports({ perPage: 1000 }, 'recordID reason')
  expect(reports.filter(({ recordID }) => recordID === director.userID)).toEqual([
    { recordID: director.userID, reason: expect.stringContaining(`/events/${eventID}: "Gates open at 7."`) },
  ])
  await as(next).withdrawEntry({ id: waiting })
  expect(await write('Later')).toBe(1)
  expect(await words(next)).toEqual(['All', 'Wait'])
  for (const status of ['DECLINED', 'WITHDRAWN'] as const)
    await expectRefusal(write('None', status), 'CONFLICT', 'No team has an entry of this status')
})

test('families are asked once to sign the waiver of an event for each player whom a team chose and who has none', async () => {
  const { director, coach, eventID, first, enter, decide } = await scenario()
  const [family, reader, signer] = [await given.user(), await given.user({ locale: 'es' }), await given.user()]
  const id = await enter(coach, first.id)
  await decide(id, 'ACCEPTED')
  const playerOf = async (claimer: UserItem) => {
    const { id: playerID } = await given.player({ claimer, name: 'Jordan Smith' })
    await given.rosterEntry(coach, { teamID: first.id, playerID })
    return playerID
  }
  const [one, other, signed] = [await playerOf(family), await playerOf(reader), await playerOf(signer)]
  const choose = (playerIDs: string[]) => as(coach).chooseEventRoster({ id, playerIDs })
  const asked = async (user: UserItem) => (await mailsTo(user)).filter(({ text }) => text.includes('/my-season'))
  await choose([one])
  expect(await asked(family)).toEqual([])
  await as(director).updateEvent({ id: eventID, input: { waiverRequired: true } })
  const [mail, ...more] = await asked(family)
  expect(more).toEqual([])
  expect(mail!.subject).toBe(`Sign the waiver: ${EVENT}`)
  expect(mail!.text).toContain(`${first.name} chose Jordan S. for ${EVENT}. Log in and sign the waiver of the event.`)
  await choose([other, signed])
  const { waiverHash } = (await as(signer).event({ id: eventID }, 'waiverHash'))!
  await as(signer).signEventWaiver({ eventID, playerID: signed, waiverHash: waiverHash! })
  await choose([one, other, signed])
  const counts = async () => (await Promise.all([family, reader, signer].map(asked))).map(({ length }) => length)
  expect(await counts()).toEqual([1, 1, 0])
  await changes({ Records: seen })
  expect(await counts()).toEqual([1, 1, 0])
  await expectSpanish(reader, { mails: await asked(reader), pushes: push.pushes }, [first.name])
})

test('a family is asked to sign only once it has agreed to the team', async () => {
  const { director, coach, eventID, first, enter, decide } = await scenario()
  const [family, admin] = [await given.user(), await given.admin()]
  const { id: playerID } = await given.player({ claimer: admin })
  await given.rosterEntry(coach, { teamID: first.id, playerID })
  await as(family).claimPlayer({ playerID })
  const id = await enter(coach, first.id)
  await decide(id, 'ACCEPTED')
  await as(coach).chooseEventRoster({ id, playerIDs: [playerID] })
  await as(director).updateEvent({ id: eventID, input: { waiverRequired: true } })
  const subject = `Sign the waiver: ${EVENT}`
  expect(await subjectsTo(family)).not.toContain(subject)
  await given.rosterEntry(coach, { teamID: first.id, playerID, season: '2027 Spring' })
  for (const playerIDs of [[], [playerID]]) await as(coach).chooseEventRoster({ id, playerIDs })
  expect(await subjectsTo(family)).toContain(subject)
})

test('the next family of a player is asked to sign the waiver that its former claimer signed', async () => {
  const { director, coach, eventID, first, enter, decide } = await scenario()
  const [former, next] = await given.users(2)
  const id = await enter(coach, first.id)
  await decide(id, 'ACCEPTED')
  const { id: playerID } = await given.player({ claimer: former })
  await given.rosterEntry(coach, { teamID: first.id, playerID })
  await as(director).updateEvent({ id: eventID, input: { waiverRequired: true } })
  const choose = (playerIDs: string[]) => as(coach).chooseEventRoster({ id, playerIDs })
  const asked = async (user: UserItem) => (await mailsTo(user)).filter(({ text }) => text.includes('/my-season'))
  await choose([playerID])
  expect(await asked(former)).toHaveLength(1)
  const { waiverHash } = (await as(former).event({ id: eventID }, 'waiverHash'))!
  await as(former).signEventWaiver({ eventID, playerID, waiverHash: waiverHash! })
  await players().patch({ playerID }).set({ claimedBy: next.userID }).go()
  for (const roster of [[], [playerID]]) await choose(roster)
  expect(await asked(next)).toHaveLength(1)
  expect(await asked(former)).toHaveLength(1)
})

test('the family of a chosen guest is asked to sign the waiver, and not that of a player who has left the team', async () => {
  const { director, coach, eventID, first, enter, decide } = await scenario()
  const [left, guest] = [await given.family(), await given.family()]
  const id = await enter(coach, first.id)
  await decide(id, 'ACCEPTED')
  const { id: teamHistoryID } = await given.rosterEntry(coach, { teamID: first.id, playerID: left.player })
  const need = await given.opportunity({ creator: coach, type: 'GUEST_NEED', teamID: first.id, eventID })
  await given.registration(guest.parent, { opportunityID: need.id, playerID: guest.player, approvedBy: coach })
  await as(coach).chooseEventRoster({ id, playerIDs: [left.player, guest.player] })
  await as(coach).removePlayerFromTeam({ teamHistoryID })
  await as(director).updateEvent({ id: eventID, input: { waiverRequired: true } })
  const asked = async (user: UserItem) => (await subjectsTo(user)).filter((it) => it.startsWith('Sign the waiver'))
  expect(await asked(guest.parent)).toHaveLength(1)
  expect(await asked(left.parent)).toEqual([])
})

const byAdmin = { at: inHours(-1), by: 'admin', reason: 'Unsafe fields.' }
type Chosen = { eventID: string; divisionID: string; teamID: string }
const setEvent =
  (change: object) =>
  ({ eventID }: Chosen) =>
    events().patch({ eventID }).set(change).go()
const setTeam =
  (change: object) =>
  ({ teamID }: Chosen) =>
    teams().patch({ teamID }).set(change).go()

test.each<[string, (chosen: Chosen) => Promise<unknown>, asked?: number]>([
  ['of an event to come', async () => {}, 1],
  ['of a hidden event', setEvent({ hidden: byAdmin })],
  ['of a canceled event', setEvent({ status: 'cancelled' })],
  ['of an event that has begun', setEvent({ date: inHours(-1) })],
  [
    'of a blocked organizer',
    async (chosen) => setEvent({ createdBy: (await given.user({ isBlocked: true })).userID })(chosen),
  ],
  ['of an event of the feed', ({ eventID }) => events().patch({ eventID }).remove(['createdBy']).go(), 1],
  ['for a team on the waitlist', (key) => entries().patch(key).set({ status: 'WAITLISTED' }).go()],
  ['for a hidden team', setTeam({ hidden: byAdmin })],
  ['for a team whose claim is in review', ({ teamID }) => given.provisionalClaim(teamID)],
])('whether a family is asked to sign the waiver %s', async (_, change, asked = 0) => {
  const { coach, eventID, first, enter, decide } = await scenario()
  const family = await given.user()
  const id = await enter(coach, first.id)
  await decide(id, 'ACCEPTED')
  const { id: playerID } = await given.player({ claimer: family })
  await given.rosterEntry(coach, { teamID: first.id, playerID })
  await as(coach).chooseEventRoster({ id, playerIDs: [playerID] })
  const [, divisionID = ''] = id.split('.')
  await change({ eventID, divisionID, teamID: first.id })
  await events().patch({ eventID }).set({ waiverRequired: true }).go()
  await mailsTo(family)
  const bell = await as(family).notifications({}, 'subject')
  expect(bell.filter(({ subject }) => subject.startsWith('Sign the waiver'))).toHaveLength(asked)
})
