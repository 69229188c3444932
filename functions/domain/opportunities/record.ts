import { listedRecord } from '../records/listed-record.ts'
import { type OpportunityItem, opportunities, teamOpportunities } from './entity.ts'
import { opportunityRow } from './row.ts'

/** An opportunity is found by the name of its team too. */
type Listing = { teamName: string | undefined }

export const opportunityRecord = listedRecord({
  kind: 'opportunity',
  id: 'opportunityID',
  entity: opportunities,
  row: (opportunity: OpportunityItem, { teamName }: Listing) => opportunityRow(opportunity, teamName),
  references: ({ teamID, opportunityID }) =>
    teamID ? [{ entity: teamOpportunities, key: { teamID, opportunityID } }] : [],
})
