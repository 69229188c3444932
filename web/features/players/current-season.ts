import type { PlayerSeasonsQuery } from '../../api/generated.ts'

/** The name of the active season that today is in, else of the first active one, else a fixed one. */
export function currentSeason(seasons: PlayerSeasonsQuery['seasons'], fallback = '2025 Fall') {
  const today = new Date().toLocaleDateString('en-CA')
  const active = seasons.filter(({ isActive }) => isActive)
  const current = active.find(({ startDate, endDate }) => startDate <= today && today <= endDate)
  return (current ?? active[0])?.name ?? fallback
}
