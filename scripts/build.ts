// Builds what is deployed and what changed since the last build: the Lambdas into dist/functions, the web into dist/web.
import { buildStale } from './local/build.ts'

await buildStale({ web: true, say: console.log })
