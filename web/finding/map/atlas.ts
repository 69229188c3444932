import { geoAlbersUsa, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'us-atlas/states-albers-10m.json'

/** Dimensions of the atlas drawing. */
export const WIDTH = 975
export const HEIGHT = 610

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

export type AtlasState = {
  code: string
  name: string
  outline: string
  center: readonly [number, number]
  bounds: readonly [[number, number], [number, number]]
}

export const states: AtlasState[] = feature(topology, topology.objects.states)
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

export type Point = { latitude: number | null; longitude: number | null }

/** The position in the drawing. Null outside of it. */
export function positionOf({ latitude, longitude }: Point) {
  const [x, y] = (latitude !== null && longitude !== null && project([longitude, latitude])) || []
  return x === undefined || y === undefined ? null : { x, y }
}
