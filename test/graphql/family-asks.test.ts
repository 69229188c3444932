import { beforeEach, expect, test, vi } from 'vitest'
import { askNextFamilies } from '../../functions/domain/guest-play/asks.ts'
import { opportunities } from '../../functions/domain/opportunities/entity.ts'
import { guestInvitations, registrations } from '../../functions/domain/registrations/entity.ts'
import { endExpiredOffers } from '../../functions/domain/registrations/expired-offers.ts'
import { FAMILY_FIRST } from '../../functions/domain/registrations/validation.ts'
import { pendingChange } from '../../functions/domain/scheduled-work/changes.ts'
import { scheduledWork } from '../../functions/domain/scheduled-work/entity.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { removeChildrenOfOpportunity } from '../../functions/lifecycle/removal/opportunities.ts'
import { signedPath } from '../../functions/services/mail/links.ts'
import { queryPartition } from '../../functions/store/store.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { answerPage, openPage } from '../support/open-page.ts'
import { inMinutes } from '../support/times.ts'

const MINUTE = 60_000
const rounds = Number(process.env.LAST_SPOT_ROUNDS ?? 5)

/** Each test uses other states, so that it finds no players of other tests. */
const STATES = Object.entries({
  VT: 'Burlington',
  ND: 'Fargo',
  NV: 'Reno',
  HI: 'Honolulu',
  ME: 'Bangor',
  WY: 'Casper',
  MT: 'Helena',
  ID: 'Boise',
  AK: 'Juneau',
  RI: 'Providence',
  NM: 'Santa Fe',
  DE: 'Dover',
  WV: 'Charleston',
  SD: 'Pierre',
  NE: 'Omaha',
  FL: 'Miami',
  UT: 'Salt Lake City',
  KS: 'Wichita',
  MS: 'Jackson',
})
let place = { state: '', city: '' }
let coach: UserItem
let teamID: string
beforeEach(async () => {
  const [state, city] = STATES.shift()!
  place = { state, city }
  coach = await given.clearedCoach()
  teamID = (await given.team({ owner: coach })).id
})

async function family(more: object = {}) {
  const parent = await given.user(more)
  const home = { locationCity: place.city, state: place.state }
  return { parent, player: (await given.guestPlayer({ claimer: parent, ...home })).id }
}
type Family = Awaited<ReturnType<typeof family>>
const familiesOf = (count: number) => Promise.all(Array.from({ length: count }, () => family()))

const need = async (more: object = {}) => {
  const times = { startTime: inMinutes(300), neededBy: inMinutes(120) }
  return (
    await given.opportunity({ creator: coach, teamID, type: 'GUEST_NEED', ...place, capacity: 1, ...times, ...more })
  ).id
}
const FIELDS = 'isOn fittingCount askedCount saidNoCount nextAt'
const ask = (id: string, isOn = true) => as(coach).setAskingFamilies({ opportunityID: id, isOn }, FIELDS)
const asksOf = (id: string) => as(coach).familyAsks({ opportunityID: id }, FIELDS)
const wave = (id: string, minutes: number) => askNextFamilies(id, new Date(inMinutes(minutes)))

const partitionOf = (id: string) => queryPartition(opportunities().get({ opportunityID: id }), true)
const askedIn = async (id: string) =>
  (await partitionOf(id)).of(guestInvitations).flatMap(({ askedUserID }) => askedUserID ?? [])

const link = async (id: string, { parent, player }: Family) =>
  `https://fungo.example${await signedPath('ask', { opportunityID: id, playerID: player, userID: parent.userID })}`
const open = async (id: string, one: Family) => openPage(await link(id, one))
const answer = async (id: string, one: Family, word: string, form: object = {}) =>
  answerPage(await link(id, one), word, form)
const registrationsSeen = async (id: string) =>
  (await as(coach).opportunity({ id }, 'registrations { id status offerExpiresAt contact { email } player { name } }'))
    .registrations

test('families are asked in waves of five every 15 minutes, until the time has passed', async () => {
  await familiesOf(7)
  const unreached = await Promise.all([family({ emailVerifiedAt: undefined }), family(), family()])
  await users().patch({ userID: unreached[1].parent.userID }).set({ emailNotifications: false }).go()
  await users().patch({ userID: unreached[2].parent.userID }).set({ isBlocked: true }).go()
  const id = await need()
  expect(await asksOf(id)).toEqual({ isOn: false, fittingCount: 7, askedCount: 0, saidNoCount: 0, nextAt: null })
  const first = await ask(id)
  expect(first).toMatchObject({ isOn: true, fittingCount: 2, askedCount: 5 })
  expect(Date.parse(first.nextAt) - Date.now()).toBeGreaterThan(14 * MINUTE)
  expect(Date.parse(first.nextAt) - Date.now()).toBeLessThanOrEqual(15 * MINUTE)
  await wave(id, 14)
  expect(await askedIn(id)).toHaveLength(5)
  expect(await ask(id), 'asking again changes nothing').toMatchObject({ askedCount: 5, nextAt: first.nextAt })
  await Promise.all([wave(id, 16), wave(id, 16)])
  expect(new Set(await askedIn(id)).size).toBe(7)
  for (const { parent } of unreached) expect(await askedIn(id)).not.toContain(parent.userID)
  await wave(id, 121)
  expect(await asksOf(id)).toMatchObject({ isOn: false, nextAt: null })
  expect((await partitionOf(id)).of(opportunities)[0]).not.toHaveProperty('askedBy')
})

test('opening the link answers nothing, and the first yes takes the spot without sign-in', async () => {
  const [first, second] = (await familiesOf(2)) as [Family, Family]
  const id = await need()
  await ask(id)
  const page = await open(id, first)
  expect(page).toMatchObject({ statusCode: 200, body: expect.stringContaining('Can Jordan S. play as a guest?') })
  expect((await openPage(await link(id, first), { method: 'POST' })).body).toContain('Yes, take the spot')
  expect((await openPage(`${await link(id, first)}&answer=yes`)).body).toContain('Yes, take the spot')
  for (const word of ['yes', 'no']) {
    const unseen = await openPage(`${await link(id, first)}&answer=${word}`, { method: 'POST', form: {} })
    expect(unseen.body, 'a POST without the shown version is asked').toContain('Yes, take the spot')
  }
  expect(await registrationsSeen(id)).toEqual([])
  expect((await openPage((await link(id, first)).replace(/signature=.{6}/, 'signature=aaaaaa'))).statusCode).toBe(400)

  for (const say of [answer, answer, open]) expect((await say(id, first, 'yes')).body).toContain('The spot is yours')
  expect(await registrationsSeen(id)).toMatchObject([{ status: 'APPROVED', contact: { email: first.parent.email } }])
  const late = await answer(id, second, 'yes')
  expect(late).toMatchObject({ statusCode: 409, body: expect.stringContaining('Another family said yes first.') })
  expect((await answer(id, first, 'no', { opportunityUpdatedAt: 'before' })).body).toContain('You said yes.')
})

test(`of three families that say yes at once exactly one gets the spot (${rounds} rounds)`, {
  timeout: 10_000 + rounds * 2_000,
}, async () => {
  const three = await familiesOf(3)
  for (let round = 0; round < rounds; round++) {
    const id = await need({ waiverRequired: round % 2 === 1 })
    await ask(id)
    const pages = await Promise.all(three.map((one) => answer(id, one, 'yes')))
    expect(pages.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const partition = await partitionOf(id)
    expect(partition.of(registrations)).toHaveLength(1)
    const [opportunity] = partition.of(opportunities)
    expect(opportunity!.approvedCount + opportunity!.offeredCount).toBe(1)
    expect(opportunity).toMatchObject({ registrationCount: 1, waitlistCount: 0 })
  }
})

test('a required waiver holds the spot for an hour, shows no contact, and the signature takes the spot', async () => {
  const [first, second] = (await familiesOf(2)) as [Family, Family]
  const id = await need({ waiverRequired: true })
  await ask(id)
  expect((await answer(id, first, 'yes')).body).toContain("We're holding the spot for you")
  const [held] = await registrationsSeen(id)
  expect(held).toMatchObject({ status: 'PENDING', contact: null, player: { name: 'Jordan S.' } })
  expect(Date.parse(held.offerExpiresAt) - Date.now()).toBeLessThanOrEqual(60 * MINUTE)
  expect((await answer(id, second, 'yes')).statusCode).toBe(409)
  const sign = ({ parent }: Family, waiverSigned = true) =>
    as(parent).acceptRegistration({ registrationID: held.id, waiverSigned }, 'status waiverSigned')
  await expectRefusal(as(coach).approveRegistration({ registrationID: held.id }), 'CONFLICT')
  await expectRefusal(sign(first, false), 'BAD_USER_INPUT')
  const accepted = as(first.parent).acceptWaitlistOffer({ registrationID: held.id })
  await expectRefusal(accepted, 'CONFLICT', FAMILY_FIRST('en'))
  await expectRefusal(sign(second), 'NOT_FOUND')
  expect(await sign(first)).toEqual({ status: 'APPROVED', waiverSigned: true })
  const counts = await as(coach).opportunity({ id }, 'spotsLeft offeredCount approvedCount')
  expect(counts).toEqual({ spotsLeft: 0, offeredCount: 0, approvedCount: 1 })
})

test('a spot whose waiver nobody signs is free again, and the next families are asked', async () => {
  const all = await familiesOf(6)
  const id = await need({ waiverRequired: true })
  await ask(id)
  const asked = await askedIn(id)
  const [first, second] = all.filter(({ parent }) => asked.includes(parent.userID)) as [Family, Family]
  await answer(id, first, 'yes')
  await wave(id, 16)
  expect(await askedIn(id)).toHaveLength(5)
  const other = await need({ waiverRequired: true })
  await ask(other)
  await answer(other, first, 'yes')
  const tooLate = { registrationID: `${other}.${first.player}`, waiverSigned: true }
  const [{ offerExpiresAt }] = await registrationsSeen(other)
  const signed = as(first.parent).acceptRegistration(tooLate, 'status', { now: new Date(offerExpiresAt) })
  expect(await signed).toEqual({ status: 'PENDING' })
  await endExpiredOffers(new Date(inMinutes(61)))
  await wave(id, 62)
  expect(await askedIn(id)).toHaveLength(6)
  expect((await open(id, first)).body).toContain("The spot isn't held for you any more.")
  expect((await answer(id, second, 'yes')).statusCode).toBe(200)
  // The first family can still sign, and the organizer decides.
  const registrationID = `${id}.${first.player}`
  const late = await as(first.parent).acceptRegistration({ registrationID, waiverSigned: true }, 'status')
  expect(late).toEqual({ status: 'PENDING' })
})

test('a no counts, is private, and can become a yes', async () => {
  const [one, other] = (await familiesOf(2)) as [Family, Family]
  const id = await need()
  await ask(id)
  for (let i = 0; i < 2; i++) expect((await answer(id, one, 'no')).statusCode).toBe(200)
  await as(other.parent).declineGuestInvitation({ opportunityID: id, playerID: other.player })
  const invited = await family()
  await as(coach).inviteGuestPlayer({ opportunityID: id, playerID: invited.player })
  expect(await asksOf(id)).toMatchObject({ askedCount: 2, saidNoCount: 2 })
  const twice = await Promise.all([answer(id, one, 'yes'), answer(id, one, 'yes')])
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await asksOf(id)).toMatchObject({ askedCount: 2, saidNoCount: 1 })
})

test('asking needs a time, free spots, and families that can register', async () => {
  const tryout = await need({ type: 'TRYOUT' })
  expect(await as(coach).opportunity({ id: tryout }, 'neededBy')).toEqual({ neededBy: null })
  await expectRefusal(ask(tryout), 'CONFLICT', "Set 'Needed by' first.")
  await expectRefusal(ask(await need({ neededBy: null })), 'CONFLICT', "Set 'Needed by' first.")
  const past = need({ neededBy: inMinutes(-1) })
  await expectRefusal(ask(await past), 'CONFLICT', "The time in 'Needed by' has passed.")
  const soon = { opportunityID: await need({ neededBy: inMinutes(10) }), isOn: true }
  const { neededBy } = await as(coach).opportunity({ id: soon.opportunityID }, 'neededBy')
  const atOnce = as(coach).setAskingFamilies(soon, FIELDS, { now: new Date(neededBy) })
  await expectRefusal(atOnce, 'CONFLICT', "The time in 'Needed by' has passed.")
  expect(await ask(soon.opportunityID), 'no wave begins later').toMatchObject({ isOn: true, nextAt: neededBy })
  await as(coach).updateOpportunity({ id: soon.opportunityID, input: { cancelled: true } })
  expect(await asksOf(soon.opportunityID), 'also before the next wave').toMatchObject({ isOn: false, nextAt: null })
  expect(await ask(soon.opportunityID, false)).toMatchObject({ isOn: false, nextAt: null })
  await expectRefusal(ask(await need({ visibility: 'PRIVATE' })), 'CONFLICT')
  await expectRefusal(need({ neededBy: inMinutes(301) }), 'BAD_USER_INPUT')
  const id = await need()
  await as(coach).updateOpportunity({ id, input: { neededBy: null } })
  await expectRefusal(ask(id), 'CONFLICT', "Set 'Needed by' first.")
  const one = await family()
  await as(coach).updateOpportunity({ id, input: { neededBy: inMinutes(60) } })
  await given.registration(one.parent, { opportunityID: id, playerID: one.player, approvedBy: coach })
  await expectRefusal(ask(id), 'CONFLICT', 'This opportunity is full')
})

test('nobody can say yes after the organizer stops, edits, cancels, or deletes, or after an admin hides the need', async () => {
  const one = await family()
  const admin = await given.admin()
  const ended: Record<string, (id: string) => Promise<unknown>> = {
    stop: (id) => ask(id, false),
    cancel: (id) => as(coach).updateOpportunity({ id, input: { cancelled: true } }),
    draft: (id) => as(coach).updateOpportunity({ id, input: { visibility: 'HIDDEN' } }),
    time: (id) => as(coach).updateOpportunity({ id, input: { neededBy: inMinutes(-1) } }),
    hide: (id) => as(admin).hideRecord({ kind: 'opportunity', id, reason: 'Check' }),
    delete: (id) => as(coach).deleteOpportunity({ id }),
    age: (id) => as(coach).updateOpportunity({ id, input: { minAge: 15 } }),
  }
  for (const [how, end] of Object.entries(ended)) {
    const id = await need()
    await ask(id)
    await end(id)
    const { statusCode, body } = await answer(id, one, 'yes')
    expect(statusCode, how).toBe(409)
    if (how === 'stop' || how === 'time') expect(body, how).toContain('The organizer no longer needs an answer.')
    if (how === 'cancel') expect(body).toContain('This opportunity was canceled.')
    await wave(id, 16)
    const work = (await queryPartition(scheduledWork().query.byKind({ kind: 'ask' }), true)).of(scheduledWork)
    const change = await pendingChange('opportunity-change', id)
    if (how === 'hide') expect((await open(id, one)).body).toContain('The opportunity isn&apos;t shown at the moment.')
    if (how === 'delete') {
      expect((await open(id, one)).body).toContain('The opportunity was deleted.')
      expect(change?.data).toMatchObject({ deletionRecipients: [one.parent.userID] })
      await removeChildrenOfOpportunity(id)
      await as(coach).restoreRecord({ kind: 'opportunity', id })
      expect(await asksOf(id), 'a restored need asks nobody').toMatchObject({ isOn: false, askedCount: 1 })
    }
    if (how !== 'age') expect(work.filter(({ recordID }) => recordID === id).length, how).toBe(0)
  }
  const edited = await need()
  await ask(edited)
  const opportunityUpdatedAt = '2020-01-01T00:00:00.000Z'
  const { body = '' } = await answer(edited, one, 'yes', { opportunityUpdatedAt })
  expect(body).toContain('The organizer made changes')
  const [, version] = /name="opportunityUpdatedAt" value="([^"]+)"/.exec(body)!
  const yes = new URL(/action="([^"]+answer=yes)"/.exec(body)![1]!.replaceAll('&amp;', '&'), 'https://fungo.example')
  const said = await openPage(yes, { method: 'POST', form: { opportunityUpdatedAt: version } })
  expect(said.body).toContain('The spot is yours')
})

test('a blocked family, one that gave the player away, and one that is registered cannot say yes', async () => {
  const [blocked, former, registered] = (await familiesOf(3)) as [Family, Family, Family]
  const [withoutPlayer, withoutAccount] = (await familiesOf(2)) as [Family, Family]
  const id = await need({ capacity: 3 })
  await ask(id)
  await given.registration(registered.parent, { opportunityID: id, playerID: registered.player })
  await users().patch({ userID: blocked.parent.userID }).set({ isBlocked: true }).go()
  const next = await given.user()
  await given.approvedClaim(next, 'player', former.player)
  await as(withoutPlayer.parent).deletePlayer({ id: withoutPlayer.player })
  await users().delete({ userID: withoutAccount.parent.userID }).go()
  for (const one of [blocked, former, registered, { ...former, parent: next }, withoutPlayer, withoutAccount])
    expect((await answer(id, one, 'yes')).statusCode).toBe(409)
  expect(await askedIn(id)).toHaveLength(5)
})

const ofCoach = () => users().patch({ userID: coach.userID })

test.each([
  ['is blocked', () => ofCoach().set({ isBlocked: true }).go()],
  ['has no account', () => users().delete({ userID: coach.userID }).go()],
  ['has no confirmed address', () => ofCoach().remove(['emailVerifiedAt']).go()],
  ['has no confirmed background check', () => ofCoach().remove(['backgroundCheckConfirmedAt']).go()],
  ['has no confirmed training', () => ofCoach().remove(['safeSportConfirmedAt']).go()],
  ['has a team whose claim is not final', () => given.provisionalClaim(teamID)],
  ['has given the team away', async () => given.transfer(coach, teamID, await given.user())],
])('each wave checks again that the organizer may ask, and not one who %s', async (_, change) => {
  const all = await familiesOf(6)
  const id = await need()
  await ask(id)
  const [asked] = await askedIn(id)
  await change()
  expect((await answer(id, all.find(({ parent }) => parent.userID === asked)!, 'yes')).statusCode).toBe(409)
  await wave(id, 16)
  expect(await askedIn(id)).toHaveLength(5)
  expect((await partitionOf(id)).of(opportunities)[0]).not.toHaveProperty('askedBy')
})

test('a manager asks families like the owner, and so does an admin, who needs no check', async () => {
  const [one, manager, admin] = [await family(), await given.clearedCoach(), await given.admin()]
  await given.teamContact(coach, { teamID, user: manager, role: 'manager' })
  for (const [by, text] of [
    [manager, 'The background check, which an admin confirmed'],
    [admin, 'an admin of Fungo, asks.'],
  ] as const) {
    const id = await need()
    await as(by).setAskingFamilies({ opportunityID: id, isOn: true })
    expect((await open(id, one)).body).toContain(text)
    expect((await answer(id, one, 'yes')).body).toContain('The spot is yours')
  }
})

test('a family is asked twice a day', async () => {
  vi.stubEnv('RATE_LIMITS', 'on')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(12) })
  await family()
  const ids = [await need(), await need(), await need()]
  for (const id of ids) await ask(id)
  expect((await Promise.all(ids.map(askedIn))).map(({ length }) => length)).toEqual([1, 1, 0])
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('each ask counts as an invitation, of which an organizer has 20 a day', async () => {
  vi.stubEnv('RATE_LIMITS', 'on')
  // Noon, so that all waves are on one day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(12) })
  await familiesOf(22)
  const [one, other] = [await need(), await need()]
  for (const minutes of [0, 16, 32]) await (minutes ? wave(one, minutes) : ask(one))
  expect(await askedIn(one)).toHaveLength(15)
  await ask(other)
  await wave(other, 16)
  expect(await askedIn(other)).toHaveLength(5)
  vi.useRealTimers()
  vi.unstubAllEnvs()
})
