import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { MEMORY } from '../../scripts/local/memory.ts'

const folders: string[] = []

// Hooks run in reverse order, so the file's own hooks have stopped what uses the folders.
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A new folder that is removed after the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(MEMORY, 'fungo-test-'))
  folders.push(folder)
  return folder
}
