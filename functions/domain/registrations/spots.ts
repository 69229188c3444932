import { replaceItem } from '../../store/records/version.ts'
import { versionConflict, type Writes } from '../../store/store.ts'
import { type OpportunityItem, opportunities } from '../opportunities/entity.ts'
import { heldSpots, isFull } from '../opportunities/status.ts'
import { scheduleOfferEnd } from '../scheduled-work/entity.ts'
import { type RegistrationItem, registrations } from './entity.ts'

/** A registration with an offer holds a spot until the offer ends. */
export const isOffered = ({ offerExpiresAt }: RegistrationItem) => offerExpiresAt !== undefined
export const isWaitlisted = (it: RegistrationItem) => it.waitlistedAt !== undefined && !isOffered(it)
/** Whether it waits for a spot: not offered one, and none passed to others. */
const isInLine = (it: RegistrationItem) => it.status === 'PENDING' && !isOffered(it) && !it.offerPassedAt
/** Whether it is the organizer's turn to review it. */
export const isUndecided = (it: RegistrationItem) =>
  isInLine(it) && !it.waitlistedAt && !it.judgedAt && !it.waitsForFamily
const isApproved = ({ status }: RegistrationItem) => status === 'APPROVED'

export const placeInLine = ({ placeInLine, createdAt, playerID }: RegistrationItem) =>
  placeInLine ?? `${createdAt}#${playerID}`

/** Pending registrations and the waitlist are one line, in order of registration unless the organizer has moved one. */
export const lineOf = (all: readonly RegistrationItem[]) =>
  all.filter(isInLine).sort((a, b) => (placeInLine(a) < placeInLine(b) ? -1 : 1))

/** Whether the place in the line matters to the family, because no spot is free for it. */
export const isWaiting = (it: RegistrationItem, opportunity: OpportunityItem) =>
  isInLine(it) && (it.judgedAt !== undefined || isFull(opportunity))

/** How the change of a registration changes the opportunity's counts. */
export const difference = (before: RegistrationItem | null, after: RegistrationItem | null) => {
  const by = (counts: (it: RegistrationItem) => boolean) =>
    Number(after !== null && counts(after)) - Number(before !== null && counts(before))
  return {
    registrationCount: by(() => true),
    approvedCount: by(isApproved),
    offeredCount: by(isOffered),
    waitlistCount: by(isWaitlisted),
    inLineCount: by(isInLine),
    decidedCount: by(({ status }) => status !== 'PENDING'),
  }
}

/** Whether the change needs a free spot. */
export function takesSpot(before: RegistrationItem | null, after: RegistrationItem | null): boolean {
  const { approvedCount, offeredCount } = difference(before, after)
  return approvedCount + offeredCount > 0
}

// biome-ignore lint/suspicious/noExplicitAny: the arguments of ElectroDB's where
type Where = any

/**
 * The writes that update the opportunity's counts. If a spot is taken, a condition checks that one is free. Counts are incremented, so
 * concurrent changes are not lost. The version is incremented too, so that an edit based on older counts is retried. `requiresShown`: fails
 * if an admin has hidden the opportunity or the organizer has edited it.
 */
export function countChange(
  opportunity: OpportunityItem,
  before: RegistrationItem | null,
  after: RegistrationItem | null,
  requiresShown = false,
): Writes {
  const { opportunityID, updatedAt } = opportunity
  const conditions = (held: Where, operations: Where) => [
    ...(takesSpot(before, after) ? [hasFreeSpot(opportunity, held, operations)] : []),
    ...(requiresShown ? [operations.notExists(held.hidden), operations.eq(held.updatedAt, updatedAt)] : []),
  ]
  const patch = opportunities()
    .patch({ opportunityID })
    .add({ version: 1, ...difference(before, after) })
    .where((held, operations) => conditions(held, operations).join(' AND '))
  return [[patch, versionConflict]]
}

/** Whether the change offers or confirms a spot. */
function isGain(before: RegistrationItem, after: RegistrationItem): boolean {
  const { approvedCount, offeredCount } = difference(before, after)
  return approvedCount > 0 || offeredCount > 0
}

/**
 * Approved plus offered must stay below the capacity. DynamoDB conditions cannot add attributes, so the offered count must be unchanged.
 */
const hasFreeSpot = ({ capacity, offeredCount }: OpportunityItem, held: Where, { eq, lt }: Where) =>
  [
    lt(held.approvedCount, capacity - offeredCount),
    eq(held.capacity, capacity),
    eq(held.offeredCount, offeredCount),
  ].join(' AND ')

/** The condition of a new registration: the opportunity is still full, or still has free spots, as it was when read. */
export function isUnchangedFor(opportunity: OpportunityItem, held: Where, operations: Where) {
  const { capacity, offeredCount } = opportunity
  const { eq, gt, gte } = operations
  if (!isFull(opportunity)) return `${hasFreeSpot(opportunity, held, operations)} AND ${eq(held.waitlistCount, 0)}`
  const same = [eq(held.capacity, capacity), eq(held.offeredCount, offeredCount)].join(' AND ')
  return `(${gt(held.waitlistCount, 0)} OR (${same} AND ${gte(held.approvedCount, capacity - offeredCount)}))`
}

/** See `scheduleOfferEnd`. */
export function scheduleOffer(before: RegistrationItem | null, after: RegistrationItem | null): Writes {
  const { opportunityID, playerID } = (after ?? before)!
  const work = { kind: 'offer', recordID: `${opportunityID}.${playerID}` } as const
  return scheduleOfferEnd(work, before?.offerExpiresAt, after?.offerExpiresAt)
}

/** The writes that replace the registration and update its counts and scheduled work. No spot is offered or confirmed while hidden. */
export const changeRegistration = (
  opportunity: OpportunityItem,
  before: RegistrationItem,
  after: RegistrationItem,
): Writes => [
  replaceItem(registrations(), before, after),
  ...countChange(opportunity, before, after, isGain(before, after)),
  ...scheduleOffer(before, after),
]

export const hasSpot = (opportunity: OpportunityItem) => heldSpots(opportunity) < opportunity.capacity
