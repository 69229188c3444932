// npm run bench:costs: the CPU time of the most expensive documents that the cost limit allows a visitor, on the local cloud with the demo: each
// object field of the schema with each field inside it, on the largest page. The ratio is to the median of all documents. Linux only.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql'
import { weightOf } from '../../functions/graphql/limits/cost.ts'
import { LIMITS, requestCost } from '../../functions/graphql/limits/query-limits.ts'
import { apiClient } from '../api-client.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { processorTimeOf, startFungo } from './local-cloud.ts'
import { median, options } from './measure.ts'

const { repeats, longest } = options({ repeats: 2, longest: 25 })
const REPEATED_FROM_MS = 300
/** Until the notices and snapshots of the demo are written, whose CPU time would count. */
const SETTLING_MS = 90_000

type Field = GraphQLField<unknown, unknown>
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const queryType = schema.getQueryType()!
const rowTypeOf = (field: Field) => getNamedType(field.type) as GraphQLObjectType
const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields())
const objectsOf = (type: GraphQLObjectType) => fieldsOf(type).filter((it) => isObjectType(getNamedType(it.type)))
const leavesOf = (type: GraphQLObjectType) =>
  fieldsOf(type).filter((it) => !isObjectType(getNamedType(it.type)) && !it.args.some(isRequiredArgument))
const isPaged = (field: Field) => field.args.some(({ name }) => name === 'perPage')

/** The shortest way from the query to each type, by a list with pages if there is one. */
function waysTo(): Map<GraphQLObjectType, Field[]> {
  const ways = new Map<GraphQLObjectType, Field[]>([[queryType, []]])
  const paged = (type: GraphQLObjectType) => objectsOf(type).toSorted((a, b) => Number(isPaged(b)) - Number(isPaged(a)))
  for (const [type, way] of ways) {
    for (const field of paged(type)) if (!ways.has(rowTypeOf(field))) ways.set(rowTypeOf(field), [...way, field])
  }
  return ways
}

type Selected = { way: Field[]; leaves: Field[] }

/** Each object field with its leaves, and with each object field inside it. A field with a weight is also selected alone. */
const selections = (): Selected[] =>
  [...waysTo()].flatMap(([type, way]) =>
    objectsOf(type).flatMap((field) => {
      const row = rowTypeOf(field)
      const here = [...way, field]
      return [
        { way: here, leaves: leavesOf(row) },
        ...leavesOf(row).flatMap((leaf) => (weightOf(row.name, leaf) > 0 ? [{ way: here, leaves: [leaf] }] : [])),
        ...objectsOf(row).map((inner) => ({ way: [...here, inner], leaves: leavesOf(rowTypeOf(inner)).slice(0, 2) })),
      ]
    }),
  )

const folder = temporaryFolder()
const fungo = await startFungo(folder)
await sleep(SETTLING_MS)
const visitor = apiClient(fungo.url)
const { teams, players, events, opportunities } = await visitor.send(`{
  teams(perPage: 200) { id players { id } }
  players(perPage: 1) { id }
  events(perPage: 1) { id }
  opportunities(perPage: 1) { id }
}`)
const largestTeam = teams.toSorted(
  (a: (typeof teams)[0], b: (typeof teams)[0]) => b.players.length - a.players.length,
)[0]
const samples: Record<string, string> = {
  teamID: largestTeam.id,
  playerID: players[0].id,
  opportunityID: opportunities[0].id,
  team: largestTeam.id,
  player: players[0].id,
  event: events[0].id,
  opportunity: opportunities[0].id,
  text: 'a',
  city: 'Austin',
  state: 'TX',
}

function argumentsOf(field: Field, perPage?: number) {
  const required = field.args.filter(isRequiredArgument).map(({ name, type }) => {
    const sample = samples[name === 'id' ? field.name : name] ?? (getNamedType(type).name === 'String' ? 'a' : 'none')
    return `${name}: ${getNamedType(type).name === 'Float' ? 30 : JSON.stringify(sample)}`
  })
  const all = [...required, ...(perPage && isPaged(field) ? [`perPage: ${perPage}`] : [])]
  return all.length > 0 ? `(${all.join(', ')})` : ''
}

function documentOf({ way, leaves }: Selected, perPage: number, aliases: number) {
  const innermost = leaves.map(({ name }) => name).join(' ') || '__typename'
  const root = way.reduceRight(
    (inside, field) => `${field.name}${argumentsOf(field, perPage)} { ${inside} }`,
    innermost,
  )
  const roots = aliases === 1 ? [root] : Array.from({ length: aliases }, (_, i) => `a${i}: ${root}`)
  return `{ ${roots.join(' ')} }`
}

const costOf = (document: string) => requestCost({ schema, document: parse(document) })

/** The largest number for which the document is within the cost limit. 0 if there is none. */
function largest(max: number, documentFor: (size: number) => string): number {
  let [allowed, refused] = [0, max + 1]
  while (refused - allowed > 1) {
    const middle = Math.floor((allowed + refused) / 2)
    if (costOf(documentFor(middle)) <= LIMITS.cost) allowed = middle
    else refused = middle
  }
  return allowed
}

function mostExpensive(selected: Selected): string | null {
  const isFlat = selected.way.length === 1
  const perPage = largest(isFlat ? 10_000 : 1_000, (size) => documentOf(selected, size, 1))
  const aliases = perPage && largest(LIMITS.rootFields, (count) => documentOf(selected, perPage, count))
  return aliases ? documentOf(selected, perPage, aliases) : null
}

async function timeOf(query: string) {
  const before = processorTimeOf(fungo.pid)
  const response = await fetch(`${fungo.url}/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
  })
  const text = await response.text()
  return { query, ms: processorTimeOf(fungo.pid) - before, text }
}

const documents = [...new Set(selections().flatMap((it) => mostExpensive(it) ?? []))]
const measured: Awaited<ReturnType<typeof timeOf>>[] = []
for (const query of documents) {
  let fastest = await timeOf(query)
  // The first request also compiles.
  for (let i = 0; i < repeats && fastest.ms > REPEATED_FROM_MS; i++) {
    const again = await timeOf(query)
    if (again.ms < fastest.ms) fastest = again
  }
  measured.push(fastest)
}
const usual = median(measured.map(({ ms }) => ms))
console.log(`${measured.length} documents, median ${usual.toFixed(0)} ms`)
for (const { query, ms, text } of measured.toSorted((a, b) => b.ms - a.ms).slice(0, longest)) {
  const shown = query.length > 150 ? `${query.slice(0, 150)}…` : query
  const error = /"message":"([^"]+)"/.exec(text)?.[1] ?? ''
  console.log(
    `${ms.toFixed(0).padStart(6)} ms, ratio ${(ms / usual).toFixed(0)}, cost ${costOf(query)}: ${shown} ${error}`,
  )
}
await fungo.stop()
process.exit(0)
