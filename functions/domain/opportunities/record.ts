import { daysAtVenue } from '../../services/places/venue-time.ts'
import type { Rows } from '../../store/change-log/rows.ts'
import { listedRecord } from '../../store/records/listed-record.ts'
import { ageGroupsOf } from '../../values/age-groups.ts'
import { seasonLimitsOf } from '../../values/season-cost.ts'
import { sportOf } from '../../values/sports.ts'
import type { TeamItem } from '../teams/entity.ts'
import { type OpportunityItem, opportunities, teamOpportunities } from './entity.ts'

/** The directory row of an opportunity and its team. */
const opportunityRow = (
  opportunity: OpportunityItem,
  team?: Pick<TeamItem, 'name' | 'sport' | 'seasonCost' | 'divisions'> | null,
): Rows['opportunity'] => ({
  title: opportunity.title,
  teamName: team?.name,
  teamID: opportunity.teamID,
  createdBy: opportunity.createdBy,
  type: opportunity.type,
  visibility: opportunity.visibility,
  city: opportunity.city,
  state: opportunity.state,
  location: opportunity.location,
  startsAt: opportunity.startTime,
  ...daysAtVenue(opportunity.startTime, opportunity.endTime, opportunity.timeZone),
  deadline: opportunity.registrationDeadline,
  cancelled: opportunity.canceledAt !== undefined,
  positions: opportunity.positionsNeeded,
  sport: sportOf(opportunity.sport ?? team?.sport),
  seasonUpTo: seasonLimitsOf(team?.seasonCost),
  ageGroups: ageGroupsOf(opportunity, team),
  minAge: opportunity.minAge,
  maxAge: opportunity.maxAge,
  latitude: opportunity.latitude,
  longitude: opportunity.longitude,
  createdAt: opportunity.createdAt,
})

/** The team's name, sport, season's cost, and age groups are indexed for the opportunity. */
type Listing = { team: Pick<TeamItem, 'name' | 'sport' | 'seasonCost' | 'divisions'> | null }

export const opportunityRecord = listedRecord({
  kind: 'opportunity',
  id: 'opportunityID',
  entity: opportunities,
  row: (opportunity: OpportunityItem, { team }: Listing) => opportunityRow(opportunity, team),
  references: ({ teamID, opportunityID, hidden }) =>
    teamID && !hidden ? [{ entity: teamOpportunities, key: { teamID, opportunityID } }] : [],
  isPublished: ({ publishedAt }) => publishedAt !== undefined,
})
