import { useQuery } from '@tanstack/react-query'
import { constant } from '../../api/query-client.ts'
import type { Coordinates } from '../../ui/current-position.ts'
import { type MapTile, TILE_DEGREES, tileKey } from './tile.ts'

/** Files that `scripts/map-tiles.ts` writes. */
const files = import.meta.glob<MapTile>('./tiles/*.json', { import: 'default' })

export const MILES_PER_DEGREE = 69.1
const MAX_CITIES = 14

/** How much shorter a degree of longitude is than one of latitude. */
export const shrinkAt = ({ latitude }: Coordinates) => Math.cos((latitude * Math.PI) / 180)

/** Miles to the right of the center, and below it. */
export const project = (center: Coordinates, { latitude, longitude }: Coordinates) => ({
  x: (longitude - center.longitude) * MILES_PER_DEGREE * shrinkAt(center),
  y: (center.latitude - latitude) * MILES_PER_DEGREE,
})

type Tiles = Pick<MapTile, 'counties' | 'states' | 'cities'>
const NONE: Tiles = { counties: [], states: [], cities: [] }

/** The tiles within `miles` of the center, as one. */
export function useTiles(center: Coordinates, miles: number): Tiles {
  const { latitude, longitude } = center
  const [high, wide] = [miles / MILES_PER_DEGREE, miles / MILES_PER_DEGREE / shrinkAt(center)]
  const steps = (from: number, span: number) =>
    Array.from({ length: Math.ceil((span * 2) / TILE_DEGREES) + 1 }, (_, at) =>
      Math.min(from - span + at * TILE_DEGREES, from + span),
    )
  const keys = steps(longitude, wide).flatMap((x) => steps(latitude, high).map((y) => tileKey(x, y)))
  const { data = NONE } = useQuery({
    queryKey: ['map tiles', keys],
    queryFn: async () => {
      const loaded = await Promise.all([...new Set(keys)].flatMap((key) => files[`./tiles/${key}.json`]?.() ?? []))
      return {
        counties: loaded.flatMap((tile) => tile.counties),
        states: loaded.flatMap((tile) => tile.states),
        cities: loaded.flatMap((tile) => tile.cities).sort((one, other) => one.rank - other.rank),
      }
    },
    ...constant,
  })
  return data
}

const pathOfLine = ([x, y, ...steps]: number[]) => `M${x} ${y}l${steps.join(' ')}`

/** The borders of counties and states, in a drawing whose unit is a mile and whose origin is the center. */
export const Borders = ({ center, tiles }: { center: Coordinates; tiles: Tiles }) => (
  <g transform={`scale(${MILES_PER_DEGREE * shrinkAt(center)} ${-MILES_PER_DEGREE})`} fill="none">
    {[tiles.counties, tiles.states].map((lines, index) => (
      <path
        key={index}
        transform={`translate(${-center.longitude} ${-center.latitude}) scale(.001)`}
        d={lines.map(pathOfLine).join('')}
        vectorEffect="non-scaling-stroke"
        className={index === 0 ? 'stroke-edge/35' : 'stroke-edge stroke-[1.5]'}
      />
    ))}
  </g>
)

type CityNamesProps = {
  center: Coordinates
  tiles: Tiles
  /** In miles. */
  radius: number
  /** Miles per pixel. */
  unit: number
  pins: readonly { x: number; y: number }[]
}

export const CityNames = ({ center, tiles, ...room }: CityNamesProps) =>
  labelsOf(
    tiles.cities.map(({ name, latitude, longitude }) => ({
      name,
      ...project(center, { latitude: latitude / 1000, longitude: longitude / 1000 }),
    })),
    room,
  ).map(({ name, x, y }, index) => (
    <g key={`${name} ${x}`} className={index === 0 ? 'fill-ink font-semibold' : 'fill-soft'}>
      <circle cx={x} cy={y} r={2.5 * room.unit} />
      <text
        x={x}
        y={y + (index === 0 ? 28 : 24) * room.unit}
        fontSize={(index === 0 ? 15 : 12) * room.unit}
        textAnchor="middle"
        paintOrder="stroke"
        strokeWidth={3 * room.unit}
        className="stroke-surface"
      >
        {name}
      </text>
    </g>
  ))

/** Within a mile and a half. */
const isCenter = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y) < 1.5

/** The cities whose names cover neither each other nor pins: the one in the center, then larger ones first. */
function labelsOf(
  cities: readonly { name: string; x: number; y: number }[],
  { radius, unit, pins }: Pick<CityNamesProps, 'radius' | 'unit' | 'pins'>,
) {
  const shown: { name: string; x: number; y: number; width: number }[] = []
  const [center, around] = [cities.filter(isCenter), cities.filter((it) => !isCenter(it))]
  for (const { name, x, y } of [...center.slice(0, 1), ...around]) {
    if (shown.length === MAX_CITIES) break
    if (Math.abs(x) > radius || Math.abs(y) > radius) continue
    const width = name.length * 7 * unit
    const isFree = shown.every(
      (it) => Math.abs(it.y - y) > 20 * unit || Math.abs(it.x - x) > (it.width + width) / 2 + 8 * unit,
    )
    const isUnderPin = pins.some(
      (pin) => Math.abs(pin.y - y - 20 * unit) < 20 * unit && Math.abs(pin.x - x) < width / 2 + 13 * unit,
    )
    if (isFree && (shown.length === 0 || !isUnderPin)) shown.push({ name, x, y, width })
  }
  return shown
}
