import { allAgeRules } from '../../domain/age-rules/service.ts'
import { countedAges, seasonOf } from '../../domain/opportunities/counted-ages.ts'
import { type OpportunityItem, opportunities } from '../../domain/opportunities/entity.ts'
import {
  hasStarted,
  heldSpots,
  isFull,
  opportunityStatus,
  takesRegistrations,
} from '../../domain/opportunities/status.ts'
import { newestFirst, registrations } from '../../domain/registrations/entity.ts'
import { familiesOf } from '../../domain/registrations/families.ts'
import { hasSpot, isUndecided, isWaitlisted, lineOf } from '../../domain/registrations/spots.ts'
import { spotsLeft } from '../../domain/roster-offers/status.ts'
import { ageGroupsOf } from '../../values/age-groups.ts'
import { sportOf } from '../../values/sports.ts'
import type { Context } from '../context.ts'
import type { OpportunityResolvers } from '../generated.ts'
import { logAdminRead } from '../reads/admin-reads.ts'
import { ofItem } from '../reads/listed-rows.ts'
import { can, registrationsSeen } from '../rules/can.ts'
import { isConfirmed, seesTextsOfOpportunity } from '../rules/published.ts'

/** Loaded on first use, to keep reads fast. */
const calendar = () => import('../../domain/calendars/calendar-file-of.ts')

const changes = () => import('../../domain/scheduled-work/changes.ts')

const waivers = () => import('../../domain/waivers/waiver.ts')

const item = ofItem<OpportunityItem>()

/** Null for others while the author has not confirmed an address. */
const ofTexts = (read: (opportunity: OpportunityItem) => string | undefined) =>
  item(async (opportunity, _, context) =>
    (await seesTextsOfOpportunity(opportunity, context)) ? read(opportunity) : null,
  )

const ofOrganizer = (read: (opportunity: OpportunityItem) => string | undefined) =>
  item(async (opportunity, _, context) => ((await can.organize(context, opportunity)) ? read(opportunity) : null))

export const Opportunity = {
  id: ({ opportunityID }) => opportunityID,
  sport: item(async ({ sport, teamID }, _, { load }) => sportOf(sport ?? (await load.team(teamID))?.sport)),
  ageGroups: item(async (opportunity, _, { load }) =>
    ageGroupsOf(opportunity, await load.team(opportunity.teamID), seasonOf(opportunity)),
  ),
  seasonYear: item(async (opportunity, _, context) => (await countedAgesOf(opportunity, context)).season),
  ageRules: item(async (opportunity, _, context) => (await countedAgesOf(opportunity, context)).rules),
  description: ofTexts(({ description }) => description),
  whatToBring: ofTexts(({ whatToBring }) => whatToBring),
  paymentNote: ofOrganizer(({ paymentNote }) => paymentNote),
  paymentURL: ofOrganizer(({ paymentURL }) => paymentURL),
  showsFactsOnly: item(async (opportunity, _, context) =>
    (await can.organize(context, opportunity)) ? !(await isConfirmed(opportunity, context)) : false,
  ),
  waiverText: item(async (opportunity, _, context) => (await requiredWaiver(opportunity, context))?.text ?? null),
  waiverHash: item(async (opportunity, _, context) => (await requiredWaiver(opportunity, context))?.hash ?? null),
  status: item((opportunity, _, { now }) => opportunityStatus(opportunity, now)),
  team: ({ teamID }, _, { load }) => load.team(teamID),
  createdByUser: ({ createdBy }, _, { load }) => load.user(createdBy),
  registrations: item(async (opportunity, _, context) => {
    const seen = newestFirst(await registrationsSeen(context, opportunity))
    const subject = { kind: 'opportunity', id: opportunity.opportunityID } as const
    if (seen.length > 0) logAdminRead(context, 'readRegistrations', subject)
    return seen
  }),
  spotsLeft: item((opportunity) => Math.max(0, opportunity.capacity - heldSpots(opportunity))),
  offeredCount: item(({ offeredCount }) => offeredCount),
  waitlistCount: item((opportunity) => (isFull(opportunity) ? opportunity.inLineCount : 0)),
  nextInLine: item((opportunity, _, context) => nextInLine(opportunity, context)),
  rosterSpots: item(async (opportunity, _, context) => {
    const { rosterSpots: wanted = [], opportunityID, teamID } = opportunity
    if (wanted.length === 0 || !teamID) return []
    const all = (await context.load.opportunityPartition(opportunityID)).of(registrations)
    const left = spotsLeft(wanted, all, await context.load.teamPartition(teamID), context.now)
    return wanted.map(({ position, spots }, at) => ({ position: position || null, spots, left: left[at]!.spots }))
  }),
  undecidedCount: item((opportunity, _, context) => undecidedCount(opportunity, context)),
  familiesToNotify: async (opportunity, _, context) => {
    if (hasStarted(opportunity, context.now) || !(await can.organize(context, opportunity))) return 0
    const all = (await context.load.opportunityPartition(opportunity.opportunityID)).of(registrations)
    return (await familiesOf(all, opportunity)).length
  },
  changesEmailedAt: async (opportunity, _, context) =>
    (await can.organize(context, opportunity))
      ? (await (await changes()).pendingChange('opportunity-change', opportunity.opportunityID))?.dueAt
      : null,
  calendarSequence: item(({ calendarSequence }) => calendarSequence ?? 0),
  calendarFile: item(async (opportunity, _, context) => {
    const { description, whatToBring, ...facts } = opportunity
    const seen = (await seesTextsOfOpportunity(opportunity, context)) ? opportunity : facts
    return (await calendar()).calendarFileOf(seen, context.locale)
  }),
  viewerCanManage: (opportunity, _, context) => can.organize(context, opportunity),
  clashes: item(async (opportunity, _, context) =>
    (await import('../reads/agenda.ts')).clashesOf(opportunity, context),
  ),
  viewerCanRegister: item(
    (opportunity, _, { viewer, now }) =>
      viewer !== null && opportunity.visibility !== 'HIDDEN' && takesRegistrations(opportunity, now),
  ),
} satisfies OpportunityResolvers

/** The waiver that families accept for an opportunity or event: that of its team. Null if none is required. */
export async function requiredWaiver(
  { teamID, waiverRequired }: Pick<OpportunityItem, 'teamID'> & { waiverRequired?: boolean },
  context: Context,
) {
  if (!waiverRequired) return null
  const [{ waiverOf }, team] = await Promise.all([waivers(), context.load.team(teamID)])
  return waiverOf(team && (await isConfirmed(team, context)) ? team : null, context.locale)
}

/** Returns the opportunity, or null if the viewer cannot see it. */
export async function visibleOpportunity(
  id: string,
  context: Context,
  withRegistrations = false,
): Promise<OpportunityItem | null> {
  const { load } = context
  const found = withRegistrations
    ? (await load.opportunityPartition(id)).of(opportunities)[0]
    : await load.opportunity(id)
  return found && (await can.seeOpportunity(context, found)) ? found : null
}

/** How ages count for the opportunity. */
export async function countedAgesOf(opportunity: OpportunityItem, { load }: Context) {
  const [team, rules] = await Promise.all([load.team(opportunity.teamID), load.readOnce('ageRules', allAgeRules)])
  return countedAges(opportunity, team, rules)
}

/** The number of registrations to review or to offer a free spot to, for the organizer. Reads nothing if the counts show that none are pending. */
async function undecidedCount(opportunity: OpportunityItem, context: Context) {
  const { registrationCount, approvedCount, offeredCount, waitlistCount, canceledAt } = opportunity
  const isToOffer = !opportunity.offersAutomatically && hasSpot(opportunity)
  const isDecided = registrationCount === approvedCount + offeredCount + (isToOffer ? 0 : waitlistCount)
  if (isDecided || canceledAt || hasStarted(opportunity, context.now)) return 0
  if (!(await can.organize(context, opportunity))) return 0
  const all = (await context.load.opportunityPartition(opportunity.opportunityID)).of(registrations)
  return all.filter((it) => isUndecided(it) || (isToOffer && isWaitlisted(it))).length
}

/** Reads nothing while no spot is free, or there is one for each who waits. */
async function nextInLine(opportunity: OpportunityItem, context: Context) {
  const { opportunityID, offersAutomatically, capacity, inLineCount, waitlistCount, canceledAt } = opportunity
  const hasSpotForEach = waitlistCount === 0 && inLineCount <= capacity - heldSpots(opportunity)
  if (offersAutomatically || hasSpotForEach || !hasSpot(opportunity)) return null
  if (canceledAt || hasStarted(opportunity, context.now) || !(await can.organize(context, opportunity))) return null
  return lineOf((await context.load.opportunityPartition(opportunityID)).of(registrations))[0] ?? null
}
