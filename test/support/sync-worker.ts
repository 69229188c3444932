import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { TestProject } from 'vitest/node'
import { buildOptions } from '../../scripts/bundle.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the bundle of a sync worker thread. */
    syncWorker: string
  }
}

/** Bundles the sync worker. Tests start hundreds of worker threads, and a bundle starts ten times as fast as its sources. */
export default async function setup(project: TestProject) {
  const outdir = await mkdtemp(join(tmpdir(), 'fungo-sync-worker-'))
  await build({
    ...buildOptions('sync-worker'),
    entryPoints: { index: 'test/sync/worker-thread.ts' },
    outdir,
    plugins: [],
    metafile: false,
  })
  project.provide('syncWorker', join(outdir, 'index.mjs'))
  return () => rm(outdir, { recursive: true, force: true })
}
