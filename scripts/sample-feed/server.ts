// A sample governing body's feed: node scripts/sample-feed/server.ts [--port N] [--token T] [--teams N] [--events N] [--misbehave KIND]
import { parseArgs } from 'node:util'
import { type Misbehaviour, startSampleFeed } from './feed.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    token: { type: 'string' },
    teams: { type: 'string' },
    events: { type: 'string' },
    misbehave: { type: 'string' },
  },
})
const wrong = values.misbehave as Misbehaviour | undefined
const feed = await startSampleFeed({
  port: Number(values.port),
  token: values.token,
  sizes: {
    ...(values.teams ? { teams: Number(values.teams) } : {}),
    ...(values.events ? { events: Number(values.events) } : {}),
  },
  misbehave: wrong && ((request) => (request % 5 === 2 ? wrong : undefined)),
})
console.log(`The sample feed answers at ${feed.url}/v1/teams`)
