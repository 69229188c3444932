import { beforeEach, expect, test } from 'vitest'
import { players } from '../../functions/domain/players/entity.ts'
import { registrations } from '../../functions/domain/registrations/entity.ts'
import { rosterRequests } from '../../functions/domain/roster/entity.ts'
import { followUpOffer, openRosterOffer } from '../../functions/domain/roster-offers/service.ts'
import { scheduledWork } from '../../functions/domain/scheduled-work/entity.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { moveChildrenOfTeam } from '../../functions/lifecycle/merge/move-team.ts'
import { signedPath } from '../../functions/services/mail/links.ts'
import { find } from '../../functions/store/store.ts'
import { rosterOfferTexts } from '../../functions/values/messages/roster-offers.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { type Family, given } from '../support/given.ts'
import { answerPage, openPage } from '../support/open-page.ts'
import { inHours } from '../support/times.ts'

const STATUS = 'playerID rosterOffer { entryID status position } notSelectedAt'
const SEASON = '2027 Spring'

let coach: UserItem
let team: { id: string; divisionID: string }
let tryout: string
beforeEach(async () => {
  coach = await given.user()
  team = await given.team({ owner: coach, division: 'Open', ageGroup: '12U' })
  tryout = (await given.opportunity({ creator: coach, teamID: team.id })).id
})

async function registered(child: Record<string, unknown> = {}): Promise<Family> {
  const family = await given.family(child)
  await given.registration(family.parent, { opportunityID: tryout, playerID: family.player, approvedBy: coach })
  return family
}

const offer = (players: { playerID: string; position?: string }[], more: object = {}, by = coach) =>
  as(by).offerRosterSpots(
    {
      opportunityID: tryout,
      input: { players, divisionID: team.divisionID, season: SEASON, replyBy: inHours(48), ...more },
    },
    STATUS,
  )
const offerTo = async ({ player: playerID }: Family, more: object = {}) => {
  const [registration] = await offer([{ playerID }], more)
  return registration!.rosterOffer.entryID as string
}
const listed = async ({ player }: Family) => {
  const { registrations } = await as(coach).opportunity({ id: tryout }, `registrations { ${STATUS} }`)
  return registrations.find(({ playerID }) => playerID === player)!
}
const statusOf = async (family: Family) => (await listed(family)).rosterOffer?.status
const rosterOf = async () => (await as(coach).team({ id: team.id }, 'players { id }')).players.map(({ id }) => id)
const linkTo = async (teamHistoryID: string, { parent }: Family) =>
  `https://fungo.example${await signedPath('roster', { teamHistoryID, userID: parent.userID })}`
const shownOn = async (link: string) => /name="version" value="(\d+)"/.exec((await openPage(link)).body ?? '')?.[1]
const answer = async (link: string, word: 'yes' | 'no', version?: string) =>
  answerPage(link, word, { version: version ?? (await shownOn(link)) ?? '1' })
const followUp = async (recordID: string, hours: number) => {
  const work = await find(scheduledWork, { kind: 'roster-offer', recordID })
  await followUpOffer(work!, new Date(inHours(hours)))
}

test('a family says yes by the link without a login, and the player is on the roster with the terms of the offer', async () => {
  const family = await registered({ name: 'Eli Stone' })
  const id = await offerTo(family, { priceCents: 180_000, note: 'Glad to have him.' })
  expect(await rosterOf()).toEqual([])
  const link = await linkTo(id, family)
  const page = (await openPage(link)).body!
  for (const text of ['Eli S.', '12U Open', '$1,800', 'Glad to have him.']) expect(page).toContain(text)
  expect(await statusOf(family)).toBe('OFFERED')
  expect((await answer(link, 'yes')).body).toContain('Eli S. is on the roster')
  expect(await rosterOf()).toEqual([family.player])
  expect(await statusOf(family)).toBe('ACCEPTED')
  const [entry] = await as(family.parent).playerTeamHistory(
    { playerID: family.player },
    'season ageGroup division offer { note }',
  )
  expect(entry).toEqual({ season: SEASON, ageGroup: '12U', division: 'Open', offer: null })
  expect((await openPage(link)).body).toContain('Eli S. is on the roster')
})

test('a family says no by the link, and the spot can be offered to another', async () => {
  await as(coach).setRosterSpots({ opportunityID: tryout, spots: [{ position: 'Catcher', spots: 1 }] })
  const [one, other] = [await registered(), await registered()]
  const [first] = await offer([{ playerID: one.player, position: 'Catcher' }])
  await expectRefusal(
    offer([{ playerID: other.player, position: 'Catcher' }]),
    'CONFLICT',
    'No spot is left for this position',
  )
  await expectRefusal(
    offer([{ playerID: other.player, position: 'Pitcher' }]),
    'CONFLICT',
    'No spot is left for this position',
  )
  await answer(await linkTo(first!.rosterOffer.entryID, one), 'no')
  expect(await statusOf(one)).toBe('DECLINED')
  await offer([{ playerID: other.player, position: 'Catcher' }])
  expect(await as(coach).opportunity({ id: tryout }, 'rosterSpots { position spots left }')).toEqual({
    rosterSpots: [{ position: 'Catcher', spots: 1, left: 0 }],
  })
  expect(await asAnonymous().opportunity({ id: tryout }, 'rosterSpots { position left }')).toEqual({
    rosterSpots: [{ position: 'Catcher', left: 0 }],
  })
})

test('a yes takes the spot of its position, and an offer by an admin is that of the owner', async () => {
  const spots = ['Catcher', undefined].map((position) => ({ position, spots: 1 }))
  await as(coach).setRosterSpots({ opportunityID: tryout, spots })
  const [family, manager] = [await registered(), await given.user()]
  await given.teamContact(coach, { teamID: team.id, user: manager, role: 'manager' })
  for (const [by, addedBy] of [
    [manager, manager],
    [await given.admin(), coach],
  ] as const) {
    const [made] = await offer([{ playerID: family.player, position: 'Catcher' }], {}, by)
    const teamHistoryID = made!.rosterOffer.entryID!
    expect(await find(rosterRequests, { teamID: team.id, teamHistoryID })).toMatchObject({ addedBy: addedBy.userID })
    if (by === manager) await as(coach).removePlayerFromTeam({ teamHistoryID })
    else await as(family.parent).acceptRosterEntry({ id: teamHistoryID })
  }
  expect((await as(coach).opportunity({ id: tryout }, 'rosterSpots { left }')).rosterSpots).toEqual([
    { left: 0 },
    { left: 1 },
  ])
})

test('no offer, and no note with it, goes to a family that has not accepted the registration by a coach', async () => {
  const [family, other] = [await given.family(), await given.user()]
  const { id: teamID } = await given.team({ owner: other })
  await given.rosterEntry(other, { teamID, playerID: family.player })
  const { id: registrationID } = await given.registration(other, { opportunityID: tryout, playerID: family.player })
  await expectRefusal(offerTo(family), 'CONFLICT', 'The family has to accept this registration first')
  await as(family.parent).acceptRegistration({ registrationID })
  await offerTo(family, { note: 'Welcome.' })
})

test('a no marks only the registration with which the spot was offered', async () => {
  const [left, again] = [await registered(), await registered()]
  for (const [family, isBack] of [
    [left, false],
    [again, true],
  ] as const) {
    const id = await offerTo(family)
    const { parent, player: playerID } = family
    await as(parent).withdrawRegistration({ registrationID: `${tryout}.${playerID}` })
    if (isBack) await given.registration(parent, { opportunityID: tryout, playerID })
    expect(await as(parent).declineRosterEntry({ id })).toBe(true)
  }
  expect((await listed(again)).rosterOffer).toBeNull()
})

test('two offers of the last spot at once: one is made', async () => {
  await as(coach).setRosterSpots({ opportunityID: tryout, spots: [{ spots: 1 }] })
  const families = [await registered(), await registered()]
  const made = await Promise.allSettled(families.map((it) => offerTo(it)))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the yes of both parents at once takes one place', async () => {
  const family = await registered()
  const id = await offerTo(family)
  const link = await linkTo(id, family)
  const version = await shownOn(link)
  await Promise.all([answer(link, 'yes', version), answer(link, 'yes', version)])
  expect(await rosterOf()).toEqual([family.player])
})

test('a family has one offer of a team, and sees those of two teams', async () => {
  const family = await registered()
  const id = await offerTo(family)
  await expectRefusal(
    offerTo(family, { season: '2027 Fall' }),
    'CONFLICT',
    'This player already has an offer from this team',
  )
  const other = await given.user()
  const second = await given.team({ owner: other, division: 'AA', ageGroup: '12U' })
  const opportunityID = (await given.opportunity({ creator: other, teamID: second.id })).id
  await given.registration(family.parent, { opportunityID, playerID: family.player, approvedBy: other })
  const input = {
    players: [{ playerID: family.player }],
    divisionID: second.divisionID,
    season: SEASON,
    replyBy: inHours(9),
  }
  await as(other).offerRosterSpots({ opportunityID, input })
  expect((await openPage(await linkTo(id, family))).body).toMatch(/also has an offer from Ironwoods/)
  expect(await as(family.parent).pendingRosterEntries({}, 'offer { replyBy }')).toHaveLength(2)
  await as(await given.admin()).hideRecord({ kind: 'team', id: second.id, reason: 'Spam' })
  expect((await openPage(await linkTo(id, family))).body).not.toContain('also has an offer')
})

test('an answer uses the version that the family saw', async () => {
  const family = await registered()
  const id = await offerTo(family)
  const link = await linkTo(id, family)
  const version = await shownOn(link)
  await as(coach).updatePlayerTeamHistory({ id, input: { season: '2027 Summer' } })
  expect((await answer(link, 'yes', version)).body).toContain('The organizer made changes')
  await expectRefusal(as(family.parent).acceptRosterEntry({ id, version: version! }), 'CONFLICT')
  expect(await rosterOf()).toEqual([])
  await answer(link, 'yes')
  expect(await rosterOf()).toEqual([family.player])
})

test('an offer that was withdrawn or whose time has passed cannot be accepted', async () => {
  const [one, other] = [await registered(), await registered()]
  const [withdrawn, late] = [await offerTo(one), await offerTo(other)]
  const work = await find(scheduledWork, { kind: 'roster-offer', recordID: withdrawn })
  await as(coach).removePlayerFromTeam({ teamHistoryID: withdrawn })
  await followUpOffer(work!, new Date(inHours(49)))
  expect((await answer(await linkTo(withdrawn, one), 'yes', '1')).statusCode).toBe(409)
  expect(await statusOf(one)).toBe('WITHDRAWN')
  await followUp(late, 25)
  expect(await statusOf(other), 'a reminder ends nothing').toBe('OFFERED')
  await followUp(late, 49)
  expect(await statusOf(other)).toBe('EXPIRED')
  await expectRefusal(as(other.parent).acceptRosterEntry({ id: late }), 'NOT_FOUND')
  const third = await registered()
  const answered = await offerTo(third)
  beforeNextTransaction(() => as(third.parent).acceptRosterEntry({ id: answered }))
  await followUp(answered, 49)
  expect(await statusOf(third), 'a yes in the meantime counts').toBe('ACCEPTED')
  for (const hours of [-1, 60 * 24 + 1])
    await expectRefusal(offer([{ playerID: one.player }], { replyBy: inHours(hours) }), 'BAD_USER_INPUT')
  await offerTo(one, { replyBy: inHours(60 * 24 - 1) })
})

test('only the family of the link answers, in time, and while the team, the player, and the account are shown', async () => {
  const family = await registered()
  const replyBy = inHours(48)
  const id = await offerTo(family, { replyBy })
  const stranger = await given.family()
  expect((await answer(await linkTo(id, stranger), 'yes', '1')).statusCode).toBe(409)
  expect(await rosterOf()).toEqual([])
  const open = (now = new Date()) => openRosterOffer({ teamHistoryID: id, userID: family.parent.userID }, now)
  await expect(
    openRosterOffer({ teamHistoryID: id, userID: stranger.parent.userID }, new Date()),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const isOver = 'This offer was already answered or has ended'
  await expect(open(new Date(replyBy))).rejects.toThrow(isOver)
  const after = { now: new Date(replyBy) }
  await expectRefusal(as(family.parent).acceptRosterEntry({ id }, undefined, after), 'CONFLICT')
  const admin = as(await given.admin())
  for (const record of [
    { kind: 'team', id: team.id },
    { kind: 'player', id: family.player },
  ] as const) {
    await admin.hideRecord({ ...record, reason: 'Spam' })
    await expect(open()).rejects.toThrow(isOver)
    await admin.unhideRecord(record)
  }
  expect(await open()).toMatchObject({ request: { teamHistoryID: id } })
  await users().patch(family.parent).set({ isBlocked: true }).go()
  await expect(open()).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('an offer whose spots were filled meanwhile is not made', async () => {
  const family = await registered()
  beforeNextTransaction(() =>
    as(coach).setRosterSpots({ opportunityID: tryout, spots: [{ position: 'Catcher', spots: 1 }] }),
  )
  await expectRefusal(offerTo(family), 'CONFLICT', 'No spot is left for this position')
  const spots = ['Catcher', 'Catcher'].map((position) => ({ position, spots: 1 }))
  await expectRefusal(as(coach).setRosterSpots({ opportunityID: tryout, spots }), 'BAD_USER_INPUT')
})

test('a family is reminded a day before its offer ends, or of an offer of less than a day not at all', async () => {
  for (const [hours, dueIn] of [
    [48, 24],
    [9, 9],
  ] as const) {
    const replyBy = inHours(hours)
    const recordID = await offerTo(await registered(), { replyBy })
    const dueAt = new Date(Date.parse(replyBy) - (hours - dueIn) * 3_600_000).toISOString()
    expect(await find(scheduledWork, { kind: 'roster-offer', recordID })).toMatchObject({ dueAt })
  }
})

test('an offer needs a player with a family, a registration, and a team', async () => {
  const unregistered = await given.family()
  await expectRefusal(offerTo(unregistered), 'NOT_FOUND', 'Registration not found')
  const family = await registered()
  await expectRefusal(offerTo(family, { divisionID: 'none' }), 'NOT_FOUND', 'Division not found')
  await players().patch({ playerID: family.player }).remove(['claimedBy']).go()
  await expectRefusal(offerTo(family), 'CONFLICT', rosterOfferTexts.familyHasNoAccount('en'))
  const stranger = await given.user()
  await expectRefusal(offer([{ playerID: unregistered.player }], {}, stranger), 'FORBIDDEN')
  const { id } = await given.opportunity({ creator: coach })
  const input = {
    players: [{ playerID: unregistered.player }],
    divisionID: team.divisionID,
    season: SEASON,
    replyBy: inHours(9),
  }
  await expectRefusal(
    as(coach).offerRosterSpots({ opportunityID: id, input }),
    'CONFLICT',
    'Only an opportunity of a team can offer spots on a roster.',
  )
})

test('all others are told once that they were not selected', async () => {
  const [taken, other, declined] = [await registered(), await registered(), await registered()]
  await offerTo(taken)
  await as(declined.parent).declineRosterEntry({ id: await offerTo(declined) })
  const pending = await given.family()
  await given.registration(pending.parent, { opportunityID: tryout, playerID: pending.player })
  beforeNextTransaction(() => as(coach).sendNotSelected({ opportunityID: tryout, note: 'Thank you!' }))
  expect(await as(coach).sendNotSelected({ opportunityID: tryout, note: 'No.' })).toBe(1)
  expect(await find(registrations, { opportunityID: tryout, playerID: other.player })).toMatchObject({
    notSelectedNote: 'Thank you!',
  })
  expect((await listed(pending)).notSelectedAt).toBeNull()
  expect((await listed(other)).notSelectedAt).toBeTruthy()
  expect((await listed(taken)).notSelectedAt).toBeNull()
  await expectRefusal(as(coach).sendNotSelected({ opportunityID: tryout }), 'CONFLICT', 'No family is left to tell')
})

test('nobody is written to for a hidden tryout', async () => {
  const [family, other] = [await registered(), await registered()]
  await as(await given.admin()).hideRecord({ kind: 'opportunity', id: tryout, reason: 'Check' })
  const hidden = 'This opportunity is hidden. You can review registrations again when it is shown.'
  await expectRefusal(offerTo(family), 'CONFLICT', hidden)
  await expectRefusal(as(coach).sendNotSelected({ opportunityID: tryout, note: 'No.' }), 'CONFLICT', hidden)
  expect(await find(registrations, { opportunityID: tryout, playerID: other.player })).not.toHaveProperty(
    'notSelectedAt',
  )
})

test('a spot is not offered to a family that claimed the player after the registration', async () => {
  const [admin, parent] = [await given.admin(), await given.user()]
  const { id: player } = await given.player({ claimer: admin })
  await given.registration(coach, { opportunityID: tryout, playerID: player })
  await as(parent).claimPlayer({ playerID: player })
  await expectRefusal(offer([{ playerID: player }]), 'CONFLICT', 'The family has to accept this registration first')
})

test('offers move with a merged team, and end there in time', async () => {
  const [one, other] = [await registered({ name: 'Ana One' }), await registered()]
  await offerTo(one)
  const id = await offerTo(other)
  const kept = await given.team({ owner: coach })
  const admin = await given.admin()
  await as(admin).mergeTeams({ fromID: team.id, intoID: kept.id })
  await moveChildrenOfTeam(team.id)
  expect(await statusOf(one)).toBe('OFFERED')
  const moved = `${kept.id}.${id.split('.')[1]}`
  await followUp(moved, 25)
  await followUp(moved, 49)
  expect(await statusOf(other)).toBe('EXPIRED')
  await as(one.parent).acceptRosterEntry({ id: (await listed(one)).rosterOffer!.entryID! })
  expect((await as(coach).team({ id: kept.id }, 'players { id }')).players).toEqual([{ id: one.player }])
})
