import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Writes a function bundle with this source, and an empty file that its `note` appends to. */
export function functionFile(source: string) {
  const place = temporaryFolder()
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
