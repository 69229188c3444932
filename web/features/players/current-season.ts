import type { PlayerSeasonsQuery } from '../../api/generated.ts'

/** The active season that includes today, else the first active one, else the fallback. */
export function currentSeason(seasons: PlayerSeasonsQuery['seasons'], fallback = '2025 Fall') {
  const today = new Date().toLocaleDateString('en-CA')
  const active = seasons.filter(({ isActive }) => isActive)
  const current = active.find(({ startDate, endDate }) => startDate <= today && today <= endDate)
  return (current ?? active[0])?.name ?? fallback
}
