import { expect, test } from 'vitest'
import { newID } from '../../functions/values/ids.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { inDays } from '../support/times.ts'

const user = await given.admin()

const place = { city: 'Austin', state: 'TX', location: 'Zilker Park' }
const player = async () => (await given.player({ claimer: user })).id

/** The input of each mutation that creates a record, and of a different request. */
const creations = {
  createTeam: [async () => ({ name: newID(), locationCity: 'Austin', state: 'TX' }), { name: 'Other Otters' }],
  createPlayer: [async () => ({ name: 'Twice Sent' }), { name: 'Other Otter' }],
  createEvent: [async () => ({ ...place, name: 'Cup', date: inDays(1), eventType: 'Camp' }), { name: 'Other' }],
  createOpportunity: [async () => ({ ...place, title: 'Tryout', startTime: inDays(1) }), { title: 'Other' }],
  createSeason: [async () => ({ name: '2031', startDate: '2031-08-15', endDate: '2031-11-30' }), { name: '2032' }],
  addPlayerToTeam: [
    async () => ({
      teamID: (await given.team({ owner: user })).id,
      playerID: await player(),
      startDate: '2025-09-01',
      season: '2025 Fall',
    }),
    { season: '2026 Fall' },
  ],
  registerForOpportunity: [
    async () => ({ opportunityID: (await given.opportunity()).id, playerID: await player() }),
    { notes: 'Other' },
  ],
  registerWalkUp: [
    async () => ({
      opportunityID: (await given.opportunity({ creator: user, teamID: (await given.team({ owner: user })).id })).id,
      name: 'Wanda Walker',
      birthYear: 2014,
      birthWindow: 'MAY_AUG',
      parentEmail: 'walker@mail.example',
    }),
    { signedBy: 'Other' },
  ],
} as const

test.each(Object.keys(creations) as (keyof typeof creations)[])(
  '%s sent several times with one idempotency key creates one record, and the key is refused for another request',
  async (name) => {
    const [inputOf, other] = creations[name]
    const input = await inputOf()
    const options = { idempotencyKey: newID() }
    const send = (more: object = {}) => as(user)[name]({ input: { ...input, ...more } }, undefined, options)
    const made = await Promise.all(Array.from({ length: 6 }, () => send()))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await send()).id).toBe(made[0]!.id)
    await expectRefusal(send(other), 'CONFLICT', 'This Idempotency-Key belongs to another request.')
  },
)
