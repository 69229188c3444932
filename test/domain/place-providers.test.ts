import { text } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { asAnonymous } from '../support/as.ts'
import { serve } from '../support/serve.ts'

type Asked = { method: string; path: string; query: URLSearchParams; key: string | undefined; body: unknown }
type Answer = { status?: number; body?: unknown }

/** A local server in place of the provider's HTTP API: it responds by path and records the requests. */
let answers: Record<string, Answer[]> = {}
const asked: Asked[] = []
const PLACES_URL = await serve(async (request, response) => {
  const url = new URL(request.url!, 'http://localhost')
  const body = await text(request)
  asked.push({
    method: request.method!,
    path: url.pathname,
    query: url.searchParams,
    key: request.headers['x-goog-api-key'] as string | undefined,
    body: body ? JSON.parse(body) : null,
  })
  const queue = answers[url.pathname] ?? [{ status: 404 }]
  const answer = queue.length > 1 ? queue.shift()! : queue[0]!
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer.body ?? {}))
})

beforeEach(() => {
  answers = {}
  asked.length = 0
})

const use = (provider: string, key = 'a-key') =>
  Object.assign(process.env, { PLACES_PROVIDER: provider, PLACES_KEY: key, PLACES_URL })
const FIELDS = 'city state latitude longitude timeZone'
const search = async (words: string) =>
  (await asAnonymous().send(`query ($words: String!) { places(search: $words) { ${FIELDS} } }`, { words })).places
const nearest = async (latitude: number, longitude: number) =>
  (
    await asAnonymous().send(
      `query ($latitude: Float!, $longitude: Float!) { nearestPlace(latitude: $latitude, longitude: $longitude) { ${FIELDS} } }`,
      { latitude, longitude },
    )
  ).nearestPlace

const prediction = (placeId: string, mainText: string, secondaryText: string) => ({
  placePrediction: {
    placeId,
    structuredFormat: { mainText: { text: mainText }, secondaryText: { text: secondaryText } },
  },
})
const CEDAR_HOLLOW = { latitude: 30.5, longitude: -97.8 }

test('Google completes places without duplicates, and a place missing from the index is looked up by its ID', async () => {
  use('google')
  answers['/v1/places:autocomplete'] = [
    {
      body: {
        suggestions: [
          prediction('a', 'Austin', 'TX, USA'),
          prediction('b', 'Cedar Hollow Springs', 'TX, USA'),
          prediction('c', 'Austin', 'TX, USA'),
        ],
      },
    },
  ]
  answers['/v1/places/b'] = [{ body: { location: CEDAR_HOLLOW } }]
  expect(await search('austin')).toEqual([
    {
      city: 'Austin',
      state: 'TX',
      latitude: expect.closeTo(30.27, 1),
      longitude: expect.closeTo(-97.74, 1),
      timeZone: 'America/Chicago',
    },
    { city: 'Cedar Hollow Springs', state: 'TX', ...CEDAR_HOLLOW, timeZone: 'America/Chicago' },
  ])
  expect(asked.map(({ method, path, key }) => [method, path, key])).toEqual([
    ['POST', '/v1/places:autocomplete', 'a-key'],
    ['GET', '/v1/places/b', 'a-key'],
  ])
  expect(asked[0]!.body).toMatchObject({ input: 'austin', includedRegionCodes: ['us'] })
})

test('Google names the place at a position; outside of towns the index names the nearest, and abroad there is none', async () => {
  use('google')
  const component = (name: string, type: string) => ({ long_name: name, short_name: name, types: [type, 'political'] })
  const located = (city: string, state: string, country: string) => ({
    body: {
      status: 'OK',
      results: [
        {
          address_components: [
            component(city, 'locality'),
            component(state, 'administrative_area_level_1'),
            component(country, 'country'),
          ],
        },
      ],
    },
  })
  answers['/maps/api/geocode/json'] = [located('Round Rock', 'TX', 'US')]
  expect(await nearest(30.51, -97.68)).toMatchObject({ city: 'Round Rock', state: 'TX' })
  expect(asked[0]!.query.get('latlng')).toBe('30.51,-97.68')
  answers['/maps/api/geocode/json'] = [{ body: { status: 'ZERO_RESULTS', results: [] } }]
  expect(await nearest(30.51, -97.68), 'outside of towns').toMatchObject({ city: 'Round Rock', state: 'TX' })
  expect(await nearest(48.85, 2.35)).toBeNull()
  answers['/maps/api/geocode/json'] = [located('Monroeville', 'PA', 'BR')]
  expect(await nearest(-1.45, -48.48), 'in Pará, Brazil').toBeNull()
})

test('Amazon Location completes places and names the one at a position', async () => {
  use('amazon-location')
  const item = (PlaceId: string, Locality: string, Code = 'TX', Code3 = 'USA') => ({
    PlaceId,
    PlaceType: 'Locality',
    Address: { Locality, Region: { Code }, Country: { Code3 } },
  })
  answers['/v2/autocomplete'] = [{ body: { ResultItems: [item('a', 'Austin'), item('b', 'Cedar Hollow Springs')] } }]
  answers['/v2/place/b'] = [{ body: { Position: [CEDAR_HOLLOW.longitude, CEDAR_HOLLOW.latitude] } }]
  answers['/v2/reverse-geocode'] = [{ body: { ResultItems: [item('a', 'Austin')] } }]
  expect(await search('austin')).toMatchObject([
    { city: 'Austin', state: 'TX', timeZone: 'America/Chicago' },
    { city: 'Cedar Hollow Springs', state: 'TX', ...CEDAR_HOLLOW },
  ])
  expect(await nearest(30.27, -97.74)).toMatchObject({ city: 'Austin', state: 'TX' })
  expect(asked.every(({ query }) => query.get('key') === 'a-key')).toBe(true)
  expect(asked[0]!.body, 'Amazon returns the city and state only with Core').toMatchObject({
    AdditionalFeatures: ['Core'],
    Filter: { IncludeCountries: ['USA'] },
  })
  expect(asked[1]!.query.get('intended-use'), 'IntendedUse is Storage because records store the position').toBe(
    'Storage',
  )
  expect(asked.at(-1)!.body).toMatchObject({ QueryPosition: [-97.74, 30.27], IntendedUse: 'Storage' })
  answers['/v2/reverse-geocode'] = [{ body: { ResultItems: [item('b', 'Monroeville', 'PA', 'BRA')] } }]
  expect(await nearest(-1.45, -48.48), 'in Pará, Brazil').toBeNull()
})

test('a failing place provider is tried three times, then the built-in index answers', async () => {
  use('amazon-location')
  const found = {
    body: {
      ResultItems: [
        { PlaceId: 'a', Address: { Locality: 'Austin', Region: { Code: 'TX' }, Country: { Code3: 'USA' } } },
      ],
    },
  }
  answers['/v2/autocomplete'] = [{ status: 503 }, { status: 429 }, found]
  expect(await search('aus')).toMatchObject([{ city: 'Austin' }])
  expect(asked).toHaveLength(3)

  asked.length = 0
  answers['/v2/autocomplete'] = [{ status: 503 }]
  expect((await search('Austin, T'))[0]).toMatchObject({ city: 'Austin', state: 'TX' })
  expect(asked).toHaveLength(3)
})

test('a rejected key is not retried, and without a key no provider is called', async () => {
  use('google')
  answers['/v1/places:autocomplete'] = [{ status: 403 }]
  expect((await search('Austin, T'))[0]).toMatchObject({ city: 'Austin', state: 'TX' })
  expect(asked).toHaveLength(1)
  asked.length = 0
  use('google', '')
  expect((await search('Austin, T'))[0]).toMatchObject({ city: 'Austin', state: 'TX' })
  expect(asked).toHaveLength(0)
})
