export const HOUR_SECONDS = 60 * 60
export const DAY_SECONDS = 24 * HOUR_SECONDS
export const HOUR_MS = 1000 * HOUR_SECONDS
export const DAY_MS = 1000 * DAY_SECONDS

/** The value of an item's TTL attribute, in seconds since 1970. DynamoDB deletes the item some time after it. */
export const expiresAfter = (seconds: number, from = new Date()) => Math.floor(from.getTime() / 1000) + seconds
