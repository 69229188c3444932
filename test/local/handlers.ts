import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const folder = () => mkdtempSync(join(tmpdir(), 'fungo-local-'))

/** Writes a function bundle with this source, and an empty file that its `note` appends to. */
export function functionFile(source: string) {
  const place = folder()
  const file = join(place, 'index.mjs')
  const notes = join(place, 'notes')
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
     const note = (text) => appendFileSync(${JSON.stringify(notes)}, text + '\\n')
     ${source}`,
  )
  writeFileSync(notes, '')
  return { file, notes }
}
