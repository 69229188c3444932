/**
 * The format of snapshots. It changes whenever the columns or terms of the read model do. Each format has its own HEAD and snapshots:
 * two versions of the functions do not read each other's.
 */
export const SNAPSHOT_FORMAT = 6
