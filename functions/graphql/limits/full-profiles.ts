import type { PlayerItem } from '../../domain/players/entity.ts'
import { publicName } from '../../domain/players/public-name.ts'
import type { RegistrationItem } from '../../domain/registrations/entity.ts'
import { isVerified } from '../../domain/users/entity.ts'
import { logFault } from '../../services/log.ts'
import { settings } from '../../services/settings.ts'
import type { Context } from '../context.ts'
import type { PlayerParent } from '../reads/listed-rows.ts'
import { can } from '../rules/can.ts'
import { hasTie, isRegistrant, organizesFor } from '../rules/ties.ts'

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
  const isFree = async () =>
    (await hasTie(context, player)) || isRegistrant(context, player, await context.load.playerPartition(playerID))
  open(context, playerID, isFree)
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

/** Shows the full profile of a player who is registered for something that the viewer organizes. Returns false if it is not. */
export async function showRegistrant(context: Context, player: PlayerItem, registration: RegistrationItem) {
  if (!(await organizesFor(context, player, registration))) return false
  recordsIn(context).set(player.playerID, async () => FREE)
  return true
}
