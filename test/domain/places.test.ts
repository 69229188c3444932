import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decodePosition,
  decodePostalCodes,
  encodePosition,
  encodePostalCodes,
} from '../../functions/services/places/encoding.ts'
import { suggestPlaces } from '../../functions/services/places/places.ts'
import {
  findPlace,
  findPostalCode,
  nearestBuiltInPlace,
  searchPlaces,
} from '../../functions/services/places/us-places.ts'

const named = (places: { city: string; state: string }[]) => places.map(({ city, state }) => `${city}, ${state}`)

test('a prefix of three letters suggests the largest places first', async () => {
  expect(named(await searchPlaces('san', 3))).toEqual(['San Antonio, TX', 'San Diego, CA', 'San Francisco, CA'])
})

test('a place is found by city and state, by abbreviation, and by ZIP code', async () => {
  expect(named(await searchPlaces('austin, tx'))).toEqual(['Austin, TX'])
  expect(named(await searchPlaces('St. Louis', 1))).toEqual(['St. Louis, MO'])
  expect(named(await searchPlaces('saint lou', 1))).toEqual(['St. Louis, MO'])
  expect(named(await searchPlaces('78701'))).toEqual(['Austin, TX'])
  expect(await searchPlaces('...')).toEqual([])
})

const suggested = async (text: string) => (await suggestPlaces(text, 5)).map(({ label }) => label)

test.each([
  ['Austn', 'Austin, TX'],
  ['Asutin', 'Austin, TX'],
  ['austin texas', 'Austin, TX'],
  ['cedr park tx', 'Cedar Park, TX'],
  ['Huston', 'Houston, TX'],
  ['Philadelpia', 'Philadelphia, PA'],
  ['Coeur d Alene', "Coeur d'Alene, ID"],
  ['espanola', 'Española, NM'],
  ['NYC', 'New York, NY'],
  ['New York City', 'New York, NY'],
  ['Texs', 'Texas'],
])('a parent who types %s is offered %s first', async (typed, label) => {
  expect((await suggested(typed))[0]).toBe(label)
})

test('text that resembles no place gets no suggestion', async () => {
  expect(await suggested('zzznothing')).toEqual([])
  expect(await suggested('qx')).toEqual([])
  expect(await suggested('constructor')).toEqual([])
})

test('a correctly spelled place gets no fuzzy matches', async () => {
  expect(await suggested('Austin, TX')).toEqual(['Austin, TX'])
  expect(await suggested('Georgiana')).toEqual(['Georgiana, AL'])
})

test('nearestBuiltInPlace finds the nearest place in the United States, and none abroad', async () => {
  expect(await nearestBuiltInPlace(30.26, -97.74)).toMatchObject({
    city: 'Austin',
    state: 'TX',
    timeZone: 'America/Chicago',
  })
  expect(await nearestBuiltInPlace(51.5, 0)).toBeNull()
})

test('findPlace returns the time zone of the city, and findPostalCode accepts ZIP+4', async () => {
  expect(await findPlace('el paso', 'tx')).toMatchObject({ timeZone: 'America/Denver' })
  expect(await findPlace('New York City', 'NY')).toMatchObject({ city: 'New York' })
  expect(await findPlace('Springfield', 'ZZ')).toBeNull()
  expect(await findPostalCode('10006-1234')).toMatchObject({ city: 'New York' })
})

test.each([
  ['Yuma, AZ', 'America/Phoenix'],
  ['Williston, ND', 'America/Chicago'],
  ['Houlton, ME', 'America/New_York'],
  ['Wallace, ID', 'America/Los_Angeles'],
])('%s, near a time zone boundary, is in %s', async (name, timeZone) => {
  expect((await searchPlaces(name))[0]).toMatchObject({ timeZone })
})

test('encoded positions and ZIP codes decode to the same values', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 18, max: 72, noNaN: true }),
      fc.double({ min: -179, max: -65, noNaN: true }),
      (latitude, longitude) => {
        const decoded = decodePosition(encodePosition(latitude, longitude))
        expect(Math.abs(decoded.latitude - latitude)).toBeLessThan(0.002)
        expect(Math.abs(decoded.longitude - longitude)).toBeLessThan(0.003)
      },
    ),
  )
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 501, max: 99_950 }), { minLength: 1 }), (codes) => {
      const sorted = codes.toSorted((a, b) => a - b)
      expect(decodePostalCodes(encodePostalCodes(sorted)).map(Number)).toEqual(sorted)
    }),
  )
})
