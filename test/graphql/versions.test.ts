import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { as, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'

type Edited = { id: string; first: object; second: object; by?: UserItem }

/** By update: a record that the user can edit, and two edits of it. */
const updates: Record<string, (user: UserItem) => Promise<Edited>> = {
  updateTeam: async (owner) => ({
    id: (await given.team({ owner })).id,
    first: { locationCity: 'Dallas' },
    second: { description: 'Fall ball' },
  }),
  updateDivision: async (owner) => {
    const input = { teamID: (await given.team({ owner })).id, division: 'AA', ageGroup: '12U' }
    const division = await as(owner).addDivision({ input })
    const edit = { division: 'AAA', ageGroup: '12U' }
    return { id: division.id, first: edit, second: { ...edit, ageGroup: '13U' } }
  },
  updatePlayer: async (claimer) => ({
    id: (await given.player({ claimer })).id,
    first: { position: 'Pitcher' },
    second: { locationCity: 'Dallas' },
  }),
  updatePlayerTeamHistory: async (owner) => {
    const [{ id: teamID }, { id: playerID }] = [await given.team({ owner }), await given.player({ claimer: owner })]
    const { id } = await given.rosterEntry(owner, { teamID, playerID })
    return { id, first: { jerseyNumber: '7' }, second: { season: '2026 Spring' } }
  },
  updateEvent: async (creator) => ({
    id: (await given.event({ creator })).id,
    first: { location: 'Field 2' },
    second: { name: 'Spring Classic' },
  }),
  updateOpportunity: async (creator) => ({
    id: (await given.opportunity({ creator })).id,
    first: { location: 'Field 2' },
    second: { feeCents: 500 },
  }),
  updateRegistration: async (creator) => {
    const opportunityID = (await given.opportunity({ creator })).id
    const { id } = await given.registration(creator, {
      opportunityID,
      playerID: (await given.player({ claimer: creator })).id,
    })
    return { id, first: { feePaidCents: 500 }, second: { feePaidCents: 700 } }
  },
  updateAgeRule: async () => ({
    id: 'usssa-baseball',
    first: { cutoffDay: 2 },
    second: { cutoffDay: 1 },
    by: await given.admin(),
  }),
  updateSeason: async () => {
    const by = await given.admin()
    const input = { name: '2031 Fall', startDate: '2031-08-15', endDate: '2031-11-30' }
    const createSeason = await as(by).createSeason({ input })
    return { id: createSeason.id, first: { isActive: false }, second: { description: 'Fall ball' }, by }
  },
  updateUser: async (user) => ({ id: user.userID, first: { name: 'Ann Example' }, second: { name: 'Bo Example' } }),
  updateSafetyRecords: async () => ({
    id: '',
    first: { backgroundCheckedOn: '2026-01-02' },
    second: { safeSportTrainedOn: '2026-01-02' },
  }),
  updateUserSettings: async () => ({ id: '', first: { marketingEmails: true }, second: { eventReminders: false } }),
}

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const inputOf = (update: string) => `${update[0]!.toUpperCase()}${update.slice(1)}Input`

// A watch has two switches that only its owner sees, and each update sends one of them.
test('each update of a record takes the version that the caller saw', () => {
  const inputs = Object.keys(schema.getTypeMap()).filter((name) => /^Update(?!Watch)\w+Input$/.test(name))
  expect(inputs.sort()).toEqual(Object.keys(updates).map(inputOf).sort())
})

test.each(Object.entries(updates))('%s refuses a version that has changed since', async (update, editOf) => {
  const user = await given.user()
  const { id, first, second, by = user } = await editOf(user)
  const document = id
    ? `mutation ($id: ID!, $input: ${inputOf(update)}!) { result: ${update}(id: $id, input: $input) { id version } }`
    : `mutation ($input: ${inputOf(update)}!) { result: ${update}(input: $input) { id version } }`
  const edit = async (input: object) => (await as(by).send(document, { id, input })).result.version as string

  const seen = await edit(first)
  expect(await edit({ ...second, version: seen }), 'the record is as seen').not.toBe(seen)
  await expect(edit({ ...first, version: seen })).rejects.toMatchObject({
    code: 'CONFLICT',
    fields: { version: [expect.any(String)] },
  })
  // Without a version, the update applies to the current record.
  await edit(first)
})

describe('an edit of a roster entry that loses each race to an edit of the team, with nine seconds for each attempt', () => {
  afterEach(() => void vi.useRealTimers())

  async function editsDuring(races: number) {
    vi.useFakeTimers({ toFake: ['Date'] })
    const owner = await given.user()
    const { id: teamID } = await given.team({ owner })
    const { id } = await given.rosterEntry(owner, { teamID, playerID: (await given.player({ claimer: owner })).id })
    const race = (left: number) =>
      beforeNextTransaction(async () => {
        vi.setSystemTime(Date.now() + 9_000)
        await as(owner).updateTeam({ id: teamID, input: { description: `${left}` } })
        if (left > 1) race(left - 1)
      })
    race(races)
    return as(owner).updatePlayerTeamHistory({ id, input: { jerseyNumber: '7' } }, 'jerseyNumber')
  }

  test('is tried five times', async () => {
    expect(await editsDuring(4)).toEqual({ jerseyNumber: '7' })
  })

  test('is then refused with CONFLICT, not a fault', async () => {
    const message = 'This was changed since you opened it. Reload it and try again.'
    await expectRefusal(editsDuring(5), 'CONFLICT', message)
  })
})
