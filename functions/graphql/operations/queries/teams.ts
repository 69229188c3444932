import { teams } from '../../../domain/teams/entity.ts'
import { findAll } from '../../../values/promises.ts'
import type { QueryTeamsCountArgs } from '../../generated.ts'
import type { TeamParent } from '../../reads/listed-rows.ts'
import { filtersOf, recordList } from '../../reads/lists.ts'
import { currentRosterOf, rosterRequestsOf } from '../../reads/rosters.ts'
import {
  allOpportunitiesOf,
  eventIDsOf,
  limitOf,
  listed,
  opportunitiesOf,
  pendingTransferOf,
} from '../../resolvers/teams.ts'
import { claimedTeamsOf, managedTeams } from '../../rules/can.ts'
import { anyone, asViewer, signedIn } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

const rates = () => import('../../../domain/opportunities/service.ts')

/** Fields that directory rows contain. */
const LISTED = new Set([
  ...['__typename', 'id', 'name', 'locationCity', 'state', 'sport', 'latitude', 'longitude', 'claimedBy', 'createdAt'],
  ...['distanceMiles', 'viewerCanClaim', 'hidden', 'colors', 'crest', 'logoURL'],
])

const list = recordList<'team', QueryTeamsCountArgs, TeamParent>('team', {
  filters: (args, context) => filtersOf('team', args, context),
  listed: LISTED,
  rows: listed,
  item: (id, { load }) => load.team(id),
})

export const queries = {
  teams: { rule: anyone, call: list.page },
  teamsCount: { rule: anyone, call: list.count },
  // One directory count per filter.
  teamsFacets: { rule: anyone, weight: 30, call: list.facets },
  // Reads the whole partition, whatever is selected: the other queries of the page share this read.
  team: {
    rule: anyone,
    call: async (_, { id }, context) => {
      const { load } = context
      const [team] = (await load.teamPartition(id)).of(teams)
      return team ?? load.team(await load.mergedIntoID('team', id))
    },
  },
  teamRoster: {
    rule: anyone,
    call: async (_, { teamID, division }, context) => {
      const wanted = division?.trim().toLowerCase()
      const entries = [...(await currentRosterOf(teamID, context)), ...(await rosterRequestsOf(teamID, context))]
      return entries.filter(
        (it) => !wanted || it.division?.toLowerCase() === wanted || it.ageGroup?.toLowerCase() === wanted,
      )
    },
  },
  teamRosterCount: {
    rule: anyone,
    call: async (_, { teamID, season }, context) => {
      const wanted = season?.trim().toLowerCase()
      const entries = await currentRosterOf(teamID, context)
      return entries.filter((it) => !wanted || it.season.toLowerCase() === wanted).length
    },
  },
  teamEventCount: { rule: anyone, call: async (_, { teamID }, context) => (await eventIDsOf(teamID, context)).length },
  teamOpportunityCount: {
    rule: anyone,
    call: async (_, { teamID }, context) => (await opportunitiesOf(teamID, context)).length,
  },
  teamResponseRate: {
    rule: anyone,
    call: async (_, { teamID }, context) => {
      const [{ responseRate }, all] = await Promise.all([rates(), allOpportunitiesOf(teamID, context)])
      return responseRate(all, context.now)
    },
  },
  claimedTeams: {
    rule: signedIn,
    call: async (_, args, context) => (await claimedTeamsOf(asViewer(context).userID, context)).slice(0, limitOf(args)),
  },
  managedTeams: {
    rule: signedIn,
    call: async (_, args, context) =>
      (await managedTeams(context)).sort((a, b) => a.name.localeCompare(b.name)).slice(0, limitOf(args)),
  },
  teamTransfers: {
    rule: signedIn,
    call: async (_, __, context) => {
      const { userID } = asViewer(context)
      const teamIDs = (await context.load.referencesOf(userID))('teamTransfer')
      const found = await findAll(teamIDs, (teamID) => pendingTransferOf(teamID, context))
      return found.filter(({ toUserID }) => toUserID === userID)
    },
  },
} satisfies Partial<Queries>
