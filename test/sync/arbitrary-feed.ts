import fc from 'fast-check'
import { FEED_KINDS, type FeedKind } from '../../functions/domain/sync/entity.ts'
import type { RawItem } from './scripted-feed.ts'

/** A version of a record and the page it is on. */
export type Version = { kind: FeedKind; raw: RawItem; page: number }

/** The number of pages per kind. */
export const PAGES = 4
const START = Date.UTC(2026, 0, 1)
/** Longer than the times of one round of versions. */
const ROUND_MS = 90 * 86_400_000

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    '\uD83E',
    'half \uDD85',
    '\u0000',
    '',
    '   ',
    1e300,
    2 ** 60,
    -1,
    'x'.repeat(6_000),
    [[[[[]]]]],
    '12U AA'.repeat(200),
  ),
)
const names = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'Hawks',
      'Falcons',
      'Aguilas',
      'Águilas',
      'O&rsquo;Neil Nine',
      '東京ホークス',
      '大阪ホークス',
      'הנשרים',
      '\u{1F985}',
      '\u{1F981}\u{1F981}',
      'Орлы',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 130 }) },
)
const state = fc.constantFrom('TX', 'tx', 'Tex.', 'Texas', 'US-TX', 'PR')
const season = fc.constantFrom('2026 Fall', 'fall 2026', '2026 Spring', undefined)

/** Few IDs, so that versions collide and most references resolve. */
const ids = (feed: number, round: number) => ({
  whole: fc.nat(9).map((number) => `${feed}-T${number}`),
  listed: fc.nat(5 + 4 * round).map((number) => `${feed}-L${number}`),
  team: fc.oneof(
    { weight: 6, arbitrary: fc.nat(9).map((number) => `${feed}-T${number}`) },
    { weight: 3, arbitrary: fc.nat(5 + 4 * round).map((number) => `${feed}-L${number}`) },
    { weight: 1, arbitrary: fc.constant(`${feed}-missing`) },
  ),
  other: fc.nat(5).map(String),
})

/** Names of clubs that are listed once per age, in several spellings. A version can rename a listing to the other club or drop its age. */
const listingNames = ['Ironwoods', 'Timber Rails'].map((base) => [
  base,
  base.toUpperCase(),
  base.replace('o', 'o&shy;').replace('&shy;', ''),
  `  ${base} `,
])

const dataOf = (
  feed: number,
  round: number,
): Record<FeedKind, fc.Arbitrary<{ id: string; data: Record<string, unknown> }>> => {
  const { whole, listed, team, other } = ids(feed, round)
  const city = `Fuzzville ${feed}`
  const divisions = fc.oneof(
    fc.constantFrom('10U%Open|AA#14U%AAA', undefined),
    fc.array(
      fc.record({
        ageGroup: fc.constantFrom('9U', '12 & Under', '14u'),
        division: fc.constantFrom('A', 'AA', 'Majors'),
      }),
      { maxLength: 3 },
    ),
  )
  const more = {
    sport: fc.constantFrom('baseball', 'Softball', undefined),
    description: fc.constantFrom('Fun &amp; games', undefined),
    divisions,
  }
  return {
    teams: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ id: whole, data: fc.record({ name: names, city: fc.constant(city), state, ...more }) }),
      },
      {
        weight: 3,
        arbitrary: fc
          .record({
            id: listed,
            club: fc.constantFrom(...listingNames),
            spelling: fc.nat(3),
            age: fc.constantFrom(' 12U AA', ' 10 & Under', ' 14u Major', ''),
            more: fc.record(more),
          })
          .map(({ id, club, spelling, age, more }) => ({
            id,
            data: { ...more, name: `${club[spelling]}${age}`, city, state: 'TX' },
          })),
      },
    ),
    contacts: fc.record({
      id: other.map((id) => `${feed}-C${id}`),
      data: fc.record({
        teamExternalId: team,
        name: fc.constantFrom('Pat Sample', 'SAM SAMPLE'),
        role: fc.constantFrom('manager', 'Head Coach'),
      }),
    }),
    events: fc.record({
      id: other.map((id) => `${feed}-E${id}`),
      data: fc.record({
        name: fc.constantFrom('Cup', 'Slam &amp; Jam'),
        startDate: fc.constantFrom('2027-05-01', '2027-05-01T09:00:00', '-000001-01-01', '275760-09-13'),
        hostTeamExternalId: fc.option(team, { nil: undefined }),
        venue: fc.constantFrom(undefined, { name: 'The Park', city, state: 'TX', lat: 30.12345678901234, lon: -97.1 }),
        divisions,
        status: fc.constantFrom('scheduled', 'Cancelled'),
      }),
    }),
    players: fc.record({
      id: other.map((id) => `${feed}-P${id}`),
      data: fc.record({
        displayName: fc.constantFrom('Jordan Sample', 'CASEY SAMPLE'),
        ageGroup: fc.constantFrom('12U', '10U'),
        positions: fc.constantFrom(['P'], 'SS;P', undefined),
        city: fc.constant(city),
        state: fc.constant('TX'),
        teamExternalId: fc.option(team, { nil: undefined }),
        season,
        guardianConsent: fc.constantFrom(true, true, true, false),
      }),
    }),
  }
}

export const isOfListing = (id: string) => /-L\d$/.test(id)
/** Changes the ID of a listing, keeping it the ID of a listing of this feed. Other IDs are replaced by the value. */
const corruptID = (value: unknown, id: string) =>
  isOfListing(id) && (typeof value === 'string' || typeof value === 'number') ? `${value}${id}` : value

const corruptRecord = (record: fc.Arbitrary<{ id: string; data: Record<string, unknown> }>) =>
  fc
    .record({ record, field: fc.nat(20), value: odd, isID: fc.boolean() })
    .map(({ record: { id, data }, field, value, isID }) => {
      const fields = Object.keys(data)
      const name = fields[field % (fields.length + 1)]
      if (!name) return isID ? { id: corruptID(value, id), data } : { id, data: value }
      return { id, data: { ...data, [name]: value } }
    })

/**
 * A feed of 45 to 50 versions of about 30 records on random pages: valid, invalid, duplicate, and deleted ones. The second round has newer
 * versions of the records and new ones.
 */
export const arbitraryFeed = (feed: number, round = 0): fc.Arbitrary<Version[]> => {
  const data = dataOf(feed, round)
  const version = fc.constantFrom(...FEED_KINDS, 'teams' as const).chain((kind) =>
    fc
      .record({
        record: fc.oneof({ weight: 7, arbitrary: data[kind] }, { weight: 1, arbitrary: corruptRecord(data[kind]) }),
        isDeleted: fc.nat(12).map((number) => number === 0),
        minute: fc.nat(100_000),
        page: fc.nat(PAGES - 1),
      })
      .map(({ record: { id, data }, isDeleted, minute, page }) => ({ kind, id, data, isDeleted, minute, page })),
  )
  return fc.array(version, { minLength: 40, maxLength: 45 }).chain((versions) =>
    fc.array(fc.nat(versions.length - 1), { minLength: 5, maxLength: 5 }).map((doubled) => {
      const all = versions.map(({ kind, id, data, isDeleted, minute, page }, at): Version => {
        // Versions have distinct times, since neither of two equal ones would be newer.
        const modified = new Date(START + round * ROUND_MS + (minute * 50 + at) * 1_000).toISOString()
        const state = isDeleted ? 'deleted' : 'updated'
        return { kind, page, raw: { id, state, modified, ...(!isDeleted && { data }) } }
      })
      return [...all, ...doubled.map((at, number) => ({ ...all[at]!, page: number % PAGES }))]
    }),
  )
}

type Example = (listing: (round: number, page: number, id: number, name: string, place?: object) => void) => void

/** Records that are renamed between pages of a sync, or between two. */
const EXAMPLES: Example[] = [
  // Older versions are on later pages.
  (listing) => {
    for (const id of [0, 1]) listing(0, 3 - id, id, `Older ${10 + id}U AA`)
    for (const id of [0, 1]) listing(0, id, id, `Newer ${10 + id}U AA`)
  },
  // Records without an age share a name, and one of them leaves it to a new one.
  (listing) => {
    for (const id of [0, 1]) listing(0, id, id, 'Freed Hawks')
    listing(1, 0, 0, 'Freed Falcons')
    listing(1, 0, 2, 'Freed Hawks')
  },
  // A club is renamed, and its page has new listings of its old and new names.
  (listing) => {
    listing(0, 0, 0, 'Freed Owls 12U AA')
    for (const [id, name] of ['Ravens', 'Owls', 'Ravens'].entries()) listing(1, 0, id, `Freed ${name} ${8 + id}U AA`)
  },
  // A record drops its age, and gets another one.
  (listing) => {
    listing(0, 0, 0, 'Dropped Foxes 12U AA')
    listing(1, 1, 0, 'Dropped Foxes')
    listing(1, 0, 0, 'Dropped Foxes 10U A')
  },
  // Two listings swap names within a sync.
  (listing) => {
    for (const [at, name] of ['Foxes', 'Owls', 'Owls', 'Foxes'].entries()) listing(0, at, at % 2, `${name} 12U AA`)
  },
  // A club renames all its listings within a sync. Others leave it, the first one last.
  (listing) => {
    for (const name of ['Before', 'After']) for (const id of [0, 1, 2]) listing(0, id, id, `${name} ${8 + id}U AA`)
    listing(0, 2, 1, 'Larks 9U AA')
    listing(0, 1, 0, 'Wrens 8U AA')
  },
  // Records get an age on another page than the one that lists them without.
  (listing) => {
    for (const id of [0, 1]) listing(0, id, id, 'Late Ages')
    for (const id of [0, 1, 2]) listing(0, 3 - id, id, `Late Ages ${8 + id}U AA`)
  },
  // Two clubs swap names between syncs, and each has a new listing.
  (listing) => {
    for (const [id, name] of ['One', 'Two'].entries()) listing(0, 0, id, `Swap ${name} 10U AA`)
    for (const [id, name] of ['Two', 'One'].entries()) {
      listing(1, id, id, `Swap ${name} 10U AA`)
      listing(1, id, id + 2, `Swap ${name} 12U AA`)
    }
  },
  // A club drops all ages, while another one takes its name.
  (listing) => {
    for (const id of [0, 1]) listing(0, 0, id, `Old ${10 + id}U AA`)
    for (const id of [2, 3]) listing(0, 0, id, `Kept ${10 + id}U AA`)
    for (const id of [0, 1]) listing(1, id, id, 'Same')
    for (const id of [2, 4]) listing(1, 2, id, `Same ${10 + id}U AA`)
  },
  // Records without an age have the name of a club.
  (listing) => {
    for (const [id, name] of ['Hawks 10U AA', 'Hawks', 'Hawks', 'HAWKS - 12 & Under'].entries())
      listing(0, id, id, name)
  },
  // A listing moves to the city of another club of its name, and both clubs have new listings.
  (listing) => {
    listing(0, 0, 0, 'Kites 10U A')
    listing(0, 1, 1, 'Kites 12U A', { city: 'Waco' })
    listing(1, 0, 1, 'Kites 12U A')
    listing(1, 1, 2, 'Kites 14U A', { city: 'Waco' })
    listing(1, 2, 3, 'Kites 8U A')
  },
  // A club is renamed before or after a new listing of its old or new name, on the page before or after it.
  ...[0, 1].flatMap((page) =>
    ['Old', 'New'].flatMap((name) =>
      [true, false].map(
        (isFirst): Example =>
          (listing) => {
            for (const id of [0, 1]) listing(0, 0, id, `Old ${10 + id}U AA`)
            if (isFirst) listing(1, page, 0, 'New 10U AA')
            listing(1, 1 - page, 2, `${name} 14U AA`)
            if (!isFirst) listing(1, page, 0, 'New 10U AA')
          },
      ),
    ),
  ),
]

/** The examples as feeds, with a contact, an event, and a player of each listing. The first one has the number `first`. */
export const exampleFeeds = (first: number, round: number): Version[][] =>
  EXAMPLES.map((example, at) => {
    const feed = first + at
    const versions: Version[] = []
    const add = (kind: FeedKind, page: number, id: string, data: Record<string, unknown>) => {
      const modified = new Date(START + round * ROUND_MS + versions.length * 60_000).toISOString()
      versions.push({ kind, page, raw: { id: `${feed}-${id}`, state: 'updated', modified, data } })
    }
    const place = { city: `Fuzzville ${feed}`, state: 'TX' }
    example((of, page, id, name, elsewhere) => {
      if (of === round) add('teams', page, `L${id}`, { ...place, ...elsewhere, name })
    })
    for (const id of new Set(versions.map(({ raw }) => raw.id as string))) {
      const number = id.slice(-1)
      add('contacts', 0, `C${number}`, { teamExternalId: id, name: 'Pat Sample' })
      add('events', 0, `E${number}`, { hostTeamExternalId: id, name: 'Cup', startDate: '2027-05-01' })
      const player = { displayName: 'Jordan Sample', ageGroup: '12U', season: '2026 Fall', guardianConsent: true }
      add('players', 0, `P${number}`, { ...place, ...player, teamExternalId: id })
    }
    return versions
  })
