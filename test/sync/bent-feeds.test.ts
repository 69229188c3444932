import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteTeam } from '../../functions/lifecycle/removal/teams.ts'
import { newID } from '../../functions/values/ids.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { everything, startLeague } from './league.ts'

let league: Awaited<ReturnType<typeof startLeague>>
beforeAll(async () => {
  league = await startLeague({ pageSize: 3, chaos: { isShuffled: true } })
})
afterAll(() => league.stop())

/** A version of a record: its ID and name, or null if it is deleted, and its city, which is Austin by default. */
type Version = [id: string, name: string | null, city?: string]

/** Each night of a feed, and the teams that `docs/sync.md` predicts: their names and records. */
const feeds: Record<string, { nights: Version[][]; teams: string[] }> = {
  'only listings join': {
    nights: [
      [
        ['a', 'Hawks 10U AA'],
        ['b', 'Hawks'],
        ['c', 'Hawks'],
        ['d', 'HAWKS - 12 & Under'],
      ],
    ],
    teams: ['Hawks a d', 'Hawks b', 'Hawks c'],
  },
  'a team has listings from the night on which a record gets an age': {
    nights: [
      [['a', 'Owls']],
      [['b', 'Owls 12U A']],
      [
        ['c', 'Owls 8U A'],
        ['a', 'Owls 10U A'],
      ],
    ],
    teams: ['Owls a c', 'Owls b'],
  },
  'a rename of one record renames the team, and leaves the name to others': {
    nights: [
      [
        ['a', 'Foxes 10U A'],
        ['b', 'Foxes 12U A'],
      ],
      [
        ['c', 'Foxes 14U A'],
        ['d', 'Wolves 8U A'],
        ['b', 'Wolves 12U A'],
      ],
    ],
    teams: ['Foxes c', 'Wolves a b d'],
  },
  'a new listing comes before the rename': {
    nights: [
      [['a', 'Elks 10U A']],
      [
        ['b', 'Moose 12U A'],
        ['a', 'Moose 10U A'],
        ['c', 'Elks 8U A'],
      ],
    ],
    teams: ['Elks c', 'Moose a b'],
  },
  'all records drop their age': {
    nights: [
      [
        ['a', 'Jets 10U A'],
        ['b', 'Jets 12U A'],
      ],
      [
        ['a', 'Jets'],
        ['b', 'Jets'],
      ],
      [['c', 'Jets 8U A']],
    ],
    teams: ['Jets a b', 'Jets c'],
  },
  'a record gets its age in the night on which it is new': {
    nights: [
      [
        ['b', 'Bats'],
        ['a', 'Bats 10U A'],
        ['b', 'Bats 12U A'],
      ],
    ],
    teams: ['Bats a b'],
  },
  'a record is deleted, and listed again by another name': {
    nights: [
      [
        ['a', 'Cubs 10U A'],
        ['b', 'Cubs 12U A'],
      ],
      [['a', null]],
      [
        ['a', 'Bears 10U A'],
        ['c', 'Cubs 8U A'],
      ],
    ],
    teams: ['Bears a b', 'Cubs c'],
  },
  'a user created a team of the name': {
    nights: [
      [],
      [
        ['a', 'Lions 10U A'],
        ['b', 'Lions 12U A'],
        ['c', 'Lions'],
      ],
    ],
    teams: ['Lions a b', 'Lions c, by a user'],
  },
  'an admin deleted the team': {
    nights: [
      [['a', 'Bulls 10U A']],
      [],
      [
        ['a', 'Bulls 10U AAA'],
        ['b', 'Bulls 12U A'],
        ['c', 'Rams 8U A'],
      ],
    ],
    teams: ['Rams c'],
  },
  'a listing moves to the city of another team of its name': {
    nights: [
      [['a', 'Kites 10U A']],
      [['b', 'Kites 12U A', 'Waco']],
      [
        ['b', 'Kites 12U A'],
        ['c', 'Kites 14U A', 'Waco'],
        ['d', 'Kites 8U A'],
      ],
    ],
    teams: ['Kites a d', 'Kites b', 'Kites c'],
  },
}

let clock = Date.now()
/** Publishes what the feeds have on this night, and runs the nightly sync. */
async function night(number: number) {
  for (const [feed, { nights }] of Object.entries(feeds))
    for (const [id, name, city = 'Austin'] of nights[number] ?? []) {
      clock = Math.max(clock + 1, Date.now())
      const record = { id: `${feed}/${id}`, modified: new Date(clock).toISOString() }
      if (name === null) league.feed.remove('teams', record.id)
      else league.feed.append('teams', { ...record, data: { name, city, state: 'TX' } })
    }
  expect(await league.sync()).toMatchObject({ status: 'succeeded' })
}

test('the teams of ten bent feeds are those that the documentation predicts', async () => {
  await night(0)
  await as(await given.user()).createTeam({ input: { name: 'Lions', locationCity: 'Austin', state: 'TX' } })
  await night(1)
  const bulls = (await everything()).teams.find(({ name }) => name === 'Bulls')!
  await deleteTeam(bulls.teamID, { userID: newID(), isAdmin: true, now: new Date() })
  await night(2)

  const found = Object.fromEntries(Object.keys(feeds).map((feed): [string, string[]] => [feed, []]))
  for (const { name, origin, createdBy } of (await everything()).teams) {
    const records = Object.keys(origin.externals).map((key) => key.split('/') as [string, string, string])
    const ids = records.map(([, , id]) => id).toSorted()
    found[records[0]![1]]!.push(`${name} ${ids.join(' ')}${createdBy ? ', by a user' : ''}`)
  }
  for (const teams of Object.values(found)) teams.sort()
  expect(found).toEqual(Object.fromEntries(Object.entries(feeds).map(([feed, { teams }]) => [feed, teams])))
})
