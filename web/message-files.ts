import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Locale } from '../functions/values/messages/locale.ts'
import { type CompiledMessage, compileMessages } from '../scripts/messages.ts'

const PREFIX = 'message:'
const registry = fileURLToPath(new URL('../functions/values/messages/registry.ts', import.meta.url))

/**
 * Leaves one language in the build: a message without inputs becomes a literal where it is shown, and any other a module of its own, so
 * that each chunk has only its own messages.
 */
export function messageFiles(locale: Locale): Plugin {
  let messages: Map<string, CompiledMessage>
  return {
    name: 'message-files',
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      messages = new Map((await compileMessages()).map((message) => [message.key, message]))
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`)
        ? `import * as registry from '${registry}'; export default ${messages.get(id.slice(PREFIX.length + 1))!.code[locale]}`
        : null,
    transform: {
      filter: { code: "/messages/generated.ts'" },
      handler(code) {
        const imported = new Set<string>()
        const body = code.replaceAll(/\bm\.(\w+)(\(\))?/g, (used, key: string, call: string | undefined) => {
          const message = messages.get(key)
          if (!message) return used
          if (call) return message.code[locale].replace('() => ', '')
          imported.add(key)
          return `m_${key}`
        })
        const imports = [...imported].map((key) => `import m_${key} from '${PREFIX}${key}'`)
        return body.replace(/import \* as m from '[^']+\/messages\/generated\.ts'/, imports.join(';'))
      },
    },
  }
}
