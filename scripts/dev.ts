import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { context } from 'esbuild'
import { createServer } from 'vite'
import { functionNames } from '../functions/manifest.ts'
import { buildOptions } from './bundle.ts'
import { PUBLISHED } from './local/build.ts'
import { run } from './local/run.ts'

const root = join(import.meta.dirname, '..')

const cloud = await run(async (server) => {
  const vite = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server }, proxy: {} },
  })
  return (_, request, response) => {
    const published = PUBLISHED[request.url!.slice(1)]
    if (published) {
      response.setHeader('content-type', 'text/plain; charset=utf-8').end(readFileSync(join(root, published)))
      return
    }
    // Vite's hot reload needs inline scripts, which the built website's content security policy blocks.
    response.removeHeader('content-security-policy')
    vite.middlewares(request, response)
  }
})

for (const name of functionNames) {
  let isFirst = true
  const options = buildOptions(name)
  const watched = await context({
    ...options,
    plugins: [
      ...options.plugins,
      {
        name: 'reload',
        setup(build) {
          build.onEnd(({ errors }) => {
            if (errors.length > 0) return
            if (!isFirst) cloud.reload(name)
            isFirst = false
          })
        },
      },
    ],
  })
  await watched.watch()
}
