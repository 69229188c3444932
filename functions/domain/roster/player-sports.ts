import { itemKey, parseItem } from '../../store/entity.ts'
import { batchGet } from '../../store/store.ts'
import { type Sport, sportOf } from '../../values/sports.ts'
import { teams } from '../teams/entity.ts'
import { playerHistory } from './entity.ts'

/** The sports of the player's current and former teams. Empty if no team gives its sport. */
export async function playerSports(playerID: string): Promise<Sport[]> {
  const { data: history } = await playerHistory().query.byPlayer({ playerID }).go({ pages: 'all' })
  const items = await batchGet(history.map(({ teamID }) => itemKey(teams, { teamID })))
  return [...new Set(items.flatMap((item) => sportOf(parseItem(teams, item).sport) ?? []))]
}
