import type { TeamItem } from '../teams/entity.ts'
import { managesTeam } from '../teams/managers.ts'
import { provisionalOf } from '../teams/provisional.ts'
import type { PlayerItem } from './entity.ts'

/** Whether the user manages the custodian team. A provisional owner of the team has no custody of players from before the claim. */
export const hasCustody = (
  team: TeamItem | null,
  { createdAt }: Pick<PlayerItem, 'createdAt'>,
  userID: string,
  now: Date,
) => team !== null && managesTeam(team, userID) && createdAt >= (provisionalOf(team, now)?.since ?? '')

/** Created by a person by hand, and neither by the feed nor by a roster import. */
export const isMadeByHand = ({ createdBy, origin, custodianTeamID }: PlayerItem) =>
  !custodianTeamID && (createdBy !== undefined || !origin)
