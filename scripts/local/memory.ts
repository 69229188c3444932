import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const SHARED_MEMORY = '/dev/shm'
/** A RAM-backed folder, if this machine has one. */
export const MEMORY = existsSync(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir()
