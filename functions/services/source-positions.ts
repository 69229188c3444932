import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

const maps = new Map<string, SourceMap | null>()

/**
 * Replaces positions in bundles with positions in their sources. Reads the source maps only now: with Node's `--enable-source-maps` each cold
 * start parses all of them, which takes a tenth of its time.
 */
export const withSourcePositions = (stack: string): string =>
  stack.replace(/(?:file:\/\/)?(\/[^\s():]+\.mjs):(\d+):(\d+)/g, (position, bundle: string, line, column) => {
    const entry = mapOf(bundle)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return position
    return `${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })

function mapOf(bundle: string): SourceMap | null {
  let map = maps.get(bundle)
  if (map === undefined) {
    const file = `${bundle}.map`
    map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null
    maps.set(bundle, map)
  }
  return map
}
