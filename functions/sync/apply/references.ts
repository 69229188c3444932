import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { FeedKind } from '../../domain/sync/entity.ts'
import { syncReferences } from '../../domain/sync/reference-entity.ts'
import { backoff } from '../../store/backoff.ts'
import { client, tableName } from '../../store/dynamo.ts'
import { parseItem } from '../../store/entity.ts'
import { batchGet, keyOf } from '../../store/store.ts'

type ReferenceKey = { source: string; kind: FeedKind; externalID: string }
export type Reference = ReferenceKey & { localID: string }
/** `removed`: the `modified` of the source's deletion. Absent if a person deleted the record. */
export type KnownReference = Reference & { removed?: string }

/** Whether the source deleted the record after this version. */
export const isRemoved = ({ removed }: KnownReference, modified: string) => removed !== undefined && modified <= removed

/** Whether a missing record must not be recreated: a person deleted it, or the source deleted it after this version. */
export const isPermanentlyDeleted = (known: KnownReference | undefined, modified: string) =>
  known !== undefined && (!known.removed || isRemoved(known, modified))

/** Why a record that a person deleted is rejected. Deletions by the source are not reported. */
export const DELETED_IN_FUNGO = 'Deleted in Fungo.'

type Item = Record<string, unknown>

const RETRY_MS = 20_000

const referenceGet = (key: ReferenceKey) => keyOf(syncReferences().get(key))

/** The stored references of the external records, by external ID. */
export async function knownReferences(
  source: string,
  kind: FeedKind,
  externalIDs: Iterable<string>,
  consistent: boolean,
) {
  const keys = [...new Set(externalIDs)].map((externalID) => referenceGet({ source, kind, externalID }))
  const items = await batchGet(keys, consistent)
  const references = items.map((item): KnownReference => parseItem(syncReferences, item))
  return new Map(references.map((reference) => [reference.externalID, reference]))
}

/** Writes the references. The last one of each key wins. Retries unprocessed writes. */
export async function putReferences(references: readonly Reference[]) {
  const items = references.map((reference) => (syncReferences().put(reference).params() as { Item: Item }).Item)
  const requests = [...new Map(items.map((Item) => [Item.pk, { PutRequest: { Item } }])).values()]
  const chunks = Array.from({ length: Math.ceil(requests.length / 25) }, (_, at) =>
    requests.slice(at * 25, at * 25 + 25),
  )
  await Promise.all(chunks.map(putChunk))
}

async function putChunk(requests: { PutRequest: { Item: Item } }[]) {
  const canRetry = backoff({ timeoutMs: RETRY_MS, first: 20, longest: 2_000 })
  for (let left = requests; ; ) {
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [tableName()]: left } }))
    left = (UnprocessedItems?.[tableName()] ?? []) as typeof requests
    if (left.length === 0) return
    if (!(await canRetry())) throw new Error('DynamoDB left writes of a batch unprocessed for too long.')
  }
}

/** Writes missing references: an earlier attempt may have crashed after it wrote the records. */
export async function ensureReferences(references: readonly Reference[]) {
  const items = await batchGet(references.map(referenceGet), true)
  const known = new Set(items.map(({ pk }) => pk))
  await putReferences(references.filter((reference) => !known.has(referenceGet(reference).pk)))
}
