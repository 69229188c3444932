import { check, type Write } from '../store.ts'

/** A condition that the record exists and has this owner, or has none. */
export const ownedBy = (get: Write, owner: string | undefined): Write =>
  owner
    ? check(get, 'claimedBy = :owner', { ExpressionAttributeValues: { ':owner': owner } })
    : check(get, 'attribute_exists(pk) AND attribute_not_exists(claimedBy)')
