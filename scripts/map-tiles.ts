// Writes the tiles of the near map as files of web/finding/map/tiles: county and state lines of the US Census Bureau, and cities.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'
import { allPlaces } from '../functions/services/places/us-places.ts'
import { type MapTile, tileKey } from '../web/finding/map/tile.ts'

const CITIES_PER_TILE = 120
const FOLDER = new URL('../web/finding/map/tiles/', import.meta.url)

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
for (const [key, tile] of await allTiles()) writeFileSync(new URL(`${key}.json`, FOLDER), JSON.stringify(tile))

async function allTiles() {
  const tiles = new Map<string, MapTile>()
  const at = (longitude: number, latitude: number) => {
    const key = tileKey(longitude, latitude)
    const tile = tiles.get(key) ?? { counties: [], states: [], cities: [] }
    tiles.set(key, tile)
    return tile
  }
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
  type Objects = { counties: GeometryCollection; states: GeometryCollection }
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<Objects>
  const stateOf = ({ id }: GeometryObject) => String(id).slice(0, 2)
  const inState = mesh(atlas, atlas.objects.counties, (one, other) => one !== other && stateOf(one) === stateOf(other))
  for (const [kind, { coordinates }] of [
    ['counties', inState],
    ['states', mesh(atlas, atlas.objects.states)],
  ] as const) {
    for (const line of coordinates) {
      let tile: MapTile | undefined
      let last: number[] = []
      for (const [index, [longitude, latitude]] of line.entries()) {
        const point = [Math.round(longitude! * 1000), Math.round(latitude! * 1000)]
        if (index > 0) {
          // A segment belongs to the tile of its start, so that no line has a gap.
          const [fromLongitude, fromLatitude] = line[index - 1]!
          const next = at(fromLongitude!, fromLatitude!)
          if (next !== tile) next[kind].push([...last])
          tile = next
          tile[kind].at(-1)!.push(point[0]! - last[0]!, point[1]! - last[1]!)
        }
        last = point
      }
    }
  }
  for (const [rank, { city, longitude, latitude }] of (await allPlaces()).entries()) {
    const { cities } = at(longitude, latitude)
    if (cities.length < CITIES_PER_TILE)
      cities.push({ name: city, rank, longitude: Math.round(longitude * 1000), latitude: Math.round(latitude * 1000) })
  }
  return tiles
}
