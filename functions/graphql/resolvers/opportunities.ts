import { type OpportunityItem, opportunities } from '../../domain/opportunities/entity.ts'
import { hasStarted, heldSpots, opportunityStatus, takesRegistrations } from '../../domain/opportunities/status.ts'
import { publicName } from '../../domain/players/public-name.ts'
import { fitOf } from '../../domain/positions/positions.ts'
import { newestFirst, registrations } from '../../domain/registrations/entity.ts'
import { familiesOf } from '../../domain/registrations/families.ts'
import { isUndecided } from '../../domain/registrations/spots.ts'
import type { Rows } from '../../store/change-log/rows.ts'
import { playerAge } from '../../values/age.ts'
import { ageGroupsOf } from '../../values/age-groups.ts'
import { notFound } from '../../values/errors.ts'
import { textIn } from '../../values/messages/message.ts'
import { sportOf } from '../../values/sports.ts'
import type { Context } from '../context.ts'
import type { OpportunityResolvers, QueryOpportunitiesCountArgs, QueryResolvers } from '../generated.ts'
import { logAdminRead } from '../reads/admin-reads.ts'
import { type ListedOpportunity, type OpportunityParent, ofItem } from '../reads/listed-rows.ts'
import { countWithHidden, facetsOf, filtersOf, listPage, selectedFields } from '../reads/lists.ts'
import { can, registrationsSeen, visibleTo } from '../rules/can.ts'
import { asViewer } from '../rules/rule.ts'

/** Loaded on first use, to keep reads fast. */
const changes = () => import('../../domain/scheduled-work/changes.ts')
const waivers = () => import('../../domain/waivers/waiver.ts')

/** Fields that directory rows contain. */
const LISTED = new Set([
  ...['__typename', 'id', 'type', 'title', 'startTime', 'registrationDeadline', 'location', 'city', 'state'],
  ...['latitude', 'longitude', 'distanceMiles', 'positionsNeeded', 'minAge', 'maxAge', 'visibility', 'teamID'],
  ...['createdBy', 'createdAt', 'hidden'],
])

export const Query = {
  opportunities: async (_, args, context, info) =>
    listPage<'opportunity', OpportunityParent>('opportunity', await filters(args, context), args, context, info, {
      listed: LISTED,
      rows: (rows) => rows.map(listed),
      item: (id) => visibleOpportunity(id, context),
    }),
  opportunitiesCount: async (_, args, context) =>
    countWithHidden('opportunity', await filters(args, context), args, context),
  opportunitiesFacets: async (_, args, context) =>
    facetsOf(
      'opportunity',
      {
        state: 'state',
        type: 'type',
        sport: 'sport',
        ageGroup: 'ageGroups',
        position: 'positions',
        seasonUpTo: 'seasonUpTo',
      },
      await filters(args, context),
      context.seen,
    ),
  opportunity: async (_, { id }, context, info) => {
    // If registrations are selected, the whole partition is read in one query.
    const withRegistrations = selectedFields(info).has('registrations')
    const opportunity = await visibleOpportunity(id, context, withRegistrations)
    if (!opportunity) throw notFound('Opportunity')
    return opportunity
  },
  // All viewers see what a visitor sees of a player.
  guestPlayers: async (_, { opportunityID }, context) => {
    const found = await context.load.readOnce(`guestPlayers#${opportunityID}`, async () =>
      (await import('../../domain/guest-play/service.ts')).guestPlayersOf(
        opportunityID,
        asViewer(context).userID,
        context.now,
      ),
    )
    return found.map(({ player, match, reasons, isInvited }) => ({
      playerID: player.playerID,
      name: publicName(player.name),
      age: playerAge(player, context.now) ?? null,
      position: player.position ?? null,
      locationCity: player.locationCity ?? null,
      state: player.state ?? null,
      match,
      reasons: reasons.map((reason) => textIn(reason, context.locale)),
      isInvited,
    }))
  },
  familyAsks: async (_, { opportunityID }, context) =>
    (await import('../../domain/guest-play/asks.ts')).familyAsksOf(
      opportunityID,
      asViewer(context).userID,
      context.now,
    ),
} satisfies QueryResolvers

export const Opportunity = {
  id: ({ opportunityID }) => opportunityID,
  version: ofItem(({ version }: OpportunityItem) => String(version)),
  sport: ofItem(
    async ({ sport, teamID }: OpportunityItem, _, { load }: Context) =>
      sportOf(sport ?? (await load.team(teamID))?.sport) ?? null,
  ),
  ageGroups: ofItem(async (opportunity: OpportunityItem, _, { load }: Context) =>
    ageGroupsOf(opportunity, await load.team(opportunity.teamID)),
  ),
  waiverText: ofItem(async (opportunity: OpportunityItem, _, context: Context) =>
    opportunity.waiverRequired ? (await waiverOfOpportunity(opportunity, context)).text : null,
  ),
  waiverHash: ofItem(async (opportunity: OpportunityItem, _, context: Context) =>
    opportunity.waiverRequired ? (await waiverOfOpportunity(opportunity, context)).hash : null,
  ),
  status: ofItem((opportunity: OpportunityItem, _, { now }: Context) => opportunityStatus(opportunity, now)),
  team: ({ teamID }, _, { load }) => load.team(teamID),
  createdByUser: ({ createdBy }, _, { load }) => load.user(createdBy),
  registrations: ofItem(async (opportunity: OpportunityItem, _, context: Context) => {
    const seen = newestFirst(await registrationsSeen(context, opportunity))
    const subject = { kind: 'opportunity', id: opportunity.opportunityID } as const
    if (seen.length > 0) await logAdminRead(context, 'readRegistrations', subject)
    return seen
  }),
  spotsLeft: ofItem((opportunity: OpportunityItem) => Math.max(0, opportunity.capacity - heldSpots(opportunity))),
  offeredCount: ofItem(({ offeredCount }: OpportunityItem) => offeredCount ?? 0),
  waitlistCount: ofItem(({ waitlistCount }: OpportunityItem) => waitlistCount ?? 0),
  undecidedCount: ofItem((opportunity: OpportunityItem, _, context: Context) => undecidedCount(opportunity, context)),
  familiesToNotify: async (opportunity, _, context) => {
    if (hasStarted(opportunity, context.now) || !(await can.organize(context, opportunity))) return 0
    const all = (await context.load.opportunityPartition(opportunity.opportunityID)).of(registrations)
    return (await familiesOf(all, opportunity)).length
  },
  changesEmailedAt: async (opportunity, _, context) =>
    (await can.organize(context, opportunity))
      ? ((await (await changes()).pendingChange('opportunity-change', opportunity.opportunityID))?.dueAt ?? null)
      : null,
  calendarSequence: ofItem(({ calendarSequence }: OpportunityItem) => calendarSequence ?? 0),
  viewerCanManage: (opportunity, _, context) => can.organize(context, opportunity),
  viewerCanRegister: ofItem(
    (opportunity: OpportunityItem, _, { viewer, now }: Context) =>
      viewer !== null && opportunity.visibility !== 'HIDDEN' && takesRegistrations(opportunity, now),
  ),
} satisfies OpportunityResolvers

async function waiverOfOpportunity({ teamID }: OpportunityItem, { load, locale }: Context) {
  const [{ waiverOf }, team] = await Promise.all([waivers(), load.team(teamID)])
  return waiverOf(team, locale)
}

/** Returns the opportunity, or null if the viewer cannot see it. */
export async function visibleOpportunity(
  id: string,
  context: Context,
  withRegistrations = false,
): Promise<OpportunityItem | null> {
  const { load } = context
  const found = withRegistrations
    ? ((await load.opportunityPartition(id)).of(opportunities)[0] ?? null)
    : await load.opportunity(id)
  return found && (await can.seeOpportunity(context, found)) ? found : null
}

async function filters({ fitsPlayer, ...args }: QueryOpportunitiesCountArgs, context: Context) {
  return {
    ...filtersOf('opportunity', args, context),
    ...(fitsPlayer && (await fitOfPlayer(fitsPlayer, context))),
    now: context.now,
    visibleTo: await visibleTo(context),
  }
}

/** The player's age and positions to match opportunities with, if known. */
async function fitOfPlayer(playerID: string, { load, now }: Context) {
  const player = await load.player(playerID)
  if (!player) throw notFound('Player')
  return fitOf(player, now)
}

function listed({
  id,
  startsAt,
  deadline,
  positions,
  ...row
}: Rows['opportunity'] & { id: string }): ListedOpportunity {
  return {
    ...row,
    isListed: true,
    opportunityID: id,
    type: row.type as OpportunityItem['type'],
    visibility: row.visibility as OpportunityItem['visibility'],
    location: row.location ?? '',
    startTime: startsAt,
    registrationDeadline: deadline,
    positionsNeeded: positions,
  }
}

/** The number of registrations to review, for the organizer. Reads nothing if the counts show that none are pending. */
async function undecidedCount(opportunity: OpportunityItem, context: Context) {
  const { registrationCount, approvedCount, offeredCount = 0, waitlistCount = 0, canceledAt } = opportunity
  const isDecided = registrationCount === approvedCount + offeredCount + waitlistCount
  if (isDecided || canceledAt || hasStarted(opportunity, context.now)) return 0
  if (!(await can.organize(context, opportunity))) return 0
  const all = (await context.load.opportunityPartition(opportunity.opportunityID)).of(registrations)
  return all.filter(isUndecided).length
}
