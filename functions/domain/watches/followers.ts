import { itemKey, parseItem } from '../../store/entity.ts'
import { batchGet, queryPartition, retryOnConflict, transactWrite } from '../../store/store.ts'
import { teamFollowers, type WatchListItem, watchListKey, watchLists } from './entity.ts'
import { findWatchList, listWrites } from './service.ts'

const followerIDs = async (teamID: string) =>
  (await queryPartition(teamFollowers().query.byTeam({ teamID }), true)).of(teamFollowers).map(({ ownerID }) => ownerID)

/** The watch lists of those who follow the team and have not paused it. */
export async function followersOf(teamID: string): Promise<WatchListItem[]> {
  const ids = await followerIDs(teamID)
  const items = await batchGet(
    ids.map((ownerID) => itemKey(watchLists, watchListKey(ownerID))),
    true,
  )
  return items
    .map((item) => parseItem(watchLists, item))
    .filter(({ watches }) => watches.some((it) => it.kind === 'TEAM' && it.subject === teamID && !it.isPaused))
}

/** Those who follow a merged team follow the team that was kept. Idempotent. */
export async function moveFollowers(fromID: string, intoID: string): Promise<void> {
  for (const ownerID of await followerIDs(fromID)) {
    await retryOnConflict(async () => {
      const list = await findWatchList(ownerID)
      if (!list) return
      const isFollowing = list.watches.some(({ kind, subject }) => kind === 'TEAM' && subject === intoID)
      const watches = list.watches.flatMap((it) => {
        if (it.kind !== 'TEAM' || it.subject !== fromID) return it
        return isFollowing ? [] : { ...it, subject: intoID }
      })
      await transactWrite(listWrites(list, { ...list, watches }))
    })
  }
}
