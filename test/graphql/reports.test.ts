import { describe, expect, test } from 'vitest'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { sitemapOf } from '../../functions/graphql/site/sitemap.ts'
import { subjectOf } from '../../functions/graphql/site/subject.ts'
import { propagateBlock } from '../../functions/lifecycle/hiding/hiding.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal, succeeds } from '../support/as.ts'
import { given } from '../support/given.ts'

const REPORTS = 'id kind recordID recordName isHidden reason reporter { id } reporterDismissed status'
type Report = { id: string; recordID: string; [field: string]: unknown }

const [admin, owner, stranger] = await Promise.all([given.admin(), given.user(), given.user()])

const hide = (kind: string, id: string) => as(admin).hideRecord({ kind, id, reason: 'Not a real one' })
const report = (by: UserItem, id: string, reason = 'Fake') => as(by).reportRecord({ kind: 'team', id, reason })
const unhide = (kind: string, id: string) => as(admin).unhideRecord({ kind, id })
const publicAsk = async ({ query, variables }: { query: string; variables?: object }) =>
  ((await asAnonymous().ask(query, variables)).data ?? null) as Record<string, unknown> | null
const sitemaps = () =>
  Promise.all(['events', 'opportunities'].map((kind) => sitemapOf(`/sitemaps/${kind}-1.xml`, publicAsk as never)))
const openReportOf = async (recordID: string): Promise<Report> =>
  (await as(admin).reports({ perPage: 1000 }, REPORTS)).find((it) => it.recordID === recordID)!

describe('a report', () => {
  test('reaches the admins with its reason, once per user and record', async () => {
    const { id, name } = await given.team({ owner })
    const visitorReports = (reason: string) =>
      asAnonymous().reportRecord({ kind: 'team', id, reason }, undefined, { ip: '198.51.100.7' })
    await visitorReports('  This team does not exist.  ')
    await expectRefusal(visitorReports('Again'), 'CONFLICT')
    expect(await openReportOf(id)).toMatchObject({
      kind: 'team',
      recordName: name,
      isHidden: false,
      reason: 'This team does not exist.',
      reporter: null,
      reporterDismissed: 0,
      status: 'open',
    })
    await as(stranger).reportRecord({ kind: 'user', id: owner.userID, reason: 'Rude' })
    expect(await openReportOf(owner.userID)).toMatchObject({ reporter: { id: stranger.userID } })
  })

  test('is counted for admins while open, as is a pending claim', async () => {
    const queues = async () => await as(admin).adminQueues({}, 'pendingClaims openReports')
    const { id } = await given.team({ owner })
    const before = await queues()
    await report(stranger, id)
    await as(stranger).createClaimRequest({ resourceType: 'team', resourceID: id })
    expect(await queues()).toEqual({ pendingClaims: before.pendingClaims + 1, openReports: before.openReports + 1 })
    await as(admin).resolveReport({ id: (await openReportOf(id)).id, action: 'keep' })
    expect(await queues()).toEqual({ pendingClaims: before.pendingClaims + 1, openReports: before.openReports })
  })

  test('needs a reason and a record that the reporter can see', async () => {
    const { id } = await given.team({ owner })
    await expectRefusal(report(stranger, id, ' '), 'BAD_USER_INPUT', 'Please say what is wrong.')
    const secret = await given.opportunity({ creator: owner, visibility: 'HIDDEN' })
    const ofSecret = as(stranger).reportRecord({ kind: 'opportunity', id: secret.id, reason: 'x' })
    await expectRefusal(ofSecret, 'NOT_FOUND', 'Opportunity not found')
    await hide('team', id)
    await expectRefusal(report(stranger, id), 'NOT_FOUND', 'Team not found')
  })

  test('is resolved once, by hiding or keeping the record or by dismissing the report', async () => {
    const [bad, fine] = await Promise.all([given.team({ owner }), given.team({ owner })])
    for (const { id } of [bad, fine]) await report(stranger, id)
    const [first, second] = await Promise.all([openReportOf(bad.id), openReportOf(fine.id)])
    const resolve = ({ id }: Report, action: string, note?: string) =>
      as(admin).resolveReport({ id, action, note }, 'status action resolvedBy { id }')

    await expectRefusal(resolve(first, 'hide'), 'BAD_USER_INPUT', 'Please give a reason.')
    const resolved = { status: 'closed', action: 'hide', resolvedBy: { id: admin.userID } }
    expect(await resolve(first, 'hide', 'Made up')).toEqual(resolved)
    expect((await as(owner).team(bad, 'hidden { reason }')).hidden).toEqual({ reason: 'Made up' })
    await resolve(second, 'keep')
    await expectRefusal(resolve(second, 'keep'), 'NOT_FOUND')
    const { userID: rude } = await given.user()
    await as(stranger).reportRecord({ kind: 'user', id: rude, reason: 'Rude' })
    const ofUser = await openReportOf(rude)
    await expectRefusal(resolve(ofUser, 'hide', 'Rude'), 'BAD_USER_INPUT', 'Block the account instead.')
    await resolve(ofUser, 'dismiss')
    // The user can report the record again after the report is resolved.
    await report(stranger, fine.id)
    const reports = await as(admin).reports({ status: 'closed', perPage: 1000 }, REPORTS)
    expect(reports.map((it: Report) => it.id)).toEqual(expect.arrayContaining([first.id, second.id]))
  })

  test('is refused with RATE_LIMITED after five dismissed reports of the user', async () => {
    const nuisance = await given.user()
    for (let i = 0; i < 5; i++) {
      const { id } = await given.team({ owner })
      await report(nuisance, id)
      await as(admin).resolveReport({ id: (await openReportOf(id)).id, action: 'dismiss' })
    }
    const { id } = await given.team({ owner })
    await expectRefusal(report(nuisance, id), 'RATE_LIMITED')
    await report(stranger, id)
  })
})

describe('hidden records', () => {
  test('a hidden team is visible only to its owner and admins, and unhiding restores it', async () => {
    const { id, name } = await given.team({ owner })
    const event = await given.event({ creator: owner, teamID: id })
    const player = await given.player({ claimer: stranger })
    await given.rosterEntry(admin, { teamID: id, playerID: player.id })
    const look = async (user: UserItem | null) => {
      const viewer = user ? as(user) : asAnonymous()
      const child = await viewer.player({ id: player.id }, 'teams { name } teamHistory { id }')
      return [
        await viewer.team({ id }, 'name'),
        ...[await viewer.teams({ search: name }), await viewer.teamsCount({ search: name })],
        (await viewer.search({ text: name }, 'teamsCount')).teamsCount,
        ...[await viewer.teamRoster({ teamID: id }), await viewer.teamRosterCount({ teamID: id })],
        (await viewer.event(event, 'team { name }'))?.team ?? null,
        ...[child.teams, child.teamHistory, await viewer.playerTeamHistory({ playerID: player.id })],
      ]
    }
    const before = await look(stranger)
    const adminStats = await asAnonymous().adminStats({}, 'totalTeams')

    await hide('team', id)
    await as(admin).hideRecord({ kind: 'team', id, reason: 'The first reason stays' })
    const nothing = [null, [], 0, 0, [], 0, null, [], [], []]
    for (const viewer of [stranger, null]) expect(await look(viewer)).toEqual(nothing)
    expect((await asAnonymous().adminStats({}, 'totalTeams')).totalTeams).toBe(adminStats.totalTeams - 1)
    for (const viewer of [owner, admin]) expect((await look(viewer))[0]).toEqual({ name })
    const hiddenRecords = await as(admin).hiddenRecords({}, 'kind id name hidden { reason }')
    expect(hiddenRecords).toContainEqual({ kind: 'team', id, name, hidden: { reason: 'Not a real one' } })

    for (let sent = 0; sent < 2; sent++) await unhide('team', id)
    expect(await look(stranger)).toEqual(before)
    expect((await as(owner).team({ id }, 'hidden { at }')).hidden).toBeNull()
    expect(await as(admin).hiddenRecords()).not.toContainEqual({ id })
  })

  test('a hidden team stays hidden after edits, and others cannot find or claim it', async () => {
    const { id, name } = await given.team({ owner: admin })
    await hide('team', id)
    await expectRefusal(as(stranger).claimTeam({ teamID: id }), 'NOT_FOUND')
    await expectRefusal(as(stranger).createClaimRequest({ resourceType: 'team', resourceID: id }), 'NOT_FOUND')
    await as(admin).updateTeam({ id, input: { description: 'Edited' } })
    expect(await as(stranger).teams({ search: name })).toEqual([])
    await as(admin).deleteTeam({ id })
    await expectRefusal(unhide('team', id), 'NOT_FOUND', 'Team not found')
  })

  test('a hidden team also hides its events and opportunities, including those posted while it is hidden', async () => {
    const team = await given.team({ owner })
    const ofTeam = { creator: owner, teamID: team.id }
    const word = `Orchard${newID()}`
    const [event, opportunity, gone] = await Promise.all([
      given.event({ ...ofTeam, name: `${word} Cup` }),
      given.opportunity({ ...ofTeam, title: `${word} Tryout` }),
      given.event({ ...ofTeam, name: `${word} Camp` }),
    ])
    await hide('event', gone.id)
    const look = async (user: UserItem | null) => {
      const viewer = user ? as(user) : asAnonymous()
      const lists = await viewer.send(
        `query ($word: String!, $team: ID!) { events(search: $word) { id } eventsCount(search: $word)
          opportunities(search: $word) { id } opportunitiesCount(search: $word)
          teamEventCount(teamID: $team) teamOpportunityCount(teamID: $team) search(text: $word) { eventsCount opportunitiesCount } }`,
        { word, team: team.id },
      )
      const opened = await viewer.opportunity(opportunity).catch(() => null)
      return { ...lists, event: await viewer.event(event, 'name'), opportunity: opened }
    }
    const before = await look(null)
    expect(before).toMatchObject({ eventsCount: 1, opportunitiesCount: 1, teamEventCount: 1, teamOpportunityCount: 1 })

    await hide('team', team.id)
    const nothing = {
      events: [],
      eventsCount: 0,
      opportunities: [],
      opportunitiesCount: 0,
      event: null,
      opportunity: null,
      teamEventCount: 0,
      teamOpportunityCount: 0,
      search: { eventsCount: 0, opportunitiesCount: 0 },
    }
    for (const viewer of [stranger, null]) expect(await look(viewer)).toEqual(nothing)
    expect((await look(owner)).event).toEqual({ name: `${word} Cup` })
    for (const path of [`/events/${event.id}`, `/opportunities/${opportunity.id}`, `/teams/${team.id}`])
      expect((await subjectOf(path, 'en', publicAsk)).status).toBe(404)
    const [events, opportunities] = await sitemaps()
    expect(events).not.toContain(event.id)
    expect(opportunities).not.toContain(opportunity.id)

    const later = await given.event({ ...ofTeam, name: `${word} Later` })
    const moved = await given.opportunity({ creator: owner, title: `${word} Moved` })
    await as(owner).updateOpportunity({ id: moved.id, input: { teamID: team.id } })
    expect(await look(stranger)).toEqual(nothing)
    await as(owner).updateOpportunity({ id: moved.id, input: { teamID: null } })
    expect(await look(stranger), 'an opportunity moved off the hidden team stays hidden').toEqual(nothing)
    await expectRefusal(unhide('event', event.id), 'CONFLICT', 'Its team is hidden. Show the team again first.')
    const hiddenRecords = await as(admin).hiddenRecords({}, 'id isHiddenWithTeam')
    const listed = hiddenRecords.filter(({ id }) => [team.id, event.id].includes(id))
    expect(listed, 'the team can be shown again, so it comes first').toEqual([
      { id: team.id, isHiddenWithTeam: false },
      { id: event.id, isHiddenWithTeam: true },
    ])
    await hide('event', later.id)

    await unhide('team', team.id)
    expect(await look(null)).toMatchObject({
      ...before,
      opportunities: [{ id: opportunity.id }, { id: moved.id }],
      opportunitiesCount: 2,
      search: { eventsCount: 1, opportunitiesCount: 2 },
    })
    expect((await subjectOf(`/events/${event.id}`, 'en', publicAsk)).status).toBe(200)
    expect((await sitemaps())[0]).toContain(event.id)
    await unhide('event', later.id)
    expect(await look(null)).toMatchObject({ eventsCount: 2, teamEventCount: 2 })
  })

  test('a hidden team keeps its events and opportunities hidden when a block of their creator ends', async () => {
    const owner = await given.user()
    const team = await given.team({ owner })
    const event = await given.event({ creator: admin, teamID: team.id })
    const opportunity = await given.opportunity({ creator: owner, teamID: team.id })
    const spam = await given.event({ creator: owner })
    const isShown = async () => [
      ...[(await as(stranger).event(event)) !== null, await succeeds(as(stranger).opportunity(opportunity))],
    ]
    await hide('event', spam.id)
    await hide('team', team.id)
    for (const isBlocked of [true, false]) {
      await users().patch({ userID: owner.userID }).set({ isBlocked }).go()
      await propagateBlock(owner.userID, new Date())
    }
    expect(await isShown()).toEqual([false, false])
    await unhide('team', team.id)
    expect(await isShown()).toEqual([true, true])
    expect(await as(stranger).event(spam), 'what an admin hid before the block').toBeNull()
  })

  test('a hidden player is on no roster, list, or count and cannot be registered', async () => {
    const team = await given.team({ owner: stranger })
    const player = await given.player({ claimer: owner, name: 'Riley Removed' })
    await given.rosterEntry(admin, { teamID: team.id, playerID: player.id })
    const opportunity = await given.opportunity({ creator: stranger, teamID: team.id })
    await hide('player', player.id)

    const seen = await as(stranger).send(
      `query ($id: ID!, $team: ID!) { player(id: $id) { id } playerTeamHistory(playerID: $id) { id } teamRosterCount(teamID: $team)
        team(id: $team) { players { id } teamHistory { id } } players(search: "Riley Removed") { id } }`,
      { id: player.id, team: team.id },
    )
    expect(seen).toEqual({
      player: null,
      playerTeamHistory: [],
      teamRosterCount: 0,
      players: [],
      team: { players: [], teamHistory: [] },
    })
    const registered = given.registration(stranger, { opportunityID: opportunity.id, playerID: player.id })
    await expectRefusal(registered, 'NOT_FOUND', 'Player not found')
    const own = await as(owner).claimedPlayers({}, 'id hidden { reason }')
    expect(own).toContainEqual({ id: player.id, hidden: { reason: 'Not a real one' } })
  })

  // admin-lists.test.ts tests the lists of events and opportunities.
  test('a hidden event or opportunity is not on its team, and can be unhidden after the team is deleted', async () => {
    const team = await given.team({ owner })
    const event = await given.event({ creator: owner, teamID: team.id })
    const opportunity = await given.opportunity({ creator: owner, teamID: team.id })
    const look = (user: UserItem) =>
      as(user).send(
        `query ($team: ID!, $event: ID!) { team(id: $team) { events { id } opportunities { id } }
          teamEventCount(teamID: $team) teamOpportunityCount(teamID: $team) event(id: $event) { id } }`,
        { team: team.id, event: event.id },
      )
    await hide('event', event.id)
    await hide('opportunity', opportunity.id)
    expect(await look(stranger)).toEqual({
      team: { events: [], opportunities: [] },
      teamEventCount: 0,
      teamOpportunityCount: 0,
      event: null,
    })
    await expectRefusal(as(stranger).opportunity(opportunity), 'NOT_FOUND', 'Opportunity not found')
    expect((await look(owner)).event).toEqual({ id: event.id })

    await unhide('opportunity', opportunity.id)
    expect((await look(stranger)).team.opportunities).toEqual([{ id: opportunity.id }])
    await as(owner).deleteTeam(team)
    await unhide('event', event.id)
    expect(await as(stranger).event(event, 'teamID team { id }')).toEqual({ teamID: null, team: null })
  })

  test('hiding, unhiding, and resolving are in the audit log', async () => {
    const { id } = await given.team({ owner })
    await report(stranger, id)
    await as(admin).resolveReport({ id: (await openReportOf(id)).id, action: 'hide', note: 'Made up' })
    await unhide('team', id)
    const logFor = async (user: UserItem) =>
      (await as(user).auditLog({ kind: 'team', id }, 'action')).map(({ action }) => action)
    const all = ['unhideRecord', 'resolveReport', 'resolveReport', 'reportRecord', 'createTeam']
    expect(await logFor(admin)).toEqual(all)
    const own = ['unhideRecord', 'resolveReport', 'createTeam']
    expect(await logFor(owner), 'the owner does not see who reported the team').toEqual(own)
  })
})
