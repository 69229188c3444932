import type { Write } from '../store.ts'

/** A condition that the record exists and has this owner, or has none. */
export const ownedBy = (get: Write, owner: string | undefined): Write => ({
  params: () => ({
    ...(get.params() as object),
    ...(owner
      ? { ConditionExpression: 'claimedBy = :owner', ExpressionAttributeValues: { ':owner': owner } }
      : { ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(claimedBy)' }),
    isCheck: true,
  }),
})
