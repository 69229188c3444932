import type { EventWaiverItem } from './entity.ts'

/** Whether the account that claims the player now signed it. A former claimer's signature does not count. */
export const isSignedByFamily = (
  { playerID, waiverSignedBy }: EventWaiverItem,
  player: { playerID: string; claimedBy?: string },
) => playerID === player.playerID && waiverSignedBy === player.claimedBy
