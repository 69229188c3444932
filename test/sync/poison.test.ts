import { afterAll, expect, test } from 'vitest'
import type { FeedKind } from '../../functions/domain/sync/entity.ts'
import { getRun, startRun } from '../../functions/domain/sync/service.ts'
import { newID } from '../../functions/values/ids.ts'
import { ANY_SCRIPT } from '../support/any-script.ts'
import { expectConsistent, VALID } from './league.ts'
import { startQueue } from './queue.ts'
import { type RawItem, startScriptedFeed } from './scripted-feed.ts'

const feed = await startScriptedFeed('poison')
Object.assign(process.env, { FEED_URL: feed.url, FEED_TOKEN: feed.token })
const queue = await startQueue()
afterAll(async () => {
  await queue.stop()
  await feed.stop()
})

let second = 0
/** Serves the records as the only page of the feed and runs a full sync. */
async function sync(kind: FeedKind, records: { id: unknown; modified?: string; data: Record<string, unknown> }[]) {
  feed.pages.clear()
  const later = () => new Date(Date.UTC(2026, 0, 1, 0, 0, ++second)).toISOString()
  feed.pages.set(kind, [records.map((record): RawItem => ({ state: 'updated', modified: later(), ...record }))])
  const { runID } = await startRun({ type: 'all', startedBy: 'test', isFull: true })
  await queue.drain()
  return getRun(runID)
}

const { teams: team, events: event, players: child } = VALID
const EAGLE = '\u{1F985}'

test('a name or description with a lone surrogate is stored, and so is the rest of its page', async () => {
  const run = await sync('teams', [
    { id: 'cut', data: { ...team, name: `${'n'.repeat(99)}${EAGLE}`, description: `${'d'.repeat(1_999)}${EAGLE}` } },
    { id: 'half', data: { ...team, name: 'Half \uD83E Eagle', description: '\uDD85' } },
    { id: 'good', data: team },
  ])
  expect(run).toMatchObject({ status: 'succeeded', created: 3, refused: 0 })
  const { teams } = await expectConsistent()
  expect(teams.map(({ name }) => name).toSorted()).toEqual(['Half Eagle', 'Ironwoods', 'N'.padEnd(99, 'n')])
})

test('invalid external IDs are refused record by record and listed in readable form', async () => {
  const notStorable = ' (contains characters that cannot be stored)'
  const bad: [id: unknown, reason: string][] = [
    ['half \uD83E', notStorable],
    ['', ' (empty)'],
    ['  ', ' (empty)'],
    ['a\u0000b', notStorable],
    ['\u200B', ' (empty)'],
    [2 ** 60, ' (too large a number)'],
    [1e300, ' (too large a number)'],
    ['x'.repeat(121), ' (too long)'],
    [{ id: 1 }, ''],
    [null, ' (missing)'],
  ]
  const run = await sync('teams', [
    ...bad.map(([id]) => ({ id, data: team })),
    { id: 'after-ids', data: { ...team, name: 'After Ids' } },
  ])
  expect(run).toMatchObject({ status: 'succeeded', created: 1, refused: bad.length })
  expect(run.refusals.map(({ reason }) => reason)).toEqual(bad.map(([, reason]) => `Unreadable: id${reason}`))
  expect(run.refusals[0]!.externalID).toBe('half \uFFFD')
  expect(run.refusals[3]!.externalID).toBe('a\uFFFDb')
})

test('invalid references, huge numbers, and impossible years are refused or left out record by record', async () => {
  const run = await sync('events', [
    { id: 'E-ref', data: { ...event, hostTeamExternalId: { id: 'T' } } },
    { id: 'E-half', data: { ...event, hostTeamExternalId: '\uD83E' } },
    { id: 'E-null', data: { ...event, hostTeamExternalId: 'a\u0000b' } },
    { id: 'E-huge', data: { ...event, divisions: [{ ageGroup: '12U', division: 'AA', entryFeeCents: 1e300 }] } },
    { id: 'E-year', data: { ...event, startDate: '-000001-01-01' } },
    { id: 'E-far', data: { ...event, startDate: '+275760-09-13T00:00:00Z' } },
    { id: 'E-modified', modified: '+275760-09-13T00:00:00.000Z', data: event },
    { id: 'E-text', data: { ...event, divisions: [{ ageGroup: '12U', division: 'AA', max: 'secret' }] } },
    { id: 'E-long', data: { ...event, venue: { lat: 30.12345678901234, lon: '-97.987654321098765432109876543210' } } },
    {
      id: 'E-many',
      data: {
        ...event,
        // About 0.5 MB.
        divisions: Array.from({ length: 8_000 }, (_, at) => ({
          ageGroup: `${6 + (at % 13)}U`,
          division: 'AA',
          deadline: '2027-04-01',
        })),
      },
    },
    { id: 'E-empty', data: { ...event, hostTeamExternalId: '' } },
  ])
  expect(run).toMatchObject({ status: 'succeeded', created: 5, refused: 6, adjusted: 2 })
  expect(run.adjustments!.find(({ externalID }) => externalID === 'E-text')!.reason).toBe(
    'Left out, because it cannot be used: divisions.0.max',
  )
  const { events } = await expectConsistent()
  const byID = (id: string) => events.find(({ origin }) => origin.externals[`poison/${id}`])
  expect(byID('E-long')).toMatchObject({ latitude: 30.123457, longitude: -97.987654 })
  expect(byID('E-many')!.divisions).toHaveLength(13)
})

test.each<[kind: FeedKind, data: object, unread: string | null]>([
  ['events', { endDate: 'someday' }, 'endDate'],
  ['events', { startDate: '2027-04-01T09:00', endDate: '2027-03-31' }, 'endDate (before startDate)'],
  ['events', { startDate: '2027-04-01T09:00', endDate: '2027-04-01T08:00' }, 'endDate (before startDate)'],
  ['events', { startDate: '2027-04-01T09:00', endDate: '2027-04-01' }, null],
  ['events', { startDate: '2027-04-01', endDate: '2027-04-01' }, null],
  ['events', { startDate: '2027-04-01', endDate: '4/3/2207' }, 'endDate (out of range)'],
  ['events', { startDate: '2027-04-01', endDate: 'Apr 3, 1027' }, 'endDate (out of range)'],
  ['events', { timezone: 'Mars/Olympus' }, 'timezone'],
  ['events', { url: 'no address' }, 'url'],
  ['events', { status: 'Moved' }, 'status'],
  ['events', { status: 'Called off' }, null],
  ['events', { status: 'Sold Out' }, null],
  ['events', { venue: { city: 'Austin', state: 'Ontario' } }, 'venue.state'],
  ['events', { venue: { city: 'Austin', state: 'TX', lat: 0, lon: 0 } }, 'venue.lat'],
  ['events', { divisions: [{ ageGroup: '12U', division: 'AA', deadline: 'soon' }] }, 'divisions.0.deadline'],
  ['events', { divisions: '12U AA; Everyone' }, 'divisions'],
  ['events', { divisions: '12U AA; 14U ;' }, null],
  ['players', { positions: 'SS, Mascot' }, 'positions'],
  ['players', { positions: ['SS', 'P', 'C', '2B'] }, 'positions (more than 3)'],
  ['players', { positions: 'SS/P, C, ss' }, null],
  ['players', { batsThrows: '?' }, 'batsThrows'],
  ['players', { ageGroup: 'tall' }, 'ageGroup'],
  ['players', { ageGroup: '10U/11U' }, 'ageGroup (more than 1)'],
  ['players', { state: 'Jalisco' }, 'state'],
  ['contacts', { email: 'pat at home' }, 'email'],
  ['contacts', { role: 'Scorekeeper' }, 'role'],
  ['teams', { websiteUrl: 'none' }, 'websiteUrl'],
  ['teams', { seasonYear: 'soon' }, 'seasonYear'],
  [
    'teams',
    { divisions: [{ division: 'AA' }, { ageGroup: '12U', division: 'Elite' }] },
    'divisions.0, divisions.1.division',
  ],
  [
    'teams',
    {
      divisions: [
        { ageGroup: '12', division: '12 & Under AA' },
        { ageGroup: '', division: '' },
      ],
    },
    null,
  ],
])('of %s, the optional values %j that cannot be used are left out, counted, and named', async (kind, data, unread) => {
  const good = {
    events: event,
    players: child,
    contacts: { name: 'Pat Sample', teamExternalId: 'unread-team' },
    teams: team,
  }
  const run = await sync(kind, [{ id: `unread-${newID()}`, data: { ...good[kind], ...data } }])
  expect(run).toMatchObject({
    status: 'succeeded',
    refused: 0,
    adjusted: unread ? 1 : 0,
    adjustments: unread ? [{ reason: `Left out, because it cannot be used: ${unread}` }] : [],
  })
})

test('texts in any script are imported as they are written', async () => {
  const records = ANY_SCRIPT.map(([, text], at) => ({ text: text.normalize(), id: `script-${at}` }))
  const imported = async (kind: FeedKind, dataOf: (text: string) => object) => {
    const run = await sync(
      kind,
      records.map(({ text, id }) => ({ id, data: { ...VALID[kind], ...dataOf(text) } })),
    )
    expect(run).toMatchObject({ status: 'succeeded', created: records.length, refused: 0, adjusted: 0 })
  }
  await imported('teams', (text) => ({ name: `${text} Club`, description: text }))
  await imported('events', (text) => ({ name: text, venue: { name: text, city: 'Austin', state: 'TX' } }))
  await imported('players', (text) => ({ displayName: `${text} Kim` }))
  const { teams, events, players } = await expectConsistent()
  for (const { text, id } of records) {
    const of = (each: { origin?: { externals: Record<string, unknown> } }) => each.origin?.externals[`poison/${id}`]
    expect(teams.find(of)).toMatchObject({ name: `${text} Club`, description: text })
    expect(events.find(of)).toMatchObject({ name: text, location: text })
    expect(players.find(of)).toBeDefined()
  }
})

test('a record nested thousands of levels deep is refused alone', async () => {
  // Written as text: JSON.stringify would exhaust the stack.
  const deep = (levels: number) => ({ raw: `${'{"deep":'.repeat(levels)}{}${'}'.repeat(levels)}` })
  for (const levels of [3_000, 20_000]) {
    const run = await sync('players', [
      { id: `P-deep-${levels}`, data: { ...child, more: deep(levels) } },
      { id: `P-good-${levels}`, data: child },
    ])
    expect(run).toMatchObject({ status: 'succeeded', created: 1, refused: 1 })
    expect(run.refusals).toMatchObject([{ externalID: `P-deep-${levels}`, reason: 'Nested too deeply.' }])
  }
})

test('a long text in a record takes no longer than a short one, and a long version is refused', async () => {
  const photo = 'data:image/jpeg;base64,'.padEnd(300_000, 'Qk0')
  const run = await sync('players', [
    { id: 'P-photo', data: { ...child, more: photo } },
    { id: 'P-emails', data: { ...child, more: 'a@'.repeat(150_000) } },
    { id: 'P-version', modified: `2026-01-01T00:00:00.${'1'.repeat(100_000)}Z`, data: child },
    { id: 'P-email', data: { ...child, more: `${photo} pat@mail.fungo.example` } },
  ])
  expect(run).toMatchObject({ status: 'succeeded', created: 2, refused: 2 })
  expect(run.refusals.map(({ externalID }) => externalID).toSorted()).toEqual(['P-email', 'P-version'])
})

test('a record that DynamoDB rejects is found by bisecting the page and refused alone with its id', async () => {
  // These records make one team, whose item is too large with all of their divisions. Each record alone fits.
  const divisions = Array.from({ length: 130 }, (_, at) => ({
    externalId: `division-${at}-${'x'.repeat(100)}`,
    ageGroup: `${6 + (at % 13)}U`,
    division: ['Rec', 'Open', 'A', 'AA', 'AAA', 'Major', 'B', 'C', 'Coach Pitch', 'Kid Pitch'][Math.floor(at / 13)],
  }))
  const run = await sync('teams', [
    ...Array.from({ length: 40 }, (_, at) => ({ id: `big-${at}`, data: { ...team, name: 'Big 12U AA', divisions } })),
    ...Array.from({ length: 30 }, (_, at) => ({ id: `small-${at}`, data: { ...team, name: `Small Team ${at}` } })),
  ])
  expect(run).toMatchObject({ status: 'succeeded', created: 30, refused: 40 })
  expect(run.refusals[0]).toMatchObject({ kind: 'teams', externalID: 'big-0' })
  expect(run.refusals[0]!.reason).toMatch(/^Cannot be stored: .*size/i)
  const { teams } = await expectConsistent()
  expect(teams.filter(({ name }) => name.startsWith('Small Team'))).toHaveLength(30)
  expect(teams.some(({ name }) => name === 'Big')).toBe(false)
})
