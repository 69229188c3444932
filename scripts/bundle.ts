// Bundles each Lambda into dist/functions/<name>. infra deploys these folders, and the local cloud runs them.
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { BuildOptions, Metafile } from 'esbuild'
import { PREVIEW_FILES } from '../functions/graphql/site/preview-files.ts'
import { type FunctionName, functionNames, functions } from '../functions/manifest.ts'
import { coldStart, ELECTRODB } from './cold-start.ts'
import { freshness } from './freshness.ts'

const root = join(import.meta.dirname, '..')
const output = join(root, 'dist/functions')

// CommonJS packages call `require` for Node's built-in modules, which ES modules do not have.
const REQUIRE = `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);`

export const buildOptions = (name: FunctionName) =>
  ({
    absWorkingDir: root,
    entryPoints: { index: functions[name].entry, [ELECTRODB]: 'electrodb' },
    outdir: join(output, name),
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Use one format of packages that have two. Otherwise graphql would be bundled twice.
    mainFields: ['module', 'main'],
    plugins: [coldStart(join(root, functions[name].entry))],
    alias: { 'node:http': join(root, 'scripts/lazy-http.cjs') },
    // It has native code, which cannot be bundled: see `native-packages.ts`.
    external: ['sharp'],
    minify: true,
    // Otherwise graphql-js searches for a second copy of itself at every type that it looks at.
    define: { 'process.env.NODE_ENV': '"production"' },
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    banner: { js: REQUIRE },
    metafile: true,
    logLevel: 'warning',
    // The `later` modules of `cold-start.ts` re-export a default export even where there is none.
    logOverride: { 'import-is-undefined': 'silent' },
  }) satisfies BuildOptions

/** The entry file of a function's bundle. */
export const bundleOf = (name: FunctionName) => join(output, name, 'index.mjs')

const stampOf = (name: FunctionName) => freshness(join(output, `${name}.stamp.json`))

/** Builds the bundles whose sources changed since their last build, and returns their names. */
export async function bundle(): Promise<FunctionName[]> {
  const stale = functionNames.filter((name) => !stampOf(name).isFresh())
  if (stale.length === 0) return []
  const { build, stop } = await import('esbuild')
  await Promise.all(
    stale.map(async (name) => {
      rmSync(join(output, name), { recursive: true, force: true })
      mkdirSync(join(output, name), { recursive: true })
      const { metafile } = await build(buildOptions(name))
      if (name === 'graphql') copyPreviewFiles()
      remember(name, metafile!)
    }),
  )
  // Stop the esbuild service, which would otherwise keep hundreds of MB in memory.
  await stop()
  return stale
}

function copyPreviewFiles() {
  const { resolve } = createRequire(import.meta.url)
  for (const { name, source } of PREVIEW_FILES) copyFileSync(resolve(source), join(output, 'graphql', name))
}

function remember(name: FunctionName, metafile: Metafile) {
  writeFileSync(join(output, `${name}.meta.json`), JSON.stringify(metafile))
  const own = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/') && !file.includes(':'))
  const others = ['package-lock.json', 'scripts/bundle.ts', 'scripts/cold-start.ts', 'scripts/lazy-http.cjs']
  stampOf(name).remember([...own, ...others].map((file) => join(root, file)))
}

/** Returns the files of a bundle that are loaded before the first event. */
export function filesAtStart({ outputs }: Metafile): string[] {
  const entry = Object.keys(outputs).find((file) => basename(file) === 'index.mjs')!
  const first = new Set<string>()
  const visit = (file: string) => {
    if (first.has(file)) return
    first.add(file)
    for (const { path, kind } of outputs[file]!.imports) if (kind === 'import-statement' && outputs[path]) visit(path)
  }
  visit(entry)
  return [...first]
}

/** Returns the bundle size in bytes: total, and the part loaded before the first event. */
export function sizes(metafile: Metafile) {
  const { outputs } = metafile
  const first = filesAtStart(metafile)
  const sum = (files: string[]) => files.reduce((bytes, file) => bytes + outputs[file]!.bytes, 0)
  const all = Object.keys(outputs).filter((file) => file.endsWith('.mjs'))
  return { all: sum(all), atStart: sum(first), filesAtStart: first.length }
}

if (import.meta.main) {
  const built = await bundle()
  console.log(built.length ? `Built ${built.join(', ')}.` : 'The bundles are up to date.')
  if (process.argv.includes('--report')) {
    const { readFileSync } = await import('node:fs')
    for (const name of functionNames) {
      const file = join(output, `${name}.meta.json`)
      if (!existsSync(file)) continue
      const { all, atStart } = sizes(JSON.parse(readFileSync(file, 'utf8')))
      const kb = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`.padStart(8)
      console.log(`${name.padEnd(15)} ${kb(all)} total, ${kb(atStart)} at start`)
    }
  }
}
