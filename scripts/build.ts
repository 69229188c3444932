// Builds what is deployed: the Lambdas into dist/functions, the web into dist/web.
import { execFileSync } from 'node:child_process'

execFileSync('node', ['scripts/bundle.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
execFileSync('vite', ['build', '--config', 'web/vite.config.ts'], { stdio: 'inherit' })
