import { badInput } from '../domain/errors.ts'
import type { NearInput } from './generated.ts'

/** Half around the earth. */
const FARTHEST = 12_500

/** The circle that a list is asked for, checked. */
export function nearby(near: NearInput | null | undefined) {
  if (!near) return null
  const { latitude, longitude, within } = near
  const withinMiles = within ?? 50
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  if (!isOnEarth) throw badInput('near', 'A latitude is from -90 to 90 and a longitude from -180 to 180.')
  if (withinMiles <= 0 || withinMiles > FARTHEST)
    throw badInput('near', 'Enter a distance of more than 0 and up to 12,500 miles.')
  return { latitude, longitude, withinMiles }
}
