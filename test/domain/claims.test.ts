import { expect, test } from 'vitest'
import { type ClaimRequestItem, isRejectedByAdmin, noteOf } from '../../functions/domain/claims/entity.ts'
import { playerRecords, teamRecords } from '../../functions/domain/claims/ownership.ts'
import { hasChangedHands } from '../../functions/domain/claims/request-writes.ts'
import type { PlayerItem } from '../../functions/domain/players/entity.ts'
import type { TeamItem } from '../../functions/domain/teams/entity.ts'

const [before, then, after] = ['2030-01-01', '2030-01-02', '2030-01-03']

test.each([
  ['an instant claim of who still has it', { isInstant: true }, { claimedBy: 'claimant', claimedAt: after }, false],
  ['an instant claim of who lost it', { isInstant: true }, { claimedBy: 'owner' }, true],
  ['a claim of what nobody had or has', { ownerThen: undefined }, {}, false],
  ['a claim of what nobody had', { ownerThen: undefined }, { claimedBy: 'owner', claimedAt: before }, true],
  ['a claim of what its owner still has', {}, { claimedBy: 'owner', claimedAt: before }, false],
  ['a claim of what its owner got at that moment', {}, { claimedBy: 'owner', claimedAt: then }, false],
  ['a claim of what its owner lost and got again', {}, { claimedBy: 'owner', claimedAt: after }, true],
  ['a claim of what its owner lost', {}, {}, true],
  ['a claim of what another owner has', {}, { claimedBy: 'other', claimedAt: before }, true],
])('%s: has the record changed hands?', (_, claim, record, isChanged) => {
  const filed = { isInstant: false, userID: 'claimant', ownerThen: 'owner', createdAt: then, ...claim }
  expect(hasChangedHands(filed as ClaimRequestItem, record)).toBe(isChanged)
})

test.each([
  ['rejected', undefined, true],
  ['rejected', 'anotherApproved', true],
  ['rejected', 'deleted', false],
  ['rejected', 'handedOver', false],
  ['pending', undefined, false],
  ['approved', undefined, false],
] as const)(
  'an admin decided against a %s claim that was closed because %s: %s',
  (status, closedBecause, isRejected) => {
    expect(isRejectedByAdmin({ status, closedBecause })).toBe(isRejected)
  },
)

test.each([
  ['deleted', 'was deleted'],
  ['merged', 'merged'],
  ['handedOver', 'transferred'],
  ['anotherApproved', 'approved'],
] as const)('a claim that was closed because %s says so', (closedBecause, word) => {
  expect(noteOf({ resourceType: 'team', closedBecause }, 'en')).toContain(word)
})

test('a claim that was not closed has no note', () => {
  expect(noteOf({ resourceType: 'team', closedBecause: undefined }, 'en')).toBeNull()
})

const origin = { source: 'usssa', externals: {} }
test.each([
  ['a player that a person created', playerRecords, { createdBy: 'user' }, true],
  ['a player that a person created from the listings', playerRecords, { createdBy: 'user', origin }, true],
  ['a player of the listings', playerRecords, { origin }, false],
  ['a player that a team imported', playerRecords, { createdBy: 'user', custodianTeamID: 'team' }, false],
  ['a player whose claim was rejected', playerRecords, { createdBy: 'user', isReleased: true }, false],
  ['a team of the listings', teamRecords, { origin }, true],
  ['a team whose claim was rejected', teamRecords, { isReleased: true }, false],
])('%s: does a claim take effect at once?', (_, { canBeInstant }, record, isInstant) => {
  expect(canBeInstant(record as PlayerItem & TeamItem)).toBe(isInstant)
})
