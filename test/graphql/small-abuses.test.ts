import { parse, safeParse } from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { forgotPasswordInput } from '../../functions/domain/accounts/validation.ts'
import { decodeToken } from '../../functions/store/change-log/token.ts'
import { calendarFile } from '../../functions/values/calendar-file.ts'
import { firstIDOf } from '../../functions/values/ids.ts'
import { asAnonymous, expectRefusal } from '../support/as.ts'
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

test.each([
  ['full-width letters', 'Ｌｏｏｋａｌｉｋｅｓ'],
  ['a zero-width space', 'Look\u200balikes'],
  ['Cyrillic letters', 'Lооkаlikеs'],
  ['Armenian letters', 'Lօօkalikes'],
  ['a capital I for an l', 'LookaIikes'],
  ['digits for letters', 'L00ka1ikes'],
  ['a soft hyphen and a word joiner', 'Look\u00ada\u2060likes'],
])('a team name with %s that looks like an existing name is refused', async (_, name) => {
  const rest = ` ${Math.random().toString(36).slice(2).replace(/\d/g, 'q')}`
  await given.team({ name: `Lookalikes${rest}` })
  await expectRefusal(given.team({ name: name + rest }), 'CONFLICT')
})

test('a team name with letter pairs that look like another letter is refused', async () => {
  const word = Math.random().toString(36).slice(2).replace(/\d/g, 'q')
  await given.team({ name: `Modern Wolves ${word}` })
  await expectRefusal(given.team({ name: `Modem VVolves ${word}` }), 'CONFLICT')
})

test('invisible characters are removed from names, and letters are normalized', async () => {
  const { id, name } = await given.player({ name: '\u202eＪordan\u200bSample\u0007\uffff' })
  expect(name).toBe('Jordan Sample')
  const seen = await asAnonymous().send('query ($id: ID!) { player(id: $id) { name } }', { id })
  expect(seen.player.name).toBe('Jordan S.')
  const family = '👩‍👧'
  expect((await given.player({ name: `Ana ${family}` })).name).toBe(`Ana ${family}`)
})

test.each(['jоrdan@fungo.example', 'jordan@fungо.example', 'jor\u200bdan@fungo.example'])(
  'an email address with confusable letters is refused: %j',
  (email) => {
    expect(safeParse(forgotPasswordInput, { email }, { lang: 'en' }).success).toBe(false)
  },
)

test('an email address in full-width letters is normalized', () => {
  expect(parse(forgotPasswordInput, { email: 'Ｊordan＠fungo.example' })).toEqual({ email: 'jordan@fungo.example' })
})

test.each([
  { STAGE: 'prod', INTROSPECTION: '' },
  { STAGE: 'local', INTROSPECTION: 'off' },
])('introspection and suggestions are off with %j', async ({ STAGE, INTROSPECTION }) => {
  vi.stubEnv('STAGE', STAGE)
  vi.stubEnv('INTROSPECTION', INTROSPECTION)
  const introspection = await asAnonymous().ask('{ __schema { types { name fields { name description } } } }')
  expect(introspection.errors![0]!.message).toContain('introspection')
  const { errors } = await asAnonymous().ask('{ team(id: "x") { nmae } }')
  expect(errors![0]!.message).toBe('Cannot query field "nmae" on type "Team".')
  vi.stubEnv('STAGE', 'prod')
  vi.stubEnv('INTROSPECTION', 'on')
  expect((await asAnonymous().ask('{ __schema { queryType { name } } }')).errors).toBeUndefined()
})
