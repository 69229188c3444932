import { afterEach, expect, test, vi } from 'vitest'
import { listedPositions, positionsPlayed } from '../../functions/domain/positions/validation.ts'
import { territoryZone } from '../../functions/services/places/states.ts'
import { decodeToken } from '../../functions/store/change-log/token.ts'
import { calendarFile } from '../../functions/values/calendar-file.ts'
import { firstIDOf } from '../../functions/values/ids.ts'
import { contactRoleLabel } from '../../functions/values/roles.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

afterEach(() => void vi.unstubAllEnvs())

test('a write position in the future is ignored', () => {
  expect(decodeToken(`t${firstIDOf(Date.now() + 3_600_000)}`)).toEqual({})
  const now = firstIDOf(Date.now())
  expect(decodeToken(`t${now}`)).toEqual({ team: now })
})

test('a CR in a title does not inject a line into a calendar file', () => {
  const file = calendarFile({
    id: 'x',
    title: 'Tryout\rATTENDEE:mailto:pat@example.com\u0000',
    start: '2026-03-07T15:00:00Z',
    zone: 'America/Chicago',
    url: 'https://fungo.example/events/x',
  })
  expect(file).toContain('SUMMARY:Tryout\\nATTENDEE')
  expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
})

test.each(['constructor', '__proto__', 'toString'])(
  '%s is a word like any other where words have a meaning',
  (word) => {
    expect(listedPositions([word])).toEqual([word])
    expect(positionsPlayed([word])).toEqual([])
    expect(contactRoleLabel(word)).toBe(word)
    expect(territoryZone(word)).toBeUndefined()
  },
)

test.each([
  ['full-width letters', 'Ｌｏｏｋａｌｉｋｅｓ Modern'],
  ['a zero-width space', 'Look\u200balikes Modern'],
  ['Cyrillic letters', 'Lооkаlikеs Modern'],
  ['Armenian letters', 'Lօօkalikes Modern'],
  ['a capital I for an l', 'LookaIikes Modern'],
  ['digits for letters', 'L00ka1ikes Modern'],
  ['a soft hyphen and a word joiner', 'Look\u00ada\u2060likes Modern'],
  ['letter pairs for letters', 'Lookalikes Modem'],
])('a team name with %s that looks like an existing name is refused', async (_, name) => {
  const rest = ` ${Math.random().toString(36).slice(2).replace(/\d/g, 'q')}`
  await given.team({ name: `Lookalikes Modern${rest}` })
  await expectRefusal(given.team({ name: name + rest }), 'CONFLICT')
})

test.each([
  ['a period', 'St. Louis Red Sox'],
  ['a hyphen', 'St Louis Red-Sox'],
  ['accents', 'St Loúis Réd Söx'],
  ['Cherokee letters', 'Ꮪt Ꮮouis Ꭱed Ꮪox'],
  ['Cyrillic letters', 'Ѕt Lоuis Rеd Ѕох'],
])('a name with %s that looks like that of an imported team in the city is refused', async (_, name) => {
  const rest = ` ${Math.random().toString(36).slice(2).replace(/\d/g, 'q')}`
  const inCity = { locationCity: 'St. Louis', state: 'MO' }
  const imported = await given.importedTeam({ name: `St Louis Red Sox${rest}`, ...inCity })
  const owner = await given.user()
  const { id } = await given.team({ owner, name: `Other ${rest}`, ...inCity })
  await vi.waitFor(async () => expect(await as(owner).teams({ search: imported.name }, 'id')).toHaveLength(1), 5000)
  await expectRefusal(given.team({ owner, name: name + rest, ...inCity }), 'CONFLICT')
  await expectRefusal(as(owner).updateTeam({ id, input: { name: name + rest } }), 'CONFLICT')
})

test('invisible characters are removed from names, and letters are normalized', async () => {
  const { id, name } = await given.player({ name: '\u202eＪordan\u200bSample\u0007\uffff' })
  expect(name).toBe('Jordan Sample')
  expect(await asAnonymous().player({ id }, 'name')).toEqual({ name: 'Jordan S.' })
  const family = '👩‍👧'
  expect((await given.player({ name: `Ana ${family}` })).name).toBe(`Ana ${family}`)
})

test.each([
  { STAGE: 'prod', INTROSPECTION: '' },
  { STAGE: 'local', INTROSPECTION: 'off' },
])('introspection and suggestions are off with %j', async ({ STAGE, INTROSPECTION }) => {
  vi.stubEnv('STAGE', STAGE)
  vi.stubEnv('INTROSPECTION', INTROSPECTION)
  const introspection = await asAnonymous().ask('{ __schema { types { name fields { name description } } } }')
  expect(introspection.errors![0]!.message).toContain('introspection')
  const misspelled = asAnonymous().team({ id: 'x' }, 'nmae')
  await expectRefusal(misspelled, 'BAD_USER_INPUT', 'Cannot query field "nmae" on type "Team".')
  vi.stubEnv('STAGE', 'prod')
  vi.stubEnv('INTROSPECTION', 'on')
  expect((await asAnonymous().ask('{ __schema { queryType { name } } }')).errors).toBeUndefined()
})
