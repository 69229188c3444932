// Build plugins that reduce the cold start time; measured by `npm run bench:cold`.
import { isBuiltin } from 'node:module'
import type { Plugin } from 'esbuild'

/**
 * Loads Node's built-in modules by `require`. An `import` evaluates all exports of a module, which loads unused parts: for
 * `node:http`, all of fetch and WebSocket.
 */
export const requireBuiltins: Plugin = {
  name: 'require-builtins',
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
export const withoutModelValidation: Plugin = {
  name: 'without-model-validation',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^jsonschema$/ }, ({ path }) => ({ path, namespace: 'no-validation' }))
    onLoad({ filter: /./, namespace: 'no-validation' }, () => ({
      contents: `export class Validator {
        addSchema() {}
        validate() { return { errors: [] } }
      }
      Validator.prototype.customFormats = {}`,
    }))
  },
}

const SDK = '@aws-sdk/lib-dynamodb'
/** The name of ElectroDB's file, which is next to the bundle's entry. */
export const ELECTRODB = 'electrodb'

/**
 * Loads ElectroDB when the first entity is created: reads by key do not need it. ElectroDB loads the document client's library by
 * `require`, for which esbuild would wrap the whole SDK in functions, which start more slowly. It is passed what an `import` loaded.
 */
export const lazyElectroDB: Plugin = {
  name: 'lazy-electrodb',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^electrodb$/ }, ({ path, kind, namespace }) => {
      if (namespace === 'with-sdk') return
      return { path, namespace: kind === 'entry-point' ? 'with-sdk' : 'lazy' }
    })
    onResolve({ filter: /./, namespace: 'lazy' }, ({ path }) => ({ path, external: true }))
    onLoad({ filter: /./, namespace: 'lazy' }, () => ({
      contents: `const load = () => require('./${ELECTRODB}.mjs')
        export function Entity(...options) {
          return new (load().Entity)(...options)
        }
        export const CustomAttributeType = (type) => type`,
    }))
    onResolve({ filter: /^held$/ }, () => ({ path: SDK, namespace: 'held' }))
    onResolve({ filter: new RegExp(`^${SDK}$`) }, ({ path, kind }) =>
      kind === 'require-call' ? { path, namespace: 'held' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'held' }, () => ({ contents: 'module.exports = {}' }))
    onLoad({ filter: /./, namespace: 'with-sdk' }, () => ({
      contents: `import held from 'held'
        import * as library from '${SDK}'
        import { Entity } from 'electrodb'
        Object.assign(held, library)
        export { Entity }`,
      resolveDir: import.meta.dirname,
    }))
  },
}

/**
 * Keeps the number of files loaded at start low: each dynamically imported module also imports the entry, or the document client
 * if a package imports it, so esbuild does not split the code that several of them share with it.
 */
export const mergeStartupFiles = (entry: string): Plugin => ({
  name: 'merge-startup-files',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /./ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'resolved' || isBuiltin(path)) return
      const found = await resolve(path, { kind, resolveDir, importer, pluginData: 'resolved' })
      if (found.external || found.errors.length > 0) return found
      return { path: found.path, namespace: 'later', pluginData: importer.includes('node_modules') ? SDK : entry }
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
