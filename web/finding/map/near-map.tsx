import { type PointerEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import * as kitTexts from '#messages/kit'
import * as listTexts from '#messages/lists'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Coordinates } from '../../ui/current-position.ts'
import { type Cluster, clustered } from './clusters.ts'
import { Borders, CityNames, MILES_PER_DEGREE, project, shrinkAt, useTiles } from './land.tsx'

/** The drawing's usual width, in pixels. */
const PIXELS = 400
/** Around the circle, where the drawing is wider or higher than a square. */
const VISIBLE = 1.8

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

/** How far the map was dragged, in miles, and the handlers of the element. */
function useDragging(radius: number) {
  const [pan, setPan] = useState({ x: 0, y: 0 })
  const [grip, setGrip] = useState<{ x: number; y: number } | null>(null)

  function onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent<SVGSVGElement>) {
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

  return {
    pan,
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent<SVGSVGElement>) => setGrip({ x, y }),
    onPointerMove,
    onPointerUp: () => setGrip(null),
    onPointerCancel: () => setGrip(null),
  }
}

/** The points with a place, in miles from the center. */
const placedIn = (center: Coordinates, points: readonly MapPoint[]) =>
  points.flatMap(({ latitude, longitude, ...point }) =>
    latitude === null || longitude === null
      ? []
      : [{ ...point, latitude, longitude, ...project(center, { latitude, longitude }) }],
  )

/** A map of what was asked for: the circle around a place, with the records in it. The list shows the same to keyboards and screen readers. */
export function NearMap({ center, miles, points, pathOf, tied, onTie, onSearch }: NearMapProps) {
  const [open, setOpen] = useState<Cluster<MapPoint> | null>(null)
  const radius = miles * 1.12
  const { pan, ...dragging } = useDragging(radius)
  /** Miles per pixel. */
  const unit = (radius * 2) / PIXELS
  const tiles = useTiles(center, radius * VISIBLE)
  const pins = clustered<MapPoint>(placedIn(center, points ?? []), 26 * unit)
  const isMoved = Math.hypot(pan.x, pan.y) > miles / 10

  function search() {
    onSearch({
      latitude: center.latitude - pan.y / MILES_PER_DEGREE,
      longitude: center.longitude + pan.x / MILES_PER_DEGREE / shrinkAt(center),
    })
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
        {...dragging}
        onPointerLeave={() => onTie(null)}
      >
        <Borders center={center} tiles={tiles} />
        <circle
          r={miles}
          strokeDasharray="6 5"
          vectorEffect="non-scaling-stroke"
          className="fill-grass/8 stroke-grass stroke-2"
        />
        <CityNames center={center} tiles={tiles} radius={radius * VISIBLE} unit={unit} pins={pins} />
        {pins.map((pin) => (
          <Pin
            key={pin.points[0]!.id}
            pin={pin}
            unit={unit}
            isTied={pin.points.some(({ id }) => id === tied)}
            onTie={onTie}
            onOpen={() => setOpen(pin)}
          />
        ))}
      </svg>
      {isMoved && (
        <Button size="small" className="absolute top-3 left-1/2 -translate-x-1/2 shadow-raised" onClick={search}>
          {listTexts.searchThisArea}
        </Button>
      )}
      {open && <OpenPin pin={open} pathOf={pathOf} onClose={() => setOpen(null)} />}
    </section>
  )
}

type PinProps = {
  pin: Cluster<MapPoint>
  /** Miles per pixel. */
  unit: number
  isTied: boolean
  onTie: (id: string) => void
  onOpen: () => void
}

function Pin({ pin, unit, isTied, onTie, onOpen }: PinProps) {
  const size = (isTied ? 17 : 13) * unit
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard users have the list
    <g
      transform={`translate(${pin.x} ${pin.y})`}
      className="cursor-pointer"
      onPointerEnter={() => onTie(pin.points[0]!.id)}
      onClick={onOpen}
    >
      <circle r={20 * unit} className="fill-transparent" />
      <path
        d={`m0 ${size}-${size}-${size} ${size}-${size} ${size} ${size}z`}
        vectorEffect="non-scaling-stroke"
        className={classNames('stroke-surface stroke-2', isTied ? 'fill-ink' : 'fill-clay')}
      />
      <text fontSize={11 * unit} textAnchor="middle" dominantBaseline="central" className="fill-surface font-semibold">
        {pin.points.length > 1 && pin.points.length.toLocaleString('en-US')}
      </text>
    </g>
  )
}

type OpenPinProps = { pin: Cluster<MapPoint>; pathOf: (id: string) => string; onClose: () => void }

/** Links to the records of a pin. */
const OpenPin = ({ pin, pathOf, onClose }: OpenPinProps) => (
  <div className="absolute inset-x-2 bottom-2 max-h-1/2 overflow-y-auto rounded-md bg-surface p-2 shadow-raised">
    <ul>
      {pin.points.map(({ id, label }) => (
        <li key={id}>
          <Link to={pathOf(id)} className="link flex min-h-11 items-center sm:min-h-8">
            {label}
          </Link>
        </li>
      ))}
    </ul>
    <Button variant="ghost" size="small" onClick={onClose}>
      {kitTexts.close}
    </Button>
  </div>
)
