import { players } from '../domain/players/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { changeIn, type StreamChange } from './change.ts'

/** The player or team of the change with the keys of its photo or logo. Null for a change of another entity. */
export function photosIn(change: StreamChange) {
  const [player, team] = [changeIn(change, players), changeIn(change, teams)]
  const { playerID } = player?.after ?? player?.before ?? {}
  if (player && playerID)
    return { kind: 'player' as const, id: playerID, was: player.before?.photoKey, is: player.after?.photoKey }
  const { teamID } = team?.after ?? team?.before ?? {}
  return team && teamID
    ? { kind: 'team' as const, id: teamID, was: team.before?.logoKey, is: team.after?.logoKey }
    : null
}
