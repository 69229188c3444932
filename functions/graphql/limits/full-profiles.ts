import type { PlayerItem } from '../../domain/players/entity.ts'
import { publicName } from '../../domain/players/public-name.ts'
import { playerRegistrations } from '../../domain/registrations/entity.ts'
import { rosterEntries } from '../../domain/roster/entity.ts'
import { teams } from '../../domain/teams/entity.ts'
import { provisionalOf } from '../../domain/teams/provisional.ts'
import { logFault } from '../../services/log.ts'
import { settings } from '../../services/settings.ts'
import type { Context } from '../context.ts'
import type { PlayerParent } from '../reads/listed-rows.ts'
import { can, isVerified, teamsOf } from '../rules/can.ts'

/** A child's profile or a team's contacts, opened by its ID. `left`: how many more the viewer can open today. Null if it does not count. */
type Opened = { isShown: boolean; left: number | null }

const CLOSED: Opened = { isShown: false, left: null }
const FREE: Opened = { isShown: true, left: null }

/** By the ID of the player or team. */
const openedIn = new WeakMap<Context, Map<string, () => Promise<Opened>>>()

function recordsIn(context: Context) {
  const records = openedIn.get(context) ?? new Map<string, () => Promise<Opened>>()
  openedIn.set(context, records)
  return records
}

/** The search in names as the viewer sees them: 'Jordan Smith' finds every 'Jordan S.', so that results reveal no last names. */
export function nameSearch({ viewer }: Context, search?: string | null) {
  if (viewer?.isAdmin || settings.publicProfiles === 'full') return { search }
  return {
    search: search && (publicName(search) || search),
    searchPublicNames: true,
    own: viewer && { ownerID: viewer.userID, search },
  }
}

/** The player's name as the viewer sees it. */
export const shownName = async (context: Context, player: PlayerParent) =>
  (await seesFullProfile(context, player)) ? player.name : publicName(player.name)

/** Whether the viewer sees the full name and photo: on account of a tie, or on the player's own page. */
export const seesFullProfile = async (context: Context, player: PlayerParent): Promise<boolean> =>
  settings.publicProfiles === 'full' ||
  (await hasTie(context, player)) ||
  (await openedProfile(context, player.playerID)).isShown

/** The player or team if the request opened it. It counts against the allowance when this is first asked for. */
export const openedProfile = async (context: Context, id: string): Promise<Opened> =>
  recordsIn(context).get(id)?.() ?? CLOSED

/** The request is for the player's own page. */
export function openPlayer(context: Context, player: PlayerItem) {
  const { playerID } = player
  open(context, playerID, async () => (await hasTie(context, player)) || isRegistrant(context, player))
}

/** The request is for the team's own page. */
export const openTeam = (context: Context, teamID: string) =>
  open(context, teamID, () => managesContacts(context, teamID))

/** Whether the viewer sees the email addresses of the team's contacts: as one of its managers, or on the team's own page. */
export const seesContacts = async (context: Context, teamID: string): Promise<boolean> =>
  (await managesContacts(context, teamID)) || (await openedProfile(context, teamID)).isShown

const managesContacts = async ({ viewer, load }: Context, teamID: string) =>
  viewer !== null && isVerified(viewer) && can.manageTeam(viewer, await load.team(teamID))

function open(context: Context, id: string, isFree: () => Promise<boolean>) {
  const read = async () => {
    const { viewer } = context
    if (!viewer || !isVerified(viewer)) return CLOSED
    return settings.rateLimits === 'off' || (await isFree()) ? FREE : count(context, viewer.userID, id)
  }
  recordsIn(context).set(id, () => context.load.readOnce(`opened#${id}`, read))
}

/** If reads cannot be recorded, the page shows initials instead of failing. */
async function count({ now }: Context, userID: string, id: string): Promise<Opened> {
  const { openProfile } = await import('../../services/rate-limits/profile-allowance.ts')
  try {
    const left = await openProfile(userID, id, now)
    return { isShown: left !== null, left: left ?? 0 }
  } catch (error) {
    await logFault('It could not be noted who read full profiles.', { error: error as Error })
    return CLOSED
  }
}

/**
 * Shows the full profile of a player who is registered for something that the viewer organizes. Anyone can register a player that nobody
 * manages: there is no tie to that one.
 */
export function showRegistrant(context: Context, player: PlayerItem) {
  const { viewer } = context
  if (viewer && isVerified(viewer) && isManaged(player)) recordsIn(context).set(player.playerID, async () => FREE)
}

/** Whether a family, or the team that a player was imported for, decides about the player. */
const isManaged = (player: PlayerItem | null) => (player?.claimedBy ?? player?.custodianTeamID) !== undefined

/** Whether the viewer manages the player, or a team with the player on its roster. */
async function hasTie(context: Context, player: PlayerParent): Promise<boolean> {
  if (await can.managePlayer(context, player)) return true
  const { viewer, load } = context
  if (!viewer || !isVerified(viewer)) return false
  const entries = (await load.readOnce('own rosters', () => ownRosters(context))).get(player.playerID) ?? []
  if (entries.some(({ addedBy }) => !addedBy)) return true
  return entries.length > 0 && isManaged('isListed' in player ? await load.player(player.playerID) : player)
}

/**
 * The roster entries of the viewer's teams by player. Anyone can put a player that nobody manages on a team, and claim an imported team
 * until the claim is reviewed: that makes no tie.
 */
async function ownRosters(context: Context) {
  const { own } = await teamsOf(context)
  const partitions = await Promise.all([...own].map(context.load.teamPartition))
  const confirmed = partitions.filter((it) => !provisionalOf(it.of(teams)[0] ?? null, context.now))
  return Map.groupBy(
    confirmed.flatMap((it) => it.of(rosterEntries)),
    ({ playerID }) => playerID,
  )
}

/** Whether the player is registered for an opportunity that the viewer organizes. */
async function isRegistrant(context: Context, player: PlayerItem): Promise<boolean> {
  if (!isManaged(player)) return false
  const { load } = context
  const references = (await load.playerPartition(player.playerID)).of(playerRegistrations)
  const organized = await Promise.all(
    references.map(async ({ opportunityID, playerID }) => {
      const opportunity = await load.opportunity(opportunityID)
      if (!opportunity || !(await can.organize(context, opportunity))) return false
      const registration = await load.registration(opportunityID, playerID)
      return registration !== null && !registration.waitsForFamily
    }),
  )
  return organized.includes(true)
}
