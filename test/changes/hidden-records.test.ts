import { expect, test } from 'vitest'
import { opportunities } from '../../functions/domain/opportunities/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { reports } from '../../functions/domain/reports/entity.ts'
import { hiddenChange } from '../../functions/lifecycle/hiding/hidden-change.ts'
import { checkPlayer } from '../../functions/lifecycle/retention/sweep.ts'
import { BUCKET } from '../../scripts/local/queue-and-storage.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { inDays } from '../support/times.ts'
import { caughtUp, mailsTo, register, s3, scenario, subjectsTo } from './change-stream.ts'

test('hiding a player removes its photo at once and notifies the claimer, and unhiding restores it', async () => {
  const parent = await given.user()
  const photo = 'data:image/gif;base64,R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs='
  const player = await given.player({ claimer: parent, name: 'Robin Taken', photo })
  const { photoURL } = await as(parent).player(player, 'photoURL')
  const stored = async () => (await fetch(`${s3.endpoint}/${BUCKET}${photoURL.split('?')[0]}`)).status
  expect(await stored()).toBe(200)
  const admin = await given.admin()
  await as(admin).hideRecord({ kind: 'player', id: player.id, reason: 'No consent' })

  const [email, ...none] = await mailsTo(parent)
  expect(none).toEqual([])
  expect(email).toMatchObject({
    subject: 'An admin hid your player',
    text: expect.stringContaining('Reason: No consent'),
  })
  expect(email!.text).not.toContain('Taken')
  expect(await stored()).toBe(404)

  await as(admin).unhideRecord({ kind: 'player', id: player.id })
  expect(await subjectsTo(parent)).toContain('Your player is public again')
  expect(await stored()).toBe(200)

  await as(parent).deletePlayer(player)
  await caughtUp()
  expect(await stored(), 'deleting the player removes the photo').toBe(404)
  await as(parent).restoreRecord({ kind: 'player', id: player.id })
  await caughtUp()
  expect(await stored(), 'restoring the player restores the photo').toBe(200)
})

test('the owner of an unused profile is notified before its deletion, even with emails turned off', async () => {
  const parent = await given.user()
  await as(parent).updateUserSettings({ input: { emailNotifications: false } })
  const { id } = await given.player({ claimer: parent, name: 'Robin Unused' })
  const { data } = await players().get({ playerID: id }).go()
  await checkPlayer(id, data!.updatedAt, new Date(inDays(740)))
  const [notice, ...none] = await mailsTo(parent)
  expect(none).toEqual([])
  expect(notice).toMatchObject({
    subject: 'The profile of Robin U. will be deleted',
    text: expect.stringContaining(`/players/${id}`),
  })
})

test('the owner of a hidden team gets one email for the team and its events', async () => {
  const owner = await given.user()
  const team = await given.team({ owner })
  await given.event({ creator: owner, teamID: team.id })
  const admin = await given.admin()
  await as(admin).hideRecord({ kind: 'team', id: team.id, reason: 'Made up' })
  const [email, ...none] = await mailsTo(owner)
  expect(none).toEqual([])
  expect(email).toMatchObject({
    subject: 'An admin hid your team',
    text: expect.stringContaining('Its events and opportunities are hidden with it.'),
  })
  await as(admin).unhideRecord({ kind: 'team', id: team.id })
  expect(await subjectsTo(owner)).toEqual(['Your team is public again', email!.subject])
})

test('families are notified when an opportunity is hidden, by itself or with its team, and when it is visible again', async () => {
  const owner = await given.user()
  const team = await given.team({ owner })
  const { parent, player } = await scenario()
  const { id } = await given.opportunity({ creator: owner, teamID: team.id, title: 'Tryout in doubt' })
  await register(parent, id, player.id)
  const admin = await given.admin()
  const hold = async (name: 'hideRecord' | 'unhideRecord', kind: string, of: string) => {
    await as(admin)[name]({ kind, id: of, reason: 'Check' })
    return (await subjectsTo(parent)).filter((it) => !it.startsWith('Registration'))
  }
  const [on, off] = ['On hold: Tryout in doubt', 'Back on: Tryout in doubt']
  expect(await hold('hideRecord', 'team', team.id)).toEqual([on])
  expect((await mailsTo(parent))[0]!.text).toContain('an admin took it down')
  expect(await hold('unhideRecord', 'team', team.id)).toEqual([off, on])
  expect(await hold('hideRecord', 'opportunity', id)).toEqual([on, off, on])
  // Hiding the team as well sends no second email.
  expect(await hold('hideRecord', 'team', team.id)).toEqual([on, off, on])
  expect(await hold('unhideRecord', 'team', team.id)).toEqual([on, off, on])
  expect(await hold('unhideRecord', 'opportunity', id)).toEqual([off, on, off, on])
  const subjects = await subjectsTo(owner)
  expect(subjects.filter((it) => it === 'An admin hid your opportunity')).toHaveLength(1)
})

test("a block hides the account's teams, events, and opportunities until an admin decides, and notifies families", async () => {
  const { organizer, parent, opportunity, player } = await scenario({ title: 'Tryout of a stranger' })
  const past = await given.opportunity({ creator: organizer, title: 'Long over' })
  await opportunities().patch({ opportunityID: past.id }).set({ startTime: '2025-01-01T00:00:00.000Z' }).go()
  const team = await given.team({ owner: organizer })
  const event = await given.event({ creator: organizer })
  const other = await given.event({ creator: parent })
  await register(parent, opportunity.id, player.id)
  const admin = await given.admin()
  const visible = async () => {
    const ids = { team: team.id, event: event.id, opportunity: opportunity.id, other: other.id }
    const { data } = await asAnonymous().ask(
      `query ($team: ID!, $event: ID!, $opportunity: ID!, $other: ID!) {
        team(id: $team) { id } event(id: $event) { id } other: event(id: $other) { id } opportunity(id: $opportunity) { id } }`,
      ids,
    )
    return ['team', 'event', 'opportunity', 'other'].filter((name) => (data as Record<string, unknown>)?.[name])
  }
  const subjects = async () => await subjectsTo(parent)
  const all = ['team', 'event', 'opportunity', 'other']
  expect(await visible()).toEqual(all)

  await as(admin).blockUser({ id: organizer.userID })
  expect((await subjects()).filter((it) => it.startsWith('On hold'))).toEqual(['On hold: Tryout of a stranger'])
  expect(await visible()).toEqual(['other'])
  const hiddenRecords = await as(admin).hiddenRecords({}, 'id hidden { reason }')
  expect(hiddenRecords).toContainEqual({ id: team.id, hidden: { reason: 'The account that posted it was blocked.' } })

  // An admin unhides one record. The others become visible when the block ends.
  await as(admin).unhideRecord({ kind: 'opportunity', id: opportunity.id })
  expect(await subjects()).toContain('Back on: Tryout of a stranger')
  expect(await visible()).toEqual(['opportunity', 'other'])
  await as(admin).hideRecord({ kind: 'event', id: other.id, reason: 'Spam' })
  await as(admin).unblockUser({ id: organizer.userID })
  await caughtUp()
  expect(await visible()).toEqual(['team', 'event', 'opportunity'])
})

test('a visitor who leaves an address with a report gets one email with the outcome, and the address is deleted', async () => {
  const [admin, owner] = await Promise.all([given.admin(), given.user()])
  const team = await given.team({ owner, name: 'Riverton Spammers' })
  const email = `visitor-${team.id}@example.com`.toLowerCase()
  const report = (kind: string, id: string) =>
    asAnonymous().reportRecord({ kind, id, reason: 'Buy cheap bats', email }, undefined, { ip: '198.51.100.40' })
  const stored = async () => JSON.stringify((await reports().scan.go({ pages: 'all' })).data)
  const close = async (recordID: string, decision: object) => {
    const open: { id: string; recordID: string }[] = await as(admin).reports({ perPage: 1000 }, 'id recordID')
    await as(admin).resolveReport({ id: open.find((it) => it.recordID === recordID)!.id, ...decision })
  }
  await report('team', team.id)
  await report('user', owner.userID)
  expect(await stored()).toContain(email)
  await close(team.id, { action: 'hide', note: 'Not a team' })
  await close(owner.userID, { action: 'dismiss' })
  const mails = await mailsTo({ email })
  expect(mails.map(({ text }) => /An admin [^.]*/.exec(text)![0]).sort()).toEqual([
    'An admin looked at the account and left it as it is',
    'An admin looked at the team and hid it',
  ])
  for (const { subject, text, html } of mails)
    expect(`${subject}${text}${html}`).not.toMatch(/cheap bats|Spammers|Not a team/)
  expect(await stored()).not.toContain(email)

  const input = { kind: 'team', id: (await given.team({ owner })).id, reason: 'x', email: 'nobody' }
  await expectRefusal(asAnonymous().reportRecord(input), 'BAD_USER_INPUT', 'Enter a valid email address')
})

const BY_ADMIN = { at: '2030-01-01', by: 'admin', reason: 'Spam' }
const WITH_TEAM = { at: '2030-01-02', by: 'admin', reason: 'Its team is hidden.', withTeam: 'team' }
const WITH_BLOCK = { at: '2030-01-03', by: 'admin', reason: 'Blocked', withBlock: 'user' }
const NEITHER = { isBlock: false, isWithTeam: false }
test.each([
  ['hidden', undefined, BY_ADMIN, { ...NEITHER, hiddenAt: BY_ADMIN.at, isVisibilityChange: true }],
  ['hidden with its team', undefined, WITH_TEAM, { isBlock: false, isWithTeam: true, isVisibilityChange: true }],
  ['hidden with a block', undefined, WITH_BLOCK, { isBlock: true, isWithTeam: false, isVisibilityChange: true }],
  ['hidden for another reason', WITH_TEAM, BY_ADMIN, { ...NEITHER, isVisibilityChange: false }],
  ['shown', BY_ADMIN, undefined, { ...NEITHER, hiddenAt: undefined, isVisibilityChange: true }],
  ['shown with its team', WITH_TEAM, undefined, { isBlock: false, isWithTeam: true, isVisibilityChange: true }],
  ['shown after a block', WITH_BLOCK, undefined, { isBlock: true, isWithTeam: false, isVisibilityChange: true }],
  ['left hidden', BY_ADMIN, BY_ADMIN, null],
  ['left visible', undefined, undefined, null],
])('a record that is %s is read as such from its change', (_, was, is, expected) => {
  const item = (hidden: object | undefined, version: number) => ({
    eventID: 'event',
    version,
    ...(hidden && { hidden }),
  })
  const change = hiddenChange({ entity: 'event', before: item(was, 1), after: item(is, 2) } as never)
  if (expected) expect(change).toMatchObject({ kind: 'event', id: 'event', version: 2, ...expected })
  else expect(change).toBeNull()
})

test.each([
  ['an entity that cannot be hidden', 'user', {}, { hidden: BY_ADMIN }],
  ['a hidden record that is created', 'event', null, { hidden: BY_ADMIN }],
  ['a hidden record that is deleted', 'event', { hidden: BY_ADMIN }, null],
])('the change of %s neither hides nor shows a record', (_, entity, before, after) => {
  expect(hiddenChange({ entity, before, after } as never)).toBeNull()
})
