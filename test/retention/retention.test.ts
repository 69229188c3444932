import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { opportunities } from '../../functions/domain/opportunities/entity.ts'
import { type PlayerItem, players } from '../../functions/domain/players/entity.ts'
import { registrations } from '../../functions/domain/registrations/entity.ts'
import { rosterEntries } from '../../functions/domain/roster/entity.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { userRecord } from '../../functions/domain/users/record.ts'
import { isAnonymized } from '../../functions/lifecycle/removal/players.ts'
import { monthsBefore } from '../../functions/lifecycle/retention/periods.ts'
import { sweep } from '../../functions/lifecycle/retention/sweep.ts'
import { sendNotice } from '../../functions/notices/notices.ts'
import { handler } from '../../functions/retention/handler.ts'
import { auditing } from '../../functions/store/audit-log/audit-context.ts'
import { client, tableName } from '../../functions/store/dynamo.ts'
import { itemKeys } from '../../functions/store/item-keys.ts'
import { writeRecord } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { startTestMail } from '../support/test-mail.ts'
import { inDays } from '../support/times.ts'

const mail = await startTestMail()

afterEach(() => void vi.useRealTimers())

const DAY = 86_400_000
/** Runs the daily sweep as of this time. */
const sweepAt = (at: string) => {
  const now = new Date(at)
  return auditing({ action: 'retention', now }, () => sweep(now))
}
/** Runs the daily sweep as of this many days from now. */
const sweepIn = (days: number) => sweepAt(inDays(days))
const findPlayer = async (playerID: string) => (await players().get({ playerID }).go({ consistent: true })).data
const subjectsTo = ({ email }: UserItem) => mail.outbox.mails(email).map(({ subject }) => subject)
/** Sends the retention notice, as the stream and the notices queue do. */
async function noticeOf(kind: 'player' | 'user', id: string) {
  const found = kind === 'player' ? await findPlayer(id) : (await users().get({ userID: id }).go()).data
  const noticedAt = found?.retentionNoticedAt
  if (noticedAt) await sendNotice({ type: 'retentionNoticed', kind, id, noticedAt })
}

describe('a player profile that has not been used for two years', () => {
  test('is deleted with an audit entry 30 days after a notice to its owner', async () => {
    const [parent, admin] = await Promise.all([given.user(), given.admin()])
    const { id } = await given.player({ claimer: parent, name: 'Robin Longgone' })
    await sweepIn(700)
    expect(await findPlayer(id)).not.toHaveProperty('retentionNoticedAt')

    await sweepIn(740)
    await noticeOf('player', id)
    expect(subjectsTo(parent)).toEqual(['The profile of Robin L. will be deleted'])
    const player = await as(parent).player({ id }, 'deletesOn')
    expect(player.deletesOn).toBe(inDays(770).slice(0, 10))
    expect((await as(await given.user()).player({ id }, 'deletesOn')).deletesOn).toBeNull()
    await sweepIn(760)
    expect(await findPlayer(id)).not.toBeNull()

    await sweepIn(771)
    expect(await findPlayer(id)).toBeNull()
    const auditLog = await as(admin).auditLog({ kind: 'player', id }, 'action actorID changes { field before after }')
    expect(auditLog[0]).toMatchObject({ action: 'retention', actorID: null })
    expect(JSON.stringify(auditLog)).not.toContain('Longgone')
  })

  test('is kept when its owner edits it or when a roster entry or registration uses it', async () => {
    const [parent, coach] = await given.users(2)
    const [kept, rostered, registered] = await Promise.all([
      given.player({ claimer: parent }),
      given.player({ claimer: parent }),
      given.player({ claimer: parent }),
    ])
    await sweepIn(740)
    expect(await findPlayer(kept.id)).toHaveProperty('retentionNoticedAt')
    await as(parent).updatePlayer({ id: kept.id, input: {} }, undefined, { now: new Date(inDays(750)) })
    expect((await as(parent).player(kept, 'deletesOn')).deletesOn).toBeNull()

    const team = await given.team({ owner: coach })
    const entry = await given.rosterEntry(coach, { teamID: team.id, playerID: rostered.id })
    const startDate = inDays(745).slice(0, 10)
    const { data } = await rosterEntries().get({ teamID: team.id, teamHistoryID: entry.id }).go()
    await as(coach).updatePlayerTeamHistory({ id: data!.teamHistoryID, input: { startDate, season: 'Later' } })
    const opportunity = await given.opportunity({ creator: coach })
    await given.registration(parent, { opportunityID: opportunity.id, playerID: registered.id })
    await registrations()
      .patch({ opportunityID: opportunity.id, playerID: registered.id })
      .set({ createdAt: inDays(745) })
      .go()
    await sweepIn(800)
    for (const { id } of [kept, rostered, registered]) expect(await findPlayer(id)).not.toBeNull()
    await sweepIn(1_500)
    expect(await findPlayer(kept.id), 'the notice before its last use does not count').not.toBeNull()
  })

  test("is anonymized if it is on a team's past roster, and is not changed if it comes from the feed", async () => {
    const [parent, coach, admin] = await Promise.all([given.user(), given.user(), given.admin()])
    const { id } = await given.player({ claimer: parent, name: 'Sam Slugger', locationCity: 'Austin', state: 'TX' })
    const team = await given.team({ owner: coach })
    await given.rosterEntry(coach, {
      teamID: team.id,
      playerID: id,
      startDate: '2025-09-01',
      endDate: inDays(1).slice(0, 10),
    })
    const listed = await given.player({ claimer: admin, name: 'Lou Listed' })
    await transactWrite([
      [
        players()
          .patch({ playerID: listed.id })
          .set({ origin: { source: 'usssa', externals: {} } })
          .remove(['createdBy']),
      ],
    ])
    const found = await given.player({ claimer: parent })
    await players()
      .patch({ playerID: found.id })
      .set({ origin: { source: 'usssa', externals: {} } })
      .go()
    const handed = await given.player({ claimer: parent })
    await players().patch({ playerID: handed.id }).remove(['createdBy']).go()
    await sweepIn(800)
    await sweepIn(831)
    for (const { id: added } of [found, handed]) expect(await findPlayer(added), 'a family has it').toBeNull()
    const left = await findPlayer(id)
    expect(left).toMatchObject({ name: 'Former player', isReleased: true })
    for (const field of ['locationCity', 'latitude', 'claimedBy', 'createdBy']) expect(left).not.toHaveProperty(field)
    expect(await findPlayer(listed.id)).toMatchObject({ name: 'Lou Listed' })
    await sweepIn(1_700)
    await sweepIn(1_731)
    expect(await findPlayer(id), 'a profile is anonymized only once').toMatchObject({ version: left!.version })
  })
})

test('an imported child stays on the current roster of a team with an owner, who is told before a former one is deleted', async () => {
  const owner = await given.user()
  const { id: teamID, divisionID } = await given.team({ owner, division: 'A', ageGroup: '12U' })
  const rows = [{ name: 'Robin Rostered' }, { name: 'Sam Slugger' }]
  await as(owner).importRoster({ teamID, divisionID, season: '2026 Spring', rows })
  const { teamHistory } = await as(owner).team({ id: teamID }, 'teamHistory { id player { id name } }')
  const entryOf = (name: string) =>
    teamHistory.find((it: { player: { name: string } }) => it.player.name.startsWith(name))!
  const [current, former] = [entryOf('Robin'), entryOf('Sam')]
  await as(owner).updatePlayerTeamHistory({ id: former.id, input: { endDate: inDays(1).slice(0, 10) } })
  const [rostered, id] = [current.player.id, former.player.id]
  const sweepAndNotify = async (days: number) => {
    await sweepIn(days)
    for (const player of [rostered, id]) await noticeOf('player', player)
  }

  await sweepAndNotify(800)
  expect(await findPlayer(rostered)).not.toHaveProperty('retentionNoticedAt')
  expect(subjectsTo(owner)).toEqual(['The profile of Sam S. will be deleted'])
  expect(await as(owner).player({ id }, 'deletesOn')).toEqual({ deletesOn: inDays(830).slice(0, 10) })
  await as(owner).updatePlayer({ id, input: {} }, undefined, { now: new Date(inDays(810)) })
  await sweepAndNotify(831)
  for (const player of [rostered, id]) expect(await findPlayer(player)).not.toMatchObject({ isReleased: true })

  await teams().patch({ teamID }).remove(['claimedBy', 'claimedAt']).go()
  await sweepAndNotify(1_600)
  await sweepAndNotify(1_631)
  expect(subjectsTo(owner), 'a former owner is not told').toHaveLength(1)
  for (const player of [rostered, id]) expect(await findPlayer(player)).toMatchObject({ name: 'Former player' })
})

test('an owner whose claim of a team waits for review is not told of a child who was on it before', async () => {
  const [owner, claimer] = await given.users(2)
  const { id: teamID, divisionID } = await given.team({ owner, division: 'A', ageGroup: '12U' })
  const { rows } = await as(owner).importRoster(
    { teamID, divisionID, season: '2026 Spring', rows: [{ name: 'Sam Slugger' }] },
    'rows { player { id } }',
  )
  const since = inDays(1)
  const provisional = { since, until: inDays(15), before: { name: 'Hawks', divisions: [] } }
  await teams().patch({ teamID }).set({ claimedBy: claimer.userID, claimedAt: since, provisional }).go()
  const { id: playerID } = rows[0].player
  await players().patch({ playerID }).set({ retentionNoticedAt: since }).go()
  await noticeOf('player', playerID)
  expect(subjectsTo(claimer)).toEqual([])
})

test('contact details of a registration are removed after six months, and the registration after three years', async () => {
  const [organizer, parent] = await given.users(2)
  const opportunity = await given.opportunity({ creator: organizer, waiverRequired: true })
  const player = await given.player({ claimer: parent })
  const key = { opportunityID: opportunity.id, playerID: player.id }
  const written = { notes: 'Allergic to nuts', phone: '(512) 555-0100' }
  await given.registration(parent, { ...key, ...written, phoneConsent: true, waiverSigned: true })
  const find = async () => (await registrations().get(key).go({ consistent: true })).data
  const contactSeenBy = async (user: UserItem, days: number) =>
    (await as(user).opportunity(opportunity, 'registrations { contact { email } }', { now: new Date(inDays(days)) }))
      .registrations[0].contact
  await sweepIn(100)
  expect(await find()).toMatchObject({ notes: 'Allergic to nuts', phone: expect.any(String) })
  expect(await contactSeenBy(organizer, 100)).toEqual({ email: parent.email })

  await sweepIn(200)
  const later = await find()
  for (const field of ['notes', 'phone']) expect(later).not.toHaveProperty(field)
  expect(later).toHaveProperty('waiverSignedAt')
  expect(await contactSeenBy(organizer, 200)).toBeNull()
  expect(await contactSeenBy(parent, 200)).toEqual({ email: parent.email })
  const decidedFrom = { status: 'REJECTED', decidedAt: inDays(0), rejectionReason: 'The only one' } as const
  for (const field of ['phone', 'notes', 'rejectionReason', 'notSelectedNote', 'decidedFrom'] as const) {
    const change = field === 'decidedFrom' ? { decidedFrom } : { [field]: 'The only one' }
    await registrations().patch(key).set(change).go()
    await sweepIn(200)
    expect(await find()).not.toHaveProperty(field)
  }

  await sweepIn(3 * 366 + 10)
  expect(await find()).toBeNull()
  const { data } = await opportunities().get({ opportunityID: opportunity.id }).go({ consistent: true })
  expect(data).toMatchObject({ registrationCount: 0 })
})

test.each([
  ['Former player', true, true],
  ['Former player', undefined, false],
  ['Sam Slugger', true, false],
] as const)('a player called %s with isReleased %s is anonymized: %s', (name, isReleased, isAnonymous) => {
  expect(isAnonymized({ name, isReleased } as PlayerItem)).toBe(isAnonymous)
})

describe('an account with an unconfirmed address', () => {
  test('is deleted after 90 days, with a notice 30 days before, if it manages nothing', async () => {
    const unconfirmed = (more: object = {}) => given.user({ emailVerifiedAt: undefined, ...more })
    const [gone, manager, confirmed] = [await unconfirmed(), await unconfirmed(), await unconfirmed()]
    const [operator, blocked] = [await unconfirmed({ role: 'admin' }), await unconfirmed({ isBlocked: true })]
    await given.team({ owner: manager })
    await sweepIn(61)
    await noticeOf('user', gone.userID)
    await noticeOf('user', manager.userID)
    expect(subjectsTo(gone)).toEqual(['Your Fungo account will be deleted'])
    expect(subjectsTo(manager)).toEqual([])
    await transactWrite([
      [
        users()
          .patch({ userID: confirmed.userID })
          .set({ emailVerifiedAt: inDays(62) }),
      ],
    ])
    const isThere = async ({ userID }: UserItem) =>
      (await users().get({ userID }).go({ consistent: true })).data !== null
    await sweepIn(90)
    expect(await isThere(gone)).toBe(true)
    await sweepIn(92)
    const left = await Promise.all([gone, manager, confirmed, operator, blocked].map(isThere))
    expect(left).toEqual([false, true, true, true, true])
    await expectRefusal(as(gone).claimedTeams(), 'UNAUTHENTICATED')
  })
})

test('an account that is confirmed while the sweep deletes it is kept', async () => {
  const user = await given.user({ emailVerifiedAt: undefined })
  await sweepIn(61)
  const confirm = async () => {
    const { data } = await users().get({ userID: user.userID }).go({ consistent: true })
    await writeRecord(userRecord.annotate(data!, { emailVerifiedAt: inDays(92) }))
  }
  let isConfirmed = false
  client.middlewareStack.add(
    (next, { commandName = '' }: { commandName?: string }) =>
      async (args) => {
        const isDeletion = commandName.startsWith('TransactWrite') && JSON.stringify(args.input).includes(user.userID)
        if (isDeletion && !isConfirmed) {
          isConfirmed = true
          await confirm()
        }
        return next(args)
      },
    { step: 'initialize', name: 'confirmation' },
  )
  await sweepIn(92).finally(() => client.middlewareStack.remove('confirmation'))
  expect(isConfirmed).toBe(true)
  expect((await users().get({ userID: user.userID }).go({ consistent: true })).data).not.toBeNull()
})

describe('a period includes its last millisecond:', () => {
  const THEN = '2026-05-15T10:00:00.000Z'
  const EARLIER = '2026-05-01T10:00:00.000Z'

  test('60 days of an unconfirmed account until the notice, and 30 until its deletion', async () => {
    const { userID, createdAt } = await given.user({ emailVerifiedAt: undefined })
    const userAfter = async (days: number, ms = 0) => {
      await sweepAt(new Date(Date.parse(createdAt) + days * DAY + ms).toISOString())
      return (await users().get({ userID }).go({ consistent: true })).data
    }
    expect(await userAfter(60)).not.toHaveProperty('retentionNoticedAt')
    expect(await userAfter(60, 1)).toHaveProperty('retentionNoticedAt')
    expect(await userAfter(90)).not.toBeNull()
    expect(await userAfter(90, 1)).toBeNull()
  })

  test.each([
    ['its change', THEN, EARLIER],
    ['its registration', EARLIER, THEN],
  ])(
    '24 months of a profile after %s until the notice, and 30 days until its deletion',
    async (_, updatedAt, createdAt) => {
      const { parent, player: playerID } = await given.family()
      const { id: opportunityID } = await given.opportunity()
      await given.registration(parent, { opportunityID, playerID })
      await registrations().patch({ opportunityID, playerID }).set({ createdAt }).go()
      const at = async (time: string) => {
        await sweepAt(time)
        return findPlayer(playerID)
      }
      await players().patch({ playerID }).set({ updatedAt, retentionNoticedAt: THEN }).go()
      expect(await at('2028-05-15T10:00:00.000Z')).toHaveProperty('retentionNoticedAt', THEN)
      const noticedAt = '2028-05-15T10:00:00.001Z'
      expect(await at(noticedAt), 'a notice of its last use does not count').toMatchObject({
        retentionNoticedAt: noticedAt,
      })
      expect(await at('2028-06-14T10:00:00.000Z')).not.toBeNull()
      expect(await at('2028-06-14T10:00:00.001Z')).toBeNull()
    },
  )

  test('6 months of the contact details of a registration, and 36 of the registration, from the end', async () => {
    const { parent, player: playerID } = await given.family()
    const { id: opportunityID } = await given.opportunity()
    const key = { opportunityID, playerID }
    await given.registration(parent, { ...key, notes: 'Allergic to nuts' })
    await registrations().patch(key).set({ createdAt: EARLIER }).go()
    await opportunities().patch({ opportunityID }).set({ startTime: '2026-05-14T10:00:00.000Z', endTime: THEN }).go()
    const at = async (time: string) => {
      await sweepAt(time)
      return (await registrations().get(key).go({ consistent: true })).data
    }
    expect(await at('2026-11-15T10:00:00.000Z')).toHaveProperty('notes')
    const silent = await at('2026-11-15T10:00:00.001Z')
    expect(silent).not.toHaveProperty('notes')
    expect(silent!.version).toBe(2)
    expect(await at('2026-12-15T10:00:00.000Z'), 'it is written once').toEqual(silent)
    expect(await at('2029-05-15T10:00:00.000Z')).not.toBeNull()
    expect(await at('2029-05-15T10:00:00.001Z')).toBeNull()
  })

  test('12 months after the cost of a season was saved or asked about, if somebody claims the team', async () => {
    const seasonCost = {
      cents: 150_000,
      includes: [],
      hasPaymentPlan: false,
      hasFinancialAid: false,
      asOf: '2026-05-15',
    }
    const [{ id: unclaimed }, { id: teamID }] = [await given.importedTeam({ seasonCost }), await given.team()]
    await teams().patch({ teamID }).set({ seasonCost }).go()
    const askedAt = async (id: string) => (await teams().get({ teamID: id }).go()).data?.seasonCostAskedAt
    const at = async (time: string) => {
      await sweepAt(time)
      return askedAt(teamID)
    }
    expect(await at('2027-05-14T23:59:59.999Z')).toBeUndefined()
    const asked = '2027-05-15T10:00:00.000Z'
    expect(await at(asked)).toBe(asked)
    expect(await at('2028-05-15T10:00:00.000Z')).toBe(asked)
    expect(await at('2028-05-15T10:00:00.001Z')).not.toBe(asked)
    expect(await askedAt(unclaimed)).toBeUndefined()
  })
})

test.each([
  ['2026-08-31T10:00:00.000Z', 6, '2026-02-28T10:00:00.000Z'],
  ['2028-08-31T10:00:00.000Z', 6, '2028-02-29T10:00:00.000Z'],
  ['2026-10-31T10:00:00.000Z', 1, '2026-09-30T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2027-02-28T10:00:00.000Z'],
  ['2026-05-15T10:00:00.000Z', 6, '2025-11-15T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 36, '2023-01-31T10:00:00.000Z'],
] as const)('%s minus %i months is %s', (now, months, before) => {
  expect(monthsBefore(new Date(now), months)).toBe(before)
})

test('a sweep that runs out of time saves its position, and the next run resumes there', async () => {
  const parent = await given.user()
  const made = []
  for (let i = 0; i < 3; i++) made.push(await given.player({ claimer: parent }))
  const place = async () =>
    (await client.send(new GetCommand({ TableName: tableName(), Key: itemKeys.retention, ConsistentRead: true }))).Item
  const now = new Date(inDays(740))
  const places: string[] = []
  do {
    await sweep(now, { milliseconds: 0, pageItems: 40 })
    places.push(JSON.stringify(await place()))
  } while (await place())
  expect(places.length).toBeGreaterThan(2)
  expect(new Set(places).size, 'each run gets further').toBe(places.length)
  for (const { id } of made) expect(await findPlayer(id)).toHaveProperty('retentionNoticedAt', now.toISOString())
  await sweep(now, { pageItems: 40 })
  expect(await place(), 'a run that has time reads all pages').toBeUndefined()
})

test('a sweep starts on Sundays, and runs on other days only finish it', async () => {
  const { id } = await given.player({ claimer: await given.user() })
  const sunday = new Date(inDays(740))
  sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7))
  const runOn = async (day: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: sunday.getTime() + day * DAY })
    await handler().finally(() => vi.useRealTimers())
    return (await findPlayer(id))?.retentionNoticedAt !== undefined
  }
  expect(await runOn(-1)).toBe(false)
  expect(await runOn(0)).toBe(true)

  const { id: other } = await given.player({ claimer: await given.user() })
  await sweep(sunday, { milliseconds: 0, pageItems: 1 })
  await runOn(1)
  expect(await findPlayer(other)).toHaveProperty('retentionNoticedAt')
})

test('the owner of a team is asked once a year whether the cost of a season is still right', async () => {
  const owner = await given.user()
  const { id } = await given.team({ owner })
  const seasonCost = { cents: 150_000, includes: [], hasPaymentPlan: false, hasFinancialAid: false }
  await as(owner).updateTeam({ id, input: { seasonCost } })
  const { id: withoutDues } = await given.team({ owner })
  await as(owner).updateTeam({ id: withoutDues, input: { seasonCost: { ...seasonCost, cents: null, rosterSize: 12 } } })
  const askIn = async (days: number) => {
    await sweepIn(days)
    const askedAt = (await teams().get({ teamID: id }).go()).data?.seasonCostAskedAt
    if (askedAt) await sendNotice({ type: 'seasonCostAsked', teamID: id, askedAt })
    return subjectsTo(owner).length
  }
  expect(await askIn(360)).toBe(0)
  expect(await askIn(367)).toBe(1)
  expect(await askIn(368)).toBe(1)
  expect(await askIn(740)).toBe(2)
  expect((await teams().get({ teamID: withoutDues }).go()).data).not.toHaveProperty('seasonCostAskedAt')
})
