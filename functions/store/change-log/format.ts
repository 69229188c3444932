import { crc32 } from 'node:zlib'
import { columns } from './rows.ts'

/** Increment it when other terms of the read model change than those of `columns`. */
const TERMS = 1

/**
 * The number of the snapshot format, of 31 bits. Each format has its own HEAD and snapshots, so two deployed versions do not read each
 * other's snapshots. A change of the columns or their filters is another format.
 */
export const SNAPSHOT_FORMAT = crc32(JSON.stringify([TERMS, columns])) >>> 1
