// Builds what changed since the last build: the Lambdas into dist/functions, the web app into dist/web.
import { buildStale } from './local/build.ts'

await buildStale({ web: true, say: console.log })
