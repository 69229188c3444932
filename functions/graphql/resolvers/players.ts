import { isInviters } from '../../domain/family-invitations/service.ts'
import { currentConsent } from '../../domain/guardian-consent/consent.ts'
import { canInvite, guestPlayUntil, isOpenTo, isOpenToTryouts } from '../../domain/guest-play/open.ts'
import type { OpportunityItem } from '../../domain/opportunities/entity.ts'
import { isFull } from '../../domain/opportunities/status.ts'
import type { PlayerItem } from '../../domain/players/entity.ts'
import { fitOf } from '../../domain/positions/positions.ts'
import { playerGuestInvitations, playerRegistrations } from '../../domain/registrations/entity.ts'
import { isCurrent, playerSports } from '../../domain/roster/entity.ts'
import { PERIODS } from '../../lifecycle/retention/periods.ts'
import { directory } from '../../services/directory/directory.ts'
import { photoAddress } from '../../services/media/photo-address.ts'
import { suggestionsOf } from '../../store/records/corrections.ts'
import { playerAge } from '../../values/age.ts'
import { DAY_MS } from '../../values/durations.ts'
import { FARTHEST } from '../../values/list-filters.ts'
import { findAll } from '../../values/promises.ts'
import type { Context } from '../context.ts'
import type { PlayerResolvers } from '../generated.ts'
import { eventWaiversOf } from '../reads/event-waivers.ts'
import { ofItem, type PlayerParent } from '../reads/listed-rows.ts'
import { historyOf } from '../reads/rosters.ts'
import { can } from '../rules/can.ts'
import { logProfileRead, seesFullProfile, shownName } from '../rules/full-profile.ts'
import { pictureStatus, seesPhoto } from '../rules/published.ts'
import { isTied } from '../rules/ties.ts'

/** Loaded on first use, to keep reads fast. */
const ageRules = () => import('../../domain/age-rules/service.ts')

/** Fields that `updatePlayer` accepts. */
const SUGGESTED = ['name', 'positions', 'batsThrows', 'locationCity', 'state']

/** The number of opportunities on a player's page, and how many are read to find them. */
const FITTING_SHOWN = 20

const FITTING_READ = 60

const item = ofItem<PlayerItem>()

/** A field that only the family and admins can read. Null for others. */
const forFamily =
  <Value>(read: (player: PlayerParent, context: Context) => Value) =>
  async (player: PlayerParent, _: unknown, context: Context) =>
    (await readsPrivate(context, player)) ? read(player, context) : null

export const Player = {
  id: ({ playerID }) => playerID,
  name: (player, _, context) => shownName(context, player),
  photoURL: item(async (player, _, context) =>
    player.photoKey && (await seesFullProfile(context, player)) && (await seesPhoto(player, context))
      ? photoAddress(player.photoKey, await context.mediaSecret(), context.now)
      : null,
  ),
  photoStatus: item(async (player, _, context) =>
    player.photoKey && (await can.managePlayer(context, player)) ? pictureStatus(player, context) : null,
  ),
  // The name of the user who claimed a player reveals the family's name.
  claimedBy: async (player, _, context) =>
    player.claimedBy && (await isTied(context, player)) ? player.claimedBy : null,
  isClaimed: ({ claimedBy }) => claimedBy !== undefined,
  visibility: ({ visibility }) => visibility ?? 'LISTED',
  age: (player, _, { now }) => playerAge(player, now),
  position: ({ positions }) => positions?.[0],
  positions: ({ positions }) => positions ?? [],
  birthYear: forFamily(({ birthYear }) => birthYear),
  birthWindow: forFamily(({ birthWindow }) => birthWindow),
  guardianConsent: forFamily(currentConsent),
  guestPlayUntil: forFamily((player, { now }) => guestPlayUntil(player, now)),
  isOpenToTryouts: async (player, _, context) =>
    isOpenToTryouts(player, context.now) && can.managePlayer(context, player),
  deletesOn: item(async (player, _, context) =>
    (await can.managePlayer(context, player)) ? deletionDay(player) : null,
  ),
  familyInvitedAt: item(async (player, _, context) => {
    if (!(await can.managePlayer(context, player))) return null
    const { load, now } = context
    const invitation = await load.familyInvitation(player.playerID)
    if (!invitation || invitation.expiresAt * 1000 <= now.getTime()) return null
    const [inviter, custodian] = await Promise.all([load.user(invitation.invitedBy), load.team(player.custodianTeamID)])
    return isInviters({ player, inviter, custodian }, now) ? invitation.createdAt : null
  }),
  leagueAges: async (player, _, context) => {
    if (player.birthYear === undefined || !(await isTied(context, player))) return []
    const { allAgeRules, leagueAgesOf } = await ageRules()
    const known = await context.load.readOnce('ageRules', allAgeRules)
    return leagueAgesOf(player, known, context.now)
  },
  teams: async ({ playerID }, _, context) => {
    const history = await historyOf(playerID, context)
    const current = history.filter((entry) => !entry.waitsFor && isCurrent(entry, context.now))
    return findAll(
      current.map(({ teamID }) => teamID),
      context.load.team,
    )
  },
  teamHistory: ({ playerID }, _, context) => historyOf(playerID, context),
  registrations: async (player, _, context) => {
    if (!(await readsPrivate(context, player))) return []
    const { load } = context
    const references = (await load.playerPartition(player.playerID)).of(playerRegistrations)
    const found = await Promise.all(
      references.map(({ opportunityID, playerID }) => load.registration(opportunityID, playerID)),
    )
    return found.filter((it) => it !== null).sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  },
  guestInvitations: item(async (player, _, { viewer, load, now }) => {
    if (!viewer || player.claimedBy !== viewer.userID) return []
    const references = (await load.playerPartition(player.playerID)).of(playerGuestInvitations)
    const found = await findAll(
      references.map(({ opportunityID }) => opportunityID),
      load.opportunity,
    )
    return found
      .filter((it) => canInvite(it, now) && isOpenTo(it.type, player, now))
      .sort((a, b) => a.startTime.localeCompare(b.startTime))
  }),
  eventWaivers: item((player, _, context) =>
    context.viewer && player.claimedBy === context.viewer.userID ? eventWaiversOf(player, context) : [],
  ),
  fittingOpportunities: item((player, _, context) => opportunitiesFitting(player, context)),
  viewerClaimPending: ({ playerID, claimedBy }, _, { viewer, load }) =>
    viewer !== null &&
    claimedBy !== viewer.userID &&
    load.hasPendingClaim({ resourceType: 'player', resourceID: playerID, userID: viewer.userID }),
  viewerCanEdit: (player, _, context) => can.managePlayer(context, player),
  suggestions: item(async (player, _, context) =>
    (await readsPrivate(context, player)) ? suggestionsOf(player, SUGGESTED) : [],
  ),
  viewerCanClaim: (player, _, { viewer }) => can.claim(viewer, player),
  viewerCanRegister: item((player, _, context) => can.registerPlayer(context, player)),
} satisfies PlayerResolvers

/** Whether the viewer may read what only the family and admins see. */
async function readsPrivate(context: Context, player: PlayerParent) {
  if (!(await can.managePlayer(context, player))) return false
  logProfileRead(context, player)
  return true
}

/** When the notice period of the owner ends, if nothing has changed since the notice. */
function deletionDay({ retentionNoticedAt: noticedAt, updatedAt }: PlayerItem) {
  if (!noticedAt || noticedAt <= updatedAt) return null
  return new Date(Date.parse(noticedAt) + PERIODS.noticeDays * DAY_MS).toISOString().slice(0, 10)
}

/**
 * Open public opportunities that fit the player's age, sport, and, if they name positions, the player's position: near and soon first.
 * Those that give no sport come after those that match, and those without a known place last.
 */
async function opportunitiesFitting(player: PlayerItem, context: Context) {
  const { load, seen, now } = context
  const { latitude, longitude } = player
  const isPlaced = latitude !== undefined && longitude !== undefined
  const sports = await playerSports(player.playerID)
  const query = {
    visibleTo: { ownTeamIDs: [], rosterTeamIDs: [] },
    openOnly: true,
    ...(await fitOf(player, { isFamily: await can.managePlayer(context, player), now })),
    sport: sports.length === 1 ? sports[0] : undefined,
    now,
    perPage: FITTING_READ,
  }
  const hydrate = (ids: string[]) => Promise.all(ids.map(load.opportunity))
  const fitting = new Map<string, OpportunityItem>()
  const byFit = isPlaced && ({ near: { latitude, longitude, withinMiles: FARTHEST }, sort: 'BEST' } as const)
  for (const order of byFit ? [byFit, {}] : [{}]) {
    if (fitting.size >= FITTING_SHOWN) break
    const open = await directory().page('opportunity', { ...query, ...order }, hydrate, seen)
    for (const it of open) if (!isFull(it)) fitting.set(it.opportunityID, it)
  }
  return [...fitting.values()].slice(0, FITTING_SHOWN)
}
