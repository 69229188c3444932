import { isHidden } from '../../store/records/hidden.ts'
import { find, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { newID } from '../../values/ids.ts'
import { type StoredText, stored } from '../../values/messages/stored-text.ts'
import { placeLine } from '../../values/place-line.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { publicName } from '../players/public-name.ts'
import { fitOf } from '../positions/positions.ts'
import { playerSports } from '../roster/entity.ts'
import { userExists, users } from '../users/entity.ts'
import { type WatchRow, watchListKey } from './entity.ts'
import { canonical, findWatchList, listWrites } from './service.ts'

const MILES = '75'

type Watched = Pick<WatchRow, 'kind' | 'subject'>

/** The player whose fit is watched. */
export const playerOf = ({ kind, subject }: Watched) =>
  kind === 'OPPORTUNITIES' ? new URLSearchParams(subject).get('fits') : null

const findOwn = async (playerID: string, ownerID: string) => {
  const player = await find(players, { playerID })
  return player?.claimedBy === ownerID && !isHidden(player) ? player : null
}

/** What opportunities must allow to fit the owner's player. Null if the owner no longer has the player. */
export async function fitOfOwn(playerID: string, ownerID: string, now: Date) {
  const player = await findOwn(playerID, ownerID)
  if (!player) return null
  const sports = await playerSports(playerID)
  return { ...(await fitOf(player, { isFamily: true, now })), ...(sports.length === 1 && { sport: sports[0] }) }
}

/** The name of a watch of a list, with the public name of the owner's player whose fit is watched. */
export async function storedNameOf({ kind, subject }: Watched, ownerID: string): Promise<StoredText> {
  const playerID = playerOf({ kind, subject })
  const player = playerID && (await findOwn(playerID, ownerID))
  return { watch: { kind, subject }, ...(playerID && { player: player ? publicName(player.name) : stored('aPlayer') }) }
}

/** The search for what fits the player near its home. Null without a known home. */
function subjectFor({ playerID, latitude, longitude, locationCity, state }: PlayerItem): string | null {
  if (latitude === undefined || longitude === undefined) return null
  const near = `${latitude.toFixed(2)},${longitude.toFixed(2)}`
  const place = placeLine(locationCity, state)
  return canonical('OPPORTUNITIES', new URLSearchParams({ fits: playerID, near, place, within: MILES }).toString())
}

/**
 * Gives the family that claims a player a watch of what fits the player near its home, which counts toward no limit. It moves with the home
 * and ends, with all other watches of the player, when the player is no longer the family's. Idempotent.
 */
export async function changePlayerWatches(before: PlayerItem | null, after: PlayerItem | null, now: Date) {
  const [was, is] = [before?.claimedBy, after?.claimedBy]
  const { playerID } = (after ?? before)!
  if (was && was !== is) await changeList(was, now, (watches) => watches.filter((it) => playerOf(it) !== playerID))
  const had = before && was === is ? subjectFor(before) : null
  const subject = after && subjectFor(after)
  if (!is || had === subject) return
  if (!(await findOwn(playerID, is))) return
  await changeList(is, now, (watches) => {
    const isOf = (it: WatchRow) => it.isAutomatic === true && playerOf(it) === playerID
    if (!subject) return watches.filter((it) => !isOf(it))
    if (watches.some(isOf)) return watches.map((it) => (isOf(it) ? { ...it, subject } : it))
    // The family deleted it, or already watches this.
    if (had || watches.some((it) => it.kind === 'OPPORTUNITIES' && it.subject === subject)) return watches
    const createdAt = now.toISOString()
    return [
      ...watches,
      {
        watchID: newID(),
        kind: 'OPPORTUNITIES',
        subject,
        createdAt,
        isDaily: false,
        isPaused: false,
        isAutomatic: true,
      },
    ]
  })
}

const changeList = (ownerID: string, now: Date, change: (watches: WatchRow[]) => WatchRow[]) =>
  retryOnConflict(async () => {
    const [list, user] = await Promise.all([findWatchList(ownerID), find(users, { userID: ownerID })])
    const before = list?.watches ?? []
    const watches = change(before)
    const isSame = watches.length === before.length && watches.every((it, i) => it === before[i])
    if (!user || isSame) return
    const next = { ...(list ?? { ...watchListKey(ownerID), version: 0, visitedAt: now.toISOString() }), watches }
    await transactWrite([...listWrites(list, next), userExists(ownerID, versionConflict)])
  })
