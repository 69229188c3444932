import { afterAll, beforeAll, expect, test } from 'vitest'
import { atMinute, expectConsistent, type Item, startLeague } from './league.ts'

let league: Awaited<ReturnType<typeof startLeague>>
beforeAll(async () => {
  league = await startLeague({ pageSize: 40, chaos: { isShuffled: true, workers: 3 } })
})
afterAll(() => league.stop())

test('clubs that rename all their listings between pages of a feed are one team each, with the contacts that waited for them', async () => {
  for (let club = 0; club < 12; club++) {
    const contact = (number: number) =>
      league.feed.append('contacts', {
        id: `RC-${club}-${number}`,
        modified: atMinute(3000),
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
          modified: atMinute(3000 + version * 1000 + number * 100 + club),
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

test('waiting records are linked to the final team of each listing when clubs split between pages of a feed', async () => {
  const clubs = Array.from({ length: 20 }, (_, club) => club)
  const names = ['Wrens', 'Larks', 'Owls']
  for (const club of clubs)
    for (const [number, name] of names.entries()) {
      const [teamExternalId, of] = [`P-${club}-${number}`, `Parted ${name} ${club}`]
      const append = (kind: 'contacts' | 'events' | 'players', data: Record<string, unknown>) =>
        league.feed.append(kind, { id: `P${kind}-${club}-${number}`, modified: atMinute(6000), data })
      append('contacts', { teamExternalId, name: `Contact of ${of}` })
      append('events', { hostTeamExternalId: teamExternalId, name: `Cup of ${of}`, startDate: '2027-05-01' })
      append('players', {
        ...{ teamExternalId, displayName: `Player of ${of}`, ageGroup: '12U', season: '2026 Fall' },
        guardianConsent: true,
      })
    }
  expect(await league.sync()).toMatchObject({ status: 'succeeded', refused: 0, awaitingTeam: 180 })
  const version = (minute: number, number: number, name: string) => {
    for (const club of clubs)
      league.feed.append('teams', {
        id: `P-${club}-${number}`,
        modified: atMinute(minute + club),
        data: { name: `Parted ${name} ${club} ${8 + number}U AA`, city: 'Austin', state: 'TX' },
      })
  }
  for (const number of names.keys()) version(7000 + 100 * number, number, 'Owls')
  // The ID of a team derives from one of its records. Let another record leave first, then that one.
  version(7400, 1, 'Larks')
  version(7500, 0, 'Wrens')
  expect(await league.sync()).toMatchObject({ status: 'succeeded', refused: 0 })

  const table = await expectConsistent()
  const playerOf = new Map(table.players.map(({ playerID, name }) => [playerID, name]))
  for (const of of clubs.flatMap((club) => names.map((name) => `Parted ${name} ${club}`))) {
    const { teamID } = table.teams.find(({ name }) => name === of)!
    const ofTeam = (records: Item[]) => records.filter((each) => each.teamID === teamID)
    expect(ofTeam(table.contacts).map(({ name }) => name)).toEqual([`Contact of ${of}`])
    expect(ofTeam(table.events).map(({ name }) => name)).toEqual([`Cup of ${of}`])
    expect(ofTeam(table.rosters).map(({ playerID }) => playerOf.get(playerID))).toEqual([`Player of ${of}`])
  }
  expect(await league.syncAll()).toMatchObject({ status: 'succeeded', created: 0, updated: 0, refused: 0 })
})
