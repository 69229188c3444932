import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { mergeConfig, type Plugin } from 'vite'
import website from '../../../web/vite.config.ts'

const folder = join(import.meta.dirname, '../../../functions/values/messages/es')
const HELPERS = ['counts.ts', 'index.ts']
/** Marks the import of a catalog itself. */
const OWN = '?spanish'

/** The Spanish texts, each between two invisible characters without a width, so that a test finds the texts that are none. */
const pseudoTexts: Plugin = {
  name: 'pseudo-texts',
  enforce: 'pre',
  async load(id) {
    if (id.endsWith(OWN)) return { code: await readFile(id.slice(0, -OWN.length), 'utf8'), moduleType: 'ts' }
    if (dirname(id) !== folder || HELPERS.includes(basename(id))) return
    const texts: Record<string, unknown> = await import(id)
    const lines = Object.entries(texts).map(([name, text]) =>
      typeof text === 'string'
        ? `export const ${name} = ${JSON.stringify(`\u2063${text}\u2064`)}`
        : `export const ${name} = (...inputs) => '\u2063' + texts.${name}(...inputs) + '\u2064'`,
    )
    return { code: [`import * as texts from ${JSON.stringify(id + OWN)}`, ...lines].join('\n'), moduleType: 'js' }
  },
}

export default mergeConfig(website({ command: 'build', mode: 'production' }), { plugins: [pseudoTexts] })
