/** The one table, as `infra` makes it and the entities use it: no secondary index, streams of new and old images. */
export const table = { partitionKey: 'pk', sortKey: 'sk', timeToLive: 'expiresAt' } as const
