/** County lines, state lines, and cities of a part of the map. Positions are in thousandths of a degree. */
export type MapTile = {
  /** Longitude and latitude of a line's first point, then the steps to each further one. */
  counties: number[][]
  states: number[][]
  /** The largest city of the country has rank 0. */
  cities: { name: string; rank: number; longitude: number; latitude: number }[]
}

export const TILE_DEGREES = 4

export const tileKey = (longitude: number, latitude: number) =>
  `tile-${Math.floor((longitude + 180) / TILE_DEGREES)}-${Math.floor((latitude + 90) / TILE_DEGREES)}`
