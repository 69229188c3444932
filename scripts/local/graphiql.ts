import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { TYPES } from './static-files.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>GraphiQL - Fungo</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/graphiql/page.css" />
    <style>#root { height: 100dvh } body { margin: 0 }</style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/graphiql/page.js"></script>
  </body>
</html>
`
/** GraphiQL and its editor set styles from scripts. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'"

export const isGraphiQL = (pathname: string) => /^\/graphiql(\/|$)/.test(pathname)

let built: Promise<Map<string, string>> | null = null

/** Serves GraphiQL, which is built when somebody first opens it. It is not deployed. */
export async function serveGraphiQL(pathname: string, response: ServerResponse): Promise<void> {
  built ??= build()
  const name = pathname.split('/')[2]
  const text = name ? (await built).get(name) : PAGE
  response.setHeader('content-security-policy', POLICY)
  if (text === undefined) response.writeHead(404, { 'content-type': TYPES['.txt'] }).end('Not found')
  else response.writeHead(200, { 'content-type': TYPES[name ? `.${name.split('.')[1]}` : '.html'] }).end(text)
}

/** The script and the styles, by file name. */
async function build(): Promise<Map<string, string>> {
  const { buildSync } = await import('esbuild')
  // Unlike the service of `build`, its process ends with the build.
  const { outputFiles } = buildSync({
    entryPoints: { page: join(import.meta.dirname, 'graphiql-page.tsx') },
    outdir: 'graphiql',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'dataurl' },
    logLevel: 'warning',
  })
  return new Map(outputFiles.map(({ path, text }) => [path.split('/').at(-1)!, text]))
}
