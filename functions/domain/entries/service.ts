import { isHidden } from '../../store/records/hidden.ts'
import { replaceItem } from '../../store/records/version.ts'
import { retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { badInput, conflict, notFound } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { parse } from '../../values/parse.ts'
import { refundOf } from '../../values/refunds.ts'
import { dayAt, notAfter } from '../../values/time-format.ts'
import type { EventItem } from '../events/entity.ts'
import { offerEnd } from '../registrations/waitlist.ts'
import { getManagedTeam, managesTeam, unchanged } from '../teams/managers.ts'
import { type Caller, userExists } from '../users/entity.ts'
import { type EntryItem, entries, teamEntries } from './entity.ts'
import {
  changeEntry,
  type EnteredDivision,
  findDivision,
  hasSpot,
  isOver,
  lineOf,
  OFF_THE_LINE,
  readDivision,
  takesTurn,
  unchangedEvent,
  WITHDRAWN,
} from './spots.ts'
import { decisionInput, entryInput, feeInput, insuranceInput, teamCheckInInput } from './validation.ts'

/**
 * A team that withdrew may enter again, with its insurance and what it paid beyond the refund. After the deadline, or without a free spot, the
 * entry waits.
 */
export async function enterTeam(input: unknown, { caller, now }: { caller: Caller; now: Date }): Promise<EntryItem> {
  const { note, contactID, ...ids } = parse(entryInput, input)
  const at = now.toISOString()
  return retryOnConflict(async () => {
    const of = await readDivision(ids)
    const { event, division, all } = of
    if (isHidden(event)) throw notFound('Division')
    if (division.canceled) throw conflict(refusalTexts.divisionCanceled)
    const team = await getManagedTeam(ids.teamID, caller)
    if (contactID && contactID !== caller.userID && !managesTeam(team, contactID))
      throw badInput('contactID', refusalTexts.contactDoesNotManage)
    checkOpen(event, now)
    const before = all.find(({ teamID }) => teamID === team.teamID)
    if (before && before.status !== 'WITHDRAWN') throw conflict(refusalTexts.teamAlreadyEntered)
    const isLate = division.deadline !== undefined && dayAt(at, event.timeZone) > division.deadline
    const waits = isLate || !hasSpot(of)
    const entry: EntryItem = {
      ...ids,
      version: (before?.version ?? 0) + 1,
      status: waits ? 'WAITLISTED' : 'APPLIED',
      waitlistedAt: waits ? at : undefined,
      isLate: isLate || undefined,
      note: note || undefined,
      contactID: contactID ?? undefined,
      feePaidCents: before?.feePaidCents && before.feePaidCents - (before.refundCents ?? 0),
      insuredUntil: before?.insuredUntil,
      enteredBy: caller.userID,
      createdAt: at,
      updatedAt: at,
    }
    await transactWrite([
      before ? replaceItem(entries(), before, entry) : [entries().create(entry), versionConflict],
      ...takesTurn(entry),
      unchangedEvent(event),
      [unchanged(team), versionConflict],
      [teamEntries().put(ids)],
      userExists(caller.userID),
    ])
    return entry
  })
}

export function checkOpen({ date, status }: EventItem, now: Date) {
  if (status === 'cancelled') throw conflict(refusalTexts.eventCanceled)
  if (date <= now.toISOString()) throw conflict(refusalTexts.eventStarted)
}

/** The team gives its spot back. What comes back of the fee is what the policy says on this day, or all after a decline. */
export const withdrawEntry = (id: string, now: Date): Promise<EntryItem> =>
  change(id, now, (entry, { event }) => {
    if (entry.status === 'WITHDRAWN') return null
    checkOpen(event, now)
    return withdrawn(entry, event, now)
  })

/** Withdraws an entry that has not ended, also after the event has started. */
export const endEntry = (id: string, now: Date): Promise<EntryItem> =>
  change(id, now, (entry, { event }) => (isOver(entry) ? null : withdrawn(entry, event, now)))

const withdrawn = (entry: EntryItem, event: EventItem, now: Date) => ({
  ...WITHDRAWN,
  roster: undefined,
  refundCents: entry.status === 'DECLINED' ? entry.refundCents : refundNow(entry, event, now),
})

export const refundNow = ({ feePaidCents = 0 }: EntryItem, { refundPolicy, timeZone }: EventItem, now: Date) =>
  refundOf({ policy: refundPolicy, paidCents: feePaidCents }, dayAt(now, timeZone))

export type EntryDecision = 'ACCEPTED' | 'WAITLISTED' | 'DECLINED'
export type Deciding = { decidedBy: string; now: Date }

/** The organizer's decision, which may be changed. A team that is declined gets back all it paid. */
export function decideEntry(
  id: string,
  status: EntryDecision,
  input: unknown,
  { decidedBy, now }: Deciding,
): Promise<EntryItem> {
  const { reason } = parse(decisionInput, input)
  return change(id, now, (entry, { event, division }) => {
    if (division.canceled) throw conflict(refusalTexts.divisionCanceled)
    if (entry.status === 'WITHDRAWN') throw conflict(refusalTexts.entryWithdrawn)
    if (isHidden(event)) throw conflict(refusalTexts.eventHiddenReviewLater)
    if (entry.status === status && !entry.offerExpiresAt) return null
    return {
      ...OFF_THE_LINE,
      status,
      decidedBy,
      waitlistedAt: status === 'WAITLISTED' ? (entry.waitlistedAt ?? now.toISOString()) : undefined,
      reason: (status === 'DECLINED' && reason) || undefined,
      refundCents: status === 'DECLINED' ? entry.feePaidCents : undefined,
    }
  })
}

/** The team takes the spot that is held for it. */
export const acceptEntryOffer = (id: string, now: Date): Promise<EntryItem> =>
  change(id, now, (entry, { event }) => {
    if (entry.status === 'ACCEPTED') return null
    checkOpen(event, now)
    if (!entry.offerExpiresAt || entry.offerExpiresAt <= now.toISOString()) throw conflict(refusalTexts.noSpotHeld)
    return { status: 'ACCEPTED', ...OFF_THE_LINE }
  })

/** Records what the team paid. */
export function recordEntryFee(id: string, input: unknown, now: Date): Promise<EntryItem> {
  const { feePaidCents } = parse(feeInput, input)
  return change(id, now, () => ({ feePaidCents }))
}

/** Records through which day the team is insured. '' if the organizer has not confirmed it. */
export function recordEntryInsurance(id: string, input: unknown, now: Date): Promise<EntryItem> {
  const { insuredUntil } = parse(insuranceInput, input)
  return change(id, now, () => ({ insuredUntil: insuredUntil || undefined }))
}

/** Records the team's arrival. Phones send changes when they are back online, in any order and more than once: the latest change wins. */
export function checkInTeam(id: string, input: unknown, now: Date): Promise<EntryItem> {
  const parsed = parse(teamCheckInInput, input)
  const checkedInAt = parsed.checkedInAt ? notAfter(parsed.checkedInAt, now) : undefined
  const checkInChangedAt = notAfter(parsed.changedAt ?? parsed.checkedInAt ?? now.toISOString(), now)
  return change(id, now, (entry) => {
    if ((entry.checkInChangedAt ?? '') > checkInChangedAt) return null
    if (entry.status !== 'ACCEPTED') throw conflict(coachRefusalTexts.teamNotAccepted)
    return { checkedInAt, checkInChangedAt }
  })
}

export function entryKey(id: string) {
  const [eventID, divisionID, teamID, ...rest] = id.split('.')
  if (!isID(eventID) || !isID(divisionID) || !isID(teamID) || rest.length > 0) throw notFound('Entry')
  return { eventID, divisionID, teamID }
}

type Change = (entry: EntryItem, of: EnteredDivision) => Partial<EntryItem> | null

/** The entry, and the division as it was read together with it. */
export async function getEntry(id: string) {
  const key = entryKey(id)
  const of = await readDivision(key)
  const entry = of.all.find(({ teamID }) => teamID === key.teamID)
  if (!entry) throw notFound('Entry')
  return { ...of, entry }
}

export const change = (id: string, now: Date, changesOf: Change) =>
  retryOnConflict(async () => {
    const { entry, ...of } = await getEntry(id)
    const changes = changesOf(entry, of)
    if (!changes) return entry
    const next = changed(entry, changes, now)
    await transactWrite(changeEntry(of, entry, next))
    return next
  })

export const changed = (entry: EntryItem, changes: Partial<EntryItem>, now: Date): EntryItem => ({
  ...entry,
  ...changes,
  version: entry.version + 1,
  updatedAt: now.toISOString(),
})

type Key = Pick<EntryItem, 'eventID' | 'divisionID'>

/** Offers each free spot to the next team of the waitlist but `exceptID`, for a day. Idempotent and safe to run concurrently. */
export async function offerFreeEntrySpots(key: Key, now = new Date(), exceptID?: string): Promise<void> {
  while (await retryOnConflict(() => offerOneSpot(key, now, exceptID)));
}

async function offerOneSpot(key: Key, now: Date, exceptID?: string): Promise<boolean> {
  const of = await findDivision(key)
  if (!of) return false
  const { event, all } = of
  const next = lineOf(all).find(({ teamID }) => teamID !== exceptID)
  const offerExpiresAt = offerEnd({ startTime: event.date }, now)
  if (!next || !offerExpiresAt || !hasSpot(of) || event.status === 'cancelled' || isHidden(event)) return false
  await transactWrite(changeEntry(of, next, changed(next, { offerExpiresAt }, now)))
  return true
}
