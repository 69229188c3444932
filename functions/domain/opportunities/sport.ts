import { find } from '../../store/store.ts'
import { type Sport, sportOf } from '../../values/sports.ts'
import { teams } from '../teams/entity.ts'
import type { OpportunityItem } from './entity.ts'

/** The sport that the opportunity gives, or that of its team. */
export async function opportunitySport({ sport, teamID }: OpportunityItem): Promise<Sport | undefined> {
  if (sport || !teamID) return sportOf(sport)
  const team = await find(teams, { teamID })
  return sportOf(team?.sport)
}
