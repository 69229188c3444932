import { isBuiltin } from 'node:module'
import type { Plugin, PluginBuild } from 'esbuild'

const SDK = '@aws-sdk/lib-dynamodb'
/** The name of ElectroDB's file, which is next to the bundle's entry. */
export const ELECTRODB = 'electrodb'

/** Loads less code before the first event of a function: see docs/decisions/0011-a-bundle-made-to-start.md. */
export const coldStart = (entry: string): Plugin => ({
  name: 'cold-start',
  setup(build) {
    loadElectroDBLater(build)
    mergeStartupFiles(build, entry)
  },
})

/**
 * Loads ElectroDB when the first entity is created: reads by key do not need it. ElectroDB loads the document client's library by
 * `require`, for which esbuild would wrap the whole SDK in functions, which start more slowly. It is passed what an `import` loaded.
 * Gain: 7 to 16 % of a cold start.
 */
function loadElectroDBLater({ onResolve, onLoad }: PluginBuild) {
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
}

/**
 * Keeps the number of files loaded at start low: each dynamically imported module also imports the entry, or the document client
 * if a package imports it, so esbuild does not split the code that several of them share with it.
 * Gain: 21 % of a cold start.
 */
function mergeStartupFiles({ onResolve, onLoad, resolve }: PluginBuild, entry: string) {
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
}
