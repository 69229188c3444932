import { useQuery } from '@tanstack/react-query'
import { type PointerEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import * as kitTexts from '#messages/kit'
import * as listTexts from '#messages/lists'
import { constant } from '../../api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Coordinates } from '../../ui/current-position.ts'
import { type Cluster, clustered } from './clusters.ts'
import { type MapTile, TILE_DEGREES, tileKey } from './tile.ts'

/** Files that `scripts/map-tiles.ts` writes. */
const tiles = import.meta.glob<MapTile>('./tiles/*.json', { import: 'default' })

const MILES_PER_DEGREE = 69.1
/** The drawing's usual width, in pixels. */
const PIXELS = 400
/** Around the circle, where the drawing is wider or higher than a square. */
const VISIBLE = 1.8
const MAX_CITIES = 14

export type MapPoint = { id: string; label: string; latitude: number | null; longitude: number | null }

type NearMapProps = {
  center: Coordinates
  miles: number
  points: readonly MapPoint[] | undefined
  pathOf: (id: string) => string
  /** The record under the pointer, here or in the list. */
  tied: string | null
  onTie: (id: string | null) => void
  onSearch: (center: Coordinates) => void
}

/** A map of what was asked for: the circle around a place, with the records in it. The list shows the same to keyboards and screen readers. */
export function NearMap({ center, miles, points, pathOf, tied, onTie, onSearch }: NearMapProps) {
  const [pan, setPan] = useState({ x: 0, y: 0 })
  const [grip, setGrip] = useState<{ x: number; y: number } | null>(null)
  const [open, setOpen] = useState<Cluster<MapPoint> | null>(null)
  const radius = miles * 1.12
  /** Miles per pixel. */
  const unit = (radius * 2) / PIXELS
  const shrink = Math.cos((center.latitude * Math.PI) / 180)
  const project = (longitude: number, latitude: number) => ({
    x: (longitude - center.longitude) * MILES_PER_DEGREE * shrink,
    y: (center.latitude - latitude) * MILES_PER_DEGREE,
  })
  const { counties, states, cities } = useTiles(center, radius * VISIBLE, shrink)
  const placed = (points ?? []).flatMap(({ latitude, longitude, ...point }) =>
    latitude === null || longitude === null ? [] : [{ ...point, latitude, longitude, ...project(longitude, latitude) }],
  )
  const pins = clustered<MapPoint>(placed, 26 * unit)
  const isMoved = Math.hypot(pan.x, pan.y) > miles / 10

  function drag({ clientX, clientY, currentTarget, pointerId }: PointerEvent<SVGSVGElement>) {
    if (!grip) return
    if (!currentTarget.hasPointerCapture(pointerId)) {
      if (Math.hypot(clientX - grip.x, clientY - grip.y) < 4) return
      currentTarget.setPointerCapture(pointerId)
    }
    const { width, height } = currentTarget.getBoundingClientRect()
    const scale = (radius * 2) / Math.min(width, height)
    setPan({ x: pan.x - (clientX - grip.x) * scale, y: pan.y - (clientY - grip.y) * scale })
    setGrip({ x: clientX, y: clientY })
  }

  function search() {
    const latitude = center.latitude - pan.y / MILES_PER_DEGREE
    onSearch({ latitude, longitude: center.longitude + pan.x / MILES_PER_DEGREE / shrink })
  }

  return (
    <section
      aria-label={listTexts.map}
      className="relative h-80 overflow-hidden max-lg:mt-3 rounded-lg border border-line bg-surface lg:h-full print:hidden"
    >
      <svg
        aria-hidden
        viewBox={`${pan.x - radius} ${pan.y - radius} ${radius * 2} ${radius * 2}`}
        className="size-full cursor-grab touch-none select-none active:cursor-grabbing"
        onPointerDown={({ clientX: x, clientY: y }) => setGrip({ x, y })}
        onPointerMove={drag}
        onPointerUp={() => setGrip(null)}
        onPointerCancel={() => setGrip(null)}
        onPointerLeave={() => onTie(null)}
      >
        <g transform={`scale(${MILES_PER_DEGREE * shrink} ${-MILES_PER_DEGREE})`} fill="none">
          {[counties, states].map((lines, index) => (
            <path
              key={index}
              transform={`translate(${-center.longitude} ${-center.latitude}) scale(.001)`}
              d={lines.map(pathOfLine).join('')}
              vectorEffect="non-scaling-stroke"
              className={index === 0 ? 'stroke-edge/35' : 'stroke-edge stroke-[1.5]'}
            />
          ))}
        </g>
        <circle
          r={miles}
          strokeDasharray="6 5"
          vectorEffect="non-scaling-stroke"
          className="fill-grass/8 stroke-grass stroke-2"
        />
        {labelsOf(
          cities.map(({ name, ...at }) => ({ name, ...project(at.longitude / 1000, at.latitude / 1000) })),
          { radius: radius * VISIBLE, unit, pins },
        ).map(({ name, x, y }, index) => (
          <g key={`${name} ${x}`} className={index === 0 ? 'fill-ink font-semibold' : 'fill-soft'}>
            <circle cx={x} cy={y} r={2.5 * unit} />
            <text
              x={x}
              y={y + (index === 0 ? 28 : 24) * unit}
              fontSize={(index === 0 ? 15 : 12) * unit}
              textAnchor="middle"
              paintOrder="stroke"
              strokeWidth={3 * unit}
              className="stroke-surface"
            >
              {name}
            </text>
          </g>
        ))}
        {pins.map((pin) => {
          const isTied = pin.points.some(({ id }) => id === tied)
          const size = (isTied ? 17 : 13) * unit
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: keyboard users have the list
            <g
              key={pin.points[0]!.id}
              transform={`translate(${pin.x} ${pin.y})`}
              className="cursor-pointer"
              onPointerEnter={() => onTie(pin.points[0]!.id)}
              onClick={() => setOpen(pin)}
            >
              <circle r={20 * unit} className="fill-transparent" />
              <path
                d={`m0 ${size}-${size}-${size} ${size}-${size} ${size} ${size}z`}
                vectorEffect="non-scaling-stroke"
                className={classNames('stroke-surface stroke-2', isTied ? 'fill-ink' : 'fill-clay')}
              />
              <text
                fontSize={11 * unit}
                textAnchor="middle"
                dominantBaseline="central"
                className="fill-surface font-semibold"
              >
                {pin.points.length > 1 && pin.points.length.toLocaleString('en-US')}
              </text>
            </g>
          )
        })}
      </svg>
      {isMoved && (
        <Button size="small" className="absolute top-3 left-1/2 -translate-x-1/2 shadow-raised" onClick={search}>
          {listTexts.searchThisArea}
        </Button>
      )}
      {open && (
        <div className="absolute inset-x-2 bottom-2 max-h-1/2 overflow-y-auto rounded-md bg-surface p-2 shadow-raised">
          <ul>
            {open.points.map(({ id, label }) => (
              <li key={id}>
                <Link to={pathOf(id)} className="link flex min-h-11 items-center sm:min-h-8">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <Button variant="ghost" size="small" onClick={() => setOpen(null)}>
            {kitTexts.close}
          </Button>
        </div>
      )}
    </section>
  )
}

const NONE = { counties: [], states: [], cities: [] }

/** The tiles within `miles` of the center, as one. */
function useTiles({ latitude, longitude }: Coordinates, miles: number, shrink: number) {
  const [high, wide] = [miles / MILES_PER_DEGREE, miles / MILES_PER_DEGREE / shrink]
  const steps = (from: number, span: number) =>
    Array.from({ length: Math.ceil((span * 2) / TILE_DEGREES) + 1 }, (_, at) =>
      Math.min(from - span + at * TILE_DEGREES, from + span),
    )
  const keys = steps(longitude, wide).flatMap((x) => steps(latitude, high).map((y) => tileKey(x, y)))
  const { data = NONE } = useQuery({
    queryKey: ['map tiles', keys],
    queryFn: async () => {
      const loaded = await Promise.all([...new Set(keys)].flatMap((key) => tiles[`./tiles/${key}.json`]?.() ?? []))
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

/** Within a mile and a half. */
const isCenter = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y) < 1.5

const pathOfLine = ([x, y, ...steps]: number[]) => `M${x} ${y}l${steps.join(' ')}`

/** The cities whose names cover neither each other nor pins: the one in the center, then larger ones first. */
function labelsOf(
  cities: readonly { name: string; x: number; y: number }[],
  { radius, unit, pins }: { radius: number; unit: number; pins: readonly { x: number; y: number }[] },
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
