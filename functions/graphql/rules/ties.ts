import { isManaged } from '../../domain/players/managed.ts'
import { playerRegistrations, type RegistrationItem } from '../../domain/registrations/entity.ts'
import { precedesFamily } from '../../domain/registrations/families.ts'
import { isCurrent, rosterEntries, rosterRequests } from '../../domain/roster/entity.ts'
import { teams } from '../../domain/teams/entity.ts'
import { provisionalOf } from '../../domain/teams/provisional.ts'
import { isVerified } from '../../domain/users/entity.ts'
import type { Ties } from '../../store/read-model/query.ts'
import type { queryPartition } from '../../store/store.ts'
import type { Context } from '../context.ts'
import type { PlayerParent } from '../reads/listed-rows.ts'
import { can, ownTeamsOf } from './can.ts'

type Partition = Awaited<ReturnType<typeof queryPartition>>

/**
 * Whether the viewer manages the player, or a team with the player on its current roster. Anyone can put a player that nobody manages on a
 * team: that makes no tie.
 */
export async function hasTie(context: Context, player: PlayerParent): Promise<boolean> {
  if (await can.managePlayer(context, player)) return true
  const entries = (await ofOwnTeams(context)).entries.get(player.playerID) ?? []
  return entries.some(({ addedBy }) => !addedBy || isManaged(player))
}

/** Whether the viewer has a tie to the player, or reads it as a registrant of an opportunity that the viewer organizes. */
export const isTied = async (context: Context, player: PlayerParent): Promise<boolean> =>
  player.isRegistrant === true || hasTie(context, player)

/** Whether the player is registered for an opportunity that the viewer organizes. */
export async function isRegistrant(context: Context, player: PlayerParent, partition: Partition): Promise<boolean> {
  if (!context.viewer) return false
  const organized = await Promise.all(
    partition.of(playerRegistrations).map(async ({ opportunityID, playerID }) => {
      const registration = await context.load.registration(opportunityID, playerID)
      return registration !== null && organizesFor(context, player, registration)
    }),
  )
  return organized.includes(true)
}

/** Whether the viewer organizes what the player's family, or the team that it was imported for, has registered the player for. */
export async function organizesFor(
  context: Context,
  player: PlayerParent,
  registration: RegistrationItem,
): Promise<boolean> {
  const { viewer, load } = context
  if (!viewer || !isVerified(viewer) || !isManaged(player)) return false
  if (registration.waitsForFamily || precedesFamily(registration, player)) return false
  const opportunity = await load.opportunity(registration.opportunityID)
  return opportunity !== null && can.organize(context, opportunity)
}

/** Shows team-only players in the request to whom the viewer has a tie. */
export const showTeamOnly = (context: Context) =>
  context.load.showTeamOnly(
    async (player, partition) =>
      (await hasTie(context, player)) ||
      (await ofOwnTeams(context)).asked.has(player.playerID) ||
      (partition !== undefined && isRegistrant(context, player, partition)),
  )

/** The team-only players in the viewer's lists. */
export async function tiesOf(context: Context): Promise<Ties> {
  const { viewer } = context
  if (viewer?.isAdmin) return { all: true }
  const { teamIDs, entries, asked } = await ofOwnTeams(context)
  return { viewerID: viewer?.userID, teamIDs, playerIDs: [...entries.keys(), ...asked] }
}

/**
 * What the viewer's teams have: the teams with custody, the current roster entries that somebody agreed to, by player, and the players whose
 * families ask the team. A provisional owner has nothing from before the claim.
 */
function ofOwnTeams(context: Context) {
  const { viewer, load, now } = context
  return load.readOnce('ofOwnTeams', async () => {
    const partitions = await Promise.all([...(await ownTeamsOf(context))].map(load.teamPartition))
    const own = partitions.flatMap((partition) =>
      partition.of(teams).map((team) => ({ ...team, partition, since: provisionalOf(team, now)?.since ?? '' })),
    )
    const readable = viewer && isVerified(viewer) ? own : []
    const entries = readable.flatMap(({ partition, since }) =>
      partition.of(rosterEntries).filter((it) => isCurrent(it, now) && !it.lacksConsent && it.createdAt >= since),
    )
    const requests = own.flatMap(({ partition, since }) =>
      partition.of(rosterRequests).filter((it) => it.waitsFor === 'team' && it.createdAt >= since),
    )
    return {
      teamIDs: own.flatMap(({ teamID, since }) => (since ? [] : [teamID])),
      entries: Map.groupBy(entries, ({ playerID }) => playerID),
      asked: new Set(requests.map(({ playerID }) => playerID)),
    }
  })
}
