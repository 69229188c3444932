import { describe, expect, test } from 'vitest'
import { accountCodes, recoveryCodes } from '../../functions/domain/accounts/entity.ts'
import { notificationsOf } from '../../functions/domain/notifications/notifications.ts'
import { opportunities } from '../../functions/domain/opportunities/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { playerRegistrations, registrations } from '../../functions/domain/registrations/entity.ts'
import { userReferences, users } from '../../functions/domain/users/entity.ts'
import { setPassword } from '../../functions/services/identity/identity.ts'
import { find, queryPartition, transactWrite } from '../../functions/store/store.ts'
import { expiresAfter } from '../../functions/values/durations.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { caughtUp, decide, mailsTo, register, scenario, storedFiles, subjectsTo } from './change-stream.ts'

const PHOTO = 'data:image/gif;base64,R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs='

describe('a deletion', () => {
  test('of a team by an admin notifies its rostered families, managers, and owner', async () => {
    const [owner, manager, family, former] = await given.users(4)
    const admin = await given.admin()
    const team = await given.team({ owner })
    await as(owner).addDivision({ input: { teamID: team.id, division: 'AA', ageGroup: '12U' } })
    await given.teamContact(owner, { teamID: team.id, user: manager, role: 'manager' })
    const [current, past] = await Promise.all([
      given.player({ claimer: family, name: 'Tilly Rostered' }),
      given.player({ claimer: former }),
    ])
    await given.rosterEntry(family, { teamID: team.id, playerID: current.id })
    const { id: over } = await given.rosterEntry(former, { teamID: team.id, playerID: past.id })
    await as(owner).updatePlayerTeamHistory({ id: over, input: { endDate: '2025-10-01' } })
    await as(admin).deleteTeam(team)
    const deleted = `${team.name} was deleted`
    expect(await subjectsTo(family)).toContain(deleted)
    const [mail] = (await mailsTo(family)).filter(({ subject }) => subject === deleted)
    expect(mail!.text).toContain('Tilly R. is no longer on its roster')
    expect(await subjectsTo(manager)).toContain(deleted)
    expect((await subjectsTo(owner)).filter((it) => it.includes('deleted'))).toEqual(['Your team was deleted'])
    expect((await subjectsTo(former)).filter((it) => it.includes('deleted'))).toEqual([])
    expect(await subjectsTo(admin)).toEqual([])
  })

  test("of a player notifies the coach and the organizers, without the player's last name", async () => {
    const { organizer, parent, opportunity } = await scenario({ title: 'Tryout with a gap' })
    const coach = await given.user()
    const team = await given.team({ owner: coach })
    const player = await given.player({ claimer: parent, name: 'Tilly Rostered' })
    await given.rosterEntry(parent, { teamID: team.id, playerID: player.id })
    await decide(organizer, await register(parent, opportunity.id, player.id), 'APPROVED')
    const other = await given.user()
    const { id: refusing } = await given.opportunity({ creator: other })
    await decide(other, await register(parent, refusing, player.id), 'REJECTED')
    const { id: begun } = await given.opportunity({ creator: other })
    await register(parent, begun, player.id)
    await opportunities().patch({ opportunityID: begun }).set({ startTime: '2026-01-01T12:00:00.000Z' }).go()
    const before = (await mailsTo(parent)).length
    await as(parent).deletePlayer({ id: player.id })
    expect(await subjectsTo(coach)).toContain('Tilly R. is no longer on your roster')
    expect(await subjectsTo(organizer)).toContain('Registration withdrawn: Tryout with a gap')
    expect((await subjectsTo(other)).join()).not.toContain('withdrawn')
    const mails = [...(await mailsTo(coach)), ...(await mailsTo(organizer))].map(({ text }) => text).join()
    expect(mails).toContain(`Tilly R.'s registration for "Tryout with a gap"`)
    expect(mails).not.toContain('Rostered')
    expect(await mailsTo(parent)).toHaveLength(before)
  })
})

describe('deleting removes dependent records', () => {
  test('deleting an opportunity removes its registrations', async () => {
    const { organizer, parent, opportunity, player } = await scenario()
    await register(parent, opportunity.id, player.id)
    await as(organizer).deleteOpportunity({ id: opportunity.id })
    await caughtUp()
    expect((await queryPartition(opportunities().get({ opportunityID: opportunity.id }))).of(registrations)).toEqual([])
    expect((await queryPartition(players().get({ playerID: player.id }))).of(playerRegistrations)).toEqual([])
    expect((await queryPartition(users().get(parent))).of(userReferences).map(({ kind }) => kind)).not.toContain(
      'registration',
    )
  })

  test('deleting a player removes its registrations and lowers the approved count', async () => {
    const { organizer, parent, opportunity, player } = await scenario()
    await decide(organizer, await register(parent, opportunity.id, player.id), 'APPROVED')
    await as(parent).deletePlayer({ id: player.id })
    await caughtUp()
    const left = await as(organizer).opportunity(
      { id: opportunity.id },
      'registrationCount approvedCount registrations { id }',
    )
    expect(left).toEqual({ registrationCount: 0, approvedCount: 0, registrations: [] })
  })

  test('deleting a team or player closes its pending claims with a reason', async () => {
    const [owner, claimer, admin] = await Promise.all([given.user(), given.user(), given.admin()])
    const team = await given.team({ owner })
    const player = await given.player({ claimer: owner })
    const asked: string[] = []
    for (const [resourceType, { id: resourceID }] of Object.entries({ team, player }))
      asked.push((await as(claimer).createClaimRequest({ resourceType, resourceID })).id)
    await as(owner).deleteTeam({ id: team.id })
    await as(owner).deletePlayer({ id: player.id })
    await caughtUp()
    const claimRequests = await as(admin).claimRequests({ perPage: 100 }, 'id status note resourceName')
    const closed = claimRequests.filter(({ id }: { id: string }) => asked.includes(id))
    expect(closed.map(({ status, note }: { status: string; note: string }) => [status, note])).toEqual([
      ['rejected', 'Closed: the player was deleted.'],
      ['rejected', 'Closed: the team was deleted.'],
    ])
    expect(await subjectsTo(claimer)).toEqual(['Your claim was closed', 'Your claim was closed'])
  })

  test('deleting a team keeps its events and opportunities', async () => {
    const owner = await given.user()
    const team = await given.team({ owner })
    const { id } = await given.opportunity({ creator: owner, teamID: team.id })
    const event = await given.event({ creator: owner, teamID: team.id })
    await as(owner).deleteTeam({ id: team.id })
    expect(await asAnonymous().teamEventCount({ teamID: team.id })).toBe(0)
    expect(await asAnonymous().teamOpportunityCount({ teamID: team.id })).toBe(0)
    await caughtUp()
    const detached = { teamID: null, team: null }
    expect(await as(owner).opportunity({ id }, 'teamID team { id } viewerCanManage')).toEqual({
      ...detached,
      viewerCanManage: true,
    })
    expect(await asAnonymous().event(event, 'teamID team { id }')).toEqual(detached)
  })

  test('deleting an account removes its players, claims, contact entries, and requests', async () => {
    const [leaver, other, admin] = await Promise.all([given.user(), given.user(), given.admin()])
    await setPassword(leaver.userID, 'left field 42')
    const team = await given.team({ owner: leaver })
    const player = await given.player({ claimer: leaver })
    const theirs = await given.team({ owner: other })
    const rostered = await given.player({ claimer: leaver, name: 'Robin Rostered', age: 12 })
    await given.rosterEntry(other, { teamID: theirs.id, playerID: rostered.id })
    await given.teamContact(other, { teamID: theirs.id, user: leaver })
    await as(leaver).createClaimRequest({ resourceType: 'team', resourceID: theirs.id, message: 'Mine!' })
    const { id } = await given.opportunity({ creator: other })
    await register(leaver, id, player.id, { notes: 'A secret' })
    await register(leaver, id, rostered.id)
    const unclaimed = await given.player({ claimer: admin })
    const phone = { phone: '(512) 555-0100', phoneConsent: true }
    await register(leaver, (await given.opportunity({ creator: other })).id, unclaimed.id, phone)
    const listed = await given.player({ claimer: leaver, name: 'Lou Listed' })
    const origin = { source: 'usssa', externals: {} }
    await players().patch({ playerID: listed.id }).set({ origin }).remove(['createdBy']).go()
    const found = await given.player({ claimer: leaver })
    await players().patch({ playerID: found.id }).set({ origin }).go()
    const pictured = await given.player({ claimer: leaver, photo: PHOTO, guardianConsent: '2026-11' })
    await as(leaver).deletePlayer(pictured)
    await given.approvedClaim(leaver, 'team', (await given.team({ owner: other })).id)
    const orphan = await given.opportunity({ creator: leaver, teamID: team.id })
    const { userID } = leaver
    await transactWrite([
      [recoveryCodes().put({ userID, hashes: ['a hash'] })],
      [accountCodes().put({ userID, purpose: 'reset', hash: 'a hash', expiresAt: expiresAfter(60, new Date()) })],
    ])
    const before = await mailsTo(leaver)
    expect(await storedFiles()).toContain('withheld/media/players/')
    expect(await notificationsOf(leaver.userID, new Date())).not.toEqual([])
    await as(leaver).deleteMyAccount({ input: { currentPassword: 'left field 42' } })
    await caughtUp()

    const nobodys = { claimedBy: null, claimedAt: null }
    expect(await as(admin).team({ id: team.id }, 'claimedBy claimedAt')).toEqual(nobodys)
    expect(await as(admin).opportunity(orphan, 'status')).toEqual({ status: 'CANCELLED' })
    expect(await as(admin).player(listed, 'name claimedBy')).toEqual({ name: 'Lou Listed', claimedBy: null })
    const [registered] = (await queryPartition(players().get({ playerID: unclaimed.id }))).of(playerRegistrations)
    expect(await find(registrations, registered!)).not.toHaveProperty('phone')
    for (const { id } of [player, found]) expect(await as(admin).player({ id })).toBeNull()
    expect(await storedFiles()).not.toContain('media/players/')
    expect(await as(admin).team({ id: theirs.id }, 'contacts { id }')).toEqual({ contacts: [] })
    expect(await as(other).opportunityRegistrations({ opportunityID: id })).toEqual([])
    // The roster entry stays in the team's history without the child's name. Claiming the profile needs an admin.
    const former = { name: 'Former player', age: null, claimedBy: null, isClaimed: false }
    expect(await as(admin).player({ id: rostered.id }, 'name age claimedBy isClaimed')).toEqual(former)
    const stranger = await given.user()
    expect((await as(stranger).claimPlayer({ playerID: rostered.id }, 'claimedBy')).claimedBy).toBeNull()
    await expectRefusal(register(stranger, id, rostered.id), 'FORBIDDEN')
    for (const status of ['rejected', 'approved']) {
      const claimRequests = await as(admin).claimRequests({ status, perPage: 100 }, 'userId message user { id }')
      const theirs = claimRequests.filter((it: { userId: string }) => it.userId === userID)
      expect(theirs, status).toEqual([{ userId: userID, message: null, user: null }])
    }
    expect((await queryPartition(users().get(leaver))).entities).toEqual(new Set())
    expect(await notificationsOf(leaver.userID, new Date())).toEqual([])
    expect(await mailsTo(leaver)).toEqual(before)
  })
})

test('deleting the owner of a team removes its managers and keeps its other contacts', async () => {
  const [owner, manager, coach, admin] = await Promise.all([given.user(), given.user(), given.user(), given.admin()])
  const team = await given.team({ owner })
  await given.teamContact(owner, { teamID: team.id, user: manager, role: 'manager' })
  await given.teamContact(owner, { teamID: team.id, user: coach, role: 'coach' })
  await as(admin).deleteUser({ id: owner.userID })
  await caughtUp()
  const read = await as(admin).team({ id: team.id }, 'claimedBy contacts { userID }')
  expect(read).toEqual({ claimedBy: null, contacts: [{ userID: coach.userID }] })
})

test('a merge notifies the owner of each record once and no organizers', async () => {
  const [admin, owner, other] = await Promise.all([given.admin(), given.user(), given.user({ name: 'Other Owner' })])
  const { organizer, parent, opportunity } = await scenario({ title: 'Tryout of a duplicate' })
  const [from, into] = await Promise.all([given.team({ owner }), given.team({ owner: other })])
  const manager = await given.user()
  await given.teamContact(owner, { teamID: from.id, user: manager, role: 'manager' })
  const hired = await mailsTo(owner)
  await given.event({ creator: owner, teamID: from.id })
  const [duplicate, child] = await Promise.all([1, 2].map(() => given.player({ claimer: parent, name: 'Dup Licate' })))
  await register(parent, opportunity.id, duplicate!.id)
  expect(await mailsTo(organizer)).toHaveLength(1)
  const parents = (await mailsTo(parent)).length

  await as(admin).mergeTeams({ fromID: from.id, intoID: into.id })
  await as(admin).mergePlayers({ fromID: duplicate!.id, intoID: child!.id })
  const [notice, ...more] = await mailsTo(owner)
  expect(more).toEqual(hired)
  expect(await subjectsTo(manager)).toContain(`You no longer manage ${from.name}`)
  expect(notice).toMatchObject({
    subject: 'Your team was merged with another',
    text: expect.stringContaining('It has another owner'),
  })
  expect((await mailsTo(other)).map(({ text }) => text)).toEqual([expect.stringContaining('You manage it')])
  const [mail, ...others] = (await mailsTo(parent)).slice(parents)
  expect(others).toEqual([])
  expect(mail!.text).toContain('Dup L.')
  expect(mail!.text).not.toContain('Licate')
  // The moved registration does not count as a new one.
  expect(await mailsTo(organizer)).toHaveLength(1)
  const player = await as(parent).player(child!, 'registrations { status }')
  expect(player.registrations).toEqual([{ status: 'PENDING' }])
})
