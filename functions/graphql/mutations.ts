import { rememberDevice } from '../domain/accounts/known-device.ts'
import * as accounts from '../domain/accounts/service.ts'
import { refreshSession, signOut } from '../domain/accounts/sessions.ts'
import { confirmTotp, resetTotp, startTotp, turnOffTotp } from '../domain/accounts/totp.ts'
import { updateAgeRule } from '../domain/age-rules/service.ts'
import { calendarFeed, revokeCalendarFeed } from '../domain/calendars/service.ts'
import { claimPlayer, claimTeam, createClaimRequest } from '../domain/claims/service.ts'
import { acceptContact, declineContact } from '../domain/contacts/invitations.ts'
import * as contacts from '../domain/contacts/service.ts'
import * as divisions from '../domain/divisions/service.ts'
import * as entries from '../domain/entries/service.ts'
import * as evaluations from '../domain/evaluations/service.ts'
import * as events from '../domain/events/service.ts'
import { acceptPlayerInvitation } from '../domain/family-invitations/service.ts'
import { setAskingFamilies } from '../domain/guest-play/asks.ts'
import { declineGuestInvitation, inviteGuestPlayer, setOpenToGuestPlay } from '../domain/guest-play/service.ts'
import { askOrganizer, emailRegistrants } from '../domain/messages/service.ts'
import { markNotificationsRead } from '../domain/notifications/notifications.ts'
import * as opportunities from '../domain/opportunities/service.ts'
import { approvePhoto, rejectPhoto } from '../domain/photos/service.ts'
import * as players from '../domain/players/service.ts'
import { addPushSubscription, removePushSubscription } from '../domain/push/subscriptions.ts'
import * as registrations from '../domain/registrations/service.ts'
import {
  acceptWaitlistOffer,
  declineWaitlistOffer,
  offerSpot,
  waitlistRegistration,
} from '../domain/registrations/waitlist.ts'
import type { HideableKind, ReportKind } from '../domain/reports/entity.ts'
import { getOpenReport, reportRecord, resolveReport } from '../domain/reports/service.ts'
import { importRoster } from '../domain/roster/import.ts'
import { acceptRosterEntry, declineRosterEntry } from '../domain/roster/requests.ts'
import * as roster from '../domain/roster/service.ts'
import { reviewSafetyRecord, updateSafetyRecords } from '../domain/safety-records/service.ts'
import { emailChangesNow } from '../domain/scheduled-work/changes.ts'
import * as seasons from '../domain/seasons/service.ts'
import * as sync from '../domain/sync/service.ts'
import { uploadSyncFiles } from '../domain/sync/uploads.ts'
import * as transfers from '../domain/team-transfers/service.ts'
import { managersOf } from '../domain/teams/managers.ts'
import * as teams from '../domain/teams/service.ts'
import { isVerified, type UserItem } from '../domain/users/entity.ts'
import * as users from '../domain/users/service.ts'
import { playerOf } from '../domain/watches/player-watches.ts'
import * as watches from '../domain/watches/service.ts'
import { requestWatch } from '../domain/watches/visitors.ts'
import { endWithFormerManagers, handOverEventsAndOpportunities } from '../lifecycle/claim/hand-over.ts'
import { approveClaim, rejectClaim, reverseClaim } from '../lifecycle/claim/review.ts'
import { erasePlayer } from '../lifecycle/erasure/erase.ts'
import { hideRecord, propagateTeamHiding, unhideRecord } from '../lifecycle/hiding/hiding.ts'
import { mergePlayers, mergeTeams } from '../lifecycle/merge/merge.ts'
import { relistTeamRecords } from '../lifecycle/relist.ts'
import { deleteEvent, deleteOpportunity, deletePlayer, deleteTeam } from '../lifecycle/removal/delete.ts'
import { removeTeamContact } from '../lifecycle/removal/team-contacts.ts'
import { restoreRecord } from '../lifecycle/restore/restore.ts'
import { logFault } from '../services/log.ts'
import { badInput, notFound, Refusal } from '../values/errors.ts'
import { checkID, parentOf } from '../values/ids.ts'
import type { Context, Viewer } from './context.ts'
import type { CreateWatchInput, MutationResolvers, SignUpInput } from './generated.ts'
import { recordOf } from './resolvers/reports.ts'
import { asViewer } from './rules/rule.ts'
import { hasTie, tiesOf } from './rules/ties.ts'
import { isWorkingAdmin } from './viewer.ts'

type Resolver<Name extends keyof MutationResolvers> = Extract<MutationResolvers[Name], (...args: never[]) => unknown>
/** `caller` and `userID` refuse visitors. */
type Call = { context: Context; key: string | null; now: Date; readonly caller: Viewer; readonly userID: string }

const mutations: {
  [Name in keyof MutationResolvers]-?: (args: Parameters<Resolver<Name>>[1], call: Call) => ReturnType<Resolver<Name>>
} = {
  signUp: async ({ input }, { context, key }) => {
    const caller = { ...(await accountCaller(context, input)), locale: context.locale }
    const signedIn = await accounts.signUp(input, caller, key)
    await claimFor(signedIn.user, input, context)
    await markDevice(context, signedIn.user)
    return startSession(context, signedIn)
  },
  login: async ({ input }, { context }) => {
    const signedIn = await accounts.login(input, await accountCaller(context, input))
    await markDevice(context, signedIn.user)
    return startSession(context, signedIn)
  },
  refreshSession: async (_, { context, now }) => {
    const signedIn = await refreshSession(context.sessionCookie, now).catch((error) => {
      if (error instanceof Refusal) context.setSessionCookie(null)
      throw error
    })
    return startSession(context, signedIn)
  },
  signOut: async (_, { context: { viewer, sessionID, sessionCookie, setSessionCookie }, now }) => {
    setSessionCookie(null)
    await signOut(sessionCookie, viewer && sessionID ? { userID: viewer.userID, sessionID } : null, now)
    return true
  },
  forgotPassword: async ({ email, recaptchaToken }, { context }) =>
    done(accounts.forgotPassword({ email }, await accountCaller(context, { recaptchaToken }))),
  resetPassword: async ({ input }, { context }) => done(accounts.resetPassword(input, await accountCaller(context))),
  changePassword: async ({ input }, { context, caller, now }) => {
    const session = await accounts.changePassword(caller.user, input, now)
    context.setSessionCookie(session.cookie)
    return true
  },
  verifyEmail: async ({ input }, { context }) =>
    done(accounts.verifyEmail(input, await accountCaller(context), context.viewer?.userID)),
  sendVerificationEmail: async (_, { caller, now }) => done(accounts.sendVerificationEmail(caller.user, now)),
  startTotp: (_, { context, caller }) => startTotp(caller.user, context.bearer),
  confirmTotp: ({ input }, { context, caller, now }) => confirmTotp(caller.user, input, context.bearer, now),
  turnOffTotp: async ({ input }, { caller, now }) => done(turnOffTotp(caller.user, input, now)),
  resetTotp: ({ userID }, { now }) => resetTotp(checkID(userID, 'User'), now),
  deleteMyAccount: async ({ input }, { context, caller, now }) => {
    await accounts.deleteMyAccount(caller.user, input, now)
    context.setSessionCookie(null)
    return true
  },

  createTeam: ({ input }, { context: { seen }, caller, key, now }) =>
    teams.createTeam({ creator: caller, input, key, seen, now }),
  updateTeam: async ({ id, input }, { context: { seen }, caller, now }) => {
    const { team, isRelisted } = await teams.updateTeam(id, input, { caller, seen, now })
    if (isRelisted) await relistTeamRecords(id)
    return team
  },
  dismissTeamSuggestion: ({ id, field }, { now }) => teams.dismissTeamSuggestion(id, field, now),
  deleteTeam: ({ id }, call) => deleteTeam(id, deleter(call)),
  claimTeam: ({ teamID }, { userID, key, now }) => claimTeam(teamID, { userID, key, now }),
  transferTeam: ({ teamID, userID }, { caller, now }) => transfers.transferTeam(teamID, userID, { caller, now }),
  acceptTransfer: async ({ id }, { context, now }) => {
    const before = await context.load.team(parentOf(id, 'Transfer'))
    const team = await transfers.acceptTransfer(id, now)
    const former = before ? [before.claimedBy ?? '', ...managersOf(before)] : []
    await handOverEventsAndOpportunities(team.teamID, former, now)
    await endWithFormerManagers(team.teamID, now)
    return team
  },
  declineTransfer: ({ id }, { now }) => transfers.declineTransfer(id, now),
  cancelTransfer: ({ id }, { now }) => transfers.cancelTransfer(id, now),
  addDivisionToTeam: ({ input }, { now }) => divisions.addDivision(input.teamID, input, now),
  addDivision: ({ input }, { now }) => divisions.addDivision(input.teamID, input, now),
  updateDivision: ({ id, input }, { now }) => divisions.updateDivision(id, input, now),
  deleteDivision: ({ id, moveTo }, { now }) => divisions.deleteDivision(id, moveTo, now),
  addTeamContact: ({ teamID, ...input }, { caller, now }) => contacts.addTeamContact(teamID, { caller, input, now }),
  removeTeamContact: ({ teamID, userID }, { now }) => removeTeamContact(teamID, userID, now),
  addDivisionContact: ({ divisionID, ...input }, { caller, now }) =>
    contacts.addDivisionContact(divisionID, { caller, input, now }),
  removeDivisionContact: ({ divisionID, ageGroupID, userID }) =>
    contacts.removeDivisionContact(divisionID ?? ageGroupID ?? '', userID),
  inviteContact: ({ recordID, ...input }, { caller, now }) =>
    contacts.inviteContactByEmail(recordID, { caller, input, now }),
  acceptContact: ({ id, code }, { userID, now }) => acceptContact(id, { userID, code, now }),
  declineContact: ({ id }, { now }) => declineContact(id, now),

  createPlayer: ({ input }, { caller, key, now }) => players.createPlayer({ creator: caller, input, key, now }),
  updatePlayer: ({ id, input }, { caller, now }) => players.updatePlayer(id, input, { caller, now }),
  dismissPlayerSuggestion: ({ id, field }, { caller, now }) =>
    players.dismissPlayerSuggestion(id, field, { caller, now }),
  deletePlayer: ({ id }, call) => deletePlayer(id, deleter(call)),
  erasePlayer: async ({ id }, { context, caller: { userID, isAdmin }, now }) =>
    erasePlayer(id, { userID, isAdmin, isFound: (await context.load.player(id)) !== null }, now),
  claimPlayer: ({ playerID, guardianConsent }, { userID, key, now }) =>
    claimPlayer(playerID, guardianConsent, { userID, key, now }),
  confirmGuardianConsent: ({ playerID, version }, { userID, now }) =>
    players.confirmGuardianConsent(playerID, version, userID, now),
  setOpenToGuestPlay: ({ playerID, isOpen, tryouts }, { userID, now }) =>
    setOpenToGuestPlay(playerID, { userID, isOpen, tryouts: tryouts === true }, now),
  addPlayerToTeam: ({ input }, { caller, key, now }) => roster.addPlayerToTeam({ caller, input, key, now }),
  updatePlayerTeamHistory: ({ id, input }, { caller, now }) =>
    roster.updatePlayerTeamHistory(id, { caller, input, now }),
  removePlayerFromTeam: ({ teamHistoryID }, { caller, now }) =>
    roster.removePlayerFromTeam(teamHistoryID, { caller, now }),
  importRoster: async ({ dryRun, ...args }, { context, caller, key, now }) =>
    importRoster({
      ...args,
      caller,
      isDryRun: dryRun ?? false,
      ties: await tiesOf(context),
      canInvite: !caller.isAdmin && isVerified(caller),
      key,
      locale: context.locale,
      now,
      seen: context.seen,
    }),
  moveRosterToSeason: ({ teamID, ...args }, { caller, now }) =>
    roster.moveRosterToSeason(teamID, { ...args, caller, now }),
  invitePlayerFamily: (args, { userID, now }) => roster.invitePlayerFamily({ ...args, invitedBy: userID }, now),
  acceptPlayerInvitation: ({ playerID, code, guardianConsent: consent }, { caller, now }) =>
    acceptPlayerInvitation(playerID, code, { caller, consent, now }),
  acceptRosterEntry: ({ id }, { caller, now }) => acceptRosterEntry(id, { caller, now }),
  declineRosterEntry: ({ id }, { caller, now }) => declineRosterEntry(id, { caller, now }),

  createClaimRequest: (claim, { userID, key, now }) => createClaimRequest(claim, { userID, key, now }),
  approveClaim: ({ claimID }, { userID, now }) => approveClaim(claimID, { by: userID, now }),
  rejectClaim: ({ claimID, reason }, { userID, now }) => rejectClaim(claimID, reason, { by: userID, now }),
  reverseClaim: ({ claimID }, { now }) => reverseClaim(claimID, now),

  reportRecord: async ({ kind, id, reason, email, recaptchaToken }, { context, now }) => {
    if (!(await recordOf(kind, id, context))) throw notFound(WORDS[kind])
    const { viewer, ip, locale } = context
    const reporter = { userID: viewer?.userID ?? null, ip, recaptchaToken, now, locale }
    return reportRecord({ kind, id }, { reason, email }, reporter)
  },
  resolveReport: async ({ id, action, note }, { userID: by, now }) => {
    if (action === 'hide') {
      const { kind, recordID } = await getOpenReport(id)
      if (kind === 'user') throw badInput('action', 'Block the account instead.')
      // Hide the record first: a closed report must have been acted on.
      await hide({ kind, id: recordID }, note, by, now)
    }
    return resolveReport(id, { action, note, by, now })
  },
  approvePhoto: ({ id, ofAccount }, { userID: by, now }) =>
    approvePhoto({ id, ofAccount: ofAccount === true, by, now }),
  rejectPhoto: ({ id, ofAccount, reason }, { userID: by, now }) =>
    rejectPhoto({ id, ofAccount: ofAccount === true, by, now }, { reason }),
  hideRecord: ({ kind, id, reason }, { userID, now }) => hide({ kind, id }, reason, userID, now),
  unhideRecord: async ({ kind, id }, { now }) => {
    await unhideRecord({ kind, id }, now)
    if (kind === 'team') await propagateTeamHiding(id, now)
    return true
  },
  restoreRecord: ({ kind, id }, { caller, now }) => restoreRecord(kind, id, caller, now),
  mergeTeams: ({ fromID, intoID, dryRun }, call) => mergeTeams(fromID, intoID, { dryRun, by: deleter(call) }),
  mergePlayers: ({ fromID, intoID, dryRun }, call) => mergePlayers(fromID, intoID, { dryRun, by: deleter(call) }),

  createEvent: ({ input }, { caller, key, now }) => events.createEvent({ creator: caller, input, key, now }),
  updateEvent: ({ id, input }, { now }) => events.updateEvent(id, input, now),
  emailEventChanges: ({ id }, { now }) => emailChangesNow('event-change', id, now),
  dismissEventSuggestion: ({ id, field }, { now }) => events.dismissEventSuggestion(id, field, now),
  deleteEvent: ({ id }, call) => deleteEvent(id, deleter(call)),
  enterTeam: ({ input }, { caller, now }) => entries.enterTeam(input, { caller, now }),
  withdrawEntry: ({ id }, { now }) => entries.withdrawEntry(id, now),
  acceptEntryOffer: ({ id }, { now }) => entries.acceptEntryOffer(id, now),
  decideEntry: ({ id, decision, reason }, { now }) => entries.decideEntry(id, decision, { reason }, now),
  updateEntry: ({ id, input }, { now }) => entries.updateEntry(id, input, now),

  createOpportunity: ({ input }, { caller, key, now }) =>
    opportunities.createOpportunity({ creator: caller, input, key, now }),
  updateOpportunity: ({ id, input }, { caller, now }) => opportunities.updateOpportunity(id, input, { caller, now }),
  emailOpportunityChanges: ({ id }, { now }) => emailChangesNow('opportunity-change', id, now),
  deleteOpportunity: ({ id }, call) => deleteOpportunity(id, deleter(call)),
  registerForOpportunity: async ({ input }, { context, caller, key, now }) => {
    const player = await context.load.player(input.playerID)
    const isTied = player !== null && (await hasTie(context, player))
    return registrations.registerForOpportunity({ caller, isTied, playerOwner: player?.claimedBy, input, key, now })
  },
  updateRegistrationStatus: ({ id, status, reason }, { now }) =>
    registrations.updateRegistrationStatus(id, status, now, reason),
  approveRegistration: ({ registrationID }, { now }) =>
    registrations.updateRegistrationStatus(registrationID, 'APPROVED', now),
  rejectRegistration: ({ registrationID, reason }, { now }) =>
    registrations.updateRegistrationStatus(registrationID, 'REJECTED', now, reason),
  offerSpot: ({ registrationID }, { now }) => offerSpot(registrationID, now),
  waitlistRegistration: ({ registrationID }, { now }) => waitlistRegistration(registrationID, now),
  updateRegistration: ({ id, input }, { now }) => registrations.updateRegistration(id, input, now),
  checkIn: ({ registrationID, ...input }, { now }) => registrations.checkIn(registrationID, input, now),
  withdrawRegistration: async ({ registrationID }, call) =>
    registrations.withdrawRegistration(registrationID, await answerOf(registrationID, call)),
  acceptRegistration: async ({ registrationID, waiverSigned, ...accepted }, call) =>
    registrations.acceptRegistration(registrationID, {
      ...accepted,
      waiverSigned: waiverSigned ?? false,
      ...(await answerOf(registrationID, call)),
    }),
  acceptWaitlistOffer: async ({ registrationID, opportunityUpdatedAt }, call) =>
    acceptWaitlistOffer(registrationID, { opportunityUpdatedAt, ...(await answerOf(registrationID, call)) }),
  declineWaitlistOffer: async ({ registrationID }, call) =>
    declineWaitlistOffer(registrationID, await answerOf(registrationID, call)),
  emailRegistrants: ({ opportunityID, status, ...input }, { userID, now }) =>
    emailRegistrants(opportunityID, { userID, status, input, now }),
  askOrganizer: ({ opportunityID, ...input }, { userID, now }) => askOrganizer(opportunityID, { userID, input, now }),
  inviteGuestPlayer: ({ opportunityID, playerID }, { userID, now }) =>
    inviteGuestPlayer(opportunityID, playerID, userID, now),
  declineGuestInvitation: ({ opportunityID, playerID }, { userID, now }) =>
    declineGuestInvitation(opportunityID, playerID, userID, now),
  setAskingFamilies: ({ opportunityID, isOn }, { userID, now }) =>
    setAskingFamilies(opportunityID, { userID, isOn }, now),
  inviteEvaluator: ({ opportunityID, userID }, call) =>
    evaluations.inviteEvaluator(opportunityID, userID, call.userID, call.now),
  removeEvaluator: ({ opportunityID, userID }, call) =>
    evaluations.removeEvaluator(opportunityID, userID, call.userID, call.now),
  acceptEvaluator: ({ opportunityID }, { userID, now }) => evaluations.acceptEvaluator(opportunityID, userID, now),
  declineEvaluator: ({ opportunityID }, { userID, now }) => evaluations.declineEvaluator(opportunityID, userID, now),
  saveEvaluation: ({ opportunityID, playerID, ...input }, { userID, now }) =>
    evaluations.saveEvaluation({ opportunityID, playerID, userID }, input, now),

  updateAgeRule: ({ id, input }) => updateAgeRule(id, input),
  createSeason: ({ input }, { userID, key, now }) => seasons.createSeason({ userID, input, key, now }),
  updateSeason: ({ id, input }) => seasons.updateSeason(id, input),
  deleteSeason: ({ id }) => seasons.deleteSeason(id),

  markNotificationsRead: ({ ids }, { userID, now }) => markNotificationsRead(userID, ids, now),
  addPushSubscription: ({ input }, { context: { sessionID }, userID, now }) =>
    addPushSubscription(input, { userID, sessionID, now }),
  removePushSubscription: ({ id }, { userID }) => removePushSubscription(userID, id),
  calendarFeed: ({ kind, id }, { userID, now }) => calendarFeed({ userID, kind, id, now }),
  revokeCalendarFeed: ({ id }, { userID }) => revokeCalendarFeed(userID, id),
  createWatch: async ({ input }, { context, userID, now }) => {
    await checkTeam(input, context)
    await checkPlayer(input, context)
    return watches.createWatch({ ownerID: userID }, input, now)
  },
  requestWatch: async ({ input, recaptchaToken }, { context, now }) => {
    await checkTeam(input, context)
    return requestWatch(input, { recaptchaToken, address: await context.ip(), now, locale: context.locale })
  },
  updateWatch: ({ id, input }, { userID, now }) => watches.updateWatch(userID, id, input, now),
  deleteWatch: ({ id }, { userID, now }) => watches.deleteWatch(userID, id, now),

  updateUser: ({ id, input }, { caller, now }) => users.updateUser(id, input, { caller, now }),
  updateUserSettings: ({ input }, { userID, now }) => users.updateUserSettings(userID, input, now),
  updateSafetyRecords: ({ input }, { userID, now }) => updateSafetyRecords(userID, input, now),
  reviewSafetyRecord: (args, { userID, now }) => reviewSafetyRecord({ ...args, by: userID, now }),
  deleteUser: ({ id }) => users.deleteUser(id),
  blockUser: ({ id }, { userID, now }) => users.blockUser(id, userID, now),
  unblockUser: ({ id }, { now }) => users.unblockUser(id, now),

  syncGoverningBody: ({ input: { type, state, city, upload, full: isFull, dryRun: isDryRun } }, { userID }) =>
    sync.syncGoverningBody({ type: type ?? 'all', state, city, upload, isFull, isDryRun, startedBy: userID }),
  uploadSyncFiles: ({ input }) => uploadSyncFiles(input),
  retrySyncRun: ({ id, allowRemovals }) => sync.retrySyncRun(id, allowRemovals ?? false),
  dismissSyncDeadLetters: ({ runID }) => sync.dismissSyncDeadLetters(runID),
  cancelSyncRun: ({ id }) => sync.cancelSyncRun(id),
  syncTeam: async ({ input: { teamID } }, { context, userID }) => {
    const team = await context.load.team(teamID)
    if (!team) throw notFound('Team')
    return sync.syncTeam(team, userID)
  },
}

/** Returns true when the work is done. */
const done = async (work: Promise<unknown>) => {
  await work
  return true
}

/** Runs a mutation. This module is loaded at the first one: a query starts without the code that only writes need. */
export const mutate = (name: string, args: unknown, context: Context) =>
  (mutations as Record<string, (args: unknown, call: Call) => unknown>)[name]!(args, {
    context,
    key: context.idempotencyKey,
    now: context.now,
    get caller() {
      return asViewer(context)
    },
    get userID() {
      return asViewer(context).userID
    },
  })

const deleter = ({ caller: { userID, isAdmin }, now }: Call) => ({ userID, isAdmin, now })

const accountCaller = async (
  { ip, now, device }: Context,
  { recaptchaToken }: { recaptchaToken?: string | null } = {},
) => ({ ip: await ip(), now, device, recaptchaToken })

/** Files the claims requested at sign-up. A missing record or a repeated claim does not prevent the sign-up. */
async function claimFor({ userID, role }: UserItem, { playerID, teamID }: SignUpInput, { now }: Context) {
  if (role === 'admin') return
  const asked = [
    ...(playerID ? [{ resourceType: 'player', resourceID: playerID }] : []),
    ...(teamID ? [{ resourceType: 'team', resourceID: teamID }] : []),
  ]
  for (const claim of asked) {
    await createClaimRequest(claim, { userID, key: null, now }).catch(async (error) => {
      if (!(error instanceof Refusal)) await logFault('A claim of a sign-up was not filed.', { error })
    })
  }
}

async function markDevice({ device, setDevice, now }: Context, { userID }: UserItem) {
  setDevice(await rememberDevice(device, userID, now))
}

/** Sets the cookie, and resolves the rest of the response as the user who just signed in. */
async function startSession(
  context: Context,
  { user, session }: { user: UserItem; session: { token: string; cookie: string } },
) {
  await users.updateLastSeen(user, context.now)
  context.setSessionCookie(session.cookie)
  context.viewer = { userID: user.userID, isAdmin: isWorkingAdmin(user), user }
  return { token: session.token, user }
}

/** The family's answer, with the player's owner that the permission was checked for. */
async function answerOf(registrationID: string, { context, userID, now }: Call) {
  const player = await context.load.player(registrationID.split('.')[1]!)
  return { userID, playerOwner: player?.claimedBy, now }
}

/** The stream consumer also hides the team's records. Doing it here makes it visible in the next request. */
async function hide(subject: { kind: HideableKind; id: string }, reason: unknown, by: string, now: Date) {
  await hideRecord(subject, { reason }, by, now)
  if (subject.kind === 'team') await propagateTeamHiding(subject.id, now)
  return true as const
}

const WORDS: Record<ReportKind, string> = {
  team: 'Team',
  player: 'Player',
  event: 'Event',
  opportunity: 'Opportunity',
  user: 'User',
}

/** The caller's own player, if the search is for what fits a player. */
async function checkPlayer({ kind, filters }: CreateWatchInput, { load, viewer }: Context) {
  const playerID = playerOf({ kind, subject: filters ?? '' })
  if (playerID && (await load.player(playerID))?.claimedBy !== viewer!.userID) throw notFound('Player')
}

async function checkTeam({ kind, teamID }: Pick<CreateWatchInput, 'kind' | 'teamID'>, { load }: Context) {
  if (kind === 'TEAM' && !(await load.team(teamID))) throw notFound('Team')
}
