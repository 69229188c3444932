import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsistent, startLeague } from './league.ts'

let league: Awaited<ReturnType<typeof startLeague>>
beforeAll(async () => {
  // One page after the other: side by side, a waiting contact may stay with the team that its record leaves (docs/sync.md).
  league = await startLeague({ pageSize: 40, chaos: { workers: 1 } })
})
afterAll(() => league.stop())

const started = Date.UTC(2026, 0, 1)
const at = (minute: number) => new Date(started + minute * 60_000).toISOString()

test('clubs that rename all their listings between pages of a feed are one team each, with the contacts that waited for them', async () => {
  for (let club = 0; club < 12; club++) {
    const contact = (number: number) =>
      league.feed.append('contacts', {
        id: `RC-${club}-${number}`,
        modified: at(3000),
        data: { teamExternalId: `R-${club}-${number}`, name: `Rename Sample ${club}` },
      })
    for (let number = 0; number < 3; number++) contact(number)
  }
  expect(await league.syncAll()).toMatchObject({ awaitingTeam: 36 })
  for (const [version, name] of ['Before', 'After'].entries())
    for (let number = 0; number < 3; number++)
      for (let club = 0; club < 12; club++)
        league.feed.append('teams', {
          id: `R-${club}-${number}`,
          modified: at(3000 + version * 1000 + number * 100 + club),
          data: { name: `${name} Rename ${club} ${8 + number}U AA`, city: 'Austin', state: 'TX' },
        })
  const dryRun = await league.syncAll({ isDryRun: true })
  const run = await league.syncAll()
  for (const each of [dryRun, run]) expect(each).toMatchObject({ status: 'succeeded', created: 12 + 36, refused: 0 })
  const table = await expectConsistent()
  const clubs = table.teams.filter(({ name }) => /Rename/.test(name))
  expect(clubs.map(({ name }) => name).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, club) => `After Rename ${club}`).toSorted(),
  )
  for (const { teamID, name, origin } of clubs) {
    expect(Object.keys(origin.externals)).toHaveLength(3)
    const contacts = table.contacts.filter((contact) => contact.teamID === teamID)
    expect(contacts.map((contact) => contact.name)).toEqual(Array(3).fill(`Rename Sample ${name.split(' ')[2]}`))
  }
  expect(await league.syncAll()).toMatchObject({ status: 'succeeded', created: 0, updated: 0, refused: 0 })
})
