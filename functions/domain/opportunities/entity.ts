import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'
import type { Hidden } from '../../store/records/hidden.ts'

export type OpportunityItem = EntityItem<ReturnType<typeof opportunities>>

const OPPORTUNITY_TYPES = ['TRYOUT', 'GUEST_NEED'] as const
const VISIBILITIES = ['PUBLIC', 'PRIVATE', 'INVITE_ONLY', 'HIDDEN'] as const

/** Times are UTC instants, shown in `timeZone`. Transactions of registrations update the counts. */
// The opportunity. Its registrations are in the same partition.
export const opportunities = entity('opportunity', { byID: ['opp#${opportunityID}', 'meta'] }, () => ({
  opportunityID: { type: 'string', required: true },
  version: { type: 'number', required: true },
  type: { type: OPPORTUNITY_TYPES, required: true },
  title: { type: 'string', required: true },
  description: { type: 'string' },
  whatToBring: { type: 'string' },
  /** The number of changes of time or place, cancellations, and reopenings: SEQUENCE of its calendar file. */
  calendarSequence: { type: 'number' },
  sport: { type: 'string' },
  startTime: { type: 'string', required: true },
  endTime: { type: 'string' },
  timeZone: { type: 'string', required: true },
  location: { type: 'string', required: true },
  city: { type: 'string' },
  state: { type: 'string' },
  latitude: { type: 'number' },
  longitude: { type: 'number' },
  positionsNeeded: { type: 'list', items: { type: 'string' }, required: true },
  minAge: { type: 'number' },
  maxAge: { type: 'number' },
  feeCents: { type: 'number', required: true },
  capacity: { type: 'number', required: true },
  approvedCount: { type: 'number', required: true },
  registrationCount: { type: 'number', required: true },
  /** Spots held for families on the waitlist. */
  offeredCount: { type: 'number' },
  waitlistCount: { type: 'number' },
  /** The number of approved and rejected registrations. */
  decidedCount: { type: 'number' },
  /** The date at the venue (YYYY-MM-DD) by which the organizer plans to review registrations. */
  decideBy: { type: 'string' },
  waiverRequired: { type: 'boolean', required: true },
  registrationDeadline: { type: 'string' },
  /** Until when a guest player can be found, for a guest need. */
  neededBy: { type: 'string' },
  /** The organizer who asks families in waves. Absent while nobody does. */
  askedBy: { type: 'string' },
  visibility: { type: VISIBILITIES, required: true },
  canceledAt: { type: 'string' },
  /** When it became public for the first time. */
  publishedAt: { type: 'string' },
  /** Taken down by an admin. Only its owner and admins see it. */
  hidden: { type: CustomAttributeType<Hidden>('any') },
  teamID: { type: 'string' },
  createdBy: { type: 'string', required: true },
  createdAt: { type: 'string', required: true },
  updatedAt: { type: 'string', required: true },
}))

/** A team's reference to an opportunity it offers. */
// The opportunities a team offers.
export const teamOpportunities = entity(
  'team-opportunity',
  { byTeam: ['team#${teamID}', 'opp#${opportunityID}'] },
  () => ({ teamID: { type: 'string', required: true }, opportunityID: { type: 'string', required: true } }),
)
