import { readdirSync, readFileSync } from 'node:fs'
import { Kind, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { LIMITS, requestCost } from '../../functions/graphql/limits/query-limits.ts'
import { schema } from '../../functions/graphql/schema.ts'
import { asAnonymous } from '../support/as.ts'

const times = (count: number, text: (i: number) => string) => Array.from({ length: count }, (_, i) => text(i)).join(' ')

describe('a request is refused before it is executed when it costs more than the limit', () => {
  test.each([
    // With a weight of one instead of sixty, it would be within the limit.
    ['a computed list for each of 200 players', '{ players(perPage: 200) { fittingOpportunities { id } } }'],
    [
      'the same list through ten aliases',
      `{ ${times(10, (i) => `a${i}: players(perPage: 100) { fittingOpportunities { id } }`)} }`,
    ],
    ['ten lists of ten thousand ids', `{ ${times(10, (i) => `a${i}: teams(perPage: 10000) { id }`)} }`],
    ['rosters of rosters', '{ teams(perPage: 50) { players { teams { players { name } } } } }'],
    ['a page size in a variable', 'query ($n: Int) { players(perPage: $n) { fittingOpportunities { id } } }'],
    ['a page size in a default', 'query ($n: Int = 1000) { players(perPage: $n) { fittingOpportunities { id } } }'],
    [
      'a list inside a fragment',
      '{ players(perPage: 1000) { ...fits } } fragment fits on Player { fittingOpportunities { id } }',
    ],
  ])('%s', async (_, document) => {
    const { data, errors } = await asAnonymous().ask(document, document.includes('$n: Int)') ? { n: 1000 } : {})
    expect(data).toBeUndefined()
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', maximumCost: LIMITS.cost } }])
    expect(errors![0]!.extensions!.cost).toBeGreaterThan(LIMITS.cost)
  })
})

test('a null for a variable with a default is refused by the field that needs a value', async () => {
  const document = 'query ($id: ID = "x") { team(id: $id) { players { id } } seasons { id } }'
  const { data, errors } = await asAnonymous().ask(document, { id: null })
  expect(data).toMatchObject({ team: null, seasons: expect.any(Array) })
  expect(errors).toMatchObject([{ path: ['team'], extensions: { code: 'BAD_USER_INPUT' } }])
})

test('a null page size costs as much as the default page size', () => {
  const cost = (source: string) => requestCost({ schema, document: parse(source) })
  expect(cost('{ teams(perPage: null) { id } }')).toBe(cost('{ teams { id } }'))
})

test('the cost analysis visits each of 26 exponentially nested fragments once', async () => {
  const doubling = times(26, (i) => `fragment f${i} on Team { ...f${i + 1} ...f${i + 1} }`)
  const document = `{ teams(perPage: 1) { ...f0 } } ${doubling} fragment f26 on Team { id }`
  expect(await asAnonymous().send(document)).toHaveProperty('teams')
})

test('large pages of plain fields are within the cost limit', async () => {
  await asAnonymous().teams({ perPage: 10000 })
  await asAnonymous().players({ perPage: 10000 }, 'id name age')
  await asAnonymous().teams({ perPage: 500 }, 'id name divisions { division ageGroup }')
})

const files = readdirSync('web', { recursive: true })
  .map((file) => `web/${file}`)
  .filter((file) => file.endsWith('.graphql'))
const web = parse(files.map((file) => readFileSync(file, 'utf8')).join('\n'))
const operations = web.definitions.flatMap((it) => (it.kind === Kind.OPERATION_DEFINITION ? [it.name!.value] : []))

test.each(operations)('the web document %s costs less than a tenth of the limit', (operationName) => {
  // Where the page size is a variable, the web requests at most 50 rows, and 20 of claims.
  const required = {
    perPage: operationName === 'ClaimRequests' ? 20 : 50,
    id: 'x',
    teamID: 'x',
    playerID: 'x',
    opportunityID: 'x',
    search: 'x',
    openOnly: true,
    page: 1,
  }
  const cost = requestCost({ schema, document: web, operationName, variableValues: required })
  expect(cost).toBeLessThan(LIMITS.cost / 10)
})
