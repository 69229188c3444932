import { expect, test } from 'vitest'
import { sendEventReminders } from '../../functions/alerts/reminders.ts'
import { teamContacts } from '../../functions/domain/contacts/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { users } from '../../functions/domain/users/entity.ts'
import { userRecord } from '../../functions/domain/users/record.ts'
import { suppress } from '../../functions/services/mail/suppression-list.ts'
import { countUses } from '../../functions/services/rate-limits/rate-limits.ts'
import { writeRecord } from '../../functions/store/records/listed-record.ts'
import { get } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { startMailClock } from '../support/mail-clock.ts'

const { pass, mailsTo, subjectsTo } = await startMailClock()
const HOUR = 60 * 60
const DAY = 24 * HOUR

/** What an account does to a person in turn, and what the last mail says. */
type Abuse = { victim: { email: string }; steps: (() => Promise<unknown>)[]; last: RegExp }

async function registrationOf(approved = false) {
  const [organizer, family] = await given.users(2)
  const opportunity = await given.opportunity({ creator: organizer })
  const player = await given.player({ claimer: family, name: 'Sam Slugger' })
  const register = () =>
    as(family).registerForOpportunity({ input: { opportunityID: opportunity.id, playerID: player.id } })
  const registrationID = `${opportunity.id}.${player.id}`
  if (approved)
    await given.registration(family, { opportunityID: opportunity.id, playerID: player.id, approvedBy: organizer })
  return { organizer, family, opportunity, register, registrationID }
}

const inTurn = (count: number, ...acts: (() => Promise<unknown>)[]) =>
  Array.from({ length: count }, (_, i) => acts[i % acts.length]!)

const abuses: Record<string, () => Promise<Abuse>> = {
  async 'approves and rejects in turn'() {
    const { organizer, family, register, registrationID } = await registrationOf()
    await register()
    await pass(5 * 60)
    const approve = () => as(organizer).approveRegistration({ registrationID })
    const reject = () => as(organizer).rejectRegistration({ registrationID })
    return { victim: family, steps: inTurn(12, approve, reject), last: /^Not selected/ }
  },
  async 'registers and withdraws in turn'() {
    const { organizer, family, register, registrationID } = await registrationOf()
    const withdraw = () => as(family).withdrawRegistration({ registrationID })
    return { victim: organizer, steps: inTurn(10, register, withdraw), last: /^Registration withdrawn/ }
  },
  async 'changes a jersey number'() {
    const [coach, family] = await given.users(2)
    const { id: teamID } = await given.team({ owner: coach })
    const { id: playerID } = await given.player({ claimer: family, name: 'Sam Slugger' })
    const { id } = await given.rosterEntry(coach, { teamID, playerID })
    await pass(20 * 60)
    const steps = Array.from(
      { length: 10 },
      (_, i) => async () => as(coach).updatePlayerTeamHistory({ id, input: { jerseyNumber: String(i + 1) } }),
    )
    return { victim: family, steps, last: /^The roster entry of Sam S\. changed/ }
  },
  async 'invites and removes an evaluator'() {
    const [organizer, evaluator] = await given.users(2)
    const { id: opportunityID } = await given.opportunity({ creator: organizer })
    const of = { opportunityID, userID: evaluator.userID }
    const invite = () => as(organizer).inviteEvaluator(of)
    const remove = () => as(organizer).removeEvaluator(of)
    return { victim: evaluator, steps: inTurn(13, invite, remove), last: /^You are invited to evaluate players$/ }
  },
  async 'offers and takes back a team'() {
    const [owner, recipient] = await given.users(2)
    const { id: teamID } = await given.team({ owner })
    let transferID = ''
    const offer = async () => {
      transferID = (await as(owner).transferTeam({ teamID, userID: recipient.userID })).id
    }
    const cancel = () => as(owner).cancelTransfer({ id: transferID })
    return { victim: recipient, steps: inTurn(14, offer, cancel), last: /^A team is (no longer )?offered to you$/ }
  },
}

test.each(Object.keys(abuses))('who %s within a minute sends at most one mail', async (name) => {
  const { victim, steps, last } = await abuses[name]!()
  await pass(0)
  const before = mailsTo(victim).length
  for (const step of steps) {
    await step()
    await pass(45 / steps.length)
  }
  await pass(2 * HOUR)
  const [mail, ...more] = mailsTo(victim).slice(0, mailsTo(victim).length - before)
  expect(more).toEqual([])
  if (mail) expect(mail.subject).toMatch(last)
  if (name === 'changes a jersey number') expect(mail!.text).toContain('Jersey number: none → 10')
})

test.each(Object.keys(abuses))('who %s again and again sends three mails a day, the last state last', async (name) => {
  const { victim, steps, last } = await abuses[name]!()
  const before = mailsTo(victim).length
  for (const step of steps) {
    await step()
    await pass(2 * 60)
  }
  expect(mailsTo(victim).length - before, 'the third waits').toBeLessThanOrEqual(2)
  await pass(HOUR)
  const subjects = subjectsTo(victim)
  expect(subjects.length - before).toBeLessThanOrEqual(3)
  expect(subjects[0]).toMatch(last)
})

test('a venue that changes every 15 seconds within a day of the start is mailed three times, the last one last', async () => {
  const startTime = new Date(Date.now() + 5 * HOUR * 1000).toISOString()
  const { organizer, family, opportunity } = await registrationOf(true)
  await as(organizer).updateOpportunity({ id: opportunity.id, input: { startTime } })
  await pass(30 * 60, { isScheduled: true })
  const before = mailsTo(family).length
  for (let i = 1; i <= 40; i++) {
    await as(organizer).updateOpportunity({ id: opportunity.id, input: { location: `Field ${i}` } })
    await pass(15, { isScheduled: true })
  }
  await pass(HOUR, { isScheduled: true })
  const mails = mailsTo(family)
  expect(mails.length - before).toBeLessThanOrEqual(3)
  expect(mails[0]!.text).toContain('Field 40')
})

test('a coach who plans event after event mails a family twelve reminders and urgent changes a day', async () => {
  const familyOf = async (coach: UserItem) => {
    const family = await given.user()
    const { id: teamID } = await given.team({ owner: coach })
    const { id: playerID } = await given.player({ claimer: family })
    await given.rosterEntry(coach, { teamID, playerID })
    return { family, teamID }
  }
  const mailed = (user: UserItem, word: string) => subjectsTo(user).filter((it) => it.startsWith(word)).length
  const [canceling, reminding] = await given.users(2)
  const [one, other] = [await familyOf(canceling), await familyOf(reminding)]
  const date = new Date(Date.now() + 23 * HOUR * 1000).toISOString()
  for (let i = 0; i < 14; i++) {
    const { id } = await given.event({ creator: canceling, teamID: one.teamID, date })
    await as(canceling).deleteEvent({ id })
    await given.event({ creator: reminding, teamID: other.teamID, date })
  }
  await sendEventReminders(new Date())
  await pass(5 * 60, { isScheduled: true })
  expect([mailed(one.family, 'Canceled'), mailed(other.family, 'Tomorrow')]).toEqual([12, 12])
})

test('a decision that is undone is not told, and neither is the undoing', async () => {
  const { organizer, family, register, registrationID } = await registrationOf()
  await register()
  await pass(20 * 60)
  const before = mailsTo(family).length
  await as(organizer).rejectRegistration({ registrationID })
  await pass(25)
  await as(organizer).undoDecision({ registrationID })
  await pass(HOUR)
  expect(mailsTo(family).length - before).toBe(0)
  await as(organizer).approveRegistration({ registrationID })
  await pass(HOUR)
  await as(organizer).rejectRegistration({ registrationID })
  await as(organizer).undoDecision({ registrationID })
  await pass(HOUR)
  expect(subjectsTo(family).slice(0, subjectsTo(family).length - before)).toEqual([
    expect.stringMatching(/^Registration approved/),
  ])
})

test('an urgent change that is undone within a minute is not sent', async () => {
  const { organizer, family, opportunity } = await registrationOf(true)
  const startTime = new Date(Date.now() + 5 * HOUR * 1000).toISOString()
  await as(organizer).updateOpportunity({ id: opportunity.id, input: { startTime } })
  await pass(5 * 60, { isScheduled: true })
  const before = mailsTo(family).length
  for (const cancelled of [true, false])
    await as(organizer).updateOpportunity({ id: opportunity.id, input: { cancelled } })
  await pass(30 * 60, { isScheduled: true })
  expect(mailsTo(family)).toHaveLength(before)
})

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const wordOf = (i: number) => `Kid${LETTERS[Math.floor(i / 26)]}${LETTERS[i % 26]}`

async function importWith(coach: UserItem, emailOf: (i: number) => string) {
  const { id: teamID, divisionID } = await given.team({ owner: coach, division: 'Open', ageGroup: '12U' })
  const rows = Array.from({ length: 60 }, (_, i) => ({
    name: `${wordOf(i)} Slugger`,
    jerseyNumber: String(i + 1),
    parentEmail: emailOf(i),
  }))
  await as(coach).importRoster({ teamID, divisionID, season: '2025 Fall', rows }, 'rows { outcome isFamilyInvited }')
  await pass(5 * 60)
}
const bellOf = async (user: UserItem) =>
  ((await as(user).notifications({}, 'subject')) as { subject: string }[]).map(({ subject }) => subject)
const NOT_SENT = 'Some of your emails were not sent'

test('60 rows of an import with one address are one mail, which has no word of the rows in its subject', async () => {
  const email = `family-${newID()}@elsewhere.example`
  await importWith(await given.user(), () => email)
  const [mail, ...more] = mailsTo({ email })
  expect([mail!.subject, more]).toEqual(['A coach asks you to claim 60 player profiles', []])
  for (const i of [0, 31, 59]) expect(mail!.text).toContain(`${wordOf(i)} S.`)
  expect(mail!.text.match(/#email=/g)!.length).toBe(61)
})

test('60 rows with 60 addresses reach 15 of them from a new account, which is told, and all from an older one', async () => {
  for (const [days, reached] of [
    [0, 15],
    [8, 60],
  ] as const) {
    const coach = await given.user()
    const createdAt = new Date(Date.now() - days * DAY * 1000).toISOString()
    await users().patch({ userID: coach.userID }).set({ createdAt }).go()
    const addresses = Array.from({ length: 60 }, () => `family-${newID()}@elsewhere.example`)
    await importWith(coach, (i) => addresses[i]!)
    expect(addresses.filter((email) => mailsTo({ email }).length > 0)).toHaveLength(reached)
    expect((await bellOf(coach)).includes(NOT_SENT)).toBe(reached < 60)
  }
})

test('an address without an account gets three mails a day from all senders together', async () => {
  const email = `family-${newID()}@elsewhere.example`
  const coaches = await given.users(5)
  for (const coach of coaches) {
    const { id: teamID } = await given.team({ owner: coach })
    const { id: playerID } = await given.player({ claimer: coach, name: 'Sam Slugger' })
    await given.rosterEntry(coach, { teamID, playerID })
    await as(coach).invitePlayerFamily({ teamID, playerID, email })
    await pass(5 * 60)
  }
  expect(mailsTo({ email })).toHaveLength(3)
  expect(await bellOf(coaches[0]!)).not.toContain(NOT_SENT)
  expect(await bellOf(coaches[4]!)).toContain(NOT_SENT)
})

test('all spellings of an address that lead to one mailbox get three mails a day together', async () => {
  const name = `family${newID()}`
  const addresses = Array.from({ length: 20 }, (_, i) => ({ email: `${name}+${wordOf(i)}@elsewhere.example` }))
  const coach = await given.user()
  await users()
    .patch({ userID: coach.userID })
    .set({ createdAt: new Date(Date.now() - 8 * DAY * 1000).toISOString() })
    .go()
  await importWith(coach, (i) => addresses[i % 20]!.email)
  expect(addresses.flatMap(mailsTo)).toHaveLength(3)
})

test('an address that its account has not confirmed gets three mails a day from all senders together', async () => {
  const family = await given.user({ emailVerifiedAt: undefined })
  const { id: playerID } = await given.player({ claimer: family, name: 'Sam Slugger' })
  for (const organizer of await given.users(5)) {
    const { id: opportunityID } = await given.opportunity({ creator: organizer })
    await as(family).registerForOpportunity({ input: { opportunityID, playerID } })
    await as(organizer).rejectRegistration({ registrationID: `${opportunityID}.${playerID}` })
    await pass(5 * 60)
  }
  expect(subjectsTo(family)).toHaveLength(3)
  expect((await bellOf(family)).filter((it) => it.startsWith('Not selected'))).toHaveLength(5)
})

test.each([
  ['over its limit', ['over'], false],
  ['suppressed', ['suppressed'], false],
  ['over its limit, unless another contact is emailed', ['over', 'suppressed', 'within'], true],
])('only an admin confirms the claim of a team whose contact has an address that is %s', async (_, states, byTime) => {
  const [admin, claimer] = [await given.admin(), await given.user()]
  const { id: teamID } = await given.importedTeam()
  const contacts = states.map((state) => ({ state, email: `contact-${newID()}@elsewhere.example` }))
  for (const { state, email } of contacts) {
    const contact = { teamID, contactID: newID(), name: 'Con Tact', role: 'coach', email } as const
    await teamContacts()
      .put({ ...contact, createdAt: new Date().toISOString() })
      .go()
    if (state === 'over') for (let i = 0; i < 3; i++) await countUses({ mailToStranger: email }, new Date())
    if (state === 'suppressed') await suppress(email, 'bounce', new Date())
  }
  await as(claimer).claimTeam({ teamID })
  await pass(5 * 60)
  const mailed = contacts.filter((it) => mailsTo(it).length > 0)
  expect(mailed.map(({ state }) => state)).toEqual(byTime ? ['within'] : [])
  const later = { now: new Date(Date.now() + 15 * DAY * 1000) }
  expect(await as(claimer).team({ id: teamID }, 'isProvisional', later)).toEqual({ isProvisional: !byTime })
  const [review] = mailsTo(admin).filter(({ subject }) => subject === 'A claim is waiting for review')
  expect(review!.text.includes('14 days')).toBe(byTime)
})

test('turning two-step sign-in on and off sends an address that its account has not confirmed three mails a day', async () => {
  const user = await given.user({ emailVerifiedAt: undefined })
  for (const totpAt of Array.from({ length: 8 }, (_, i) => (i % 2 ? undefined : new Date().toISOString()))) {
    const account = await get(users, { userID: user.userID })
    await writeRecord(userRecord.replace(account, { totpAt }, { now: new Date() }))
    await pass(5 * 60)
  }
  expect(mailsTo(user)).toHaveLength(3)
})

test('one account causes six mails a day to one person, who reads the rest in the app, and the sender is told', async () => {
  const [organizer, family] = await given.users(2)
  const { id: playerID } = await given.player({ claimer: family, name: 'Sam Slugger' })
  for (let i = 0; i < 9; i++) {
    const { id } = await given.opportunity({ creator: organizer, title: `Tryout ${i}` })
    await as(family).registerForOpportunity({ input: { opportunityID: id, playerID } })
    await as(organizer).rejectRegistration({ registrationID: `${id}.${playerID}` })
    await pass(2 * 60)
  }
  expect(subjectsTo(family).filter((it) => it.startsWith('Not selected'))).toHaveLength(6)
  expect((await bellOf(family)).filter((it) => it.startsWith('Not selected'))).toHaveLength(9)
  expect(await bellOf(organizer)).toContain(NOT_SENT)
})

test('one account causes 200 mails a day to confirmed addresses, and the sender is told of the rest', async () => {
  const [organizer, ...families] = await given.users(3)
  const { id: opportunityID } = await given.opportunity({ creator: organizer })
  const players = await Promise.all(families.map((claimer) => given.player({ claimer, name: 'Sam Slugger' })))
  for (const [at, { id: playerID }] of players.entries())
    await as(families[at]!).registerForOpportunity({ input: { opportunityID, playerID } })
  await pass(2 * 60)
  for (let i = 0; i < 199; i++) await countUses({ mailByUser: organizer.userID }, new Date())
  const rejected = async (at: number) => {
    await as(organizer).rejectRegistration({ registrationID: `${opportunityID}.${players[at]!.id}` })
    await pass(2 * 60)
    return subjectsTo(families[at]!).filter((it) => it.startsWith('Not selected')).length
  }
  expect([await rejected(0), await rejected(1)]).toEqual([1, 0])
  expect(await bellOf(organizer)).toContain(NOT_SENT)
})
