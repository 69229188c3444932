import type { Rows } from '../change-log/rows.ts'
import type { OpportunityItem } from './entity.ts'

/** What the directory keeps of an opportunity. */
export const opportunityRow = (opportunity: OpportunityItem, teamName?: string): Rows['opportunity'] => ({
  title: opportunity.title,
  teamName,
  teamID: opportunity.teamID,
  createdBy: opportunity.createdBy,
  type: opportunity.type,
  visibility: opportunity.visibility,
  city: opportunity.city,
  state: opportunity.state,
  location: opportunity.location,
  startsAt: opportunity.startTime,
  deadline: opportunity.registrationDeadline,
  cancelled: opportunity.canceledAt !== undefined,
  positions: opportunity.positionsNeeded,
  minAge: opportunity.minAge,
  maxAge: opportunity.maxAge,
  latitude: opportunity.latitude,
  longitude: opportunity.longitude,
  createdAt: opportunity.createdAt,
})
