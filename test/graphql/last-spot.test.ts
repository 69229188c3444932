import { expect, test } from 'vitest'
import { opportunities } from '../../functions/domain/opportunities/entity.ts'
import { registrations } from '../../functions/domain/registrations/entity.ts'
import { endExpiredOffers } from '../../functions/domain/registrations/expired-offers.ts'
import { isOffered, isWaitlisted, lineOf } from '../../functions/domain/registrations/spots.ts'
import { offerFreeSpots } from '../../functions/domain/registrations/waitlist.ts'
import { scheduledWork } from '../../functions/domain/scheduled-work/entity.ts'
import { queryPartition } from '../../functions/store/store.ts'
import { as } from '../support/as.ts'
import { type Family, given } from '../support/given.ts'
import { inHours } from '../support/times.ts'

const register = ({ parent, player }: Family, opportunityID: string) =>
  given.registration(parent, { opportunityID, playerID: player })

/** Checks that the counters equal the rows, no spot is given twice, and the end of every offer is scheduled. */
async function expectWhole(id: string) {
  const partition = await queryPartition(opportunities().get({ opportunityID: id }), true)
  const [opportunity] = partition.of(opportunities)
  const rows = partition.of(registrations)
  const approved = rows.filter(({ status }) => status === 'APPROVED').length
  const offered = rows.filter(isOffered)
  expect(opportunity).toMatchObject({
    registrationCount: rows.length,
    approvedCount: approved,
    offeredCount: offered.length,
    waitlistCount: rows.filter(isWaitlisted).length,
    inLineCount: lineOf(rows).length,
    decidedCount: rows.filter(({ status }) => status !== 'PENDING').length,
  })
  expect(approved + offered.length).toBeLessThanOrEqual(opportunity!.capacity)
  const scheduled = (await queryPartition(scheduledWork().query.byKind({ kind: 'offer' }), true)).of(scheduledWork)
  const ends = scheduled.map(({ recordID }) => recordID).filter((it) => it.startsWith(id))
  expect(ends.sort()).toEqual(offered.map(({ playerID }) => `${id}.${playerID}`).sort())
  return rows
}

/** Register, approve, wait, accept, and withdraw. The rounds go on until each has succeeded. */
const MOVES = 5
const rounds = Number(process.env.LAST_SPOT_ROUNDS ?? 40)

test(`concurrent register, withdraw, approve, accept, and expiry keep the counts exact and give no spot twice (${rounds} rounds)`, {
  timeout: 10_000 + rounds * 1_000,
}, async () => {
  const organizer = await given.user()
  const { id } = await given.opportunity({ creator: organizer, type: 'GUEST_NEED', capacity: 2 })
  const families = await Promise.all(Array.from({ length: 6 }, () => given.family()))
  const happened = new Set<string>()
  for (let round = 0; round < rounds || happened.size < MOVES; round++) {
    const rows = await expectWhole(id)
    const moves = families.map((one) => {
      const registration = `${id}.${one.player}`
      const row = rows.find(({ playerID }) => playerID === one.player)
      const move = !row
        ? 'register'
        : row.status === 'APPROVED'
          ? 'withdraw'
          : isOffered(row)
            ? 'accept'
            : isWaitlisted(row) && round % 3
              ? 'wait'
              : 'approve'
      const take = async () => {
        if (move === 'register') await register(one, id)
        if (move === 'withdraw') await as(one.parent).withdrawRegistration({ registrationID: registration })
        if (move === 'accept') await as(one.parent).acceptWaitlistOffer({ registrationID: registration })
        if (move === 'approve') await as(organizer).approveRegistration({ registrationID: registration })
        happened.add(move)
      }
      return take()
    })
    // Offers expire in every other round, since a concurrent expiry mostly wins against an accept.
    const expiry = round % 2 ? [endExpiredOffers(new Date(inHours(25)))] : []
    // In the other rounds, registrations wait for the organizer's review.
    const offer = async () => (round % 4 > 1 ? offerFreeSpots(id) : undefined)
    const outcomes = await Promise.allSettled([...moves, ...expiry, offer()])
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' })
    await offer()
  }
  await expectWhole(id)
})
