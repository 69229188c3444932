import type { Coordinates } from '../../ui/current-position.ts'
import { Borders, CityNames, useTiles } from './land.tsx'

/** Half the height of the drawing, in miles. */
const RADIUS = 24
const UNIT = (RADIUS * 2) / 208
/** Around the center, where the drawing is wider than high. */
const VISIBLE = RADIUS * 2.5
const PIN = 13 * UNIT

/** Where a city is, between its neighbors. The page names the place as well. */
export function PlaceMap({ center }: { center: Coordinates }) {
  const tiles = useTiles(center, VISIBLE)
  return (
    <svg
      aria-hidden
      viewBox={`${-RADIUS} ${-RADIUS} ${RADIUS * 2} ${RADIUS * 2}`}
      preserveAspectRatio="xMidYMid slice"
      className="h-52 w-full rounded-lg border border-line bg-surface print:hidden"
    >
      <Borders center={center} tiles={tiles} />
      <CityNames center={center} tiles={tiles} radius={VISIBLE} unit={UNIT} pins={[{ x: 0, y: 0 }]} />
      <path
        d={`m0 ${PIN}-${PIN}-${PIN} ${PIN}-${PIN} ${PIN} ${PIN}z`}
        vectorEffect="non-scaling-stroke"
        className="fill-clay stroke-surface stroke-2"
      />
    </svg>
  )
}
