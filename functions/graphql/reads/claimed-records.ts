import type { UserReferenceKind } from '../../domain/users/entity.ts'
import type { Context } from '../context.ts'
import type { Loader } from './loader.ts'

type Claimed = { claimedBy?: string; claimedAt?: string }

/** The teams that the user owns, latest claim first. */
export const claimedTeamsOf = (userID: string, { load }: Context) => claimedOf(userID, 'claimedTeam', load.team, load)

/** The players that the user has claimed, latest claim first. */
export const claimedPlayersOf = (userID: string, { load }: Context) =>
  claimedOf(userID, 'claimedPlayer', load.player, load)

async function claimedOf<Item extends Claimed>(
  userID: string,
  kind: UserReferenceKind,
  find: (id: string) => Promise<Item | null>,
  load: Loader,
): Promise<Item[]> {
  const found = await Promise.all((await load.referencesOf(userID))(kind).map(find))
  const claimed = found.flatMap((it) => (it?.claimedBy === userID ? it : []))
  return claimed.sort((a, b) => (b.claimedAt ?? '').localeCompare(a.claimedAt ?? ''))
}
