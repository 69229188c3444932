import { expect, test } from 'vitest'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { everything, expectConsistent, leagueOfFile, ofSource, written } from './league.ts'

const league = await leagueOfFile()
const admin = await given.admin()

const merge = (kind: 'Team' | 'Player', from: string, into: string) =>
  as(admin).send(`mutation ($from: ID!, $into: ID!) { merge${kind}s(fromID: $from, intoID: $into) { isDone } }`, {
    from,
    into,
  })

test('after a merge, the next sync updates the kept team, for every kind of record', async () => {
  league.team('T1', { name: 'Ironwods' })
  league.team('T2', { name: 'Ironwoods' })
  league.contact('C1', { teamExternalId: 'T1', name: 'Pat Coach' })
  league.contact('C2', { teamExternalId: 'T1', name: 'Sam Coach' })
  league.player('P1', { teamExternalId: 'T1' })
  league.event('E1', { hostTeamExternalId: 'T1' })
  await league.sync()
  const before = await everything()
  const [from, into] = [ofSource(before.teams, 'T1').teamID, ofSource(before.teams, 'T2').teamID]
  await merge('Team', from, into)
  const merged = await everything()
  expect(merged.teams).toHaveLength(1)
  expect(merged.contacts.map(({ teamID }) => teamID)).toEqual([into, into])
  expect(merged.rosters.map(({ teamID }) => teamID)).toEqual([into])

  // First sync the same versions again, then newer versions and another contact.
  for (const isNewer of [false, true]) {
    if (isNewer) {
      league.team('T1', { name: 'Ironwods', description: 'New' })
      league.contact('C1', { teamExternalId: 'T1', name: 'Pat Coach', email: 'pat@league.example' })
      league.player('P1', { teamExternalId: 'T1', positions: ['Catcher'] })
      league.contact('C3', { teamExternalId: 'T1', name: 'Lee Coach' })
    }
    const run = await league.syncAll()
    expect(run).toMatchObject({ status: 'succeeded', refused: 0, created: isNewer ? 1 : 0 })
  }
  const after = await everything()
  expect(after.teams).toHaveLength(1)
  expect(after.teams[0]).toMatchObject({ teamID: into, name: 'Ironwoods', description: 'New' })
  expect(after.contacts.map(({ name, email, teamID }) => [name, email, teamID]).sort()).toEqual([
    ['Lee Coach', undefined, into],
    ['Pat Coach', 'pat@league.example', into],
    ['Sam Coach', undefined, into],
  ])
  expect(after.rosters.map(({ teamID }) => teamID)).toEqual([into])
  expect(after.of('player-history')).toHaveLength(1)
  expect(after.events.map(({ teamID }) => teamID)).toEqual([into])
  await expectConsistent()

  // A contact that an admin or the source deletes stays deleted.
  const [, , sam] = after.contacts.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  await as(admin).removeTeamContact({ teamID: into, userID: sam!.contactID })
  league.feed.remove('contacts', 'C1')
  const { refused } = await league.syncAll()
  expect(refused).toBe(1)
  expect((await everything()).contacts.map(({ name }) => name)).toEqual(['Lee Coach'])
})

test('new records with the name of a merged listing join the kept team, also after two merges', async () => {
  for (const [id, name] of [
    ['L1', 'Bluebonets 12U AA'],
    ['L2', 'Bluebonnets 12U AA'],
    ['L3', 'Austin Bluebonnets 12U AA'],
  ] as const)
    league.team(id, { name })
  await league.sync()
  const ids = ['L1', 'L2', 'L3'].map(async (id) => ofSource((await everything()).teams, id).teamID as string)
  const [one, two, three] = (await Promise.all(ids)) as [string, string, string]
  await merge('Team', one, two)
  await merge('Team', two, three)
  league.team('L4', { name: 'Bluebonnets 14U AAA' })
  league.team('L1', { name: 'Bluebonets 12U AAA' })
  expect(await league.syncAll()).toMatchObject({ status: 'succeeded' })
  const [kept, ...others] = (await everything()).teams.filter(({ name }) => /blue/i.test(name))
  expect(others).toEqual([])
  expect(kept).toMatchObject({ teamID: three, name: 'Austin Bluebonnets' })
  expect(Object.keys(kept!.origin.externals).sort()).toEqual(['L1', 'L2', 'L3', 'L4'].map((id) => `sample/${id}`))
  expect(written(kept!.divisions)).toContain('14U AAA')
})

test('two records of a merged player update one player, which is removed with the last of them', async () => {
  league.player('D1', { displayName: 'Dup L.', teamExternalId: 'T2' })
  league.player('D2', { displayName: 'Dupe L.', teamExternalId: 'T2' })
  await league.sync()
  const players = (await everything()).players
  const [from, into] = [ofSource(players, 'D1').playerID, ofSource(players, 'D2').playerID]
  await merge('Player', from, into)
  const ours = async () => (await everything()).players.filter(({ name }) => name.startsWith('Dup'))
  const entries = async () => (await everything()).rosters.filter(({ playerID }) => [from, into].includes(playerID))
  expect(await entries()).toHaveLength(1)
  for (const batsThrows of ['Right/Right', 'Left/Right']) {
    league.player('D1', { displayName: 'Dup L.', teamExternalId: 'T2', batsThrows })
    league.player('D2', { displayName: 'Dupe L.', teamExternalId: 'T2', batsThrows })
    expect(await league.syncAll()).toMatchObject({ status: 'succeeded', created: 0 })
    expect((await ours()).map((it) => [it.playerID, it.name, it.batsThrows])).toEqual([[into, 'Dupe L.', batsThrows]])
    expect(await entries()).toHaveLength(1)
  }
  league.feed.remove('players', 'D2')
  await league.sync()
  expect(await ours()).toHaveLength(1)
  league.feed.remove('players', 'D1')
  await league.sync()
  expect(await ours()).toEqual([])
  await expectConsistent()
})
