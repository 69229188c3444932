import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const GENERATED = new URL('./api/generated.ts', import.meta.url).pathname
const IMPORT = /import \{([^}]*)\} from '[./]*\/api\/generated\.ts'/g
const QUERY = '?document='

/** Splits generated.ts into one module per document. Otherwise the first screen with a query would load all documents. */
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
    const document = new RegExp(`export const ${name} = .*?(\`[^\`]*\`)`).exec(readFileSync(GENERATED, 'utf8'))?.[1]
    return {
      code: `import { TypedDocumentString } from '${GENERATED}'\nexport const ${name} = /*#__PURE__*/ new TypedDocumentString(${document})`,
      moduleType: 'js',
    }
  },
})
