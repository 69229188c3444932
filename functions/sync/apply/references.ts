import type { FeedKind } from '../../domain/sync/entity.ts'
import { syncReferences } from '../../domain/sync/reference-entity.ts'
import { findAll } from '../../store/store.ts'

/** `removed`: the `modified` of the source's deletion. Absent if a person deleted the record. */
export type KnownReference = { source: string; kind: FeedKind; externalID: string; localID: string; removed?: string }

/** Whether the source deleted the record after this version. */
export const isRemoved = ({ removed }: KnownReference, modified: string) => removed !== undefined && modified <= removed

/** Whether a missing record must not be recreated: a person deleted it, or the source deleted it after this version. */
export const isPermanentlyDeleted = (known: KnownReference | undefined, modified: string) =>
  known !== undefined && (!known.removed || isRemoved(known, modified))

/** The team and contact of a contact's reference. A contact that waited for its team when it was deleted has neither. */
export function contactOf({ localID }: KnownReference) {
  const [teamID = '', contactID = ''] = localID.split('.')
  return { teamID, contactID }
}

/** Why a record that a person deleted is rejected. Deletions by the source are not reported. */
export const DELETED_IN_FUNGO = 'Deleted in Fungo.'

/** The stored references of the external records, by external ID. */
export async function knownReferences(
  source: string,
  kind: FeedKind,
  externalIDs: Iterable<string>,
  consistent: boolean,
) {
  const keys = [...externalIDs].map((externalID) => ({ source, kind, externalID }))
  const references: KnownReference[] = await findAll(syncReferences, keys, consistent)
  return new Map(references.map((reference) => [reference.externalID, reference]))
}
