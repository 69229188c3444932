import { contactInvitations } from '../domain/contact-invitations/entity.ts'
import { Refusal } from '../domain/errors.ts'
import { evaluators } from '../domain/evaluations/entity.ts'
import { isID, parentOf, timeOfID } from '../domain/ids.ts'
import { teamContacts } from '../domain/team-contacts/entity.ts'
import { type RosterItem, rosterEntries, rosterRequests } from '../domain/team-history/entity.ts'
import { teamTransfers } from '../domain/team-transfers/entity.ts'
import { managersOf } from '../domain/teams/managers.ts'
import { provisionalOf } from '../domain/teams/provisional.ts'
import { can, teamsOf } from './can.ts'
import type { Context, Viewer } from './context.ts'

/** Throws the refusal when the caller may not. Checks read the stored record, never an owner from the input. */
export type Rule<Args> = (context: Context, args: Args) => void | Promise<void>

export const anyone: Rule<unknown> = () => {}

export const signedIn: Rule<unknown> = (context) => {
  asViewer(context)
}

/** The viewer, or the refusal of everyone who is not one. */
export function asViewer({ viewer, isBlocked }: Context): Viewer {
  if (isBlocked) throw new Refusal('FORBIDDEN', 'This account is blocked.')
  if (!viewer) throw new Refusal('UNAUTHENTICATED', 'Please log in first.')
  return viewer
}

const forbid = (message: string) => new Refusal('FORBIDDEN', message)
const NO_TEAM = "You don't have permission to manage this team"
const APPOINTS = 'Only the owner of the team appoints and dismisses its managers.'
const NO_PLAYER = "You don't have permission to edit this player"
const NO_HISTORY = "You don't have permission to manage this player's team history."
const NO_REGISTRATIONS = "You don't have permission to manage registrations for this opportunity"

const NO_SECOND_STEP = 'Turn on two-step sign-in in your account settings to work as an admin.'

/** The viewer, as who deletes a record now. */
export const deleter = (context: Context) => {
  const { userID, isAdmin } = asViewer(context)
  return { userID, isAdmin, now: context.now }
}

export const admin: Rule<unknown> = (context) => {
  const { isAdmin, user } = asViewer(context)
  if (isAdmin) return
  throw forbid(user.role === 'admin' ? NO_SECOND_STEP : 'Only an admin can do that.')
}

/** Admins do not claim. */
export const claimant: Rule<{ teamID?: string; playerID?: string }> = async (context, { teamID, playerID }) => {
  if (asViewer(context).isAdmin) throw forbid("Admins can't claim teams or players.")
  await exists(context, teamID, playerID)
}

/** Refuses ids of records that are not there for the viewer. */
async function exists({ load }: Context, teamID: string | null | undefined, playerID: string | null | undefined) {
  const [team, player] = await Promise.all([
    isID(teamID) ? load.team(teamID) : null,
    isID(playerID) ? load.player(playerID) : null,
  ])
  if (isID(teamID) && !team) throw new Refusal('NOT_FOUND', 'Team not found')
  if (isID(playerID) && !player) throw new Refusal('NOT_FOUND', 'Player not found')
}

/** Anyone signed in, for a record that exists for them. */
export const claimRequester: Rule<{ resourceType: string; resourceID: string }> = async (context, args) => {
  asViewer(context)
  const { resourceType, resourceID } = args
  await exists(context, resourceType === 'team' ? resourceID : null, resourceType === 'player' ? resourceID : null)
}

/** The user whom the invitation is for. */
export const invitedUser: Rule<{ id: string }> = (context, { id }) => {
  const viewer = asViewer(context)
  const [userID, ...record] = id.split('.').reverse()
  if (!isID(userID) || record.length === 0) throw new Refusal('NOT_FOUND', 'Invitation not found')
  if (userID !== viewer.userID) throw forbid('This invitation is for somebody else.')
}

async function manageTeam(context: Context, teamID: string) {
  const viewer = asViewer(context)
  const team = isID(teamID) ? await context.load.team(teamID) : null
  if (!team) throw new Refusal('NOT_FOUND', 'Team not found')
  if (!can.manageTeam(viewer, team)) throw forbid(NO_TEAM)
}

const STOOD_BEFORE =
  'Your claim of this team is being reviewed. Until then you can add and edit, but not remove what was there before.'

/** Refuses a provisional owner, and whom one appointed, what would take away something that was there before the claim. */
async function refuseProvisional(context: Context, teamID: string, createdAt = '') {
  if (asViewer(context).isAdmin) return
  const team = await context.load.team(teamID)
  const provisional = can.manageTeam(context.viewer, team) ? provisionalOf(team, context.now) : null
  if (provisional && createdAt < provisional.since) throw forbid(STOOD_BEFORE)
}

async function ownTeam(context: Context, teamID: string, message = NO_TEAM) {
  await manageTeam(context, teamID)
  if (!can.ownTeam(context.viewer, await context.load.team(teamID))) throw forbid(message)
}

/** The owner whose claim is not provisional, or an admin. */
export const confirmedTeamOwner: Rule<{ id: string }> = async (context, { id }) => {
  await ownTeam(context, id)
  await refuseProvisional(context, id)
}

/** The same of the team that is offered. */
export const ownerOfTeam: Rule<{ teamID: string }> = (context, { teamID }) =>
  confirmedTeamOwner(context, { id: teamID })

const NO_TRANSFER = 'Transfer not found'
async function transferOf({ load }: Context, id: string) {
  const [transfer] = (await load.teamPartition(parentOf(id, NO_TRANSFER))).of(teamTransfers())
  if (transfer?.transferID !== id) throw new Refusal('NOT_FOUND', NO_TRANSFER)
  return transfer
}

/** The recipient of the offered team. Others get NOT_FOUND, except the owner. */
export const transferRecipient: Rule<{ id: string }> = async (context, { id }) => {
  const { userID } = asViewer(context)
  const { teamID, toUserID } = await transferOf(context, id)
  if (toUserID === userID) return
  if (can.ownTeam(context.viewer, await context.load.team(teamID))) throw forbid('This offer is for somebody else.')
  throw new Refusal('NOT_FOUND', NO_TRANSFER)
}

/** The owner of the offered team, or an admin. Others get NOT_FOUND, except the recipient. */
export const ownerOfTransfer: Rule<{ id: string }> = async (context, { id }) => {
  const { userID } = asViewer(context)
  const { teamID, toUserID } = await transferOf(context, id)
  if (can.ownTeam(context.viewer, await context.load.team(teamID))) return
  throw toUserID === userID ? forbid(NO_TEAM) : new Refusal('NOT_FOUND', NO_TRANSFER)
}

/** Who manages the team; its managers are appointed by the owner whose claim is not provisional, or an admin. */
export const contactAdder: Rule<{ teamID: string; userID: string; role: string }> = async (context, args) => {
  const { teamID, userID, role } = args
  await manageTeam(context, teamID)
  if (role !== 'manager' || userID === context.viewer?.userID) return
  await ownTeam(context, teamID, APPOINTS)
  await refuseProvisional(context, teamID)
}

/** Who manages the team; a provisional owner, and a manager whom one appointed, do not rename it. */
export const teamEditor: Rule<{ id: string; input: { name?: string | null } }> = async (context, { id, input }) => {
  await manageTeam(context, id)
  const team = await context.load.team(id)
  if (input.name != null && input.name.trim() !== team!.name) await refuseProvisional(context, id)
}

/** Who manages the team whose contact is removed; its managers are dismissed by the owner, or step down. */
export const managerOfTeamContact: Rule<{ teamID: string; userID: string }> = async (context, { teamID, userID }) => {
  await manageTeam(context, teamID)
  const [team, partition] = await Promise.all([context.load.team(teamID), context.load.teamPartition(teamID)])
  const isAppointed =
    managersOf(team!).includes(userID) ||
    partition.of(contactInvitations()).some((it) => it.userID === userID && it.recordID === teamID && it.appointment)
  if (isAppointed && userID !== context.viewer?.userID) await ownTeam(context, teamID, APPOINTS)
  const contact = partition.of(teamContacts()).find((it) => it.contactID === userID)
  if (contact) await refuseProvisional(context, teamID, contact.createdAt)
}

/** The owner of the team, a manager whom the owner appointed, or an admin. */
export const teamManager: Rule<{ id: string }> = (context, { id }) => manageTeam(context, id)
export const managerOfTeam: Rule<{ teamID: string }> = (context, { teamID }) => manageTeam(context, teamID)
export const managerOfInputTeam: Rule<{ input: { teamID: string } }> = (context, { input }) =>
  manageTeam(context, input.teamID)

/** The owner of the team that a division belongs to. */
export const managerOfDivision: Rule<{ id?: string; divisionID?: string | null; ageGroupID?: string | null }> = (
  context,
  args,
) => {
  asViewer(context)
  const id = args.id ?? args.divisionID ?? args.ageGroupID ?? ''
  return manageTeam(context, parentOf(id, 'Division not found'))
}

/** The same, whose claim is not provisional, unless the division was added after the claim. */
export const removerOfDivision: Rule<{ id: string }> = async (context, { id }) => {
  await managerOfDivision(context, { id })
  const [teamID = '', own = ''] = id.split('.')
  const division = (await context.load.team(teamID))?.divisions.find((it) => it.id === id)
  // The id of a division from the feed tells no time.
  await refuseProvisional(context, teamID, division?.externalID ? '' : new Date(timeOfID(own)).toISOString())
}

/** Anyone signed in, but with a team only that team's owner. */
export const forOwnTeamIfAny: Rule<{ input: { teamID?: string | null } }> = async (context, { input }) => {
  asViewer(context)
  if (input.teamID) await manageTeam(context, input.teamID)
}

/** The player's claimer, or an admin. */
export const playerOwner: Rule<{ id: string }> = async (context, { id }) => {
  const viewer = asViewer(context)
  const player = isID(id) ? await context.load.player(id) : null
  if (!player) throw new Refusal('NOT_FOUND', 'Player not found')
  if (!can.managePlayer(viewer, player)) throw forbid(NO_PLAYER)
}

/** Who claimed the player. */
export const playerClaimer: Rule<{ playerID: string }> = async (context, { playerID: id }) => {
  await playerOwner(context, { id })
  const player = await context.load.player(id)
  if (player?.claimedBy !== context.viewer?.userID)
    throw forbid('Only the person who claimed the player can confirm this.')
}

async function manageEither(context: Context, teamID: string, playerID: string) {
  const viewer = asViewer(context)
  const [team, player] = await Promise.all([context.load.team(teamID), context.load.player(playerID)])
  if (!can.manageTeam(viewer, team) && !can.managePlayer(viewer, player)) throw forbid(NO_HISTORY)
}

/** The owner of the team or the claimer of the player of a new roster entry. */
export const teamManagerOrPlayerOwner: Rule<{ input: { teamID?: string | null; playerID?: string | null } }> = async (
  context,
  { input: { teamID, playerID } },
) => {
  asViewer(context)
  if (!isID(teamID) || !isID(playerID)) return
  await manageEither(context, teamID, playerID)
  await exists(context, teamID, playerID)
}

/** The same of a stored roster entry. */
export const rosterManager: Rule<{ teamHistoryID: string }> = async (context, { teamHistoryID }) => {
  const entry = await manageRosterEntry(context, teamHistoryID)
  await keepsEntry(context, entry)
}

/** Refuses a provisional owner the end of an entry that was there before, unless the player is their own. */
async function keepsEntry(context: Context, { teamID, playerID, createdAt }: RosterItem) {
  const player = await context.load.player(playerID)
  if (!can.managePlayer(context.viewer, player)) await refuseProvisional(context, teamID, createdAt)
}

/** The same, and a team or player that the entry moves to must be the caller's too. */
export const rosterManagerOfBothEnds: Rule<{
  id: string
  input: { teamID?: string | null; playerID?: string | null; endDate?: string | null }
}> = async (context, { id, input: { teamID, playerID, endDate } }) => {
  const entry = await manageRosterEntry(context, id)
  if (teamID || playerID || endDate) await keepsEntry(context, entry)
  if (teamID && teamID !== entry.teamID) await manageTeam(context, teamID)
  if (playerID && playerID !== entry.playerID) await playerOwner(context, { id: playerID })
}

/** The owner of the team, who may end each of the entries. */
export const managerOfMovedEntries: Rule<{ teamID: string; entryIDs: readonly string[] }> = async (
  context,
  { teamID, entryIDs },
) => {
  await manageTeam(context, teamID)
  const entries = (await context.load.teamPartition(teamID)).of(rosterEntries())
  for (const entry of entries) if (entryIDs.includes(entry.teamHistoryID)) await keepsEntry(context, entry)
}

/** Who claimed the player and owns the team too, or an admin. */
export const managerOfTeamAndPlayer: Rule<{ teamID: string; playerID: string }> = async (context, args) => {
  await manageTeam(context, args.teamID)
  await playerOwner(context, { id: args.playerID })
}

async function manageRosterEntry(context: Context, teamHistoryID: string): Promise<RosterItem> {
  asViewer(context)
  const teamID = parentOf(teamHistoryID, 'Team history not found')
  const partition = await context.load.teamPartition(teamID)
  const rows = [...partition.of(rosterEntries()), ...partition.of(rosterRequests())]
  const entry = rows.find((it) => it.teamHistoryID === teamHistoryID)
  if (!entry) throw new Refusal('NOT_FOUND', 'Team history not found')
  await manageEither(context, entry.teamID, entry.playerID)
  return entry
}

/** The owner of the side that a roster entry waits for. */
export const askedOwner: Rule<{ id: string }> = async (context, { id }) => {
  const viewer = asViewer(context)
  const partition = await context.load.teamPartition(parentOf(id, 'Team history not found'))
  const request = partition.of(rosterRequests()).find((it) => it.teamHistoryID === id)
  if (!request) throw new Refusal('NOT_FOUND', 'Team history not found')
  if (!(await can.answerRosterEntry(viewer, request, context))) throw forbid(NO_HISTORY)
}

const ofEvent =
  (byTeamOwner: boolean): Rule<{ id: string }> =>
  async (context, { id }) => {
    const viewer = asViewer(context)
    const event = isID(id) ? await context.load.event(id) : null
    if (!event) throw new Refusal('NOT_FOUND', 'Event not found')
    const isCreator = viewer.isAdmin || event.createdBy === viewer.userID
    if (!isCreator && !(byTeamOwner && (await can.organize(context, event)))) {
      throw forbid("You don't have permission to manage this event")
    }
  }

/** The event's creator, its team's owner, or an admin. */
export const eventOrganizer = ofEvent(true)
/** The event's creator, or an admin. */
export const eventCreator = ofEvent(false)

async function organize(context: Context, opportunityID: string, message: string) {
  asViewer(context)
  const opportunity = isID(opportunityID) ? await context.load.opportunity(opportunityID) : null
  if (!opportunity || !(await can.seeOpportunity(context, opportunity)))
    throw new Refusal('NOT_FOUND', 'Opportunity not found')
  if (!(await can.organize(context, opportunity))) throw forbid(message)
}

/** The opportunity's creator, its team's owner, or an admin. */
export const organizer: Rule<{ id: string }> = (context, { id }) =>
  organize(context, id, "You don't have permission to edit this opportunity")
/** The organizer, who can move the opportunity only to a team of their own. */
export const organizerForOwnTeamIfAny: Rule<{ id: string; input: { teamID?: string | null } }> = async (
  context,
  { id, input: { teamID } },
) => {
  await organizer(context, { id })
  const opportunity = await context.load.opportunity(id)
  if (teamID && teamID !== opportunity?.teamID) await manageTeam(context, teamID)
}
/** Anyone signed in for whom the opportunity exists. */
export const whoSeesOpportunity: Rule<{ opportunityID: string }> = async (context, { opportunityID }) => {
  asViewer(context)
  const opportunity = isID(opportunityID) ? await context.load.opportunity(opportunityID) : null
  if (!opportunity || !(await can.seeOpportunity(context, opportunity)))
    throw new Refusal('NOT_FOUND', 'Opportunity not found')
}
export const organizerOfOpportunity: Rule<{ opportunityID: string }> = (context, { opportunityID }) =>
  organize(context, opportunityID, NO_REGISTRATIONS)
/** The same, with a confirmed email address, and of a team whose ownership is not provisional. */
export const verifiedOrganizer: Rule<{ opportunityID: string }> = async (context, { opportunityID }) => {
  await organizerOfOpportunity(context, { opportunityID })
  const { isAdmin, user } = asViewer(context)
  if (isAdmin) return
  if (!user.emailVerifiedAt) throw forbid('Confirm your email address first.')
  const opportunity = await context.load.opportunity(opportunityID)
  const team = opportunity?.teamID ? await context.load.team(opportunity.teamID) : null
  if (provisionalOf(team, context.now)) throw forbid('Your claim of this team is being reviewed.')
}

async function evaluatorOf(context: Context, opportunityID: string) {
  const { userID } = asViewer(context)
  const partition = isID(opportunityID) ? await context.load.opportunityPartition(opportunityID) : null
  return partition?.of(evaluators()).find((it) => it.userID === userID) ?? null
}

/** Who was invited to evaluate the players. To others there is no invitation. */
export const invitedEvaluator: Rule<{ opportunityID: string }> = async (context, { opportunityID }) => {
  if (!(await evaluatorOf(context, opportunityID))) throw new Refusal('NOT_FOUND', 'Invitation not found')
}

/** An evaluator who has accepted, or the organizer. */
export const evaluator: Rule<{ opportunityID: string }> = async (context, { opportunityID }) => {
  if (!(await evaluatorOf(context, opportunityID))?.acceptedAt)
    await organize(context, opportunityID, "You aren't an evaluator of this opportunity.")
}

export const organizerOfRegistration: Rule<{ id?: string; registrationID?: string }> = (context, args) => {
  asViewer(context)
  return organize(context, parentOf(args.id ?? args.registrationID ?? '', 'Registration not found'), NO_REGISTRATIONS)
}

/** A viewer who sees the opportunity and may register the player. */
export const registrant: Rule<{ input: { opportunityID: string; playerID?: string | null } }> = async (
  context,
  { input: { opportunityID, playerID } },
) => {
  asViewer(context)
  const opportunity = isID(opportunityID) ? await context.load.opportunity(opportunityID) : null
  if (!opportunity || !(await can.seeOpportunity(context, opportunity)))
    throw new Refusal('NOT_FOUND', 'Opportunity not found')
  const player = isID(playerID) ? await context.load.player(playerID) : null
  if (isID(playerID) && !player) throw new Refusal('NOT_FOUND', 'Player not found')
  if (player && !(await can.registerPlayer(context, player)))
    throw forbid("You don't have permission to register this player")
}

/** Who claimed the registered player, or an admin. */
export const claimerOfRegistration: Rule<{ registrationID: string }> = async (context, { registrationID }) => {
  await familyOfRegistration(context, { registrationID })
  const playerID = registrationID.split('.')[1]!
  if (!can.managePlayer(context.viewer, await context.load.player(playerID))) throw forbid(NO_PLAYER)
}

/** The family of a registration, or an admin. Others get NOT_FOUND, except the organizer. */
export const familyOfRegistration: Rule<{ registrationID: string }> = async (context, { registrationID }) => {
  asViewer(context)
  const missing = new Refusal('NOT_FOUND', 'Registration not found')
  const opportunityID = parentOf(registrationID, missing.message)
  const playerID = registrationID.slice(opportunityID.length + 1)
  const registration = isID(playerID) ? await context.load.registration(opportunityID, playerID) : null
  if (!registration) throw missing
  if (await can.answerForRegistration(context, registration)) return
  const opportunity = await context.load.opportunity(opportunityID)
  if (!opportunity || !(await can.organize(context, opportunity))) throw missing
  throw forbid("Only the player's family may do that.")
}

/** Admins, and owners of a team who pick a contact. */
export const adminOrTeamOwner: Rule<unknown> = async (context) => {
  if (asViewer(context).isAdmin) return
  if ((await teamsOf(context)).own.size === 0) throw forbid('Only an admin can do that.')
}

/** An admin, and who manages the record that is asked about; of an account, its user. */
export const auditor: Rule<{ kind?: string | null; id?: string | null }> = async (context, { kind, id }) => {
  const viewer = asViewer(context)
  if (viewer.isAdmin) return
  if (kind === 'team' && id) return manageTeam(context, id)
  if (kind === 'player' && id) return playerOwner(context, { id })
  if (kind === 'event' && id) return eventOrganizer(context, { id })
  if (kind === 'opportunity' && id) return organizer(context, { id })
  if (kind !== 'user' || id !== viewer.userID) throw forbid('Only an admin can do that.')
}

/** The user, or an admin; the role is an admin's alone. */
export const selfOrAdmin: Rule<{ id: string; input: { role?: unknown } }> = (context, { id, input }) => {
  const viewer = asViewer(context)
  if (viewer.isAdmin) return
  if (id !== viewer.userID || input.role != null) throw forbid('Only an admin can do that.')
}
