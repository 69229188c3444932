import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedKind, SyncRunItem } from '../../functions/domain/sync/entity.ts'
import { previewOf } from '../../functions/domain/sync/service.ts'
import { everything, leagueOfFile, teamNamed } from './league.ts'

// A single worker applies records in the order of the source, which makes the counts of a run deterministic.
const league = await leagueOfFile({ pageSize: 4, chaos: { workers: 1 } })

/** All items of the table except those of sync runs and the copies of dry runs. */
async function tableWithoutRuns() {
  const { items } = await everything()
  return items
    .filter(({ pk }) => !/^sync#(runs?|seen|gone|deferred|dry)(#|$)/.test(pk))
    .toSorted((a, b) => (`${a.pk} ${a.sk}` < `${b.pk} ${b.sk}` ? -1 : 1))
}

const numbersOf = ({ created, updated, removed, unchanged, refused, pages, ...run }: SyncRunItem) => ({
  created,
  updated,
  removed,
  unchanged,
  refused,
  pages,
  divisionsFound: run.divisionsFound,
  divisionsAdded: run.divisionsAdded,
  contactsAdded: run.contactsAdded,
})

const sortedRefusals = ({ refusals }: SyncRunItem) =>
  refusals.map(({ kind, externalID, reason }) => `${kind} ${externalID}: ${reason}`).toSorted()

const teamID = fc.integer({ min: 1, max: 8 }).map((at) => `T-${at}`)
const team = fc.record({
  name: fc.constantFrom('Ironwoods', 'IRONWOODS 12U AA', 'Falcons', 'Falcons 10U Open', 'Hawks', ''),
  city: fc.constantFrom('Austin', 'Waco'),
  state: fc.constantFrom('TX', 'Texas', 'Ontario'),
  divisions: fc.constantFrom('12U%AA', '10U%Open#14U%AAA', undefined),
})
const contact = fc.record({ teamExternalId: teamID, name: fc.constantFrom('Pat Sample', ' ', 'Sam Sample') })
const event = fc.record({
  name: fc.constantFrom('Summer Cup', 'Fall Cup'),
  startDate: fc.constantFrom('2027-07-04', '2027-10-04', 'soon'),
  hostTeamExternalId: fc.option(teamID, { nil: undefined }),
})
const player = fc.record({
  displayName: fc.constantFrom('Jordan Sample', 'Casey Sample'),
  ageGroup: fc.constantFrom('10U', '12U'),
  teamExternalId: fc.option(teamID, { nil: undefined }),
  season: fc.constantFrom('2026 Fall', '2027 Spring', undefined),
  guardianConsent: fc.boolean(),
})
const ofKind = <Data>(kind: FeedKind, data: fc.Arbitrary<Data>) =>
  fc.record({
    kind: fc.constant(kind),
    number: fc.integer({ min: 1, max: 8 }),
    data: fc.option(data as fc.Arbitrary<Record<string, unknown>>, { freq: 4 }),
  })
/** A change without data is a deletion. */
const change = fc.oneof(
  { weight: 3, arbitrary: ofKind('teams', team) },
  ofKind('contacts', contact),
  ofKind('events', event),
  ofKind('players', player),
)
const filters = fc.record({
  isFull: fc.boolean(),
  type: fc.constantFrom<SyncRunItem['type']>('all', 'all', 'all', 'teams', 'events'),
  state: fc.constantFrom(undefined, undefined, 'TX'),
})

test('a dry run of the feed changes no cursor, record, or lock and predicts the counts of the next run', async () => {
  const property = fc.asyncProperty(
    fc.array(change, { minLength: 1, maxLength: 16 }),
    filters,
    async (changes, run) => {
      for (const { kind, number, data } of changes) {
        const id = `${kind.charAt(0).toUpperCase()}-${number}`
        if (data) league.feed.add(kind, { id, data })
        else league.feed.remove(kind, id)
      }
      const before = await tableWithoutRuns()
      const predicted = await league.sync({ ...run, isDryRun: true })
      expect(predicted).toMatchObject({ status: 'succeeded' })
      expect(await tableWithoutRuns()).toEqual(before)

      const actual = await league.sync(run)
      expect(numbersOf(actual)).toEqual(numbersOf(predicted))
      // A dry run stores more refusals than a run, so compare only short lists.
      if (actual.refused <= 20) expect(sortedRefusals(actual)).toEqual(sortedRefusals(predicted))
    },
  )
  await fc.assert(property, { numRuns: 5, endOnFailure: true })
})

test('a dry run lists the fields that each update would change and the records that would be removed', async () => {
  league.team('D-1', { name: 'Diff Ducks', description: 'Old', divisions: '12U%AA' })
  league.team('D-2', { name: 'Diff Doves' })
  league.player('D-P', { displayName: 'Drew D.' })
  await league.sync()
  league.team('D-1', { name: 'Diff Ducks', description: 'New', divisions: '12U%AA#14U%AAA' })
  league.player('D-P', { displayName: 'Drew D.', positions: ['P'] })
  league.feed.remove('teams', 'D-2')
  const preview = (await previewOf(await league.sync({ isDryRun: true })))!
  expect(preview.updated).toContainEqual({
    kind: 'teams',
    name: 'Diff Ducks',
    line: undefined,
    changes: [
      { field: 'description', before: 'Old', after: 'New' },
      { field: 'divisions', before: '12U AA', after: '12U AA, 14U AAA' },
    ],
  })
  expect(preview.updated).toContainEqual(
    expect.objectContaining({ name: 'Drew D.', changes: [{ field: 'positions', before: '', after: 'Pitcher' }] }),
  )
  expect(preview.removed).toEqual([{ kind: 'teams', name: 'Diff Doves' }])
  expect(await teamNamed('Diff Doves')).toBeDefined()
})
