import { expect, test } from 'vitest'
import { type EntryItem, entries } from '../../functions/domain/entries/entity.ts'
import { endExpiredEntryOffers } from '../../functions/domain/entries/expired-offers.ts'
import { entryKey, offerFreeEntrySpots, withdrawEntry } from '../../functions/domain/entries/service.ts'
import { hasSpot, holdsSpot, lineOf, readDivision } from '../../functions/domain/entries/spots.ts'
import { scheduledWork } from '../../functions/domain/scheduled-work/entity.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { moveChildrenOfTeam } from '../../functions/lifecycle/merge/move-team.ts'
import { removeChildrenOfEvent } from '../../functions/lifecycle/removal/events.ts'
import { removeChildrenOfTeam } from '../../functions/lifecycle/removal/teams.ts'
import { newID } from '../../functions/values/ids.ts'
import { dayAt } from '../../functions/values/time-format.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { inHours } from '../support/times.ts'

const DIVISION = { ageGroup: '12U', division: 'AA', max: 1, entryFeeCents: 45_000 }
const director = await given.user()

/** A tournament of the director in 60 days, with one division or more. */
async function tournament(division: object = {}, more: object = {}, others: object[] = []) {
  const input = {
    ...{ name: 'Lone Star Cup', date: inHours(60 * 24), location: 'Field 1', city: 'Austin', state: 'TX' },
    eventType: 'Tournament',
    divisions: [division, ...others].map((it) => ({ ...DIVISION, ...it })),
    ...more,
  }
  const { id, divisions } = await as(director).createEvent({ input }, 'id divisions { id }')
  return { eventID: id, divisionID: divisions[0]!.id!, otherIDs: divisions.slice(1).map((it) => it.id!) }
}

type Place = Awaited<ReturnType<typeof tournament>>
const ids = ({ eventID, divisionID }: Place) => ({ eventID, divisionID })

async function coachWithTeam() {
  const coach = await given.user()
  return { coach, teamID: (await given.team({ owner: coach })).id }
}

type Side = Awaited<ReturnType<typeof coachWithTeam>>

const ENTRY = 'id status isLate refundCents offerExpiresAt'
const enter = ({ coach, teamID }: Side, place: Place) =>
  as(coach).enterTeam({ input: { ...ids(place), teamID } }, ENTRY)
const decide = (id: string, decision: string, reason?: string) =>
  as(director).decideEntry({ id, decision, reason } as never, `${ENTRY} reason`)

test('a team applies, is accepted, and is shown to everyone', async () => {
  const [place, side] = [await tournament(), await coachWithTeam()]
  const { id, status } = await enter(side, place)
  expect(status).toBe('APPLIED')
  const shown = (user?: UserItem) =>
    (user ? as(user) : asAnonymous()).event(
      { id: place.eventID },
      'entries { status note contact { email } feePaidCents }',
    )
  expect(await shown()).toEqual({ entries: [] })
  expect(await shown(side.coach)).toMatchObject({ entries: [{ status: 'APPLIED', contact: null }] })
  expect(await shown(director)).toMatchObject({ entries: [{ contact: { email: side.coach.email } }] })
  await decide(id, 'ACCEPTED')
  expect(await shown()).toEqual({ entries: [{ status: 'ACCEPTED', note: null, contact: null, feePaidCents: null }] })
  expect(await asAnonymous().team({ id: side.teamID }, 'entries { id }')).toEqual({ entries: [{ id }] })
})

test('a team enters a division once, and again after it withdrew', async () => {
  const [place, side] = [await tournament(), await coachWithTeam()]
  const { id } = await enter(side, place)
  await expectRefusal(enter(side, place), 'CONFLICT', 'This team has already entered this division')
  await as(side.coach).withdrawEntry({ id }, ENTRY)
  expect(await enter(side, place)).toMatchObject({ id, status: 'APPLIED', refundCents: 0 })
})

test('notes, reasons, and descriptions drop what shows a text otherwise than it is stored', async () => {
  const place = await tournament({}, { description: 'Two\u202e fields\0' })
  const side = await coachWithTeam()
  const { id } = await as(side.coach).enterTeam({ input: { ...ids(place), teamID: side.teamID, note: ' ¡Sí!\u202e ' } })
  await decide(id, 'DECLINED', 'Full\0 👍')
  const { description, entries } = await as(director).event(
    { id: place.eventID },
    'description entries { note reason }',
  )
  expect({ description, entries }).toEqual({
    description: 'Two fields',
    entries: [{ note: '¡Sí!', reason: 'Full 👍' }],
  })
})

test('a full division takes no more teams, and a freed spot is held for the next of the waitlist for a day', async () => {
  const place = await tournament()
  const [first, second, third] = await Promise.all([coachWithTeam(), coachWithTeam(), coachWithTeam()])
  const accepted = await enter(first, place)
  const early = await enter(second, place)
  await decide(accepted.id, 'ACCEPTED')
  await expectRefusal(decide(early.id, 'ACCEPTED'), 'CONFLICT', 'This division is full')
  await decide(early.id, 'WAITLISTED')
  const late = await enter(third, place)
  expect(late.status).toBe('WAITLISTED')
  await as(first.coach).withdrawEntry({ id: accepted.id })
  await offerFreeEntrySpots(place)
  await offerFreeEntrySpots(place)
  const held = async () => (await readDivision(place)).all.filter(({ offerExpiresAt }) => offerExpiresAt)
  expect(await held()).toMatchObject([{ teamID: second.teamID }])
  await expectRefusal(as(third.coach).acceptEntryOffer({ id: late.id }), 'CONFLICT', 'No spot is held for this team')
  await endExpiredEntryOffers(new Date(inHours(25)))
  expect(await held()).toMatchObject([{ teamID: third.teamID }])
  expect(await as(third.coach).acceptEntryOffer({ id: late.id }, ENTRY)).toMatchObject({
    status: 'ACCEPTED',
    offerExpiresAt: null,
  })
})

test('an entry after the day of the deadline waits', async () => {
  const enterUntil = async (deadline: string) => enter(await coachWithTeam(), await tournament({ max: 2, deadline }))
  expect(await enterUntil('2026-01-31')).toMatchObject({ status: 'WAITLISTED', isLate: true })
  expect(await enterUntil(dayAt(new Date(), 'America/Chicago'))).toMatchObject({ status: 'APPLIED', isLate: false })
})

test('the divisions of an event fill on their own', async () => {
  const place = await tournament({}, {}, [{ division: 'AAA' }])
  const places = [place, { ...place, divisionID: place.otherIDs[0]! }]
  for (const place of places)
    expect(await decide((await enter(await coachWithTeam(), place)).id, 'ACCEPTED')).toMatchObject({
      status: 'ACCEPTED',
    })
  const { division, all } = await readDivision(places[0]!)
  expect([division, { ...division, max: undefined }].map((it) => hasSpot({ division: it, all }))).toEqual([false, true])
})

test('teams wait in the order in which they joined the waitlist, not in that of their applications or earlier spots', async () => {
  const place = await tournament()
  const [early, playing, late] = [await coachWithTeam(), await coachWithTeam(), await coachWithTeam()]
  const [applied, accepted] = [await enter(early, place), await enter(playing, place)]
  await decide(accepted.id, 'ACCEPTED')
  await enter(late, place)
  await decide(accepted.id, 'WAITLISTED')
  await decide(applied.id, 'WAITLISTED')
  const line = async () => lineOf((await readDivision(place)).all)
  expect(await line()).toMatchObject([late, playing, early].map(({ teamID }) => ({ teamID })))
  const sameTime = (await line()).map((entry) => ({ ...entry, waitlistedAt: entry.createdAt.slice(0, 4) }))
  const byID = sameTime.map(({ teamID }) => teamID).sort()
  expect(lineOf(sameTime).map(({ teamID }) => teamID)).toEqual(byID)
})

test('a decision, an acceptance, or a withdrawal that is sent twice counts once', async () => {
  const everything = { withdrawals: [{ before: '2099-01-01', percent: 100 }], gamesPlayed: [100, 50, 0] }
  const [place, side] = [await tournament({}, { refundPolicy: everything }), await coachWithTeam()]
  const { id, note } = await as(side.coach).enterTeam(
    { input: { ...ids(place), teamID: side.teamID, note: '' } },
    'id note',
  )
  expect(note).toBeNull()
  const version = async () => (await readDivision(place)).all[0]!.version
  for (const change of [
    () => decide(id, 'DECLINED'),
    () => decide(id, 'ACCEPTED', 'Too strong'),
    () => as(side.coach).acceptEntryOffer({ id }),
    () => as(side.coach).withdrawEntry({ id }, ENTRY),
  ]) {
    await change()
    const once = await version()
    await change()
    expect(await version()).toBe(once)
  }
  const [{ status, refundCents, reason }] = (await readDivision(place)).all as [EntryItem]
  expect([status, refundCents, reason]).toEqual(['WITHDRAWN', 0, undefined])
})

test('no team withdraws from an event, or takes a spot of one, that is canceled or has started', async () => {
  for (const [more, later, message] of [
    [{ cancelled: true }, undefined, 'This event was canceled'],
    [{}, inHours(61 * 24), 'This event has already started'],
  ] as const) {
    const [place, side] = [await tournament(), await coachWithTeam()]
    const { id } = await enter(side, place)
    await as(director).updateEvent({ id: place.eventID, input: more })
    const options = later ? { now: new Date(later) } : {}
    await expectRefusal(as(side.coach).withdrawEntry({ id }, ENTRY, options), 'CONFLICT', message)
    await expectRefusal(as(side.coach).acceptEntryOffer({ id }, ENTRY, options), 'CONFLICT', message)
  }
})

test('a spot is held until its offer ends, or until the organizer keeps the team on the waitlist', async () => {
  const [place, side] = [await tournament(), await coachWithTeam()]
  const { id } = await enter(side, place)
  await decide(id, 'WAITLISTED')
  await offerFreeEntrySpots(place)
  const [{ offerExpiresAt }] = (await readDivision(place)).all as [EntryItem]
  const now = new Date(offerExpiresAt!)
  await expectRefusal(
    as(side.coach).acceptEntryOffer({ id }, ENTRY, { now }),
    'CONFLICT',
    'No spot is held for this team',
  )
  expect(await decide(id, 'WAITLISTED')).toMatchObject({ status: 'WAITLISTED', offerExpiresAt: null })
})

test('spots are held for as many teams as there are spots, but not in an event that is canceled, hidden, or about to start', async () => {
  const admin = await given.admin()
  const atDate = new Date(inHours(60 * 24 - 1))
  for (const [prepare, held, now] of [
    [() => {}, 2],
    [() => {}, 0, atDate],
    [({ eventID }) => as(director).updateEvent({ id: eventID, input: { cancelled: true } }), 0],
    [({ eventID }) => as(admin).hideRecord({ kind: 'event', id: eventID, reason: 'Spam' }), 0],
  ] as [(place: Place) => unknown, number, Date?][]) {
    const place = await tournament({ max: 2 })
    for (let team = 0; team < 2; team++) await decide((await enter(await coachWithTeam(), place)).id, 'WAITLISTED')
    await prepare(place)
    await offerFreeEntrySpots(place, now)
    expect((await readDivision(place)).all.filter(holdsSpot)).toHaveLength(held)
  }
  await offerFreeEntrySpots({ eventID: newID(), divisionID: newID() })
  await offerFreeEntrySpots(await tournament())
})

test('an offer whose team is gone ends', async () => {
  const [place, side] = [await tournament(), await coachWithTeam()]
  const { id } = await enter(side, place)
  await decide(id, 'WAITLISTED')
  await offerFreeEntrySpots(place)
  const work = scheduledWork().get({ kind: 'entry-offer', recordID: id })
  expect((await work.go()).data).not.toBeNull()
  await entries()
    .delete({ ...place, teamID: side.teamID })
    .go()
  await endExpiredEntryOffers(new Date(inHours(25)))
  expect((await work.go()).data).toBeNull()
})

test('IDs of entries and divisions that are none are not found', async () => {
  const [place, side] = [await tournament(), await coachWithTeam()]
  for (const unknown of [{ eventID: newID() }, { divisionID: newID() }, { eventID: '' }])
    await expectRefusal(enter(side, { ...place, ...unknown }), 'NOT_FOUND', 'Division not found')
  const [e, d, t] = [newID(), newID(), newID()]
  expect(entryKey(`${e}.${d}.${t}`)).toEqual({ eventID: e, divisionID: d, teamID: t })
  for (const id of ['', `.${d}.${t}`, `${e}..${t}`, `${e}.${d}.`, `${e}.${d}.${t}.`])
    expect(() => entryKey(id)).toThrow('Entry not found')
  await expect(withdrawEntry(`${place.eventID}.${place.divisionID}.${t}`, new Date())).rejects.toThrow(
    'Entry not found',
  )
})

test('an entry is decided about on what has changed meanwhile', async () => {
  const admin = await given.admin()
  for (const [meanwhile, code] of [
    [({ eventID }) => as(director).updateEvent({ id: eventID, input: { cancelled: true } }), 'CONFLICT'],
    [async (_, { coach, teamID }) => given.transfer(coach, teamID, await given.user()), 'FORBIDDEN'],
    [async (_, { coach }) => users().delete(coach).go(), 'UNAUTHENTICATED'],
  ] as [(place: Place, side: Side) => Promise<unknown>, string][]) {
    const [place, side] = [await tournament(), await coachWithTeam()]
    beforeNextTransaction(() => meanwhile(place, side))
    await expectRefusal(enter(side, place), code)
  }
  const place = await tournament()
  const { id } = await enter(await coachWithTeam(), place)
  const divisions = [{ ...DIVISION, id: place.divisionID, soldOut: true }]
  beforeNextTransaction(() => as(director).updateEvent({ id: place.eventID, input: { divisions } }))
  await expectRefusal(decide(id, 'ACCEPTED'), 'CONFLICT', 'This division is full')
  await as(admin).hideRecord({ kind: 'event', id: place.eventID, reason: 'Spam' })
  await expectRefusal(
    decide(id, 'DECLINED'),
    'CONFLICT',
    'This event is hidden. You can decide about entries again when it is shown.',
  )
})

test('an entry waits if the division is sold out', async () => {
  const place = await tournament({ soldOut: true })
  expect(await enter(await coachWithTeam(), place)).toMatchObject({ status: 'WAITLISTED', isLate: false })
})

test('no team enters an event that is canceled, has started, or is hidden', async () => {
  const side = await coachWithTeam()
  const canceled = await tournament()
  await as(director).updateEvent({ id: canceled.eventID, input: { cancelled: true } })
  await expectRefusal(enter(side, canceled), 'CONFLICT', 'This event was canceled')
  const started = await tournament({}, { date: inHours(-1) })
  await expectRefusal(enter(side, started), 'CONFLICT', 'This event has already started')
  const hidden = await tournament()
  await as(await given.admin()).hideRecord({ kind: 'event', id: hidden.eventID, reason: 'Spam' })
  await expectRefusal(enter(side, hidden), 'NOT_FOUND', 'Division not found')
})

const refundPolicy = { withdrawals: [{ before: '2099-01-01', percent: 70 }], gamesPlayed: [100, 50, 0] }

test('a withdrawal gives back what the policy says, and a decline all', async () => {
  const place = await tournament({ max: 2 }, { refundPolicy })
  const sides = [await coachWithTeam(), await coachWithTeam()] as const
  const [withdrawn, declined] = [await enter(sides[0], place), await enter(sides[1], place)]
  for (const { id } of [withdrawn, declined]) await as(director).recordEntryFee({ id, feePaidCents: 45_000 })
  expect(await as(sides[0].coach).withdrawEntry({ id: withdrawn.id }, ENTRY)).toMatchObject({ refundCents: 31_500 })
  expect(await decide(declined.id, 'DECLINED', 'Too strong')).toMatchObject({
    refundCents: 45_000,
    reason: 'Too strong',
  })
  await expectRefusal(decide(withdrawn.id, 'ACCEPTED'), 'CONFLICT', 'The team withdrew')
})

test('a team that enters again has its insurance and what it paid beyond the refund', async () => {
  const place = await tournament({}, { refundPolicy })
  const side = await coachWithTeam()
  const { id } = await enter(side, place)
  await as(director).recordEntryFee({ id, feePaidCents: 45_000 })
  await as(director).recordEntryInsurance({ id, insuredUntil: '2099-03-31' })
  await as(side.coach).withdrawEntry({ id })
  await enter(side, place)
  const [entry] = (await readDivision(place)).all
  expect(entry).toMatchObject({ status: 'APPLIED', feePaidCents: 13_500, insuredUntil: '2099-03-31' })
  expect(entry!.refundCents).toBeUndefined()
})

test('how to pay is shown to the organizer and accepted teams', async () => {
  const place = await tournament({}, { paymentNote: 'Venmo', paymentURL: 'https://pay.fungo.example' })
  const side = await coachWithTeam()
  const { id } = await enter(side, place)
  const seen = (user: UserItem) => as(user).event({ id: place.eventID }, 'paymentNote paymentURL')
  expect(await seen(side.coach)).toEqual({ paymentNote: null, paymentURL: null })
  await decide(id, 'ACCEPTED')
  const payment = { paymentNote: 'Venmo', paymentURL: 'https://pay.fungo.example' }
  expect(await seen(side.coach)).toEqual(payment)
  expect(await seen(director)).toEqual(payment)
})

test('a division that teams entered cannot be removed, and another one can', async () => {
  const place = await tournament()
  const remove = (id: string) => as(director).updateEvent({ id, input: { divisions: [] } }, 'divisions { id }')
  expect(await remove((await tournament()).eventID)).toEqual({ divisions: [] })
  await enter(await coachWithTeam(), place)
  await expectRefusal(remove(place.eventID), 'CONFLICT', 'A division that teams have entered cannot be removed')
})

test('fifty teams apply at once for ten spots and withdraw at random: never more than ten, each freed spot offered once', async () => {
  const place = await tournament({ max: 10 })
  const sides = await Promise.all(Array.from({ length: 50 }, coachWithTeam))
  const entered = await Promise.all(sides.map((side) => enter(side, place)))
  const idOf = (teamID: string) => entered.find(({ id }) => id.endsWith(teamID))!.id
  const outcomes = await Promise.allSettled(entered.map(({ id }) => decide(id, 'ACCEPTED')))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  for (const it of outcomes) if (it.status === 'rejected') expect(it.reason).toMatchObject({ code: 'CONFLICT' })
  const read = async () => (await readDivision(place)).all
  await Promise.all(
    (await read()).filter(({ status }) => status === 'APPLIED').map(({ teamID }) => decide(idOf(teamID), 'WAITLISTED')),
  )
  const offered = new Set<string>()
  for (let round = 0; round < 4; round++) {
    const waiting = lineOf(await read())
    const playing = (await read()).filter(({ status }) => status === 'ACCEPTED').slice(round, round + 3)
    await Promise.all([
      ...playing.map(({ teamID }) =>
        as(sides.find((it) => it.teamID === teamID)!.coach).withdrawEntry({ id: idOf(teamID) }),
      ),
      ...Array.from({ length: 5 }, () => offerFreeEntrySpots(place)),
    ])
    await offerFreeEntrySpots(place)
    const all = await read()
    expect(all.filter(holdsSpot)).toHaveLength(10)
    const held = all.filter(({ offerExpiresAt }) => offerExpiresAt).map(({ teamID }) => teamID)
    expect(held.sort()).toEqual(
      waiting
        .slice(0, 3)
        .map(({ teamID }) => teamID)
        .sort(),
    )
    for (const teamID of held) {
      expect(offered).not.toContain(teamID)
      offered.add(teamID)
      await as(sides.find((it) => it.teamID === teamID)!.coach).acceptEntryOffer({ id: idOf(teamID) })
    }
  }
})

const teamIDsIn = async (place: Place) => (await readDivision(place)).all.map(({ teamID }) => teamID)

test('a deleted team gives its spot back, and waits if it is restored after the spot was taken', async () => {
  const place = await tournament()
  const [first, second, undecided] = [await coachWithTeam(), await coachWithTeam(), await coachWithTeam()]
  await enter(undecided, place)
  await decide((await enter(first, place)).id, 'ACCEPTED')
  for (const { coach, teamID } of [first, undecided]) {
    await as(coach).deleteTeam({ id: teamID })
    await removeChildrenOfTeam(teamID)
  }
  expect(await teamIDsIn(place)).toEqual([])
  await decide((await enter(second, place)).id, 'ACCEPTED')
  for (const { coach, teamID } of [first, undecided]) await as(coach).restoreRecord({ kind: 'team', id: teamID })
  const statuses = (await readDivision(place)).all.map(({ teamID, status }) => [teamID, status])
  expect(new Map(statuses as [string, string][])).toEqual(
    new Map([
      [first.teamID, 'WAITLISTED'],
      [second.teamID, 'ACCEPTED'],
      [undecided.teamID, 'APPLIED'],
    ]),
  )
})

test('a deleted event comes back with its entries', async () => {
  const [place, side] = [await tournament(), await coachWithTeam()]
  await decide((await enter(side, place)).id, 'ACCEPTED')
  await as(director).deleteEvent({ id: place.eventID })
  await removeChildrenOfEvent(place.eventID)
  expect(await as(side.coach).team({ id: side.teamID }, 'entries { id }')).toEqual({ entries: [] })
  await as(director).restoreRecord({ kind: 'event', id: place.eventID })
  expect(await as(side.coach).team({ id: side.teamID }, 'entries { status }')).toEqual({
    entries: [{ status: 'ACCEPTED' }],
  })
})

test('the entry of a merged team moves to the kept team, unless that one has entered the division, too', async () => {
  const admin = await given.admin()
  const [place, both] = [await tournament(), await tournament({ max: 2 })]
  const [from, into] = [await coachWithTeam(), await coachWithTeam()]
  await decide((await enter(from, place)).id, 'ACCEPTED')
  for (const side of [from, into]) await decide((await enter(side, both)).id, 'ACCEPTED')
  await as(director).recordEntryFee({ id: `${both.eventID}.${both.divisionID}.${into.teamID}`, feePaidCents: 45_000 })
  const plan = { fromID: from.teamID, intoID: into.teamID }
  const { moves, conflicts } = await as(admin).mergeTeams(plan, 'moves { part count } conflicts')
  expect(moves).toContainEqual({ part: 'ENTRIES', count: 1 })
  expect(conflicts).toContain('Both have entered Lone Star Cup in one division. One entry stays.')
  await moveChildrenOfTeam(from.teamID)
  expect((await readDivision(place)).all).toMatchObject([{ teamID: into.teamID, status: 'ACCEPTED' }])
  expect((await readDivision(both)).all).toMatchObject([{ teamID: into.teamID, feePaidCents: 45_000 }])
  await as(admin).restoreRecord({ kind: 'team', id: from.teamID })
  expect((await readDivision(place)).all).toMatchObject([{ teamID: into.teamID }])
  expect((await readDivision(both)).all).toHaveLength(2)
})

test('of two entries in a division, a merge keeps the one with a spot, or else one that has not ended', async () => {
  const admin = await given.admin()
  const [place, other, open] = [await tournament({ max: 2 }), await tournament({ max: 2 }), await tournament()]
  const [from, into] = [await coachWithTeam(), await coachWithTeam()]
  const { id: accepted } = await enter(from, place)
  await decide(accepted, 'ACCEPTED')
  await as(director).recordEntryFee({ id: accepted, feePaidCents: 45_000 })
  await enter(into, place)
  for (const side of [from, into]) await enter(side, open)
  await enter(from, other)
  await as(into.coach).withdrawEntry({ id: (await enter(into, other)).id })
  await as(admin).mergeTeams({ fromID: from.teamID, intoID: into.teamID })
  await moveChildrenOfTeam(from.teamID)
  const kept = { teamID: into.teamID }
  expect((await readDivision(place)).all).toMatchObject([
    { ...kept, status: 'ACCEPTED', feePaidCents: 45_000, version: 4 },
  ])
  expect((await readDivision(other)).all).toMatchObject([{ ...kept, status: 'APPLIED' }])
  expect((await readDivision(open)).all).toMatchObject([{ ...kept, enteredBy: into.coach.userID }])
})

test('the data export of the owner of a team has its entries, with the note', async () => {
  const [place, side] = [await tournament(), await coachWithTeam()]
  const note = 'We have two pitchers.'
  const { id } = await as(side.coach).enterTeam({ input: { ...ids(place), teamID: side.teamID, note } })
  const admin = await given.admin()
  await as(admin).decideEntry({ id, decision: 'ACCEPTED' })
  const data = await as(side.coach).exportMyData()
  expect(JSON.parse(data).entriesOfTeams).toMatchObject([
    { ...ids(place), teamID: side.teamID, note, status: 'ACCEPTED' },
  ])
  expect(data, 'who decided').not.toContain(admin.userID)
})

const OTHER = { ageGroup: '13U', division: 'AA' }
const move = (id: string, divisionID: string | undefined) =>
  as(director).moveEntry({ id, divisionID: divisionID! }, 'id status divisionID')

test('an accepted team moves to another division with what it paid, and takes a spot there', async () => {
  const place = await tournament({}, {}, [OTHER])
  const [side, other] = [await coachWithTeam(), await coachWithTeam()]
  const { id } = await enter(side, place)
  await decide(id, 'ACCEPTED')
  await as(director).recordEntryFee({ id, feePaidCents: 45_000 })
  const moved = await move(id, place.otherIDs[0])
  expect(moved).toMatchObject({ status: 'ACCEPTED', divisionID: place.otherIDs[0] })
  expect(await as(side.coach).team({ id: side.teamID }, 'entries { id feePaidCents }')).toEqual({
    entries: [{ id: moved.id, feePaidCents: 45_000 }],
  })
  await expectRefusal(move(id, place.otherIDs[0]), 'NOT_FOUND', 'Entry not found')
  const next = await enter(other, { ...place, divisionID: place.otherIDs[0]! })
  expect(next.status).toBe('WAITLISTED')
  expect(await move(next.id, place.divisionID)).toMatchObject({ status: 'WAITLISTED' })
})

test('an entry does not move to a full division, one that the team entered, one of another event, or after a withdrawal', async () => {
  const place = await tournament({ max: 2 }, {}, [{ ...OTHER, max: 1 }])
  const [side, other] = [await coachWithTeam(), await coachWithTeam()]
  const { id } = await enter(side, place)
  const there = { ...place, divisionID: place.otherIDs[0]! }
  await expectRefusal(move(id, (await tournament()).divisionID), 'NOT_FOUND', 'Division not found')
  const second = await enter(side, there)
  await expectRefusal(move(id, there.divisionID), 'CONFLICT', 'This team has already entered this division')
  await as(side.coach).withdrawEntry({ id: second.id })
  await decide((await enter(other, there)).id, 'ACCEPTED')
  await decide(id, 'ACCEPTED')
  await expectRefusal(move(id, there.divisionID), 'CONFLICT', 'This division is full')
  await as(side.coach).withdrawEntry({ id })
  await expectRefusal(move(id, there.divisionID), 'CONFLICT', 'The team withdrew')
})

test('of five accepted teams that move into the last spot at once, one has it, and the others stay', async () => {
  for (const isEmpty of [true, false]) {
    const place = await tournament({ max: 5 }, {}, [{ ...OTHER, max: isEmpty ? 1 : 2 }])
    const there = { ...place, divisionID: place.otherIDs[0]! }
    if (!isEmpty) await decide((await enter(await coachWithTeam(), there)).id, 'ACCEPTED')
    const entered = await Promise.all(
      (await Promise.all(Array.from({ length: 5 }, coachWithTeam))).map((it) => enter(it, place)),
    )
    for (const { id } of entered) await decide(id, 'ACCEPTED')
    const outcomes = await Promise.allSettled(entered.map(({ id }) => move(id, there.divisionID)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await readDivision(there)).all.filter(holdsSpot)).toHaveLength(isEmpty ? 1 : 2)
    expect((await readDivision(place)).all.filter(holdsSpot)).toHaveLength(4)
  }
})

test('a canceled division ends its entries, gives back all that was paid, and takes no team any more', async () => {
  const place = await tournament({ max: 2 }, {}, [OTHER])
  const [paid, unpaid, withdrawn] = [await coachWithTeam(), await coachWithTeam(), await coachWithTeam()]
  const { id } = await enter(paid, place)
  const waiting = await enter(unpaid, place)
  await as(withdrawn.coach).withdrawEntry({ id: (await enter(withdrawn, place)).id })
  await decide(id, 'ACCEPTED')
  await as(director).recordEntryFee({ id, feePaidCents: 45_000 })
  const cancel = () =>
    as(director).cancelDivision({ id: place.eventID, divisionID: place.divisionID }, 'divisions { canceled }')
  expect(await cancel()).toEqual({ divisions: [{ canceled: true }, { canceled: null }] })
  await cancel()
  const all = async () => new Map((await readDivision(place)).all.map((it) => [it.teamID, [it.status, it.refundCents]]))
  expect(await all()).toEqual(
    new Map([
      [paid.teamID, ['DECLINED', 45_000]],
      [unpaid.teamID, ['DECLINED', undefined]],
      [withdrawn.teamID, ['WITHDRAWN', 0]],
    ]),
  )
  const GONE = 'This division does not take place'
  await expectRefusal(decide(waiting.id, 'ACCEPTED'), 'CONFLICT', GONE)
  await expectRefusal(enter(await coachWithTeam(), place), 'CONFLICT', GONE)
  await expectRefusal(move(id, place.otherIDs[0]), 'CONFLICT', GONE)
  await as(paid.coach).withdrawEntry({ id })
  expect((await all()).get(paid.teamID)).toEqual(['WITHDRAWN', 45_000])
  const { divisions } = (await as(director).event({ id: place.eventID }, 'divisions { id ageGroup division max }'))!
  const edited = divisions.map((it) => ({ ...it, max: 9 }))
  expect(
    await as(director).updateEvent({ id: place.eventID, input: { divisions: edited } }, 'divisions { canceled }'),
  ).toEqual({ divisions: [{ canceled: true }, { canceled: null }] })
})

test('a team that is restored after its division was canceled gets back all it paid', async () => {
  const [place, side] = [await tournament(), await coachWithTeam()]
  const { id } = await enter(side, place)
  await decide(id, 'ACCEPTED')
  await as(director).recordEntryFee({ id, feePaidCents: 45_000 })
  await as(side.coach).deleteTeam({ id: side.teamID })
  await removeChildrenOfTeam(side.teamID)
  await as(director).cancelDivision({ id: place.eventID, divisionID: place.divisionID })
  await as(side.coach).restoreRecord({ kind: 'team', id: side.teamID })
  expect((await readDivision(place)).all).toMatchObject([{ status: 'DECLINED', refundCents: 45_000 }])
})

test('the team and the organizer see the insurance that the organizer confirmed, until it is cleared', async () => {
  const [place, side] = [await tournament(), await coachWithTeam()]
  const { id } = await enter(side, place)
  const record = (insuredUntil: string) => as(director).recordEntryInsurance({ id, insuredUntil })
  const seen = async (user: UserItem) =>
    (await as(user).event({ id: place.eventID }, 'entries { insuredUntil }'))!.entries[0]!.insuredUntil
  await record('2027-03-31')
  expect([await seen(side.coach), await seen(director)]).toEqual(['2027-03-31', '2027-03-31'])
  await decide(id, 'ACCEPTED')
  expect(await seen(await given.user())).toBe(null)
  await expectRefusal(record('3/31'), 'BAD_USER_INPUT')
  await record('')
  expect(await seen(director)).toBe(null)
})

test('the contact is who entered the team, or a manager whom it names, or the owner once that one manages it no more', async () => {
  const [place, side] = [await tournament(), await coachWithTeam()]
  const [manager, stranger] = await given.users(2)
  await given.teamContact(side.coach, { teamID: side.teamID, user: manager, role: 'manager' })
  const enterWith = (contactID: string) =>
    as(side.coach).enterTeam({ input: { ...ids(place), teamID: side.teamID, contactID } }, 'id')
  const contact = async () =>
    (await as(director).event({ id: place.eventID }, 'entries { contact { email } }'))!.entries[0]!.contact
  await expectRefusal(enterWith(stranger.userID), 'BAD_USER_INPUT')
  await enterWith(manager.userID)
  expect(await contact()).toEqual({ email: manager.email })
  await as(side.coach).removeTeamContact({ teamID: side.teamID, userID: manager.userID })
  expect(await contact()).toEqual({ email: side.coach.email })
})
