import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { TestProject } from 'vitest/node'
import { buildOptions } from '../../scripts/bundle.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The bundle of a sync worker's thread. */
    syncWorker: string
  }
}

/** Tests start hundreds of worker threads: a bundle starts in a tenth of the time that its sources take. */
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
