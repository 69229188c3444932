import { daysAtVenue } from '../../services/places/venue-time.ts'
import { listedRecord } from '../../store/records/listed-record.ts'
import { ageGroupsOf } from '../../values/age-groups.ts'
import { pick } from '../../values/pick.ts'
import { seasonLimitsOf } from '../../values/season-cost.ts'
import { sportOf } from '../../values/sports.ts'
import { bodyOf } from '../age-rules/deciding-rules.ts'
import type { TeamItem } from '../teams/entity.ts'
import { seasonOf } from './counted-ages.ts'
import { type OpportunityItem, opportunities, teamOpportunities } from './entity.ts'

/** The team's name, sport, age rule, season's cost, and age groups are indexed for the opportunity. */
type Listing = { team: Pick<TeamItem, 'name' | 'sport' | 'ageRuleID' | 'seasonCost' | 'divisions'> | null }

export const opportunityRecord = listedRecord({
  kind: 'opportunity',
  id: 'opportunityID',
  entity: opportunities,
  row: (opportunity: OpportunityItem, { team }: Listing) => ({
    ...pick(opportunity, 'title', 'teamID', 'createdBy', 'type', 'visibility', 'city', 'state', 'location'),
    ...pick(opportunity, 'minAge', 'maxAge', 'latitude', 'longitude', 'createdAt'),
    teamName: team?.name,
    startsAt: opportunity.startTime,
    ...daysAtVenue(opportunity.startTime, opportunity.endTime, opportunity.timeZone),
    deadline: opportunity.registrationDeadline,
    cancelled: opportunity.canceledAt !== undefined,
    positions: opportunity.positionsNeeded,
    sport: sportOf(opportunity.sport ?? team?.sport),
    ageRuleID: bodyOf({ ageRuleID: team?.ageRuleID, sport: sportOf(opportunity.sport ?? team?.sport) }),
    seasonUpTo: seasonLimitsOf(team?.seasonCost),
    ageGroups: ageGroupsOf(opportunity, team, seasonOf(opportunity)),
  }),
  references: ({ teamID, opportunityID, hidden }) =>
    teamID && !hidden ? [{ entity: teamOpportunities, key: { teamID, opportunityID } }] : [],
  isPublished: ({ publishedAt }) => publishedAt !== undefined,
})
