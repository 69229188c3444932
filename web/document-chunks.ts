import type { Plugin } from 'vite'
import { documentText, GENERATED, isSharedRead } from './shared-reads.ts'

const IMPORT = /import \{([^}]*)\} from '[./]*\/api\/generated\.ts'/g
const QUERY = '?document='

/** Splits generated.ts into one module per document, which knows whether it is a shared read. Otherwise the first screen with a query would load all documents. */
export const documentChunks = (): Plugin => ({
  name: 'document-chunks',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/web/') || !code.includes('/api/generated.ts')) return null
    return code.replace(IMPORT, (_, list: string) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name.endsWith('Document') && !name.startsWith('type '))
        .map((name) => `import { ${name} } from '${GENERATED}${QUERY}${name}'`)
        .join(';'),
    )
  },
  resolveId: (id) => (id.startsWith(GENERATED + QUERY) ? id : null),
  load(id) {
    if (!id.startsWith(GENERATED + QUERY)) return null
    const name = id.slice(GENERATED.length + QUERY.length)
    const meta = isSharedRead(name) ? ', { isShared: true }' : ''
    return {
      code: `import { TypedDocumentString } from '${GENERATED}'\nexport const ${name} = /*#__PURE__*/ new TypedDocumentString(\`${documentText(name)}\`${meta})`,
      moduleType: 'js',
    }
  },
})
