import { expect, test } from 'vitest'
import type { OpportunityItem } from '../../functions/domain/opportunities/entity.ts'
import { newestFirst, type RegistrationItem } from '../../functions/domain/registrations/entity.ts'
import { difference, isWaiting } from '../../functions/domain/registrations/spots.ts'

const registration = (more: Partial<RegistrationItem> = {}) => ({ status: 'PENDING', ...more }) as RegistrationItem
const withSpots = (spots: number) => ({ capacity: spots, approvedCount: 0, offeredCount: 0, waitlistCount: 0 })

test.each([
  ['a pending one while the opportunity is full', {}, 0, true],
  ['no pending one while a spot is free', {}, 1, false],
  ['one that the organizer keeps for a spot, also while one is free', { judgedAt: '2031' }, 1, true],
  ['none that is decided', { status: 'APPROVED', judgedAt: '2031' }, 0, false],
  ['none that has an offer', { offerExpiresAt: '2031' }, 0, false],
  ['none that let an offer pass', { offerPassedAt: '2031' }, 0, false],
] as const)('of the registrations, %s waits for a spot', (_, more, spots, isIt) => {
  expect(isWaiting(registration(more), withSpots(spots) as OpportunityItem)).toBe(isIt)
})

test('a decision counts as one until it is taken back', () => {
  const [pending, approved] = [registration(), registration({ status: 'APPROVED' })]
  const decided = (before: RegistrationItem | null, after: RegistrationItem) => difference(before, after).decidedCount
  expect([decided(null, pending), decided(pending, approved), decided(approved, pending)]).toEqual([0, 1, -1])
})

test('registrations are listed newest first, and those of one moment in the order in which they were read', () => {
  const [first, one, other, last] = ['2031-01', '2031-02', '2031-02', '2031-03'].map((createdAt, at) =>
    registration({ createdAt, playerID: String(at) }),
  ) as [RegistrationItem, RegistrationItem, RegistrationItem, RegistrationItem]
  expect(newestFirst([one, first, last, other])).toEqual([last, one, other, first])
})
