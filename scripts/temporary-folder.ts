import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []

/** A new folder that is removed when this process exits. */
export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'fungo-'))
  if (folders.push(folder) === 1) process.once('exit', removeAll)
  return folder
}

function removeAll() {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
