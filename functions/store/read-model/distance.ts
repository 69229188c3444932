import { CELLS_PER_DEGREE, type Dialect, type Statement } from './terms.ts'

type Circle = { latitude: number; longitude: number; withinMiles: number }

/** Larger circles are not looked up by cells. */
const MAX_CELLS = 250
const MILES_OF_DEGREE = 69
const EARTH_RADIUS_MILES = 3958.8
/** Tolerance in miles between the two implementations of the formula. */
const ROUNDING = 0.001

/** The corners of the cells that the circle touches. Undefined if there are too many for the index to help. */
export function cellsAround(circle: Circle): Coordinates[] | undefined {
  const { latitude, longitude, withinMiles } = circle
  const high = withinMiles / MILES_OF_DEGREE
  const widest = Math.abs(latitude) + high
  if (widest >= 89) return undefined
  const wide = high / Math.cos((widest * Math.PI) / 180)
  const side = 1 / CELLS_PER_DEGREE
  const before = (degrees: number) => Math.floor(degrees / side) * side
  const cells: Coordinates[] = []
  for (let south = before(latitude - high); south <= latitude + high; south += side)
    for (let west = before(longitude - wide); west <= longitude + wide; west += side) {
      if (leastMiles(circle, { south, west, side }) > withinMiles + ROUNDING) continue
      if (cells.length === MAX_CELLS) return undefined
      cells.push({ latitude: south, longitude: west })
    }
  return cells
}

/** A lower bound of the distance from the center to any position in the cell. */
function leastMiles({ latitude, longitude }: Circle, cell: { south: number; west: number; side: number }): number {
  const { south, west, side } = cell
  const outside = (at: number, from: number) => Math.max(0, from - at, at - from - side)
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const farthestNorth = Math.min(90, Math.max(Math.abs(south), Math.abs(south + side)))
  const across =
    half(outside(latitude, south)) +
    Math.cos(radians(latitude)) * Math.cos(radians(farthestNorth)) * half(outside(longitude, west))
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(across)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

export type Coordinates = { latitude: number; longitude: number }

/** Great-circle distance by the haversine formula, the same as `distanceFrom` in SQL. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const across =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(across)))
}

/** The SQL expression for the miles between a row and the circle's center. */
export const distanceFrom = ({ latitude, longitude }: Circle, { least }: Dialect): Statement => ({
  sql: `${2 * EARTH_RADIUS_MILES} * asin(${least}(1, sqrt(pow(sin(radians(latitude - ?) / 2), 2) + cos(radians(?)) * cos(radians(latitude)) * pow(sin(radians(longitude - ?) / 2), 2))))`,
  values: [latitude, latitude, longitude],
})
