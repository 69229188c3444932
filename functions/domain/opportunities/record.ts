import { listedRecord } from '../../store/records/listed-record.ts'
import type { TeamItem } from '../teams/entity.ts'
import { type OpportunityItem, opportunities, teamOpportunities } from './entity.ts'
import { opportunityRow } from './row.ts'

/** The team's name, sport, season's cost, and age groups are indexed for the opportunity. */
type Listing = { team: Pick<TeamItem, 'name' | 'sport' | 'seasonCost' | 'divisions'> | null }

export const opportunityRecord = listedRecord({
  kind: 'opportunity',
  id: 'opportunityID',
  entity: opportunities,
  row: (opportunity: OpportunityItem, { team }: Listing) => opportunityRow(opportunity, team),
  references: ({ teamID, opportunityID, hidden }) =>
    teamID && !hidden ? [{ entity: teamOpportunities, key: { teamID, opportunityID } }] : [],
})
