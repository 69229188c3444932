import type { PlayerItem } from '../players/entity.ts'
import type { EventWaiverItem } from './entity.ts'

/** Whether the account that claims the player now signed it. A former claimer's signature does not count. */
export const isSignedByFamily = (
  { playerID, waiverSignedBy }: EventWaiverItem,
  player: Pick<PlayerItem, 'playerID' | 'claimedBy'>,
) => playerID === player.playerID && waiverSignedBy === player.claimedBy
