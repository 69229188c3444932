import { expect, test } from 'vitest'
import { recordClaims } from '../../functions/domain/claims/entity.ts'
import { teamContacts } from '../../functions/domain/contacts/entity.ts'
import { teamEvents } from '../../functions/domain/events/entity.ts'
import { opportunities } from '../../functions/domain/opportunities/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import {
  playerHistory,
  playerRequests,
  type RosterItem,
  type RosterRequest,
} from '../../functions/domain/roster/entity.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { moveChildrenOfPlayer } from '../../functions/lifecycle/merge/move-player.ts'
import { removeChildrenOfPlayer } from '../../functions/lifecycle/removal/players.ts'
import { removeChildrenOfTeam } from '../../functions/lifecycle/removal/teams.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { uniqueKeys } from '../../functions/store/unique-keys/entity.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal, succeeds } from '../support/as.ts'
import { killAfter } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { pendingClaims } from '../support/pending-claims.ts'
import { everything, expectConsistent, type Item } from '../sync/league.ts'

const [admin, owner, other, family] = await Promise.all([given.admin(), given.user(), given.user(), given.user()])

type Ends = { from: { id: string }; into: { id: string } }
const merge = (kind: 'Teams' | 'Players', { from, into }: Ends, { dryRun = false, by = admin } = {}) =>
  as(by)[`merge${kind}`]({ fromID: from.id, intoID: into.id, dryRun }, 'isDone moves { part count } conflicts')
const moved = ({ moves }: { moves: { part: string; count: number }[] }) =>
  Object.fromEntries(moves.map(({ part, count }) => [part, count]))

const read = async (id: string) =>
  await as(admin).team(
    { id },
    'id name claimedBy divisions { division ageGroup contacts { id name isPending } } contacts { id role isPending } teamHistory { id waitsFor season division jerseyNumber player { id } } events { id } opportunities { id }',
  )

/** Checks that no item is in the partition of the record, and that only roster changes still refer to it. */
async function expectEmpty(kind: 'team' | 'player', id: string) {
  const { items } = await everything()
  expect(items.filter(({ pk }) => pk === `${kind}#${id}`)).toEqual([])
  const naming = items.filter((it) => it.teamID === id || it.playerID === id || it.resourceID === id)
  expect(naming.map(({ __edb_e__ }) => __edb_e__).filter((entity) => entity !== 'roster-change')).toEqual([])
  const references = items.filter(({ __edb_e__, recordID }) => __edb_e__ === 'user-reference' && recordID.includes(id))
  expect(references).toEqual([])
}

/** Checks that the counters and references of registrations equal them and that both copies of every mirrored row exist. */
async function expectCounted() {
  const { of } = await everything()
  const registrations = Map.groupBy(of('registration'), ({ opportunityID }) => opportunityID)
  for (const { opportunityID, registrationCount, approvedCount } of of('opportunity')) {
    const all = registrations.get(opportunityID) ?? []
    const counts = { registrationCount: all.length, approvedCount: all.filter((it) => it.status === 'APPROVED').length }
    expect({ registrationCount, approvedCount }).toEqual(counts)
  }
  const keys = (items: Item[], ...fields: string[]) =>
    items.map((it) => fields.map((name) => it[name]).join(' ')).sort()
  for (const [copies, rows] of [
    ['player-history', 'roster-entry'],
    ['player-request', 'roster-request'],
  ] as const)
    expect(keys(of(copies), 'playerID', 'teamHistoryID')).toEqual(keys(of(rows), 'playerID', 'teamHistoryID'))
  // The reference of a merged player stays until the player's evaluations have moved.
  const there = new Set(of('player').map(({ playerID }) => playerID))
  const isLeft = ({ playerID, opportunityID }: Item) =>
    !there.has(playerID) && !registrations.get(opportunityID)?.some((it) => it.playerID === playerID)
  const references = of('player-registration').filter((it) => !isLeft(it))
  expect(keys(references, 'playerID', 'opportunityID')).toEqual(keys(of('registration'), 'playerID', 'opportunityID'))
  const made = of('registration').map((it) => `${it.registeredBy} ${it.opportunityID}.${it.playerID}`)
  const makers = of('user-reference').filter(({ kind }) => kind === 'registration')
  expect(keys(makers, 'userID', 'recordID')).toEqual(made.sort())
  const entries = new Set(of('roster-entry').map(({ teamHistoryID }) => teamHistoryID))
  const places = of('unique-key').filter(({ scope }) => scope === 'roster')
  expect(places.filter((it) => !entries.has(it.owner))).toEqual([])
}

test('a merge of teams moves everything to the kept team, without loss or duplicates', async () => {
  const from = await given.wholeTeam(owner)
  const into = await given.team({ owner, division: 'AA', ageGroup: '12U' })
  for (const [{ id: teamID }, division] of [
    [from, 'Major'],
    [into, 'AAA'],
  ] as const)
    await as(owner).addDivision({ input: { teamID, division, ageGroup: '12U' } })
  const before = await read(from.id)
  const promised = await merge('Teams', { from, into }, { dryRun: true })
  expect(promised).toEqual({ isDone: false, moves: expect.anything(), conflicts: [] })
  expect(moved(promised)).toEqual({
    DIVISIONS: 2,
    ROSTER_ENTRIES: 1,
    ROSTER_REQUESTS: 1,
    CONTACTS: 2,
    CONTACT_INVITATIONS: 1,
    EVENTS: 1,
    OPPORTUNITIES: 1,
    CLAIMS: 1,
  })
  expect(await read(from.id)).toEqual(before)

  expect(await merge('Teams', { from, into })).toEqual({ ...promised, isDone: true })
  const after = await read(into.id)
  const { events, opportunities } = before
  expect(after).toMatchObject({ id: into.id, name: into.name, events, opportunities })
  expect(after.divisions.map((it: Item) => it.division).sort()).toEqual(['AA', 'AAA', 'Major', 'Open'])
  expect(after.divisions.find((it: Item) => it.division === 'Open')!.contacts).toHaveLength(1)
  const entries = (team: Item) => team.teamHistory.map(({ id: _, ...entry }: Item) => entry)
  expect(entries(after)).toEqual(entries(before))
  const contacts = (team: Item) => team.contacts.map(({ role, isPending }: Item) => ({ role, isPending }))
  expect(contacts(after)).toEqual(contacts(before))
  // For a division that both teams have, the one of the kept team stays.
  expect((await everything()).teams.find(({ teamID }) => teamID === into.id)!.divisions[0].id).toBe(into.divisionID)
  expect(await as(from.invited).contactInvitations()).toEqual([{ id: `${into.id}.${from.invited.userID}` }])
  expect(await pendingClaims(into.id)).toMatchObject([{ userId: from.asker.userID }])
  await expectEmpty('team', from.id)
  await expectConsistent()
  await expectCounted()
  const [listed] = after.teamHistory.filter(({ waitsFor }: Item) => !waitsFor)
  const again = { teamID: into.id, playerID: listed!.player.id, season: listed!.season, startDate: '2025-09-01' }
  await expectRefusal(as(owner).addPlayerToTeam({ input: again }), 'CONFLICT')

  // The old link returns the kept team, and a second merge does not change it.
  expect(await asAnonymous().team({ id: from.id })).toEqual({ id: into.id })
  expect(await merge('Teams', { from, into })).toEqual({ isDone: true, moves: [], conflicts: [] })
  expect(await read(into.id)).toEqual(after)
  for (const fromID of [from.id, newID()])
    await expectRefusal(
      merge('Teams', { from: { id: fromID }, into: await given.team() }),
      'NOT_FOUND',
      'Team not found',
    )
  const auditLog = await as(admin).auditLog({ kind: 'team', id: from.id }, 'action actorID changes { field after }')
  const changes = expect.arrayContaining([{ field: 'merge.intoID', after: into.id }])
  expect(auditLog).toContainEqual({ action: 'mergeTeams', actorID: admin.userID, changes })
})

test('a merge of teams that crashes after any step is finished by the worker or by a retry', async () => {
  const from = await given.wholeTeam(owner)
  const into = await given.team({ owner })
  const before = await read(from.id)
  const runs = [() => merge('Teams', { from, into }), () => removeChildrenOfTeam(from.id)]
  let killed = 0
  for (let at = 1; ; at++) {
    // Each run crashes at its second write, so the merge advances by one step per run.
    const revive = killAfter(1)
    const isDone = await succeeds(runs[at % 2]!())
    revive()
    await expectCounted()
    // A worker run before the first merge call does nothing, so also check that the merge is done.
    if (isDone && (await read(from.id)).id === into.id) break
    if (!isDone) killed++
  }
  expect(killed).toBeGreaterThan(6)
  const after = await read(into.id)
  expect(after.teamHistory).toHaveLength(before.teamHistory.length)
  expect(after).toMatchObject({ events: before.events, opportunities: before.opportunities })
  await expectEmpty('team', from.id)
  await expectConsistent()
})

test('a merge keeps the owner of the kept team, and one entry of a player who is on both rosters', async () => {
  const [from, into] = await Promise.all([given.team({ owner }), given.team({ owner: other })])
  const player = await given.player({ claimer: family, name: 'Twice Listed' })
  for (const [by, { id }] of [
    [owner, from],
    [other, into],
  ] as const)
    await given.rosterEntry(by, { teamID: id, playerID: player.id })
  await given.rosterEntry(owner, { teamID: from.id, playerID: player.id, season: '2024 Fall' })
  const { id: playerID } = await given.player()
  await given.rosterEntry(owner, { teamID: from.id, playerID })
  await players().patch({ playerID }).set({ custodianTeamID: from.id }).go()
  const { conflicts, moves } = await merge('Teams', { from, into })
  expect(conflicts).toEqual([
    `Both have an owner. ${other.name} keeps the team, and ${owner.name} loses it.`,
    `Twice Listed is on both rosters for 2025 Fall. The entry of ${into.name} stays.`,
  ])
  expect(moves).toEqual([{ part: 'ROSTER_ENTRIES', count: 2 }])
  const after = await read(into.id)
  expect(after.claimedBy).toBe(other.userID)
  expect(after.teamHistory.map(({ season }: Item) => season).sort()).toEqual(['2024 Fall', '2025 Fall', '2025 Fall'])
  expect((await players().get({ playerID }).go({ consistent: true })).data).toMatchObject({ custodianTeamID: into.id })
  for (const { id } of [from, into]) expect(await as(owner).claimedTeams()).not.toContainEqual({ id })
  await expectCounted()
})

test('a merge into an unclaimed team takes the owner and missing values from the duplicate', async () => {
  const from = await given.team({ owner, sport: 'SOFTBALL' })
  const into = await given.team({ owner: admin })
  const stated = { description: 'Weekends only', websiteURL: 'https://ironwoods.example' }
  await as(owner).updateTeam({ id: from.id, input: stated })
  await merge('Teams', { from, into })
  expect(await as(owner).team(into, 'name sport description websiteURL viewerCanManage')).toEqual({
    name: into.name,
    sport: 'SOFTBALL',
    ...stated,
    viewerCanManage: true,
  })
  expect(await as(owner).claimedTeams()).toContainEqual({ id: into.id })
  // The name of the duplicate can be used again.
  await given.team({ name: from.name })
})

test('a merge keeps managers whom the owner of the kept team appointed, and no others', async () => {
  const [manager, stranger, coach] = await given.users(3)
  const [from, into, foreign] = await Promise.all([owner, owner, other].map((by) => given.team({ owner: by })))
  await given.teamContact(owner, { teamID: from!.id, user: manager, role: 'manager' })
  await given.teamContact(owner, { teamID: from!.id, user: coach })
  await given.teamContact(other, { teamID: foreign!.id, user: stranger, role: 'manager' })
  const manages = async (user: UserItem) => (await as(user).team(into!, 'viewerCanManage')).viewerCanManage
  await merge('Teams', { from: from!, into: into! })
  await merge('Teams', { from: foreign!, into: into! })
  expect([await manages(manager), await manages(stranger)]).toEqual([true, false])
  const { data } = await teamContacts().query.byTeam({ teamID: into!.id }).go({ consistent: true })
  const appointed = data.map(({ userID, appointment }) => [userID, appointment?.grantedBy])
  expect(new Map(appointed as [string, string][])).toEqual(
    new Map([
      [manager.userID, owner.userID],
      [coach.userID, undefined],
      [stranger.userID, undefined],
    ]),
  )
})

test('a merge of players moves rosters and registrations, and each opportunity counts the player once', async () => {
  const [from, into] = await Promise.all([
    given.player({ claimer: family, name: 'Dup Licate', age: 12, position: 'Pitcher' }),
    given.player({ claimer: family, name: 'Dup Licate' }),
  ])
  const team = await given.team({ owner: family })
  await given.rosterEntry(family, { teamID: team.id, playerID: from.id, season: '2024 Fall' })
  for (const { id } of [from, into]) await given.rosterEntry(family, { teamID: team.id, playerID: id })
  const [single, approved, both, waiting] = await Promise.all(
    [1, 2, 3, 4].map(() => given.opportunity({ creator: owner })),
  )
  const register = ({ id }: { id: string }, player: { id: string }, approvedBy?: UserItem) =>
    given.registration(family, { opportunityID: id, playerID: player.id, approvedBy })
  await register(single!, from)
  await register(approved!, from, owner)
  await register(approved!, into)
  for (const player of [from, into]) {
    await register(both!, player, owner)
    await register(waiting!, player)
  }

  const { conflicts, moves } = await merge('Players', { from, into })
  expect(conflicts).toEqual([
    `Both are on the roster of ${team.name} for 2025 Fall. One entry stays.`,
    ...[approved!, both!, waiting!]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((it) => {
        const stays = it === waiting ? 'registration of the kept player' : 'approved registration'
        return `Both are registered for "${it.title}". The ${stays} stays.`
      }),
  ])
  expect(moved({ moves })).toEqual({ ROSTER_ENTRIES: 1, REGISTRATIONS: 1 })
  const player = await as(family).player(
    { id: from.id },
    'id position teamHistory { season } registrations { status opportunity { id spotsLeft } }',
  )
  expect(player).toMatchObject({ id: into.id, position: 'Pitcher' })
  expect(player.teamHistory.map(({ season }: Item) => season).sort()).toEqual(['2024 Fall', '2025 Fall'])
  expect(player.registrations).toHaveLength(4)
  expect(player.registrations).toEqual(
    expect.arrayContaining([
      { status: 'PENDING', opportunity: { id: single!.id, spotsLeft: 10 } },
      { status: 'PENDING', opportunity: { id: waiting!.id, spotsLeft: 10 } },
      { status: 'APPROVED', opportunity: { id: approved!.id, spotsLeft: 9 } },
      { status: 'APPROVED', opportunity: { id: both!.id, spotsLeft: 9 } },
    ]),
  )
  await expectEmpty('player', from.id)
  await expectConsistent()
  await expectCounted()
})

test('a merge moves the evaluations of a player, and of two by one evaluator the later one stays', async () => {
  const [from, into] = await Promise.all([given.player({ claimer: family }), given.player({ claimer: family })])
  const [first, second] = await Promise.all([given.user({ name: 'Eva One' }), given.user({ name: 'Eva Two' })])
  const { id } = await given.opportunity({ creator: owner })
  for (const user of [first, second]) await given.evaluator(owner, id, user)
  for (const player of [from, into])
    await given.registration(family, { opportunityID: id, playerID: player.id, approvedBy: owner })
  const save = (by: UserItem, player: { id: string }, score: number) =>
    as(by).saveEvaluation({ opportunityID: id, playerID: player.id, score })
  await save(first, into, 1)
  await save(first, from, 5)
  await save(second, from, 3)
  await save(owner, from, 2)
  await save(owner, into, 4)
  await merge('Players', { from, into })
  const SCORES = 'registrations { playerID evaluations { evaluatorName score } }'
  const opportunity = await as(owner).opportunity({ id }, SCORES)
  const said = [
    { evaluatorName: 'Eva One', score: 5 },
    { evaluatorName: 'Eva Two', score: 3 },
    { evaluatorName: owner.name, score: 4 },
  ]
  expect(opportunity.registrations).toEqual([{ playerID: into.id, evaluations: expect.arrayContaining(said) }])
  expect(opportunity.registrations[0].evaluations).toHaveLength(3)
  await expectEmpty('player', from.id)
})

test('the coach of an imported player manages the player of an admin that it is merged into', async () => {
  const { id: teamID, divisionID } = await given.team({ owner, division: 'A', ageGroup: '12U' })
  const rows = [{ name: 'Casey Imported' }]
  const { rows: imported } = await as(owner).importRoster(
    { teamID, divisionID, season: '2026 Spring', rows },
    'rows { player { id } }',
  )
  const into = await given.player({ claimer: admin, name: 'Casey Imported' })
  await merge('Players', { from: imported[0].player, into })
  expect(await as(other).player({ id: into.id })).toBeNull()
  expect(await as(owner).player({ id: into.id }, 'viewerCanEdit visibility')).toEqual({
    viewerCanEdit: true,
    visibility: 'TEAM_ONLY',
  })
  const code = await given.familyInvitation(owner, { playerID: into.id, teamID })
  await as(family).acceptPlayerInvitation({ playerID: into.id, code }, 'id')
})

test('a merge of players that crashes after any step is finished by the worker', async () => {
  const [from, into] = await Promise.all([given.player({ claimer: family }), given.player({ claimer: family })])
  const team = await given.team({ owner: other })
  await given.rosterEntry(other, { teamID: team.id, playerID: from.id })
  const opportunities = await Promise.all([1, 2].map(() => given.opportunity({ creator: owner })))
  for (const { id } of opportunities) await given.registration(family, { opportunityID: id, playerID: from.id })
  await as(await given.user()).createClaimRequest({ resourceType: 'player', resourceID: from.id })
  let killed = 0
  for (let isDone = false; !isDone; ) {
    const revive = killAfter(1)
    isDone = await succeeds(killed === 0 ? merge('Players', { from, into }) : removeChildrenOfPlayer(from.id))
    revive()
    await expectCounted()
    if (!isDone) killed++
  }
  expect(killed).toBeGreaterThan(2)
  await expectEmpty('player', from.id)
  const player = await as(admin).player({ id: into.id }, 'teams { id } registrations { opportunity { id } }')
  expect(player.teams).toEqual([{ id: team.id }])
  expect(player.registrations).toHaveLength(2)
})

test('two concurrent merges in opposite directions leave one team, and concurrent additions are not lost', async () => {
  const second = await given.admin()
  const [one, two] = await Promise.all([given.team({ owner: admin }), given.team({ owner: admin })])
  const players = await Promise.all(Array.from({ length: 4 }, () => given.player({ claimer: admin })))
  const add = (playerID: string, teamID: string) =>
    succeeds(as(admin).addPlayerToTeam({ input: { teamID, playerID, startDate: '2025-09-01', season: '2025 Fall' } }))
  const [added] = await Promise.all([
    Promise.all(players.map(({ id }, at) => add(id, at % 2 ? one.id : two.id))),
    merge('Teams', { from: one, into: two }).catch(() => null),
    merge('Teams', { from: two, into: one }, { by: second }).catch(() => null),
  ])
  const [left, ...more] = (await everything()).teams.filter(({ teamID }) => [one.id, two.id].includes(teamID))
  expect(more).toEqual([])
  const gone = left!.teamID === one.id ? two.id : one.id
  await removeChildrenOfTeam(gone)
  expect((await read(gone)).teamHistory).toHaveLength(added.filter(Boolean).length)
  await expectEmpty('team', gone)
  await expectConsistent()
  await expectCounted()
})

test('a merge into a team that is itself merged into a third moves everything to the third', async () => {
  const [first, second, third] = await Promise.all([
    given.wholeTeam(owner),
    given.team({ owner }),
    given.team({ owner }),
  ])
  const revive = killAfter(3)
  await merge('Teams', { from: first, into: second }).catch(() => null)
  revive()
  await merge('Teams', { from: second, into: third })
  await removeChildrenOfTeam(first.id)
  const after = await read(first.id)
  const { event, opportunity } = first
  expect(after).toMatchObject({ id: third.id, events: [event], opportunities: [{ id: opportunity.id }] })
  expect(after.teamHistory).toHaveLength(2)
  expect(after.divisions.find((it) => it.division === 'Open')!.contacts).toHaveLength(1)
  for (const { id } of [first, second]) await expectEmpty('team', id)
  await expectCounted()
})

test('a restored duplicate is empty, and what the merge moved stays with the kept team', async () => {
  const from = await given.wholeTeam(owner)
  const into = await given.team({ owner })
  await merge('Teams', { from, into })
  const deletedRecords = await as(admin).deletedRecords({ kind: 'team' }, 'id mergedIntoID isRestorable')
  expect(deletedRecords).toContainEqual({ id: from.id, mergedIntoID: into.id, isRestorable: true })
  await as(admin).restoreRecord({ kind: 'team', id: from.id })
  expect(await read(from.id)).toMatchObject({ id: from.id, name: from.name, teamHistory: [], events: [] })
  expect((await read(into.id)).teamHistory).toHaveLength(2)
  await expectConsistent()
  expect(await merge('Teams', { from, into })).toMatchObject({ isDone: true })
})

test('a restored duplicate has again what the kept team had already', async () => {
  const [from, into] = await Promise.all([given.team({ owner }), given.team({ owner })])
  const [coach, invited] = await given.users(2)
  const [listed, asks] = await Promise.all([given.player({ claimer: family }), given.player({ claimer: family })])
  for (const { id: teamID } of [from, into]) {
    await given.teamContact(owner, { teamID, user: coach })
    await as(owner).addTeamContact({ teamID, userID: invited.userID, role: 'coach' })
    await given.rosterEntry(owner, { teamID, playerID: listed.id })
    await as(family).addPlayerToTeam({
      input: { teamID, playerID: asks.id, startDate: '2025-09-01', season: '2026 Fall' },
    })
  }
  const before = await read(from.id)
  expect((await merge('Teams', { from, into }, { dryRun: true })).moves).toEqual([])
  await merge('Teams', { from, into })
  await as(admin).restoreRecord({ kind: 'team', id: from.id })
  expect(await read(from.id)).toEqual(before)
  await expectCounted()
})

test('a restored duplicate of a player has again what the kept player had already', async () => {
  const [from, into] = await Promise.all([given.player({ claimer: family }), given.player({ claimer: family })])
  const { id: teamID } = await given.team({ owner: other })
  const { id: opportunityID } = await given.opportunity({ creator: owner })
  const ask = (playerID: string, season: string) =>
    as(family).addPlayerToTeam({ input: { teamID, playerID, startDate: '2025-09-01', season } })
  for (const { id: playerID } of [from, into]) {
    await given.rosterEntry(other, { teamID, playerID })
    await ask(playerID, '2026 Fall')
    await given.registration(family, { opportunityID, playerID })
  }
  await ask(from.id, '2027 Fall')
  const reads = (id: string) =>
    as(family).player({ id }, 'teamHistory { season waitsFor } registrations { status opportunity { id } }')
  const registrationID = `${opportunityID}.${into.id}`
  for (const status of ['APPROVED', 'PENDING', 'APPROVED'])
    await as(owner).updateRegistrationStatus({ id: registrationID, status })
  const version = async () => (await everything()).of('registration').find((it) => it.playerID === into.id)!.version
  const [before, versionBefore] = [await reads(from.id), await version()]
  await merge('Players', { from, into })
  expect(await version()).toBeGreaterThan(versionBefore)
  await as(admin).restoreRecord({ kind: 'player', id: from.id })
  const { teamHistory, registrations } = await reads(from.id)
  expect(teamHistory).toEqual(before.teamHistory.filter(({ season }: Item) => season !== '2027 Fall'))
  expect(registrations).toEqual(before.registrations)
  await expectCounted()
})

test('two calls that move the related items of a merged team at once lose and double nothing', async () => {
  const from = await given.wholeTeam(owner)
  const into = await given.team({ owner })
  const before = await read(from.id)
  const revive = killAfter(1)
  await succeeds(merge('Teams', { from, into }))
  revive()
  await Promise.all([merge('Teams', { from, into }), removeChildrenOfTeam(from.id), removeChildrenOfTeam(from.id)])
  const after = await read(into.id)
  expect(after.teamHistory).toHaveLength(before.teamHistory.length)
  expect(after.contacts).toHaveLength(before.contacts.length)
  await expectEmpty('team', from.id)
  await expectCounted()
})

test('a preview tells of conflicts over players, teams, and opportunities whose deletion is not finished', async () => {
  const [one, two] = await given.users(2)
  const [from, into] = await Promise.all([given.team({ owner: one }), given.team({ owner: two })])
  const { id: playerID } = await given.player({ claimer: family })
  for (const [by, team] of [
    [one, from],
    [two, into],
  ] as const)
    await given.rosterEntry(by, { teamID: team.id, playerID })
  const [twin, other] = await Promise.all([given.player({ claimer: one }), given.player({ claimer: two })])
  const { id: teamID } = await given.team({ owner })
  const { id: opportunityID } = await given.opportunity({ creator: owner })
  for (const [by, { id }] of [
    [one, twin],
    [two, other],
  ] as const) {
    await given.rosterEntry(owner, { teamID, playerID: id })
    await given.registration(by, { opportunityID, playerID: id })
  }
  const ofOwners = (kind: string) => `Both have an owner. The owner keeps the ${kind}, and the other owner loses it.`
  await players().delete({ playerID }).go()
  await teams().delete({ teamID }).go()
  await opportunities().delete({ opportunityID }).go()
  for (const { userID } of [one, two]) await users().delete({ userID }).go()
  const conflictsOf = async (kind: 'Teams' | 'Players', ends: Ends) =>
    (await merge(kind, ends, { dryRun: true })).conflicts
  expect(await conflictsOf('Teams', { from, into })).toEqual([
    ofOwners('team'),
    `A player is on both rosters for 2025 Fall. The entry of ${into.name} stays.`,
  ])
  expect(await conflictsOf('Players', { from: twin, into: other })).toEqual([
    ofOwners('player'),
    'Both are on the roster of a team for 2025 Fall. One entry stays.',
    'Both are registered for "an opportunity". The registration of the kept player stays.',
  ])
})

test('what an interrupted merge has not moved is removed once the kept team is deleted', async () => {
  const from = await given.wholeTeam(owner)
  const into = await given.team({ owner })
  const revive = killAfter(1)
  await succeeds(merge('Teams', { from, into }))
  revive()
  await as(owner).deleteTeam({ id: into.id })
  await removeChildrenOfTeam(from.id)
  await removeChildrenOfTeam(into.id)
  const { items } = await everything()
  for (const { id } of [from, into]) expect(items.filter(({ pk }) => pk === `team#${id}`)).toEqual([])
})

test('a team cannot be merged with itself or while it is hidden', async () => {
  const [one, two] = await Promise.all([given.team({ owner }), given.team({ owner })])
  await expectRefusal(merge('Teams', { from: one, into: one }), 'CONFLICT', 'Choose two different teams.')
  await as(admin).hideRecord({ kind: 'team', id: two.id, reason: 'Spam' })
  const hidden = 'A hidden team cannot be merged. Show it again first.'
  await expectRefusal(merge('Teams', { from: one, into: two }), 'CONFLICT', hidden)
  await expectRefusal(merge('Teams', { from: one, into: { id: 'x'.repeat(3_000) } }), 'NOT_FOUND', 'Team not found')
  expect(await moveChildrenOfPlayer(one.id)).toBe(false)
})

test('a merge moves hidden events, open reports, and family invitations', async () => {
  const [from, into] = await Promise.all([given.team({ owner }), given.team({ owner })])
  const event = await given.event({ creator: owner, teamID: from.id })
  await as(admin).hideRecord({ kind: 'event', id: event.id, reason: 'Spam' })
  const others = [into.id, (await given.team({ owner })).id]
  for (const id of [from.id, others[1]]) await as(family).reportRecord({ kind: 'team', id, reason: 'Twice' })
  const [child, kept] = await Promise.all([given.player({ claimer: owner }), given.player({ claimer: owner })])
  await given.rosterEntry(owner, { teamID: from.id, playerID: child.id })
  await given.familyInvitation(owner, { playerID: child.id, teamID: from.id })
  await merge('Teams', { from, into })
  await merge('Players', { from: child, into: kept })
  await as(admin).unhideRecord({ kind: 'event', id: event.id })
  expect((await read(into.id)).events).toEqual([{ id: event.id }])
  const reports = await as(admin).reports({ perPage: 1000 }, 'recordID')
  expect(reports.map(({ recordID }) => recordID).sort()).toEqual(others.sort())
  const invited = async () => (await everything()).of('family-invitation').map(({ playerID }) => playerID)
  expect(await invited()).toEqual([kept.id])
  const [theirs, nobodys] = [await given.player({ claimer: family }), await given.player({ claimer: admin })]
  await merge('Players', { from: kept, into: nobodys })
  expect(await invited(), 'the kept player has no family').toEqual([nobodys.id])
  await merge('Players', { from: nobodys, into: theirs })
  expect(await invited(), 'the family of the kept player needs no invitation').toEqual([])
})

test('a merge moves the claims that can still be decided, and closes the others', async () => {
  const [from, into] = await Promise.all([given.team({ owner }), given.team({ owner: other })])
  const [asker, both, claimer] = await given.users(3)
  const ask = async (by: UserItem, { id }: { id: string }) =>
    (await as(by).createClaimRequest({ resourceType: 'team', resourceID: id })).id
  const claimID = await ask(asker, from)
  await ask(other, from)
  for (const team of [into, from]) await ask(both, team)
  await merge('Teams', { from, into })
  const claimersOf = async (id: string) => (await pendingClaims(id)).map(({ userId }) => userId).sort()
  expect(await claimersOf(into.id)).toEqual([asker.userID, both.userID].sort())
  const closed = (await as(admin).claimRequests({ status: 'rejected', perPage: 2 }, 'userId note')).map(
    ({ userId, note }) => [userId, note],
  )
  const note = 'Closed: the team was merged with another.'
  expect(closed.sort()).toEqual(
    [
      [other.userID, note],
      [both.userID, note],
    ].sort(),
  )
  await as(admin).approveClaim({ claimID })
  expect((await read(into.id)).claimedBy).toBe(asker.userID)

  const claimed = async (by: UserItem) => {
    const team = await given.team({ owner: admin })
    await as(by).claimTeam({ teamID: team.id })
    return team
  }
  const [free, first, second] = [await given.team({ owner: admin }), await claimed(claimer), await claimed(claimer)]
  await merge('Teams', { from: first, into: free })
  const [moved] = await pendingClaims(free.id)
  expect(moved!.userId).toBe(claimer.userID)
  await merge('Teams', { from: second, into: free })
  expect(await claimersOf(free.id)).toEqual([claimer.userID])
  await as(admin).rejectClaim({ claimID: moved!.id })
  expect((await read(free.id)).claimedBy).toBeNull()
  // The claimer has lost the duplicate.
  const [lost, unclaimed] = [await claimed(claimer), await given.team({ owner: admin })]
  await teams().patch({ teamID: lost.id }).set({ claimedBy: owner.userID }).go()
  await merge('Teams', { from: lost, into: unclaimed })
  expect(await claimersOf(unclaimed.id)).toEqual([])
  const third = await claimed(claimer)
  await merge('Teams', { from: third, into })
  expect(await claimersOf(into.id)).toEqual([both.userID])
})

test('a merge of players with two families keeps the approved registration with the family that made it', async () => {
  const [from, into] = await Promise.all([given.player({ claimer: owner }), given.player({ claimer: family })])
  const { id: opportunityID } = await given.opportunity({ creator: other })
  await given.registration(owner, { opportunityID, playerID: from.id, approvedBy: other })
  await given.registration(family, { opportunityID, playerID: into.id })
  const { conflicts } = await merge('Players', { from, into })
  expect(conflicts[0]).toBe(`Both have an owner. ${family.name} keeps the player, and ${owner.name} loses it.`)
  expect(await as(other).opportunityRegistrations({ opportunityID }, 'playerID status')).toEqual([
    { playerID: into.id, status: 'APPROVED' },
  ])
  await expectCounted()
})

test('a merge leaves what another record has taken over meanwhile', async () => {
  const [from, into, third] = await Promise.all([1, 2, 3].map(() => given.player({ claimer: family })))
  const [team, kept, host] = await Promise.all([1, 2, 3].map(() => given.team({ owner: other })))
  const asked = { startDate: '2025-09-01', season: '2026 Fall' }
  await given.rosterEntry(other, { teamID: host!.id, playerID: third!.id })
  await as(family).addPlayerToTeam({ input: { ...asked, teamID: host!.id, playerID: third!.id } })
  const event = await given.event({ creator: other, teamID: host!.id })
  await as(await given.user()).createClaimRequest({ resourceType: 'team', resourceID: host!.id })
  const { of } = await everything()
  const [entry] = of('roster-entry').filter(({ playerID }) => playerID === third!.id)
  const [request] = of('roster-request').filter(({ playerID }) => playerID === third!.id)
  const [claim] = await pendingClaims(host!.id)
  const { id: missing } = host!
  const before = [await read(host!.id), await pendingClaims(host!.id), entry, request]
  await transactWrite([
    [playerHistory().put({ ...(entry as RosterItem), playerID: from!.id })],
    [playerHistory().put({ ...(entry as RosterItem), playerID: from!.id, teamHistoryID: `${missing}.gone` })],
    [playerRequests().put({ ...(request as RosterRequest), playerID: from!.id })],
    [playerRequests().put({ ...(request as RosterRequest), playerID: from!.id, teamHistoryID: `${missing}.gone` })],
    [teamEvents().put({ teamID: team!.id, eventID: event.id })],
    [recordClaims().put({ resourceType: 'team', resourceID: team!.id, claimID: claim!.id })],
    [recordClaims().put({ resourceType: 'team', resourceID: team!.id, claimID: missing })],
  ])
  await merge('Players', { from: from!, into: into! })
  await merge('Teams', { from: team!, into: kept! })
  await expectEmpty('player', from!.id)
  await expectEmpty('team', team!.id)
  const after = (await everything()).of
  expect([
    await read(host!.id),
    await pendingClaims(host!.id),
    after('roster-entry').find(({ teamHistoryID }) => teamHistoryID === entry!.teamHistoryID),
    after('roster-request').find(({ teamHistoryID }) => teamHistoryID === request!.teamHistoryID),
  ]).toEqual(before)
  expect((await read(kept!.id)).events).toEqual([])
})

test('a merge keeps one contact or invitation of who is one of both teams, and what was declined stays so', async () => {
  const division = { division: 'AA', ageGroup: '12U' }
  const [from, into] = await Promise.all([given.team({ owner, ...division }), given.team({ owner, ...division })])
  const [coach, invited, joins, refuses, refusedOne] = await given.users(5)
  const invite = ({ id: teamID }: { id: string }, { userID }: UserItem) =>
    as(owner).addTeamContact({ teamID, userID, role: 'coach' })
  for (const team of [from, into]) {
    await given.teamContact(owner, { teamID: team.id, user: coach })
    await invite(team, invited)
  }
  await given.teamContact(owner, { teamID: into.id, user: joins })
  await invite(from, joins)
  await as(refuses).declineContact(await invite(from, refuses))
  await given.teamContact(owner, { teamID: into.id, user: refusedOne })
  await as(refusedOne).declineContact(await invite(from, refusedOne))
  // A contact of the kept team, invited to one of a division of the duplicate.
  await as(owner).addDivisionContact({ divisionID: from.divisionID, userID: coach.userID, role: 'coach' })
  await as(owner).inviteContact({ recordID: from.id, email: 'coach@fungo.example', role: 'coach' })
  const { moves } = await merge('Teams', { from, into })
  expect(moved({ moves })).toEqual({ CONTACT_INVITATIONS: 1 })
  const { contacts } = await as(owner).team({ id: into.id }, 'contacts { userID isPending }')
  expect(contacts).toHaveLength(4)
  expect(contacts).toContainEqual({ userID: invited.userID, isPending: true })
  for (const { userID } of [coach, joins]) expect(contacts).toContainEqual({ userID, isPending: false })
  expect(await as(invited).contactInvitations()).toEqual([{ id: `${into.id}.${invited.userID}` }])
  expect(await as(coach).contactInvitations()).toEqual([{ id: `${into.divisionID}.${coach.userID}` }])
  expect(await as(joins).contactInvitations()).toEqual([])
  const declined = (await everything()).of('decline').filter(({ userID }) => userID === refuses.userID)
  expect(declined.map(({ recordID }) => recordID)).toEqual([into.id])
  await expectEmpty('team', from.id)
})

test('a roster entry of the sync has no unique key after a merge, either', async () => {
  const [from, into] = await Promise.all([given.team({ owner }), given.team({ owner })])
  const { id: playerID } = await given.player()
  const { id } = await given.rosterEntry(owner, { teamID: from.id, playerID })
  const keys = async () => (await everything()).of('unique-key').filter(({ value }) => value.includes(playerID))
  for (const { scope, value } of await keys()) await uniqueKeys().delete({ scope, value }).go()
  await merge('Teams', { from, into })
  expect((await read(into.id)).teamHistory).toMatchObject([{ id: `${into.id}.${id.split('.')[1]}` }])
  expect(await keys()).toEqual([])
})

test('a roster entry that a merge moves answers the request of the kept team for the same', async () => {
  const [from, into] = await Promise.all([given.team({ owner }), given.team({ owner: other })])
  const { id: playerID } = await given.player({ claimer: family })
  await given.rosterEntry(owner, { teamID: from.id, playerID })
  await as(other).addPlayerToTeam({
    input: { teamID: into.id, playerID, startDate: '2025-10-01', season: '2025 Fall' },
  })
  await merge('Teams', { from, into })
  expect((await read(into.id)).teamHistory).toMatchObject([{ waitsFor: null, player: { id: playerID } }])
  expect(await as(family).pendingRosterEntries({}, 'player { id }')).not.toContainEqual({ player: { id: playerID } })
  await expectCounted()
})

test('a merge of players moves what they ask of teams, once, and sums the fees that were paid for both', async () => {
  const [from, into] = await Promise.all([given.player({ claimer: family }), given.player({ claimer: family })])
  const { id: teamID } = await given.team({ owner: other })
  const ask = ({ id: playerID }: { id: string }, season: string) =>
    as(family).addPlayerToTeam({ input: { teamID, playerID, startDate: '2025-09-01', season } })
  for (const season of ['2026 Spring', '2026 Fall', '2027 Spring']) await ask(from, season)
  await ask(into, '2026 Fall')
  await given.rosterEntry(family, { teamID, playerID: into.id, season: '2027 Spring' })
  const { id: opportunityID, title } = await given.opportunity({ creator: owner })
  for (const [{ id: playerID }, feePaidCents] of [
    [from, 2_500],
    [into, 1_000],
  ] as const) {
    const { id } = await given.registration(family, { opportunityID, playerID })
    await as(owner).updateRegistration({ id, input: { feePaidCents } })
  }
  const { moves, conflicts } = await merge('Players', { from, into })
  expect(moved({ moves })).toEqual({ ROSTER_REQUESTS: 1 })
  expect(conflicts).toEqual([`Both are registered for "${title}". The registration of the kept player stays.`])
  const waiting = (await as(other).pendingRosterEntries({}, 'id season player { id }')).filter(
    ({ player }) => player.id === into.id,
  )
  expect(waiting.map(({ season }) => season).sort()).toEqual(['2026 Fall', '2026 Spring'])
  for (const { id } of waiting) await as(other).acceptRosterEntry({ id })
  const paid = await as(owner).opportunityRegistrations({ opportunityID }, 'playerID feePaidCents')
  expect(paid).toEqual([{ playerID: into.id, feePaidCents: 3_500 }])
  await expectEmpty('player', from.id)
  await expectCounted()
})

test('a merge of teams into one of more than 100 divisions is refused', async () => {
  const divisions = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ id: `x.${i}`, division: `AA ${i}`, ageGroup: '12U' }))
  const [into, fits, one] = await Promise.all(
    [99, 100, 1].map((count) => given.importedTeam({ divisions: divisions(count) })),
  )
  const more = await given.team({ owner, division: 'Open', ageGroup: '8U' })
  const full = 'A team can have up to 100 divisions.'
  await expectRefusal(merge('Teams', { from: more, into: fits! }), 'CONFLICT', full)
  await merge('Teams', { from: one!, into: fits! })
  await merge('Teams', { from: more, into: into! })
})
