import { type OpportunityItem, opportunities } from '../../domain/opportunities/entity.ts'
import { hasStarted, heldSpots, opportunityStatus, takesRegistrations } from '../../domain/opportunities/status.ts'
import { newestFirst, registrations } from '../../domain/registrations/entity.ts'
import { familiesOf } from '../../domain/registrations/families.ts'
import { directory } from '../../services/directory/directory.ts'
import type { Rows } from '../../store/change-log/rows.ts'
import type { Query as ListQuery } from '../../store/read-model/query.ts'
import { ageGroupsOf } from '../../values/age-groups.ts'
import { notFound } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { sportOf } from '../../values/sports.ts'
import type { Context } from '../context.ts'
import type { OpportunityResolvers, QueryOpportunitiesCountArgs, QueryResolvers } from '../generated.ts'
import { logAdminRead } from '../reads/admin-reads.ts'
import { administered, days, facetsOf, nearby, seasonLimit, sorted, withDistance } from '../reads/list-arguments.ts'
import { type ListedOpportunity, type OpportunityParent, ofItem } from '../reads/listed-rows.ts'
import { paging, selectedFields } from '../reads/paging.ts'
import { visibleTo } from '../reads/visible-to.ts'
import { countWithHidden, withHidden } from '../reads/with-hidden.ts'
import { can, registrationsSeen } from '../rules/can.ts'

/** Loaded on first use, to keep reads fast. */
const undecided = () => import('../reads/undecided.ts')
const changes = () => import('../../domain/scheduled-work/changes.ts')
const waivers = () => import('../../domain/waivers/waiver.ts')

/** Fields that directory rows contain. */
const LISTED = new Set([
  ...['__typename', 'id', 'type', 'title', 'startTime', 'registrationDeadline', 'location', 'city', 'state'],
  ...[
    'latitude',
    'longitude',
    'distanceMiles',
    'positionsNeeded',
    'minAge',
    'maxAge',
    'visibility',
    'teamID',
    'createdBy',
    'createdAt',
    'hidden',
  ],
])

export const Query = {
  opportunities: async (_, args, context, info) => {
    const { page, perPage } = paging(args, info)
    const query = { ...(await filters(args, context)), sort: sorted(args), page, perPage }
    const { seen } = context
    const hydrate = (ids: string[]) => Promise.all(ids.map((id) => visibleOpportunity(id, context)))
    const found: OpportunityParent[] = selectedFields(info).isSubsetOf(LISTED)
      ? (await directory().rows('opportunity', query, seen)).map(listed)
      : await directory().page('opportunity', query, hydrate, seen)
    return withDistance(await withHidden(found, 'opportunity', query, args, context, hydrate), args.near)
  },
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
    const opportunity = isID(id) ? await visibleOpportunity(id, context, withRegistrations) : null
    if (!opportunity) throw notFound('Opportunity')
    return opportunity
  },
} satisfies QueryResolvers

export const Opportunity = {
  id: ({ opportunityID }) => opportunityID,
  version: ofItem(({ version }: OpportunityItem) => String(version)),
  sport: ofItem(
    async ({ sport, teamID }: OpportunityItem, _, { load }: Context) =>
      sportOf(sport ?? (teamID ? (await load.team(teamID))?.sport : undefined)) ?? null,
  ),
  ageGroups: ofItem(async (opportunity: OpportunityItem, _, { load }: Context) =>
    ageGroupsOf(opportunity, opportunity.teamID ? await load.team(opportunity.teamID) : null),
  ),
  waiverText: ofItem(async (opportunity: OpportunityItem, _, context: Context) =>
    opportunity.waiverRequired ? (await waiverOfOpportunity(opportunity, context)).text : null,
  ),
  waiverHash: ofItem(async (opportunity: OpportunityItem, _, context: Context) =>
    opportunity.waiverRequired ? (await waiverOfOpportunity(opportunity, context)).hash : null,
  ),
  status: ofItem((opportunity: OpportunityItem, _, { now }: Context) => opportunityStatus(opportunity, now)),
  team: ({ teamID }, _, { load }) => (teamID ? load.team(teamID) : null),
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
  undecidedCount: ofItem(async (opportunity: OpportunityItem, _, context: Context) =>
    (await undecided()).undecidedCount(opportunity, context),
  ),
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
  const [{ waiverOf }, team] = await Promise.all([waivers(), teamID ? load.team(teamID) : null])
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

async function filters(args: QueryOpportunitiesCountArgs, context: Context): Promise<ListQuery<'opportunity'>> {
  const {
    search,
    type,
    city,
    state,
    location,
    position,
    sport,
    ageGroup,
    statedOnly,
    age,
    fitsPlayer,
    near,
    openOnly,
  } = args
  return {
    ...administered('opportunity', args, context),
    search,
    type,
    city,
    state,
    location,
    position,
    sport,
    ageGroup,
    seasonUpTo: seasonLimit(args),
    statedOnly,
    age,
    ...days(args),
    near: nearby(near),
    openOnly,
    ...(fitsPlayer && (await (await import('../reads/player-fit.ts')).playerFit(fitsPlayer, context))),
    now: context.now,
    visibleTo: await visibleTo(context),
  }
}

function listed({
  id,
  startsAt,
  deadline,
  positions,
  teamName: _,
  cancelled: __,
  firstDay: ___,
  lastDay: ____,
  ageGroups: _____,
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
