// Acceptance tests against a running Fungo: `npm run test:deployed -- URL`, signed in as ADMIN_EMAIL with ADMIN_PASSWORD.
import { parseArgs } from 'node:util'
import './localhost-names.ts'
import { LOCAL_ADMIN, LOCAL_ENDPOINT, LOCAL_FEED } from './deploy/local.ts'
import { startSampleFeed } from './sample-feed/server.ts'
import { checksOf, SkippedCheck } from './test-deployed/checks.ts'
import { mailbox } from './test-deployed/mailbox.ts'

const {
  positionals: [address],
  values: { feed: withFeed, 'feed-host': host },
} = parseArgs({
  allowPositionals: true,
  options: { feed: { type: 'boolean', default: false }, 'feed-host': { type: 'string' } },
})
if (!address?.startsWith('http')) {
  console.error('Usage: npm run test:deployed -- https://fungo.example [--feed [--feed-host ADDRESS]]')
  process.exit(1)
}
const url = address.replace(/\/+$/, '')
const isLocal = /^(localhost|.*\.localhost|127\.0\.0\.1|.*\.localstack\.cloud)$/.test(new URL(url).hostname)
const { ADMIN_EMAIL = LOCAL_ADMIN.email, ADMIN_PASSWORD = LOCAL_ADMIN.password, AWS_ENDPOINT_URL } = process.env

const feed = withFeed
  ? await startSampleFeed({ ...LOCAL_FEED, host, sizes: { teams: 120, events: 60, players: 80, contacts: 60 } })
  : null
const checks = checksOf({
  url,
  admin: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
  mail: await mailbox(url, isLocal ? (AWS_ENDPOINT_URL ?? LOCAL_ENDPOINT) : undefined),
})
const outcomes = { ok: 0, skipped: 0, FAILED: 0 }
for (const [name, check] of Object.entries(checks)) {
  const started = performance.now()
  const { outcome, reason } = await check().then(
    () => ({ outcome: 'ok' as const, reason: '' }),
    (error: Error) =>
      error instanceof SkippedCheck
        ? { outcome: 'skipped' as const, reason: `: ${error.message}` }
        : { outcome: 'FAILED' as const, reason: `\n        ${error.stack}` },
  )
  outcomes[outcome]++
  console.log(`${outcome.padEnd(7)} ${name} (${Math.round(performance.now() - started)} ms)${reason}`)
}
await feed?.stop()
console.log(`${outcomes.ok} passed, ${outcomes.FAILED} failed, ${outcomes.skipped} skipped`)
process.exitCode = outcomes.FAILED === 0 ? 0 : 1
