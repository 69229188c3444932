import type { EventItem } from '../../domain/events/entity.ts'
import type { OpportunityItem } from '../../domain/opportunities/entity.ts'
import type { PlayerItem } from '../../domain/players/entity.ts'
import { hasCustody, isMadeByHand } from '../../domain/players/managed.ts'
import { type RegistrationItem, registrations } from '../../domain/registrations/entity.ts'
import { isCurrent, playerHistory, type RosterRow } from '../../domain/roster/entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { managersOf, managesTeam } from '../../domain/teams/managers.ts'
import { provisionalOf } from '../../domain/teams/provisional.ts'
import { isVerified, type UserReferenceKind } from '../../domain/users/entity.ts'
import type { VisibleTo } from '../../store/read-model/query.ts'
import { filterAsync, findAll } from '../../values/promises.ts'
import type { Context, Viewer } from '../context.ts'
import type { PlayerParent } from '../reads/listed-rows.ts'
import type { Loader } from '../reads/loader.ts'

type Claimed = { claimedBy?: string } | null
type Managed = Pick<TeamItem, 'claimedBy' | 'claimedAt' | 'managers'> | null

/** The checks of the permission table. The `viewerCan…` fields use the same ones. */
export const can = {
  /** The team's owner, a manager appointed by the owner, or an admin. */
  manageTeam: (viewer: Viewer | null, team: Managed) =>
    isOwner(viewer, team) || (viewer !== null && team !== null && managesTeam(team, viewer.userID)),
  /** The team's owner, or an admin. */
  ownTeam: (viewer: Viewer | null, team: Claimed) => isOwner(viewer, team),
  /** The user who claimed the player, those with custody of an unclaimed one, or an admin. */
  managePlayer: async ({ viewer, load, now }: Context, player: PlayerParent | null) => {
    if (!viewer || !player) return false
    if (isOwner(viewer, player)) return true
    return hasCustody(await load.team(player.custodianTeamID), player, viewer.userID, now)
  },
  answerRosterEntry: async (viewer: Viewer | null, { teamID, playerID, waitsFor }: RosterRow, { load }: Context) =>
    (waitsFor === 'team' && can.manageTeam(viewer, await load.team(teamID))) ||
    (waitsFor === 'player' && isOwner(viewer, await load.player(playerID))),
  claim: (viewer: Viewer | null, record: Claimed) =>
    viewer !== null && !viewer.isAdmin && record !== null && !record.claimedBy,
  organize: async ({ viewer, load, now }: Context, it: Organized) => {
    if (!viewer || viewer.isAdmin || it.createdBy === viewer.userID) return viewer !== null
    const team = await load.team(it.teamID)
    return can.manageTeam(viewer, team) && !isBeforeClaim(team, it, now)
  },
  /** Decides which teams play, and reads about them. Not the provisional owner of the host for an event from before the claim. */
  organizeEntries: async (context: Context, it: EventItem) => {
    const { viewer, load, now } = context
    if (!viewer || !(await can.organize(context, it))) return false
    return viewer.isAdmin || it.createdBy === viewer.userID || !existedBefore(await load.team(it.teamID), it, now)
  },
  /** An organizer with a confirmed email address. Not the provisional owner of the opportunity's team. */
  readAddresses: async (context: Context, it: OpportunityItem) => {
    const { viewer, load, now } = context
    if (!viewer || viewer.isAdmin) return viewer !== null
    if (!isVerified(viewer) || !(await can.organize(context, it))) return false
    return !provisionalOf(await load.team(it.teamID), now)
  },

  /**
   * Anyone who manages the player or a team whose current roster includes the player. For an unclaimed player that a person created by hand,
   * anyone signed in.
   */
  registerPlayer: async (context: Context, player: PlayerItem) => {
    if (!context.viewer) return false
    if (await can.managePlayer(context, player)) return true
    if (!player.claimedBy && !player.isReleased && isMadeByHand(player)) return true
    const own = await confirmedTeams((await teamsOf(context)).own, context)
    if (own.size === 0) return false
    const history = (await context.load.playerPartition(player.playerID)).of(playerHistory)
    return history.some(
      (entry) => own.has(entry.teamID) && isCurrent(entry, context.now) && !(player.claimedBy && entry.lacksConsent),
    )
  },

  /** The user who claimed the player, the registrant if they still may register the player, or an admin. */
  answerForRegistration: async (
    context: Context,
    { playerID, registeredBy }: { playerID: string; registeredBy?: string },
  ) => {
    const { viewer, load } = context
    const player = viewer && (await load.player(playerID))
    if (!player) return false
    return (
      (await can.managePlayer(context, player)) ||
      (registeredBy === viewer.userID && (await can.registerPlayer(context, player)))
    )
  },

  /** Whether the viewer can see the opportunity. */
  seeOpportunity: async (context: Context, it: OpportunityItem) => {
    const { viewer } = context
    if (it.visibility === 'PUBLIC') return true
    if (!viewer) return false
    if (it.visibility === 'INVITE_ONLY' || (await can.organize(context, it))) return true
    if (it.visibility !== 'PRIVATE' || !it.teamID || !(await teamsOf(context)).roster.has(it.teamID)) return false
    // People added to the team by a provisional owner cannot see what existed before the claim.
    return !isBeforeClaim(await context.load.team(it.teamID), it, context.now)
  },

  /** Whether lists and counts include the opportunity. Invite-only ones are found only through their link. */
  listOpportunity: async (context: Context, it: OpportunityItem) =>
    it.visibility === 'INVITE_ONLY' ? can.organize(context, it) : can.seeOpportunity(context, it),
}

type Claimable = Pick<TeamItem, 'provisional'> | null
type Organized = { createdBy?: string; teamID?: string; createdAt?: string; visibility?: string }

/** Whether the opportunity existed before a provisional owner claimed the team. */
const isBeforeClaim = (team: Claimable, it: Organized, now: Date) =>
  it.visibility !== undefined && existedBefore(team, it, now)

function existedBefore(team: Claimable, { createdAt = '' }: Organized, now: Date) {
  const provisional = provisionalOf(team, now)
  return provisional !== null && createdAt < provisional.since
}

/** The given teams whose ownership is not provisional. */
export async function confirmedTeams(teamIDs: ReadonlySet<string>, { load, now }: Context): Promise<Set<string>> {
  return new Set(await filterAsync([...teamIDs], async (id) => !provisionalOf(await load.team(id), now)))
}

const isOwner = (viewer: Viewer | null, record: Claimed) =>
  viewer !== null && record !== null && (viewer.isAdmin || record.claimedBy === viewer.userID)

/** The teams that the viewer has claimed or manages. */
export async function ownTeamsOf(context: Pick<Context, 'viewer' | 'load'>): Promise<Set<string>> {
  const { viewer, load } = context
  if (!viewer) return new Set()
  const managed = await managedTeams(context)
  return new Set([...(await load.referencesOf(viewer.userID))('claimedTeam'), ...managed.map(({ teamID }) => teamID)])
}

/** The viewer's teams. `own`: claimed or managed by the viewer. `roster`: the viewer is a contact or has a player on the current roster. */
export async function teamsOf({ viewer, load, now }: Context) {
  if (!viewer) return { own: new Set<string>(), roster: new Set<string>() }
  const recordIDs = await load.referencesOf(viewer.userID)
  const histories = await Promise.all(
    recordIDs('claimedPlayer').map(async (playerID) => (await load.playerPartition(playerID)).of(playerHistory)),
  )
  const current = histories.flat().filter((it) => isCurrent(it, now))
  return {
    own: await ownTeamsOf({ viewer, load }),
    // A division's ID starts with its team's.
    roster: new Set([...recordIDs('contact').map((id) => id.split('.')[0]!), ...current.map(({ teamID }) => teamID)]),
  }
}

/** Other users' teams that the viewer manages. Every manager is also a contact. */
export async function managedTeams({ viewer, load }: Pick<Context, 'viewer' | 'load'>): Promise<TeamItem[]> {
  if (!viewer) return []
  const contactOf = (await load.referencesOf(viewer.userID))('contact')
  return (await findAll(contactOf, load.team)).filter((team) => managersOf(team).includes(viewer.userID))
}

/** The registrations that the viewer may see: all for the organizer, otherwise those the viewer is responsible for. */
export async function registrationsSeen(context: Context, opportunity: OpportunityItem): Promise<RegistrationItem[]> {
  const { viewer, load } = context
  if (!viewer) return []
  const all = async () => (await load.opportunityPartition(opportunity.opportunityID)).of(registrations)
  if (await can.organize(context, opportunity)) return all()
  const own = new Set((await load.referencesOf(viewer.userID))('claimedPlayer'))
  const mine = (await all()).filter((it) => own.has(it.playerID) || it.registeredBy === viewer.userID)
  return filterAsync(mine, (it) => own.has(it.playerID) || can.answerForRegistration(context, it))
}

/** The opportunities that the viewer's lists and counts include. For a team with a provisional owner, only the viewer's own. */
export async function visibleTo(context: Context): Promise<VisibleTo> {
  if (context.viewer?.isAdmin) return { all: true }
  const { own, roster } = await teamsOf(context)
  const [ownTeamIDs, rosterTeamIDs] = await Promise.all([confirmedTeams(own, context), confirmedTeams(roster, context)])
  return { viewerID: context.viewer?.userID, ownTeamIDs: [...ownTeamIDs], rosterTeamIDs: [...rosterTeamIDs] }
}

/** The teams that the user owns, latest claim first. */
export const claimedTeamsOf = (userID: string, { load }: Context) => claimedOf(userID, 'claimedTeam', load.team, load)

/** The players that the user has claimed, latest claim first. */
export const claimedPlayersOf = (userID: string, { load }: Context) =>
  claimedOf(userID, 'claimedPlayer', load.player, load)

async function claimedOf<Item extends { claimedBy?: string; claimedAt?: string }>(
  userID: string,
  kind: UserReferenceKind,
  find: (id: string) => Promise<Item | null>,
  load: Loader,
): Promise<Item[]> {
  const found = await findAll((await load.referencesOf(userID))(kind), find)
  return found
    .filter((it) => it.claimedBy === userID)
    .sort((a, b) => (b.claimedAt ?? '').localeCompare(a.claimedAt ?? ''))
}
