import { completeDeletion, keepDeletedParts } from '../deleted-records/copies.ts'
import {
  conditionCheck,
  queryPartition,
  retryOnConflict,
  transactWrite,
  versionConflict,
  type Write,
} from '../store.ts'
import type { MergedKind, MergedRecordItem } from './entity.ts'
import { mergesOf } from './kept.ts'
import { moveReports } from './move-reports.ts'

export type Writes = (readonly [Write, Error?])[]
/** The record that was kept, and the merges that lead to it. */
export type Kept<Item> = { id: string; record: Item; merges: MergedRecordItem[] }
export type Children = Awaited<ReturnType<typeof queryPartition>>
type Step = () => Promise<void>

type Records<Item> = {
  get(id: string): Write
  find(id: string): Promise<Item | null>
  isIn(children: Children): boolean
}

/** Moves what belonged to a merged record to the one that was kept: each thing in a transaction of its own. */
export function moverOf<Item>(kind: MergedKind, fromID: string, records: Records<Item>) {
  async function findKept(): Promise<Kept<Item> | null> {
    const merges = await mergesOf(kind, fromID)
    const id = merges.at(-1)?.intoID
    const record = id ? await records.find(id) : null
    return id && record ? { id, record, merges } : null
  }

  return {
    fromID,

    /** Reads the thing again and writes it to the kept record. A thing that is gone was moved by another call. */
    move: <Thing>(
      read: () => Promise<Thing>,
      writes: (thing: NonNullable<Thing>, kept: Kept<Item>) => Writes | Promise<Writes>,
    ) =>
      retryOnConflict(async () => {
        const [thing, kept] = await Promise.all([read(), findKept()])
        if (thing && kept) await transactWrite(await writes(thing, kept))
      }),

    /** The condition that the kept record still exists. */
    exists: ({ id }: Kept<Item>) => [conditionCheck(records.get(id), 'exists'), versionConflict] as const,

    /** Keeps with the duplicate what the kept record already has. */
    keep: (entity: string, partID: string, item: object) => keepDeletedParts(kind, fromID, [{ entity, partID, item }]),

    /**
     * Moves until no child is left. Several calls may run at a time, and again after one ended halfway. False if the record
     * was not merged, or the kept one no longer exists.
     */
    async moveAll(stepsOf: (children: Children) => Step[], finish?: Step): Promise<boolean> {
      for (;;) {
        const children = await queryPartition(records.get(fromID), true)
        const kept = await findKept()
        if (!kept || records.isIn(children)) return false
        const steps = stepsOf(children)
        if (steps.length === 0) {
          await finish?.()
          await moveReports(kind, fromID, kept.id)
          await completeDeletion(kind, fromID)
          return true
        }
        for (const step of steps) await step()
      }
    },
  }
}

export type Mover<Item> = ReturnType<typeof moverOf<Item>>
