/** The table, as `infra` creates it and the entities use it: no secondary index, streams of new and old images. */
export const table = { partitionKey: 'pk', sortKey: 'sk', timeToLive: 'expiresAt' } as const

/** The prefix of every audit log partition key, and of no other. IAM denies functions any update or delete of its items. */
export const AUDIT_PREFIX = 'audit-'
