// Runs all of Fungo on this machine. See docs/local-cloud.md for the settings.
import { run } from './local/run.ts'

await run()
