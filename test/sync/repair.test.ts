import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { teamContacts } from '../../functions/domain/contacts/team-contact-entity.ts'
import { events } from '../../functions/domain/events/entity.ts'
import { eventRecord } from '../../functions/domain/events/record.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { playerHistory, rosterEntries } from '../../functions/domain/roster/entity.ts'
import { syncReferences } from '../../functions/domain/sync/reference-entity.ts'
import { retrySyncRun } from '../../functions/domain/sync/retry.ts'
import type { TeamItem } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import { removeChildrenOfTeam } from '../../functions/lifecycle/removal/teams.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { childID } from '../../functions/values/ids.ts'
import { localID } from '../../functions/values/local-id.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { everything, expectConsistent, type Item, startLeague } from './league.ts'

let league: Awaited<ReturnType<typeof startLeague>>
beforeAll(async () => {
  league = await startLeague()
})
afterAll(() => league.stop())

const OLD = '2025-01-01T00:00:00.000Z'
const list = (id: string, name: string) => league.feed.add('teams', { id, data: { name, city: 'Austin', state: 'TX' } })
const teamOf = (table: { teams: Item[] }, id: string) =>
  table.teams.find(({ origin }) => origin?.externals[`sample/${id}`])!

/** Creates a team as earlier versions of the sync did: with an ID derived from its name. */
async function duplicateTeam(name: string, ids: string[], more: Partial<TeamItem> = {}): Promise<TeamItem> {
  const teamID = localID('team', name)
  const externals = Object.fromEntries(ids.map((id) => [`sample/${id}`, OLD]))
  const fields = {
    teamID,
    name,
    locationCity: 'Austin',
    state: 'TX',
    divisions: [],
    origin: { source: 'sample', externals },
  }
  const created = teamRecord.create({ ...fields, ...more }, { now: new Date(OLD) })
  await transactWrite(recordWrites(created))
  return created.item
}

async function repair(...options: string[]) {
  const child = spawn('node', ['scripts/repair-sync.ts', ...options], { env: process.env as never })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return `${out}${err}`
}

test('repair-sync merges teams and contacts that older syncs duplicated, and later deletions find the rest', async () => {
  list('G-1', 'Grizzlies New')
  list('S-1', 'Separate New')
  league.feed.add('contacts', { id: 'C-2', data: { teamExternalId: 'S-1', name: 'Twice Sample' } })
  league.feed.add('players', {
    id: 'P-1',
    data: {
      displayName: 'Jordan Sample',
      ageGroup: '12U',
      season: '2026 Fall',
      guardianConsent: true,
      teamExternalId: 'G-1',
    },
  })
  league.feed.add('events', {
    id: 'E-1',
    data: { name: 'Grizzly Cup', startDate: '2027-05-01', hostTeamExternalId: 'G-1' },
  })
  await league.sync()
  const before = await everything()
  const keptTeam = teamOf(before, 'G-1').teamID as string
  const other = teamOf(before, 'S-1').teamID as string

  // The duplicate owns the player, the event, and a contact, as if they had arrived before the newer version of the team.
  const { teamID } = await duplicateTeam('Grizzlies Old', ['G-1'])
  const [entry] = before.rosters
  const old = {
    ...entry,
    teamID,
    teamHistoryID: childID(teamID, localID('roster', entry!.playerID, teamID, entry!.season)),
  }
  const { pk: _, sk: __, __edb_e__: ___, __edb_v__: ____, ...oldEntry } = old as never as Item
  const player = before.players[0]!
  const event = before.events[0]!
  const { data: held } = await events().get({ eventID: event.eventID }).go()
  await transactWrite([
    [rosterEntries().delete({ teamID: keptTeam, teamHistoryID: entry!.teamHistoryID })],
    [playerHistory().delete({ playerID: entry!.playerID, teamHistoryID: entry!.teamHistoryID })],
    [rosterEntries().put(oldEntry as never)],
    [playerHistory().put(oldEntry as never)],
    [
      players()
        .patch({ playerID: player.playerID })
        .set({ origin: { ...player.origin, rosterEntry: old.teamHistoryID } }),
    ],
    ...recordWrites(eventRecord.replace(held!, { teamID }, { now: new Date(), team: null })),
  ])
  const contact = (of: string, externalID: string, name: string) => ({
    ...{ teamID: of, contactID: localID('contact', 'sample', externalID), name, role: 'coach' as const },
    ...{ modified: OLD, createdAt: OLD },
  })
  await transactWrite([
    [teamContacts().put(contact(teamID, 'C-1', 'Moved Sample'))],
    [
      syncReferences().put({
        ...{ source: 'sample', kind: 'contacts', externalID: 'C-1' },
        localID: `${teamID}.${localID('contact', 'sample', 'C-1')}`,
      }),
    ],
    // A contact of two teams.
    [teamContacts().put(contact(keptTeam, 'C-2', 'Twice Sample'))],
  ])
  // Two teams of one record without a reference, a team without a duplicate, and a duplicate that also has a record of its own.
  await duplicateTeam('Lonely First', ['L-1'])
  await duplicateTeam('Lonely Second', ['L-1'], {
    origin: { source: 'sample', externals: { 'sample/L-1': '2025-02-01T00:00:00.000Z' } },
  })
  await duplicateTeam('Only One', ['L-2'])
  await duplicateTeam('Separate Old', ['S-1', 'S-2'], {
    divisions: [
      { id: 'd1', division: 'AA', ageGroup: '10U', externalID: 'sample/S-1/' },
      { id: 'd2', division: 'AA', ageGroup: '12U', externalID: 'sample/S-2/' },
    ],
  })
  const owner = await given.user()
  await duplicateTeam('Claimed Old', ['G-1'], { claimedBy: owner.userID })

  const start = await everything()
  const report = await repair()
  const sentences = report
    .replaceAll(/[0-9a-z]{26}/g, 'ID')
    .trim()
    .split('\n')
  expect(sentences.toSorted()).toEqual([
    '8 found. To repair them: npm run repair-sync -- --write',
    'ID Claimed Old: duplicates team ID and is not changed, since it belongs to a person.',
    'ID Grizzlies Old: is merged into team ID, which has record G-1.',
    'ID Lonely First: is merged into team ID, which has record L-1.',
    'ID Lonely Second: is assigned record L-1, which had no team.',
    'ID Only One: is assigned record L-2, which had no team.',
    'ID Separate Old: is assigned record S-2, which had no team.',
    'ID Separate Old: loses record S-1, which belongs to another team.',
    'ID loses its contact Twice Sample, who belongs to team ID.',
  ])
  expect((await everything()).items).toEqual(start.items)

  expect(await repair('--write')).toContain('8 found and repaired, except those that were not changed.')
  await removeChildrenOfTeam(teamID)
  await removeChildrenOfTeam(localID('team', 'Lonely First'))
  const table = await expectConsistent()
  expect(table.teams.map(({ name }) => name).toSorted()).toEqual([
    'Claimed Old',
    'Grizzlies New',
    'Lonely Second',
    'Only One',
    'Separate New',
    'Separate Old',
  ])
  const separate = table.teams.find(({ name }) => name === 'Separate Old')!
  expect(separate.divisions).toMatchObject([{ ageGroup: '12U' }])
  expect(table.contacts.map(({ name, teamID }) => [name, teamID]).toSorted()).toEqual(
    [
      ['Moved Sample', keptTeam],
      ['Twice Sample', other],
    ].toSorted(),
  )
  expect(table.rosters).toMatchObject([{ teamID: keptTeam, playerID: player.playerID }])
  expect(table.players[0]!.origin.rosterEntry).toBe(table.rosters[0]!.teamHistoryID)
  expect(table.events).toMatchObject([{ teamID: keptTeam }])
  expect(table.of('team-event')).toMatchObject([{ teamID: keptTeam }])
  expect(await repair()).toContain('1 found')

  for (const id of ['L-1', 'L-2', 'G-1', 'S-2']) league.feed.remove('teams', id)
  league.feed.remove('contacts', 'C-1')
  const run = await league.sync()
  if (run.status === 'failed') {
    await retrySyncRun(run.runID, true)
    await league.queue.drain()
  }
  const left = await expectConsistent()
  expect(left.teams.map(({ name }) => name).toSorted()).toEqual(['Claimed Old', 'Separate New'])
  expect(left.contacts.map(({ name }) => name)).not.toContain('Moved Sample')
})

test('repair-sync leaves a duplicate with user-created records to an admin', async () => {
  list('H-1', 'Herons New')
  await league.sync()
  const { teamID } = await duplicateTeam('Herons Old', ['H-1'])
  await given.opportunity({ creator: await given.admin(), teamID })
  expect(await repair('--write')).toContain(`${teamID} Herons Old: duplicates team`)
  expect((await everything()).teams.map(({ name }) => name)).toContain('Herons Old')
})

test('repair-sync does not treat a team that an admin merged as a duplicate', async () => {
  list('J-1', 'Joined First')
  list('J-2', 'Joined Second')
  league.feed.add('contacts', { id: 'J-C', data: { teamExternalId: 'J-2', name: 'Jamie Sample' } })
  await league.sync()
  const table = await everything()
  const [first, second] = [teamOf(table, 'J-1').teamID, teamOf(table, 'J-2').teamID]
  await as(await given.admin()).send(
    'mutation ($from: ID!, $into: ID!) { mergeTeams(fromID: $from, intoID: $into) { isDone } }',
    { from: second, into: first },
  )
  const report = await repair()
  expect(report).not.toContain('Joined')
  expect(report).not.toContain('Jamie')
})

test('a full sync writes a missing reference to a contact, so that a later deletion finds it', async () => {
  list('R-1', 'Referees')
  league.feed.add('contacts', { id: 'R-C', data: { teamExternalId: 'R-1', name: 'Robin Sample' } })
  await league.sync()
  await syncReferences().delete({ source: 'sample', kind: 'contacts', externalID: 'R-C' }).go()
  expect(await league.syncAll()).toMatchObject({ created: 0, updated: 0 })
  league.feed.remove('contacts', 'R-C')
  await league.sync()
  expect((await everything()).contacts.map(({ name }) => name)).not.toContain('Robin Sample')
})
