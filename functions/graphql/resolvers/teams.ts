import {
  divisionContacts,
  pendingDivisionContact,
  pendingTeamContact,
  teamContacts,
} from '../../domain/contacts/entity.ts'
import { teamEvents } from '../../domain/events/entity.ts'
import { teamOpportunities } from '../../domain/opportunities/entity.ts'
import { isPendingTransfer } from '../../domain/team-transfers/entity.ts'
import { divisionSuggestionsOf } from '../../domain/teams/divisions.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { objectionEnd, provisionalOf } from '../../domain/teams/provisional.ts'
import { directory } from '../../services/directory/directory.ts'
import { photoAddress } from '../../services/media/photo-address.ts'
import type { Rows } from '../../store/change-log/rows.ts'
import { suggestionsOf } from '../../store/records/corrections.ts'
import { badInput } from '../../values/errors.ts'
import { filterAsync, findAll } from '../../values/promises.ts'
import { sportOf } from '../../values/sports.ts'
import { upcomingFirst } from '../../values/upcoming-first.ts'
import type { Context } from '../context.ts'
import type { DivisionResolvers, TeamResolvers, TeamTransferResolvers } from '../generated.ts'
import { entriesOfTeam, isComing } from '../reads/entries.ts'
import { type ListedTeam, ofItem } from '../reads/listed-rows.ts'
import { currentRosterOf, rosterOf, rosterRequestsOf } from '../reads/rosters.ts'
import { can, visibleTo } from '../rules/can.ts'
import { isConfirmed, pictureStatus, seesLogo, seesTextsOfTeam } from '../rules/published.ts'
import { invitationsTo } from './contacts.ts'

/** Loaded on first use, to keep reads fast. */
const crests = () => import('../../domain/teams/crest.ts')

/** The maximum limit of a team's lists. */
const MAX_LIMIT = 1_000

/** Fields that `updateTeam` accepts. */
const SUGGESTED = ['name', 'locationCity', 'state', 'description', 'sport']

const item = ofItem<TeamItem>()

/** Null for others while the author has not confirmed an address. */
const ofTexts = (read: (team: TeamItem) => string | undefined) =>
  item(async (team, _, context) => ((await seesTextsOfTeam(team, context)) ? read(team) : null))

/** Without the place for others while the author has not confirmed an address. */
async function seasonOf(team: TeamItem, context: Context) {
  const { seasonCost } = team
  if (!seasonCost?.practicePlace || (await seesTextsOfTeam(team, context))) return seasonCost
  return { ...seasonCost, practicePlace: undefined }
}

export const Team = {
  sport: ({ sport }) => sportOf(sport),
  ageRule: item(async ({ ageRuleID }, _, { load }) => {
    if (!ageRuleID) return null
    const { allAgeRules } = await import('../../domain/age-rules/service.ts')
    return (await load.readOnce('ageRules', allAgeRules)).find((rule) => rule.ageRuleID === ageRuleID)
  }),
  colors: async (team) => (await crests()).crestOf(team).colors,
  crest: async (team) => (await crests()).crestOf(team).crest,
  logoURL: async (team, _, context) =>
    team.logoKey && (await seesLogo(team, context))
      ? photoAddress(team.logoKey, await context.mediaSecret(), context.now)
      : null,
  logoStatus: item(async (team, _, context) =>
    team.logoKey && can.manageTeam(context.viewer, team) ? pictureStatus(team, context) : null,
  ),
  description: ofTexts(({ description }) => description),
  websiteURL: ofTexts(({ websiteURL }) => websiteURL),
  season: item((team, _, context) => seasonOf(team, context)),
  seasonCost: item(async (team, _, context) => {
    const season = await seasonOf(team, context)
    return season?.cents === undefined ? null : { ...season, cents: season.cents }
  }),
  id: ({ teamID }) => teamID,
  isProvisional: item((team, _, { viewer, now }) => can.manageTeam(viewer, team) && provisionalOf(team, now) !== null),
  provisionalUntil: item((team, _, { viewer, now }) => {
    const provisional = can.manageTeam(viewer, team) ? provisionalOf(team, now) : null
    return provisional && objectionEnd(provisional)
  }),
  viewerClaimPending: item((team, _, { viewer, load, now }) => {
    if (!viewer) return false
    if (team.claimedBy === viewer.userID) return provisionalOf(team, now) !== null
    return load.hasPendingClaim({ resourceType: 'team', resourceID: team.teamID, userID: viewer.userID })
  }),
  waiver: item(async (team, _, context) => {
    const { waiverOf } = await import('../../domain/waivers/waiver.ts')
    const shown = (await seesTextsOfTeam(team, context)) ? team : null
    return { ...waiverOf(shown, context.locale), isOwn: Boolean(shown?.waiver?.text) }
  }),
  socialURLs: item(async (team, _, context) => ((await seesTextsOfTeam(team, context)) ? (team.socialURLs ?? []) : [])),
  showsFactsOnly: item(async (team, _, context) =>
    can.manageTeam(context.viewer, team) ? !(await isConfirmed(team, context)) : false,
  ),
  divisions: item(({ teamID, version, divisions }) => divisions.map((division) => ({ ...division, teamID, version }))),
  players: async ({ teamID }, _, context) => {
    const entries = await currentRosterOf(teamID, context)
    context.load.budget.expectRecords(entries.length)
    return findAll(
      entries.map(({ playerID }) => playerID),
      context.load.player,
    )
  },
  events: async ({ teamID }, args, context) => {
    const limit = limitOf(args)
    const all = await eventIDsOf(teamID, context)
    const { now, seen } = context
    const ids = all.length > limit ? await directory().ids('event', { teamID, now, perPage: limit }, seen) : all
    context.load.budget.expectRecords(ids.length)
    return upcomingFirst(await findAll(ids, context.load.event), ({ date }) => date, context.now)
  },
  entries: ({ teamID }, { isAll, ...args }, context) =>
    entriesOfTeam(teamID, (event) => isAll === true || isComing(event, context.now), context, limitOf(args)),
  opportunities: async ({ teamID }, args, context) => {
    const limit = limitOf(args)
    const references = (await referencesOf(teamID, context))?.of(teamOpportunities) ?? []
    if (references.length <= limit) return opportunitiesOf(teamID, context)
    const { now, seen, load } = context
    const query = { teamID, now, perPage: limit, visibleTo: await visibleTo(context) }
    return directory().page('opportunity', query, (ids) => Promise.all(ids.map(load.opportunity)), seen)
  },
  nextTryout: async ({ teamID }, _, { now, seen, load }) => {
    const visibleTo = { ownTeamIDs: [], rosterTeamIDs: [] }
    const query = { teamID, type: 'TRYOUT', openOnly: true, now, perPage: 1, visibleTo }
    const [next] = await directory().page('opportunity', query, (ids) => Promise.all(ids.map(load.opportunity)), seen)
    return next
  },
  contacts: async ({ teamID }, _, context) => [
    ...(await context.load.teamPartition(teamID)).of(teamContacts),
    ...(await invitationsTo(teamID, teamID, context)).map(({ invitation, name }) =>
      pendingTeamContact(invitation, name),
    ),
  ],
  teamHistory: async ({ teamID }, _, context) => [
    ...(await rosterOf(teamID, context)),
    ...(await rosterRequestsOf(teamID, context)),
  ],
  viewerCanManage: (team, _, { viewer }) => can.manageTeam(viewer, team),
  viewerCanTransfer: (team, _, { viewer }) => can.ownTeam(viewer, team),
  transfer: (team, _, context) => (can.ownTeam(context.viewer, team) ? pendingTransferOf(team.teamID, context) : null),
  viewerCanClaim: (team, _, { viewer }) => can.claim(viewer, team),
  suggestions: item((team, _, { viewer }) =>
    can.manageTeam(viewer, team) ? [...suggestionsOf(team, SUGGESTED), ...divisionSuggestionsOf(team)] : [],
  ),
} satisfies TeamResolvers

export async function listed(rows: (Rows['team'] & { id: string })[]): Promise<ListedTeam[]> {
  const { unpackedCrest } = await crests()
  return rows.map(({ id, locationCity, state, crest, ...row }) => ({
    ...row,
    ...unpackedCrest(crest),
    isListed: true,
    teamID: id,
    locationCity: locationCity || undefined,
    state: state || undefined,
  }))
}

/** Validates the number of rows. */
export function limitOf({ limit }: { limit?: number | null }): number {
  if (limit == null) return Number.POSITIVE_INFINITY
  if (limit < 1 || limit > MAX_LIMIT) throw badInput('limit', 'limit must be from 1 to 1,000.')
  return limit
}

async function referencesOf(teamID: string, { load }: Context) {
  const partition = await load.teamPartition(teamID)
  return partition.of(teams).length > 0 ? partition : null
}

export const eventIDsOf = async (teamID: string, context: Context) =>
  (await referencesOf(teamID, context))?.of(teamEvents).map(({ eventID }) => eventID) ?? []

export async function allOpportunitiesOf(teamID: string, context: Context) {
  const references = (await referencesOf(teamID, context))?.of(teamOpportunities) ?? []
  context.load.budget.expectRecords(references.length)
  return findAll(
    references.map(({ opportunityID }) => opportunityID),
    context.load.opportunity,
  )
}

/** The team's opportunities that the viewer may see in lists. */
export async function opportunitiesOf(teamID: string, context: Context) {
  const there = await allOpportunitiesOf(teamID, context)
  const listed = await filterAsync(there, (it) => can.listOpportunity(context, it))
  return upcomingFirst(listed, ({ startTime }) => startTime, context.now)
}

export const Division = {
  isImported: ({ externalID }) => externalID !== undefined,
  contacts: async ({ id, teamID }, _, context) => [
    ...(await context.load.teamPartition(teamID)).of(divisionContacts).filter(({ divisionID }) => divisionID === id),
    ...(await invitationsTo(id, teamID, context)).map(({ invitation, name }) =>
      pendingDivisionContact(invitation, name),
    ),
  ],
} satisfies DivisionResolvers

export const TeamTransfer = {
  id: ({ transferID }) => transferID,
  team: async ({ teamID }, _, { load }) => (await load.team(teamID))!,
  fromName: async ({ fromUserID }, _, { load }) => (await load.user(fromUserID))?.name,
  toName: async ({ toUserID }, _, { load }) => (await load.user(toUserID))?.name,
  expiresAt: ({ expiresAt }) => new Date(expiresAt * 1000).toISOString(),
} satisfies TeamTransferResolvers

/** The team's offer, if it can be accepted and the viewer can see the team. */
export async function pendingTransferOf(teamID: string, { load, now }: Context) {
  const team = await load.team(teamID)
  const transfer = team && (await load.teamTransfer(teamID))
  return team && transfer && isPendingTransfer(transfer, team, now) ? transfer : null
}
