import { today } from '../../ui/local-time.ts'
import type { PlayerSeasonsQuery } from './players.generated.ts'

/** The active season that includes today, else the first active one, else the fallback. */
export function currentSeason(seasons: PlayerSeasonsQuery['seasons'], fallback = '2025 Fall') {
  const day = today()
  const active = seasons.filter(({ isActive }) => isActive)
  const current = active.find(({ startDate, endDate }) => startDate <= day && day <= endDate)
  return (current ?? active[0])?.name ?? fallback
}
