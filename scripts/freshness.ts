import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'

/** Checks whether a build is current, by modification times and sizes of its source files. */
export function freshness(stampFile: string) {
  const stampOf = (files: string[]) => {
    const hash = createHash('sha256')
    for (const file of files) {
      const found = statSync(file, { throwIfNoEntry: false })
      hash.update(`${file} ${found?.mtimeMs} ${found?.size}\n`)
    }
    return hash.digest('hex')
  }
  return {
    /** Without `now`, checks the files of the last build. With it, added or removed files also count. */
    isFresh(now?: string[]): boolean {
      try {
        const { files, stamp } = JSON.parse(readFileSync(stampFile, 'utf8')) as { files: string[]; stamp: string }
        return stampOf(now ?? files) === stamp
      } catch {
        return false
      }
    },
    remember(files: string[]) {
      writeFileSync(stampFile, JSON.stringify({ files, stamp: stampOf(files) }))
    },
  }
}

export const filesIn = (...patterns: string[]) =>
  globSync(patterns, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
