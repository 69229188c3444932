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
  mergedPlayer,
  mergedTeam,
  mergedTeamDivisions,
  missingFields,
  missingPlace,
  registrationToKeep,
} from '../../functions/lifecycle/merge/write-merge.ts'
import { localID } from '../../functions/values/ids.ts'
import { pick } from '../../functions/values/pick.ts'

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

const LISTED_TEAM = { teamID: 'kept', name: 'Hawks', divisions: [], origin: LISTED } as unknown as TeamItem
const PROVISIONAL = { since: '2030-01-01', until: '2030-01-15', objectedAt: '2030-01-02', before: { name: 'Owls' } }
const CLAIMED = { ...LISTED_TEAM, claimedBy: 'theirs', provisional: PROVISIONAL } as TeamItem
test.each([
  ['moves with the owner, with what the kept team had before', LISTED_TEAM, CLAIMED, true],
  ['ends if an admin has approved it', LISTED_TEAM, { ...CLAIMED, provisional: undefined }, false],
  ['ends if a person made the kept team', { ...LISTED_TEAM, createdBy: 'maker' }, CLAIMED, false],
  ['does not move to another owner', { ...LISTED_TEAM, claimedBy: 'ours' }, CLAIMED, false],
])('the provisional ownership of a merged team %s', (_, into, from, isMoved) => {
  const { provisional } = mergedTeam(into, from, [], new Date()) as Partial<TeamItem>
  const { before, ...held } = PROVISIONAL
  if (isMoved) expect(provisional).toMatchObject({ ...held, before: { name: 'Hawks' } })
  else expect(provisional).toBeUndefined()
})

test.each([
  ['moves to a team without one', {}, { logoKey: 'theirs', photoReview: 'theirs' }],
  ['does not replace another', { logoKey: 'ours' }, {}],
])('the logo of a merged team %s', (_, ours, taken) => {
  const theirs = { logoKey: 'theirs', photoReview: 'theirs' }
  const changes = mergedTeam({ ...LISTED_TEAM, ...ours }, { ...LISTED_TEAM, ...theirs } as never, [], new Date())
  expect(pick(changes as Partial<TeamItem>, 'logoKey', 'photoReview')).toEqual(taken)
})

test.each([
  ['ours', 'theirs', 'ours'],
  [undefined, 'theirs', 'theirs'],
  ['ours', undefined, 'ours'],
])('the texts of a team of %s that is merged with one of %s are withheld for %s', (ours, theirs, unverifiedBy) => {
  const [into, from] = [ours, theirs].map((by) => ({ ...LISTED_TEAM, unverifiedBy: by }))
  expect(mergedTeam(into!, from!, [], new Date())).toMatchObject({ unverifiedBy })
})

const mergedOf = (ours: object, theirs: object) =>
  mergedPlayer({ playerID: 'kept', ...ours } as PlayerItem, { playerID: 'from', ...theirs } as PlayerItem)

test.each([
  ['a player without one', {}, true],
  ['one with an age', { age: 9 }, false],
  ['one with a year of birth', { birthYear: 2020 }, false],
])('the age of a merged player passes to %s', (_, ours, isTaken) => {
  const theirs = { age: 12, birthYear: 2018, birthWindow: 1 }
  expect(pick(mergedOf(ours, theirs) as object, ...(Object.keys(theirs) as never[]))).toEqual(isTaken ? theirs : {})
})

const PHOTO = { photoKey: 'theirs', photoReview: 'theirs', unverifiedBy: 'theirs' }
test.each([
  ['to a player without an owner', {}, { claimedBy: 'a' }, true],
  ['to another player of the owner', { claimedBy: 'a' }, { claimedBy: 'a' }, true],
  ['to no player with a photo', { photoKey: 'ours' }, { claimedBy: 'a' }, false],
  ['to no player of another owner', { claimedBy: 'b' }, { claimedBy: 'a' }, false],
])('the photo of a merged player passes %s', (_, ours, theirs, isTaken) => {
  const changes = mergedOf(ours, { ...PHOTO, ...theirs })
  expect(pick(changes as object, ...(Object.keys(PHOTO) as never[]))).toEqual(isTaken ? PHOTO : {})
})

test.each([
  ['ours', 'a', 'FULL', 'b', 'TEAM_ONLY', 'FULL'],
  ['ours', 'a', 'FULL', undefined, 'TEAM_ONLY', 'FULL'],
  ['theirs', undefined, 'TEAM_ONLY', 'b', 'FULL', 'FULL'],
  ['the narrower one', undefined, 'TEAM_ONLY', undefined, 'LISTED', 'TEAM_ONLY'],
  ['the narrower one', undefined, 'LISTED', undefined, 'TEAM_ONLY', 'TEAM_ONLY'],
] as const)(
  'the visibility of merged players is %s if %s chose %s and %s chose %s',
  (_, by, ours, other, theirs, kept) => {
    const changes = mergedOf({ claimedBy: by, visibility: ours }, { claimedBy: other, visibility: theirs })
    expect(changes.visibility).toBe(kept)
  },
)

test.each([
  [undefined, { guardianConsent: 'theirs', custodianTeamID: undefined }],
  ['ours', {}],
])('a merged player whose kept record has the owner %s gives its consent and custody: %j', (claimedBy, taken) => {
  const kept = { claimedBy, guardianConsent: 'ours', custodianTeamID: 'team' }
  const changes = mergedOf(kept, { claimedBy: 'theirs', guardianConsent: 'theirs' })
  expect({ ...kept, ...changes }).toMatchObject({ ...kept, claimedBy: claimedBy ?? 'theirs', ...taken })
})

test.each([
  ['the kept one has, if nobody claims either', { custodianTeamID: 'ours' }, { custodianTeamID: 'theirs' }, 'ours'],
  ['its duplicate has, if nobody claims either', {}, { custodianTeamID: 'theirs' }, 'theirs'],
  ['nobody has, if the kept one is claimed', { claimedBy: 'a' }, { custodianTeamID: 'theirs' }, undefined],
  ['nobody has, if its duplicate is claimed', { custodianTeamID: 'ours' }, { claimedBy: 'b' }, undefined],
])('a merged player has the custodian team that %s', (_, ours, theirs, custodianTeamID) => {
  const merged: Partial<PlayerItem> = { ...ours, ...mergedOf(ours, theirs) }
  expect(merged.custodianTeamID).toBe(custodianTeamID)
})

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
