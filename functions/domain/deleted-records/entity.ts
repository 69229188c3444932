import type { EntityItem } from 'electrodb'
import { entity, expiring, required } from '../../store/entity.ts'

export type DeletedRecordItem = EntityItem<ReturnType<typeof deletedRecords>>
export type DeletedRecordPart = EntityItem<ReturnType<typeof deletedRecordParts>>

export const DELETED_KINDS = ['team', 'player', 'event', 'opportunity'] as const
export type DeletedKind = (typeof DELETED_KINDS)[number]
/** `removedTeam`: a team that its source deleted. It returns if the source lists it again, and nobody can restore it by hand. */
export const COPIED_KINDS = [...DELETED_KINDS, 'removedTeam'] as const
export type CopiedKind = (typeof COPIED_KINDS)[number]

/** A deleted record, kept while it can be restored. */
// The deleted records of a kind.
export const deletedRecords = entity('deleted-record', { byKind: ['deleted#${kind}', '${recordID}'] }, () => ({
  ...required('string', 'name', 'deletedBy', 'deletedAt'),
  holdsKey: { type: 'boolean' },
  kind: { type: COPIED_KINDS, required: true },
  /** The user who claimed or created it. */
  ownerID: { type: 'string' },
  /** Deleted by an admin who is not the owner. Only an admin can restore it. */
  isByAdmin: { type: 'boolean', required: true },
  /** The item, as JSON. */
  record: { type: 'string', required: true },
  /** Whether all related items are copied. */
  isComplete: { type: 'boolean', required: true },
  ...expiring,
}))

/** A related item that was deleted with its record. */
// The related items of a deleted record.
export const deletedRecordParts = entity(
  'deleted-record-part',
  { byRecord: ['deleted-part#${kind}#${recordID}', '${entity}#${partID}'] },
  () => ({
    kind: { type: COPIED_KINDS, required: true },
    /** Entity name of the item. */
    entity: { type: 'string', required: true },
    /** The item, as JSON. */
    item: { type: 'string', required: true },
    ...expiring,
  }),
)
