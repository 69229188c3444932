import { expect, test } from 'vitest'
import type { PlayerItem } from '../../functions/domain/players/entity.ts'
import type { RegistrationItem } from '../../functions/domain/registrations/entity.ts'
import type { RosterItem, RosterRequest } from '../../functions/domain/roster/entity.ts'
import type { TeamItem } from '../../functions/domain/teams/entity.ts'
import {
  entryAt,
  followedByPlayer,
  isRedundantRequest,
  sameEntry,
} from '../../functions/lifecycle/merge/roster-rows.ts'
import {
  hasTwoOwners,
  mergedManagers,
  mergedOrigin,
  mergedOwner,
  mergedTeamDivisions,
  missingFields,
  missingPlace,
  registrationToKeep,
} from '../../functions/lifecycle/merge/write-merge.ts'
import { localID } from '../../functions/values/ids.ts'

test.each([
  [undefined, 'theirs', 'theirs'],
  [null, 'theirs', 'theirs'],
  ['', 'theirs', 'theirs'],
  [[], ['theirs'], ['theirs']],
  ['ours', 'theirs', undefined],
  [['ours'], ['theirs'], undefined],
  [0, 1, undefined],
  [undefined, '', undefined],
  [undefined, [], undefined],
])('a record with %j takes %j from its duplicate as %j', (ours: unknown, theirs: unknown, taken) => {
  expect(missingFields({ field: ours }, { field: theirs }, ['field']).field).toEqual(taken)
})

test.each([
  [{}, true],
  [{ locationCity: 'Austin' }, false],
  [{ state: 'TX' }, false],
])('a record of %j takes the place of its duplicate: %s', (into, isTaken) => {
  const place = { locationCity: 'Reno', state: 'NV', latitude: 39.5, longitude: -119.8 }
  expect(missingPlace(into, place)).toEqual(isTaken ? place : {})
})

test.each([
  ['theirs', undefined, 'theirs', true],
  ['ours', 'ours', 'theirs', false],
  ['ours', 'ours', undefined, false],
  [undefined, undefined, undefined, false],
])('the owner is %s if the kept record has %s and its duplicate %s', (owner, ours, theirs, isMoved) => {
  const into = { claimedBy: ours, isReleased: true }
  const merged = mergedOwner(into, { claimedBy: theirs, claimedAt: '2030-01-01' })
  expect(merged.isMoved).toBe(isMoved)
  expect(merged.exists).toHaveLength(isMoved ? 1 : 0)
  expect({ ...into, ...merged.changes }).toMatchObject({ claimedBy: owner, isReleased: isMoved ? undefined : true })
  expect(hasTwoOwners(into, { claimedBy: theirs })).toBe(ours === 'ours' && theirs === 'theirs')
})

test('a record and its duplicate of one owner have no two owners', () => {
  expect(hasTwoOwners({ claimedBy: 'owner' }, { claimedBy: 'owner' })).toBe(false)
})

const teamOf = (claimedBy?: string, userIDs?: string[], grantedBy = claimedBy) =>
  ({
    ...(claimedBy && { claimedBy, claimedAt: '2030' }),
    ...(userIDs && { managers: { grantedBy, since: '2030', userIDs } }),
  }) as TeamItem

test.each([
  ['those of the duplicate, if the kept team has no owner', teamOf(), teamOf('a', ['x']), ['x']],
  ['those of both, if one owner appointed them', teamOf('a', ['x', 'y']), teamOf('a', ['y', 'z']), ['x', 'y', 'z']],
  ['those of the kept team, if the duplicate has none', teamOf('a', ['x']), teamOf('a'), undefined],
  [
    'those of the kept team, if a former owner appointed the others',
    teamOf('a', ['x']),
    teamOf('a', ['y'], 'b'),
    undefined,
  ],
  ['those of the kept team, if the duplicate has another owner', teamOf('a', ['x']), teamOf('b', ['y']), undefined],
])('the managers are %s', (_, into, from, userIDs) => {
  expect(mergedManagers(into, from).managers?.userIDs).toEqual(userIDs)
})

const LISTED = { source: 'usssa', externals: { d1: '2030' } }
test.each([
  [undefined, undefined, undefined],
  [LISTED, undefined, LISTED],
  [undefined, { ...LISTED, rosterEntry: 'entry' }, { ...LISTED, rosterEntry: 'entry', ofDuplicates: ['d1'] }],
  [
    { source: 'usssa', externals: { k1: '2030' }, ofDuplicates: ['d0'], rosterEntry: 'kept' },
    { source: 'feed', externals: { k1: '2020', d1: '2030' }, rosterEntry: 'lost', awaitedTeam: 'team' },
    {
      source: 'usssa',
      externals: { k1: '2030', d1: '2030' },
      ofDuplicates: ['d0', 'k1', 'd1'],
      rosterEntry: 'kept',
      awaitedTeam: 'team',
    },
  ],
  [
    { ...LISTED, isListing: true },
    { source: 'usssa', externals: { d2: '2030' } },
    { ...LISTED, isListing: true, externals: { d1: '2030', d2: '2030' }, ofDuplicates: ['d2'], withoutAge: ['d2'] },
  ],
  [
    { source: 'usssa', externals: { k1: '2030' } },
    { ...LISTED, isListing: true },
    {
      source: 'usssa',
      isListing: true,
      externals: { k1: '2030', d1: '2030' },
      ofDuplicates: ['d1'],
      withoutAge: ['k1'],
    },
  ],
  [
    { ...LISTED, isListing: true },
    { source: 'usssa', externals: { d2: '2030' }, isListing: true },
    { ...LISTED, isListing: true, externals: { d1: '2030', d2: '2030' }, ofDuplicates: ['d2'] },
  ],
])('the origin of %j merged with %j', (into, from, merged) => {
  expect(mergedOrigin(into, from)).toEqual(merged)
})

test('the divisions of a merged team join those of the kept one, and equal ones are listed for both', () => {
  const into = {
    teamID: 'kept',
    divisions: [
      { id: 'kept.1', division: 'AA', ageGroup: '12U', externalID: 'k1', alsoListedAs: ['k2'] },
      { id: 'kept.2', division: 'Open', ageGroup: '12U' },
      { id: 'kept.3', division: 'AAA', ageGroup: '12U', externalID: 'k3' },
    ],
  }
  const from = {
    teamID: 'from',
    divisions: [
      { id: 'from.1', division: 'aa', ageGroup: '12u', externalID: 'd1', alsoListedAs: ['d2', 'k2'] },
      { id: 'from.2', division: 'Open', ageGroup: '12U', externalID: 'd3' },
      { id: 'from.3', division: 'AAA', ageGroup: '12U' },
      { id: 'from.4', division: 'AA', ageGroup: '14U', externalID: 'd4' },
    ],
  }
  const { divisions, ids } = mergedTeamDivisions(into as TeamItem, from as TeamItem)
  expect(divisions).toEqual([
    { ...into.divisions[0], alsoListedAs: ['k2', 'd1', 'd2'] },
    into.divisions[1],
    into.divisions[2],
    { ...from.divisions[3], id: 'kept.4' },
  ])
  expect(ids).toEqual({ 'from.1': 'kept.1', 'from.2': 'kept.2', 'from.3': 'kept.3', 'from.4': 'kept.4' })
})

test.each([
  ['PENDING', 'PENDING', 'existing'],
  ['PENDING', 'APPROVED', 'arriving'],
  ['REJECTED', 'APPROVED', 'arriving'],
  ['APPROVED', 'APPROVED', 'existing'],
  ['APPROVED', 'PENDING', 'existing'],
] as const)('of a %s registration and an arriving one that is %s, the %s one stays', (existing, arriving, stays) => {
  const [ours, theirs] = [{ status: existing } as RegistrationItem, { status: arriving } as RegistrationItem]
  expect(registrationToKeep(ours, theirs)).toBe(stays === 'existing' ? ours : theirs)
})

const now = new Date('2030-06-15T12:00:00Z')
const [PAST, TODAY] = ['2030-06-14', '2030-06-15']
const ENTRY = {
  ...{ teamID: 'team', playerID: 'player', season: '2030 Spring', startDate: '2030-01-01' },
  ...{ division: 'AA', ageGroup: '12U', teamHistoryID: 'team.1', version: 1, createdAt: '2030' },
} satisfies RosterItem

test.each([
  ['are both current', {}, { division: 'A' }, true],
  ['end today', { endDate: TODAY, division: 'A' }, { endDate: TODAY }, true],
  ['have ended, with the same content', { endDate: PAST }, { endDate: '2030-02-01' }, true],
  ['have ended, of other divisions', { endDate: PAST, division: 'A' }, { endDate: PAST }, false],
  ['have ended, of other age groups', { endDate: PAST, ageGroup: '11U' }, { endDate: PAST }, false],
  ['have ended, of other days', { endDate: PAST, startDate: '2030-01-02' }, { endDate: PAST }, false],
  ['are of the past and current, with other content', { endDate: PAST, division: 'A' }, {}, false],
  ['are current and of the past, with other content', { division: 'A' }, { endDate: PAST }, false],
  ['are of other seasons', { season: '2030 Fall' }, {}, false],
  ['are of other players', { playerID: 'other' }, {}, false],
])('two entries that %s are one: %#', (_, one, other, isSame) => {
  const there = { ...ENTRY, ...other }
  expect(sameEntry({ ...ENTRY, ...one }, [there], now)).toBe(isSame ? there : undefined)
})

test.each([
  ['there is nothing', [], [], false],
  ['the player is on the roster', [ENTRY], [], true],
  ['the player was on the roster', [{ ...ENTRY, endDate: PAST }], [], false],
  ['the player is on the roster of another season', [{ ...ENTRY, season: '2030 Fall' }], [], false],
  ['the same is asked', [], [ENTRY], true],
  ['another season is asked', [], [{ ...ENTRY, season: '2030 Fall' }], false],
])('a request where %s is redundant: %#', (_, entries, requests, isRedundant) => {
  const there = { entries, requests: requests as RosterRequest[] }
  expect(isRedundantRequest({ ...ENTRY, waitsFor: 'team' }, there, now)).toBe(isRedundant)
})

test('an entry keeps its own ID on the other team, or gets the one that the sync would create there', () => {
  const { playerID, season } = ENTRY
  expect(entryAt('kept', { ...ENTRY, follows: 'team.0' })).toEqual({
    ...ENTRY,
    teamID: 'kept',
    teamHistoryID: 'kept.1',
    follows: 'kept.0',
  })
  const ofSource = { ...ENTRY, teamHistoryID: `team.${localID('roster', playerID, 'team', season)}` }
  const own = localID('roster', playerID, 'kept', season)
  expect(entryAt('kept', ofSource)).toEqual({ ...ENTRY, teamID: 'kept', teamHistoryID: `kept.${own}` })
})

test.each([
  ['belongs to another team', {}, { custodianTeamID: 'other' }],
  ['belongs to the team', { custodianTeamID: 'kept' }, { custodianTeamID: 'team' }],
  [
    'was put on the roster by the sync',
    { origin: { ...LISTED, rosterEntry: 'kept.1' } },
    { origin: { ...LISTED, rosterEntry: 'team.1' } },
  ],
  ['was put on another roster by the sync', {}, { origin: { ...LISTED, rosterEntry: 'team.2' } }],
])('a player who %s follows its entry to the kept team', (_, changes, known) => {
  const player = {
    playerID: 'player',
    name: 'Jo',
    version: 1,
    createdAt: '2030',
    updatedAt: '2030',
    ...known,
  } as PlayerItem
  const writes = followedByPlayer(player, ENTRY, { ...ENTRY, teamID: 'kept', teamHistoryID: 'kept.1' })
  const [put] = writes.map(([write]) => (write.params() as { Item: object }).Item)
  if (Object.keys(changes).length === 0) expect(writes).toEqual([])
  else expect(put).toMatchObject(changes)
})

test('a player of the team stays with it when another entry of the team stays, and nothing follows a deleted player', () => {
  const player = { playerID: 'player', custodianTeamID: 'team' } as PlayerItem
  for (const each of [player, null])
    expect(followedByPlayer(each, ENTRY, { ...ENTRY, teamHistoryID: 'team.2' })).toEqual([])
})
