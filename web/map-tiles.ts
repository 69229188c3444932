import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'
import { allPlaces } from '../functions/services/places/us-places.ts'
import { type MapTile, tileKey } from './finding/map/tile.ts'

const CITIES_PER_TILE = 120
const TILES = 'virtual:map-tiles'
const TILE = 'virtual:map-tile/'

/** Provides `virtual:map-tiles`: the tiles of the near map, each in a module of its own. */
export function mapTiles(): Plugin {
  let tiles: Promise<Map<string, MapTile>> | undefined
  const built = () => {
    tiles ??= build()
    return tiles
  }
  return {
    name: 'map-tiles',
    resolveId: (id) => (id === TILES || id.startsWith(TILE) ? `\0${id}` : null),
    async load(id) {
      if (id.startsWith(`\0${TILE}`)) {
        const tile = (await built()).get(id.slice(TILE.length + 1))
        return `export default ${JSON.stringify(tile)}`
      }
      if (id !== `\0${TILES}`) return null
      const keys = [...(await built()).keys()]
      const imports = keys.map((key) => `'${key}': () => import('${TILE}${key}').then((it) => it.default)`)
      return `export default {${imports.join()}}`
    },
  }
}

async function build() {
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
