import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Publishes docs/security-program.md, to which the privacy policy links. */
export const securityProgram = (): Plugin => ({
  name: 'security-program',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(new URL('../docs/security-program.md', import.meta.url))
    this.emitFile({ type: 'asset', fileName: 'legal/security-program.txt', source })
  },
})
