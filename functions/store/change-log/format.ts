/**
 * The snapshot format version. Increment it when the columns or terms of the read model change. Each format has its own HEAD and snapshots,
 * so two deployed versions do not read each other's snapshots.
 */
export const SNAPSHOT_FORMAT = 9
