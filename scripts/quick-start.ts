// What makes a bundle answer its first event sooner; measured by `npm run bench:cold`.
import { isBuiltin } from 'node:module'
import type { Plugin } from 'esbuild'

/**
 * Takes Node's own modules by `require`. An `import` of one makes every one of its exports, which loads what nobody asked
 * for: all of fetch and WebSocket for `node:http`.
 */
export const builtinsByRequire: Plugin = {
  name: 'builtins-by-require',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind !== 'require-call' && isBuiltin(path) ? { path, namespace: 'builtin' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)})`,
    }))
  },
}

/**
 * Leaves out the JSON Schema that ElectroDB holds every entity's model against when it is made: models do not change after
 * the build, and the tests run with it.
 */
export const modelsAsTested: Plugin = {
  name: 'models-as-tested',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^jsonschema$/ }, ({ path }) => ({ path, namespace: 'as-tested' }))
    onLoad({ filter: /./, namespace: 'as-tested' }, () => ({
      contents: `export class Validator {
        addSchema() {}
        validate() { return { errors: [] } }
      }
      Validator.prototype.customFormats = {}`,
    }))
  },
}

/**
 * Gives ElectroDB the document client's library by `import`. It asks for it by `require`, for which esbuild would wrap the
 * whole SDK in functions: slower to start.
 */
export const sdkByImport: Plugin = {
  name: 'sdk-by-import',
  setup({ onResolve, onLoad }) {
    const library = '@aws-sdk/lib-dynamodb'
    onResolve({ filter: /^@aws-sdk\/lib-dynamodb$/ }, ({ kind }) =>
      kind === 'require-call' ? { path: library, namespace: 'held' } : undefined,
    )
    onResolve({ filter: /^held$/ }, () => ({ path: library, namespace: 'held' }))
    onLoad({ filter: /./, namespace: 'held' }, () => ({ contents: 'module.exports = {}' }))
    onResolve({ filter: /^electrodb$/ }, ({ path, namespace }) =>
      namespace === 'with-sdk' ? undefined : { path, namespace: 'with-sdk' },
    )
    onLoad({ filter: /./, namespace: 'with-sdk' }, () => ({
      contents: `import held from 'held'
        import * as library from ${JSON.stringify(library)}
        Object.assign(held, library)
        export * from 'electrodb'`,
      resolveDir: import.meta.dirname,
    }))
  },
}

/**
 * Keeps what is loaded at start in few files: each part that is loaded later imports the entry too, and those of the SDK the
 * document client, so esbuild has no reason to split what several of them share with it.
 */
export const fewFilesAtStart = (entry: string): Plugin => ({
  name: 'few-files-at-start',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /./ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'resolved' || isBuiltin(path)) return
      const found = await resolve(path, { kind, resolveDir, importer, pluginData: 'resolved' })
      if (found.external || found.errors.length > 0) return found
      return {
        path: found.path,
        namespace: 'later',
        pluginData: importer.includes('node_modules') ? '@aws-sdk/lib-dynamodb' : entry,
      }
    })
    onLoad({ filter: /./, namespace: 'later' }, ({ path, pluginData }) => ({
      contents: `import ${JSON.stringify(pluginData)}
        import * as part from ${JSON.stringify(path)}
        export * from ${JSON.stringify(path)}
        export default part.default`,
      resolveDir: import.meta.dirname,
    }))
  },
})
