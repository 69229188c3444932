import { cellTerm } from './terms.ts'

type Circle = { latitude: number; longitude: number; withinMiles: number }

/** Wider circles are not looked up by degrees. */
const MOST_CELLS = 64
const MILES_OF_DEGREE = 69
const EARTH_RADIUS_MILES = 3958.8

/** The terms of the whole degrees that the circle touches; undefined when they are too many to be of use. */
export function cellsAround({ latitude, longitude, withinMiles }: Circle): string[] | undefined {
  const high = withinMiles / MILES_OF_DEGREE
  const widest = Math.abs(latitude) + high
  if (widest >= 89) return undefined
  const wide = high / Math.cos((widest * Math.PI) / 180)
  const cells: string[] = []
  for (let south = Math.floor(latitude - high); south <= latitude + high; south++)
    for (let west = Math.floor(longitude - wide); west <= longitude + wide; west++) {
      if (cells.length === MOST_CELLS) return undefined
      cells.push(cellTerm(south, west))
    }
  return cells
}

type Position = { latitude: number; longitude: number }

/** Along the surface of the earth, by the haversine formula, as `distanceFrom` in SQL. */
export function milesBetween(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const across =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(across)))
}

/** The miles between a row and the circle's center. */
export const distanceFrom = ({ latitude, longitude }: Circle) => ({
  sql: `${2 * EARTH_RADIUS_MILES} * asin(min(1, sqrt(pow(sin(radians(latitude - ?) / 2), 2) + cos(radians(?)) * cos(radians(latitude)) * pow(sin(radians(longitude - ?) / 2), 2))))`,
  values: [latitude, latitude, longitude],
})
