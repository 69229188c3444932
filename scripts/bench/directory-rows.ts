import { STATE_CODES } from '../../functions/services/places/state-codes.ts'
import type { ChangeLogChange } from '../../functions/store/change-log/rows.ts'
import { firstIDOf } from '../../functions/values/ids.ts'

export type Size = { kind: 'team' | 'player' | 'opportunity'; rows: number }

export const LETTERS = [...'abcdefghijlmnoprstw']
export const POSITIONS = 'P C 1B 2B 3B SS LF CF RF DH'.split(' ')
export const LEVELS = ['A', 'AA', 'AAA', 'Majors']
export const AGES = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18].map((age) => `${age}U`)
const syllables = (first: string, second: string, third = ['']) =>
  first.split(' ').flatMap((a) => second.split(' ').flatMap((b) => third.map((c) => a + b + c)))
export const FIRST = syllables(
  'Jor Mad Al Ben Car Dy El Ga Har Is Ja Ka Lu Ma No Ow Pa Ry Sa Ty',
  'dan son ex lin vin na li ra den ton',
)
export const LAST = syllables(
  'And Bar Cole Dav Ed Fish Gar Har Jack John Lew Mart Nel Ols Pet Rob Smi Tay Wat Will',
  'erson ber ter is ton man ham th well ard ner wood',
  ['', 's'],
)
/** How many last names share a prefix, and how many prefixes there are. */
export const ENDINGS = 24
export const PREFIXES = 20
export const CITIES = syllables(
  'Spring Oak Maple River Clear North South West Green Fair Lake Cedar Mill Ash Brook Stone Glen Wood Fort Mount',
  'field ton ville wood dale burg port view mont side',
  ['', ' Heights', ' City'],
)
const MASCOTS = syllables(
  'Thunder Lightning Storm Aces Bolt Sluggers Heat Red Blue Black',
  ['Hawks', 'Tigers', 'Bears', 'Sox', 'Bats', 'Elite', 'Select', 'Crew'].join(' '),
).map((it) => it.replace(/(?<=[a-z])(?=[A-Z])/, ' '))

/** The day that opportunities are queried for. They take place within 200 days of it. */
export const TODAY = Date.UTC(2026, 5, 1)
export const SEASON = 2026
export const dayOf = (days: number) => new Date(TODAY + days * 86_400_000).toISOString().slice(0, 10)

/** Generates the same rows on every run, with timestamps as a sync writes them: a thousand per second. */
export async function* synthetic({ kind, rows }: Size): AsyncIterable<ChangeLogChange[]> {
  let state = 12345
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const of = <T>(values: readonly T[]) => values[random(values.length)] as T
  let page: ChangeLogChange[] = []
  for (let i = 0; i < rows; i++) {
    const time = Date.UTC(2026, 0, 1) + i + random(20)
    const createdAt = new Date(time).toISOString()
    const id = firstIDOf(time).slice(0, 10) + Array.from({ length: 16 }, () => random(32).toString(32)).join('')
    const placed = {
      locationCity: of(CITIES),
      state: of(STATE_CODES),
      claimedBy: random(10) ? undefined : `user${random(5000)}`,
      createdAt,
    }
    const position = { latitude: 25 + random(2400) / 100, longitude: -124 + random(5700) / 100 }
    const positions = [of(POSITIONS)]
    const sport = of(['BASEBALL', 'SOFTBALL'])
    const last = of(LAST)
    const name = `${of(FIRST)} ${last}`
    const player = {
      ...placed,
      name,
      publicName: `${name.split(' ')[0]} ${last.charAt(0)}.`,
      positions,
      listedPositions: positions,
      ...(random(2) ? { age: 8 + random(11) } : { bornThird: 3 * (SEASON - 8 - random(11)) + random(3) }),
      ...position,
    }
    const team = {
      ...placed,
      name: `${of(LAST)} ${of(MASCOTS)} ${random(1000)}`,
      ageGroups: [of(AGES), of(AGES)],
      levels: [of(LEVELS)],
      sport,
      ...position,
    }
    const days = random(400) - 200
    const youngest = random(11)
    const opportunity = {
      type: of(['TRYOUT', 'GUEST_NEED']),
      title: `${of(LAST)} ${of(MASCOTS)} tryout ${random(1000)}`,
      teamName: `${of(LAST)} ${of(MASCOTS)}`,
      location: `${of(CITIES)} Park`,
      city: placed.locationCity,
      state: placed.state,
      visibility: 'PUBLIC',
      createdBy: `user${random(5000)}`,
      startsAt: new Date(TODAY + days * 86_400_000).toISOString(),
      firstDay: dayOf(days),
      lastDay: dayOf(days),
      cancelled: random(50) === 0,
      ...(random(2) && { deadline: new Date(TODAY + (days - random(5)) * 86_400_000).toISOString() }),
      positions: random(2) ? [] : [of(POSITIONS)],
      sport,
      ageGroups: AGES.slice(youngest, youngest + 3),
      minAge: 8 + youngest,
      maxAge: 10 + youngest,
      ...position,
      createdAt,
    }
    page.push({ id, version: 1, row: { team, player, opportunity }[kind] })
    if (page.length === 1000) {
      yield page
      page = []
    }
  }
  yield page
}
