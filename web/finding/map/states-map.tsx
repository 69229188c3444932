import { geoAlbersUsa, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'us-atlas/states-albers-10m.json'
import * as listTexts from '#messages/lists'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Rich } from '../../ui/rich.tsx'
import { clustered } from './clusters.ts'

/** Dimensions of the atlas drawing. */
const WIDTH = 975
const HEIGHT = 610

/** The projection of the atlas drawing. */
const project = geoAlbersUsa()
  .scale(1300)
  .translate([WIDTH / 2, HEIGHT / 2])

/** State codes by FIPS code, which the atlas uses as IDs. */
const CODES: Record<string, string> = Object.fromEntries(
  (
    '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA ' +
    '26MI 27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX ' +
    '49UT 50VT 51VA 53WA 54WV 55WI 56WY'
  )
    .split(' ')
    .map((it) => [it.slice(0, 2), it.slice(2)]),
)

const topology = atlas as unknown as Topology<{ states: GeometryCollection<{ name: string }> }>
const path = geoPath()

type AtlasState = {
  code: string
  name: string
  outline: string
  center: readonly [number, number]
  bounds: readonly [[number, number], [number, number]]
}

const states: AtlasState[] = feature(topology, topology.objects.states)
  .features.flatMap((state) => {
    const code = CODES[String(state.id)]
    if (!code) return []
    const { name } = state.properties
    return [
      {
        code,
        name,
        outline: path(state) ?? '',
        center: path.centroid(state),
        bounds: path.bounds(state),
      } as AtlasState,
    ]
  })
  .sort((one, other) => (one.name < other.name ? -1 : 1))

type Point = { latitude: number | null; longitude: number | null }

/** The position in the drawing. Null outside of it. */
function positionOf({ latitude, longitude }: Point) {
  const [x, y] = (latitude !== null && longitude !== null && project([longitude, latitude])) || []
  return x === undefined || y === undefined ? null : { x, y }
}

/** Same as the limit of the points queries. */
const MAX_POINTS = 1000

type StatesMapProps = {
  /** What is counted, as in 'Texas: 12 teams'. */
  nouns: string
  /** Record counts by state code. */
  counts: Record<string, number>
  /** The state that the list is filtered by; '' for all. */
  state: string
  /** Positions of the records in that state. Undefined while loading, or if the map only shows states. */
  points: readonly Point[] | undefined
  onState: (state: string) => void
}

/** A map of the list: clicking a state filters by it. Buttons next to it do the same for keyboards and screen readers. */
export function StatesMap({ nouns, counts, state, points, onState }: StatesMapProps) {
  const chosen = states.find(({ code }) => code === state)
  const shown = states.filter(({ code }) => counts[code] || code === state)
  return (
    <section
      aria-label={listTexts.map}
      className="mt-4 grid gap-4 print:hidden lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]"
    >
      <div>
        <Drawing counts={counts} chosen={chosen} points={points} onState={onState} />
        {chosen && points?.length === MAX_POINTS && (
          <p className="mt-1 text-sm text-soft">
            {listTexts.theMapShows({ shown: MAX_POINTS, total: counts[state] ?? 0, nouns })}
          </p>
        )}
      </div>
      <div className="grid content-start gap-2">
        {chosen && (
          <Button variant="secondary" size="small" onClick={() => onState('')}>
            {listTexts.showStates}
          </Button>
        )}
        <ul
          aria-label={listTexts.states}
          className="grid max-h-40 grid-cols-2 content-start gap-1 overflow-y-auto sm:grid-cols-3 lg:max-h-96 lg:grid-cols-1"
        >
          {shown.map(({ code, name }) => (
            <li key={code}>
              <button
                type="button"
                aria-pressed={code === state}
                onClick={() => onState(code === state ? '' : code)}
                className="flex min-h-8 w-full items-center justify-between gap-2 rounded-sm px-2 text-left text-sm hover:bg-ink/8 aria-pressed:font-semibold aria-pressed:text-grass"
              >
                <span translate="no">{name}</span>
                <span className="tabular-nums">
                  <Rich
                    text={listTexts.countNouns({ count: counts[code] ?? 0, nouns })}
                    hidden={(text) => <span className="sr-only">{text}</span>}
                  />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type DrawingProps = Pick<StatesMapProps, 'counts' | 'points' | 'onState'> & { chosen: AtlasState | undefined }

function Drawing({ counts, chosen, points, onState }: DrawingProps) {
  const [x, y, width, height] = chosen ? around(chosen) : [0, 0, WIDTH, HEIGHT]
  const unit = width / WIDTH
  const dots =
    chosen && points
      ? clustered(
          points.map(positionOf).filter((it) => it !== null),
          24 * unit,
        ).map(({ points, ...at }) => ({ ...at, count: points.length }))
      : states
          .filter(({ code }) => counts[code] && (!chosen || code === chosen.code))
          .map(({ code, center: [x, y] }) => ({ x, y, count: counts[code]! }))
  const most = Math.max(1, ...dots.map(({ count }) => count))

  return (
    <svg
      aria-hidden
      viewBox={`${x} ${y} ${width} ${height}`}
      className="aspect-[975/610] w-full rounded-lg border border-line bg-surface"
    >
      {states.map(({ code, name, outline }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: keyboard users have the list of buttons
        <path
          key={code}
          d={outline}
          onClick={() => onState(code === chosen?.code ? '' : code)}
          vectorEffect="non-scaling-stroke"
          className={classNames(
            'cursor-pointer stroke-edge hover:fill-ink/20',
            code === chosen?.code ? 'fill-grass/20' : counts[code] ? 'fill-ink/8' : 'fill-page',
          )}
        >
          <title>{`${name}: ${(counts[code] ?? 0).toLocaleString('en-US')}`}</title>
        </path>
      ))}
      {dots.map((dot) => (
        <Dot key={`${dot.x} ${dot.y}`} dot={dot} share={dot.count / most} unit={unit} />
      ))}
    </svg>
  )
}

/** A view box around the state with some margin, in the aspect ratio of the map. */
function around({ bounds: [[left, top], [right, bottom]] }: AtlasState) {
  const width = Math.max(right - left, ((bottom - top) * WIDTH) / HEIGHT, 40) * 1.15
  const height = (width * HEIGHT) / WIDTH
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height] as const
}

type DotProps = {
  dot: { x: number; y: number; count: number }
  /** Of the largest count. */
  share: number
  unit: number
}

const Dot = ({ dot, share, unit }: DotProps) => (
  <g className="pointer-events-none">
    <circle
      cx={dot.x}
      cy={dot.y}
      r={(6 + 16 * Math.sqrt(share)) * unit}
      vectorEffect="non-scaling-stroke"
      className="fill-clay/80 stroke-surface"
    />
    {dot.count > 1 && (
      <text
        x={dot.x}
        y={dot.y}
        fontSize={13 * unit}
        textAnchor="middle"
        dominantBaseline="central"
        paintOrder="stroke"
        strokeWidth={4 * unit}
        className="fill-ink stroke-surface font-semibold max-sm:hidden"
      >
        {dot.count.toLocaleString('en-US')}
      </text>
    )}
  </g>
)
