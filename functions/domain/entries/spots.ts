import { raiseVersion, replaceItem, unchangedSince } from '../../store/records/version.ts'
import { findAll, queryPartition, versionConflict, type Writes } from '../../store/store.ts'
import { conflict, notFound } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { type EventItem, entryTurns, events } from '../events/entity.ts'
import { players } from '../players/entity.ts'
import { scheduleOfferEnd } from '../scheduled-work/entity.ts'
import { choiceWrites, type EntryItem, entries, entryID, teamEntries } from './entity.ts'

/** A division of an event, with its entries as they were read together. */
export type EnteredDivision = NonNullable<Awaited<ReturnType<typeof findDivision>>>

type Key = Pick<EntryItem, 'eventID' | 'divisionID'>

export async function readDivision(key: Key): Promise<EnteredDivision> {
  const found = isID(key.eventID) && (await findDivision(key))
  if (!found) throw notFound('Division')
  return found
}

export async function findDivision({ eventID, divisionID }: Key) {
  const partition = await queryPartition(events().get({ eventID }), true)
  const [event] = partition.of(events)
  const division = event?.divisions?.find(({ id }) => id === divisionID)
  if (!event || !division) return null
  const ofDivision = (it: { divisionID: string }) => it.divisionID === divisionID
  return {
    event,
    division,
    all: partition.of(entries).filter(ofDivision),
    turn: partition.of(entryTurns).find(ofDivision),
  }
}

/** An accepted team has a spot, and an offer holds one. */
export const holdsSpot = ({ status, offerExpiresAt }: EntryItem) =>
  status === 'ACCEPTED' || offerExpiresAt !== undefined

export const hasSpot = ({ division, all }: Pick<EnteredDivision, 'division' | 'all'>) =>
  !division.soldOut && !division.canceled && all.filter(holdsSpot).length < (division.max ?? Number.POSITIVE_INFINITY)

const isInLine = ({ status, offerExpiresAt }: EntryItem) => status === 'WAITLISTED' && !offerExpiresAt

/** The waitlist, in the order in which the teams joined it. */
export const lineOf = (all: readonly EntryItem[]) =>
  all
    .filter(isInLine)
    .sort((a, b) => a.waitlistedAt!.localeCompare(b.waitlistedAt!) || a.teamID.localeCompare(b.teamID))

export const unchangedEvent = ({ eventID, version }: EventItem) =>
  [unchangedSince(events().get({ eventID }), version), versionConflict] as const

/**
 * The writes of a changed entry. If it takes a spot, no other entry of the division and not the event may have changed since they were read:
 * together with the count of the spots, that is the condition that one is free.
 */
export function changeEntry(of: EnteredDivision, before: EntryItem, after: EntryItem): Writes {
  const { eventID, divisionID } = before
  const takesSpot = holdsSpot(after) && !holdsSpot(before)
  if (takesSpot && !hasSpot(of)) throw conflict(refusalTexts.divisionFull)
  return [
    replaceItem(entries(), before, after),
    ...(takesSpot
      ? [raiseVersion(entryTurns(), { eventID, divisionID }, of.turn!), unchangedEvent(of.event)]
      : takesTurn(before)),
    ...scheduleOfferEnd(
      { kind: 'entry-offer', recordID: entryID(before) },
      before.offerExpiresAt,
      after.offerExpiresAt,
    ),
  ]
}

export const OFF_THE_LINE = { waitlistedAt: undefined, offerExpiresAt: undefined, isLate: undefined }

/** Moving it to this division again is told again. */
export const WITHDRAWN = { status: 'WITHDRAWN', ...OFF_THE_LINE, movedFrom: undefined } as const

export const isOver = ({ status }: EntryItem) => status === 'DECLINED' || status === 'WITHDRAWN'

/** What becomes of an entry in a division that does not take place: the team gets back all it paid. */
export const ended = (entry: EntryItem) =>
  isOver(entry)
    ? {}
    : { ...OFF_THE_LINE, status: 'DECLINED' as const, decidedBy: undefined, refundCents: entry.feePaidCents }

/**
 * The writes that restore a removed entry. Without a free spot, an accepted team waits. An earlier offer does not come back. In a division that
 * does not take place, it ends.
 */
export async function restoredEntry(entry: EntryItem, gone: Error): Promise<Writes> {
  const of = await readDivision(entry)
  const { offerExpiresAt: _, movedFrom: __, roster, ...others } = entry
  const there = await findAll(
    players,
    (roster ?? []).map((playerID) => ({ playerID })),
    true,
  )
  const kept = { ...others, ...(roster && { roster: there.map(({ playerID }) => playerID) }) }
  const waits = { status: 'WAITLISTED', waitlistedAt: entry.updatedAt } as const
  const isWithout = entry.status === 'ACCEPTED' && !hasSpot(of)
  const back: EntryItem = { ...kept, ...(of.division.canceled ? ended(kept) : isWithout && waits) }
  return [
    [entries().create(back), gone],
    [teamEntries().put(entry)],
    ...there.flatMap(({ playerID }) => choiceWrites({ playerID, eventID: entry.eventID })),
    ...(of.turn ? [raiseVersion(entryTurns(), of.turn, of.turn)] : takesTurn(entry)),
    unchangedEvent(of.event),
  ]
}

/** Makes concurrent writes that take a spot read again. */
export const takesTurn = ({ eventID, divisionID }: Key): Writes => [
  [entryTurns().upsert({ eventID, divisionID }).add({ version: 1 })],
]
