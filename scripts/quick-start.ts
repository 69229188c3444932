// Build plugins that reduce the cold start time; measured by `npm run bench:cold`.
import { isBuiltin } from 'node:module'
import type { Plugin } from 'esbuild'

/**
 * Loads Node's built-in modules by `require`. An `import` evaluates all exports of a module, which loads unused parts: for
 * `node:http`, all of fetch and WebSocket.
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
 * Leaves out the JSON Schema validator that ElectroDB runs on each entity's model: models do not change after the build, and the
 * tests run with the validator.
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
 * Passes the document client's library to ElectroDB by `import`. ElectroDB loads it by `require`, for which esbuild would wrap
 * the whole SDK in functions, which start more slowly.
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
 * Keeps the number of files loaded at start low: each dynamically imported module also imports the entry, or the document client
 * if a package imports it, so esbuild does not split the code that several of them share with it.
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
