import { rosterEntries } from '../../domain/roster/entity.ts'
import { teams } from '../../domain/teams/entity.ts'
import { provisionalOf } from '../../domain/teams/provisional.ts'
import { logFault } from '../../services/log.ts'
import { settings } from '../../services/settings.ts'
import type { Context } from '../context.ts'
import type { PlayerParent } from '../reads/listed-rows.ts'
import { can, isVerified, teamsOf } from '../rules/can.ts'

/** Only accounts with a confirmed email address can read full profiles, unless the deployment shows them to everyone. */
export const canReadProfiles = ({ viewer }: Context) =>
  settings.publicProfiles === 'full' || (viewer !== null && isVerified(viewer))

/** Whether a search matches last names. A viewer who has used up the daily allowance searches initials. */
export async function searchesFullNames(context: Context): Promise<boolean> {
  const { viewer, now } = context
  if (!canReadProfiles(context)) return false
  if (!viewer || viewer.isAdmin || settings.publicProfiles === 'full') return true
  const { hasProfilesLeft } = await import('../../services/rate-limits/profile-allowance.ts')
  return hasProfilesLeft(viewer.userID, now)
}

/** Whether the viewer sees the full name and photo. Other users' players count against the daily allowance. */
export async function seesFullProfile(context: Context, player: PlayerParent): Promise<boolean> {
  const { viewer } = context
  if (await can.managePlayer(context, player)) return true
  if (!viewer || !canReadProfiles(context) || settings.publicProfiles === 'full') return canReadProfiles(context)
  if (settings.rateLimits === 'off') return true
  return profileBatch(context).load(player)
}

/**
 * Shows the full profile of a player in something that the viewer organizes. It does not count against the allowance. Anyone can register an
 * unclaimed player: that one counts.
 */
export function showProfile(context: Context, { playerID, claimedBy }: PlayerParent) {
  if (claimedBy && canReadProfiles(context)) profileBatch(context).show(playerID)
}

const batches = new WeakMap<Context, ReturnType<typeof createBatch>>()

function profileBatch(context: Context) {
  let batch = batches.get(context)
  if (!batch) {
    batch = createBatch(context)
    batches.set(context, batch)
  }
  return batch
}

/** Checks all players requested in one tick together, and each player once per request. */
function createBatch(context: Context) {
  const known = new Map<string, Promise<boolean>>()
  let waiting: { players: PlayerParent[]; granted: Promise<Set<string>> } | null = null

  function start() {
    const players: PlayerParent[] = []
    const granted = new Promise((resolve) => setImmediate(resolve)).then(async () => {
      waiting = null
      const own = await ofOwnRosters(players, context)
      const others = players.map(({ playerID }) => playerID).filter((id) => !own.has(id))
      if (others.length === 0) return own
      return (await allowed(context, others)).union(own)
    })
    return { players, granted }
  }

  return {
    show: (playerID: string) => void known.set(playerID, Promise.resolve(true)),
    load(player: PlayerParent): Promise<boolean> {
      const { playerID } = player
      let isGranted = known.get(playerID)
      if (!isGranted) {
        waiting ??= start()
        waiting.players.push(player)
        isGranted = waiting.granted.then((granted) => granted.has(playerID))
        known.set(playerID, isGranted)
      }
      return isGranted
    },
  }
}

/** If reads cannot be recorded, the page shows initials instead of failing. */
async function allowed({ viewer, now }: Context, playerIDs: string[]): Promise<Set<string>> {
  const { grantProfiles } = await import('../../services/rate-limits/profile-allowance.ts')
  try {
    return await grantProfiles(viewer!.userID, playerIDs, now)
  } catch (error) {
    await logFault('It could not be noted who read full profiles.', { error: error as Error })
    return new Set()
  }
}

/**
 * The players on the rosters of the viewer's teams. Anyone can put an unclaimed player on a team, and claim an imported team until the claim
 * is reviewed: such players count.
 */
async function ofOwnRosters(players: readonly PlayerParent[], context: Context): Promise<Set<string>> {
  const { own } = await teamsOf(context)
  const rosters = await Promise.all(
    [...own].map(async (teamID) => {
      const partition = await context.load.teamPartition(teamID)
      return provisionalOf(partition.of(teams)[0] ?? null, context.now) ? [] : partition.of(rosterEntries)
    }),
  )
  const claimed = new Set(players.filter(({ claimedBy }) => claimedBy).map(({ playerID }) => playerID))
  const entries = rosters.flat().filter(({ playerID, addedBy }) => !addedBy || claimed.has(playerID))
  return new Set(entries.map(({ playerID }) => playerID))
}
