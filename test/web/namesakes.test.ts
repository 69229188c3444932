import { expect, test } from 'vitest'
import { namesakesOf, withNearestNamesakesFirst } from '../../web/finding/namesakes.ts'

const town = (label: string, latitude: number, longitude: number, kind = 'CITY') => ({
  kind,
  label,
  latitude,
  longitude,
})
const places = [
  town('Springfield, MO', 37.2, -93.3),
  town('Springfield, MA', 42.1, -72.6),
  town('Springville, UT', 40.2, -111.6),
  town('Springfield, IL', 39.8, -89.6),
]
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label)

test('towns of one name come by distance from the own place, and all others by size', () => {
  const boston = { latitude: 42.36, longitude: -71.06 }
  const [ma, il, mo, ut] = ['Springfield, MA', 'Springfield, IL', 'Springfield, MO', 'Springville, UT']
  expect(labels(withNearestNamesakesFirst(places, boston))).toEqual([ma, il, mo, ut])
  expect(labels(withNearestNamesakesFirst(places, null))).toEqual(labels(places))
})

test('a text without a state names every town of that name, and one with a state none', () => {
  expect(labels(namesakesOf(' springfield', places))).toHaveLength(3)
  expect(namesakesOf('Springfield, IL', places)).toEqual([])
  expect(namesakesOf('Springfield', [town('Springfield, IL', 1, 1, 'ZIP')])).toEqual([])
})
