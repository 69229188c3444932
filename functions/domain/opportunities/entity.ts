import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity, optional, required } from '../../store/entity.ts'
import type { Hidden } from '../../store/records/hidden.ts'

export type OpportunityItem = EntityItem<ReturnType<typeof opportunities>>

const OPPORTUNITY_TYPES = ['TRYOUT', 'GUEST_NEED'] as const
const VISIBILITIES = ['PUBLIC', 'PRIVATE', 'INVITE_ONLY', 'HIDDEN'] as const

export type RosterSpots = { position: string; spots: number }

/** Times are UTC instants, shown in `timeZone`. Transactions of registrations update the counts. */
// The opportunity. Its registrations are in the same partition.
export const opportunities = entity('opportunity', { byID: ['opp#${opportunityID}', 'meta'] }, () => ({
  ...required('string', 'title', 'startTime', 'timeZone', 'location', 'createdBy', 'createdAt', 'updatedAt'),
  ...required('number', 'version', 'feeCents', 'capacity', 'approvedCount', 'registrationCount', 'waitlistCount'),
  ...required('number', 'inLineCount'),
  waiverRequired: { type: 'boolean', required: true },
  ...optional('string', 'description', 'whatToBring', 'sport', 'endTime', 'city', 'state', 'registrationDeadline'),
  ...optional('string', 'canceledAt', 'teamID'),
  /** How to pay the organizer, for families with an approved registration. */
  ...optional('string', 'paymentNote', 'paymentURL'),
  ...optional('number', 'latitude', 'longitude', 'minAge', 'maxAge'),
  type: { type: OPPORTUNITY_TYPES, required: true },
  /** The number of changes of time, place, or status: SEQUENCE of its calendar file. */
  calendarSequence: { type: 'number' },
  /** Whether a freed spot is offered to the first in line without the organizer. */
  offersAutomatically: { type: 'boolean', required: true },
  positionsNeeded: { type: 'list', items: { type: 'string' }, required: true },
  /** Spots held for families on the waitlist. */
  offeredCount: { type: 'number', required: true },
  /** The number of approved and rejected registrations. */
  decidedCount: { type: 'number', required: true },
  /** The date at the venue (YYYY-MM-DD) by which the organizer plans to review registrations. */
  decideBy: { type: 'string' },
  /** The event for which guests are needed. Approved ones may be on the team's roster there. */
  forEventID: { type: 'string' },
  /** Until when a guest player can be found, for a guest need. */
  neededBy: { type: 'string' },
  /** The organizer who asks families in waves. Absent while nobody does. */
  askedBy: { type: 'string' },
  /** The spots on the team's roster that the organizer fills. Empty position: any. */
  rosterSpots: { type: CustomAttributeType<RosterSpots[]>('any') },
  visibility: { type: VISIBILITIES, required: true },
  /** When it became public for the first time. */
  publishedAt: { type: 'string' },
  /** Taken down by an admin. Only its owner and admins see it. */
  hidden: { type: CustomAttributeType<Hidden>('any') },
  /** See `unverifiedMark`. */
  unverifiedBy: { type: 'string' },
}))

/** The counts of an opportunity without registrations. */
export const NO_COUNTS = {
  approvedCount: 0,
  registrationCount: 0,
  offeredCount: 0,
  waitlistCount: 0,
  inLineCount: 0,
  decidedCount: 0,
}

/** A team's reference to an opportunity it offers. */
// The opportunities a team offers.
export const teamOpportunities = entity('team-opportunity', { byTeam: ['team#${teamID}', 'opp#${opportunityID}'] })
