import type { ChangeLogChange } from '../../functions/domain/change-log/rows.ts'
import { firstIDOf } from '../../functions/domain/ids.ts'

export type Size = { kind: 'team' | 'player'; rows: number }

export const LETTERS = [...'abcdefghijlmnoprstw']
export const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  )
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
/** How many last names begin alike, and how many beginnings there are. */
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

/** The same rows at every run, as a sync brings them in: a thousand a second. */
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
      state: of(STATES),
      claimedBy: random(10) ? undefined : `user${random(5000)}`,
      createdAt,
    }
    const last = of(LAST)
    const name = `${of(FIRST)} ${last}`
    const player = {
      ...placed,
      name,
      publicName: `${name.split(' ')[0]} ${last.charAt(0)}.`,
      position: of(POSITIONS),
      age: 8 + random(11),
    }
    const team = {
      ...placed,
      name: `${of(LAST)} ${of(MASCOTS)} ${random(1000)}`,
      ageGroups: [of(AGES), of(AGES)],
      levels: [of(LEVELS)],
      sport: 'Baseball',
      latitude: 25 + random(2400) / 100,
      longitude: -124 + random(5700) / 100,
    }
    page.push({ id, version: 1, row: kind === 'team' ? team : player })
    if (page.length === 1000) {
      yield page
      page = []
    }
  }
  yield page
}
