/** The one table, as `infra` makes it and the entities use it: no secondary index, streams of new and old images. */
export const table = { partitionKey: 'pk', sortKey: 'sk', timeToLive: 'expiresAt' } as const

/** What every partition key of the audit log begins with, and no other: no function may update or delete an item there. */
export const AUDIT_PREFIX = 'audit-'
