// Generates TypeScript from schema.graphql (the parsed document and resolver types for the Lambda, typed documents for the web)
// and docs/functions.md from the functions' manifest. `--check` only reports whether they are current. `--release` keeps the web's
// documents and the schema as those of the last release, whose open tabs send requests to the next one.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as documents from '@graphql-codegen/typed-document-node'
import * as typescript from '@graphql-codegen/typescript'
import * as operations from '@graphql-codegen/typescript-operations'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { type ASTNode, buildSchema, parse, print, stripIgnoredCharacters, visit } from 'graphql'
import { compactDocument } from '../functions/graphql/schema-document/compact-document.ts'
import { functionsTable } from './functions-table.ts'

const check = process.argv.includes('--check')
const text = readFileSync('schema.graphql', 'utf8')
const schema = parse(text)
const schemaAst = buildSchema(text)
const scalars = {
  ID: 'string',
  AWSDateTime: 'string',
  AWSDate: 'string',
  AWSEmail: 'string',
  AWSURL: 'string',
  AWSJSON: 'string',
}

const webDocuments = readdirSync('web', { recursive: true })
  .map((file) => `web/${file}`)
  .filter((file) => file.endsWith('.graphql'))
  .sort()
  .map((location) => ({ location, document: parse(readFileSync(location, 'utf8')) }))

/** The parent type of each GraphQL type: what the domain passes to its field resolvers. */
const mappers = {
  Team: './reads/listed-rows.ts#TeamParent',
  Division: '../domain/teams/entity.ts#DivisionOfTeam',
  TeamContact: '../domain/contacts/entity.ts#TeamContactRow',
  DivisionContact: '../domain/contacts/entity.ts#DivisionContactRow',
  ContactInvitation: '../domain/contacts/entity.ts#ContactInvitationItem',
  TeamTransfer: '../domain/team-transfers/entity.ts#TeamTransferItem',
  Evaluator: '../domain/evaluations/entity.ts#EvaluatorItem',
  Evaluation: '../domain/evaluations/entity.ts#EvaluationItem',
  Player: './reads/listed-rows.ts#PlayerParent',
  TeamHistory: '../domain/roster/entity.ts#RosterRow',
  Event: './reads/listed-rows.ts#EventParent',
  Opportunity: './reads/listed-rows.ts#OpportunityParent',
  Registration: '../domain/registrations/entity.ts#RegistrationItem',
  SignedWaiver: '../domain/registrations/entity.ts#RegistrationItem',
  AgendaEntry: './reads/agenda.ts#AgendaRow',
  Clash: './reads/clashes.ts#ClashRow',
  Season: '../domain/seasons/entity.ts#SeasonItem',
  Position: '../domain/positions/entity.ts#PositionItem',
  AgeRule: '../domain/age-rules/entity.ts#AgeRuleItem',
  User: './reads/listed-rows.ts#UserParent',
  Facet: './reads/lists.ts#FacetParent',
  AdminStats: 'object',
  SafetyRecord: '../domain/safety-records/entity.ts#SafetyRecordRow',
  Watch: '../domain/watches/entity.ts#WatchRow',
  PushSubscription: '../domain/push/entity.ts#PushSubscriptionItem',
  CalendarFeed: '../domain/calendars/entity.ts#CalendarFeedItem',
  Notification: '../domain/notifications/entity.ts#NotificationItem',
  ClaimRequest: '../domain/claims/entity.ts#ClaimRequestItem',
  DeletedRecord: '../domain/deleted-records/entity.ts#DeletedRecordItem',
  Report: '../domain/reports/entity.ts#ReportItem',
  WaitingPhoto: './reads/waiting-photos.ts#PhotoToReview',
  AuditEntry: '../store/audit-log/entry.ts#AuditLogEntry',
  AuditChange: '../store/audit-log/audited.ts#AuditLogChange',
  SyncRun: '../domain/sync/entity.ts#SyncRunItem',
  SyncDeadLetter: '../domain/sync/entity.ts#SyncDeadLetterItem',
}

/** Escapes a document's JSON for a template literal, with each type and field on its own line. */
const asLines = (json: string) =>
  json
    .replaceAll(/\{"kind":"\w+Definition"|\{"name":"\w+","type"/g, '\n$&')
    .replaceAll(/[\\`]/g, '\\$&')
    .replaceAll('${', '\\${')

/** Every visitor loads the documents, so insignificant whitespace is removed. */
const compact = (code: string) =>
  code
    .replaceAll(/(?<=TypedDocumentString\(`)[^`"]*(?=`)/g, (text) =>
      text
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?([{}():!=[\],]|\.\.\.) ?/g, '$1'),
    )
    // Lets the bundler drop unused documents, such as fragments that other documents already include.
    .replaceAll('new TypedDocumentString(`', '/*#__PURE__*/ new TypedDocumentString(`')

async function generate(filename: string, plugins: string[], config: object, docs: typeof webDocuments = []) {
  const content = await codegen({
    filename,
    schema,
    schemaAst,
    documents: docs,
    config: { useTypeImports: true, enumsAsTypes: true, scalars, emitLegacyCommonJSImports: false, ...config },
    pluginMap: { typescript, resolvers, operations, documents } as never,
    plugins: plugins.map((name) => ({ [name]: {} })),
  })
  put(filename, docs.length > 0 ? compact(content) : content)
}

/** The descriptions by 'Team', 'Team.name', or 'Team.events.limit'. */
function descriptionsModule() {
  const found: Record<string, string> = {}
  const path: string[] = []
  visit(schema, {
    enter(node) {
      if (!('name' in node) || !('description' in node)) return
      path.push(node.name!.value)
      if (node.description) found[path.join('.')] = node.description.value
    },
    leave(node) {
      if ('name' in node && 'description' in node) path.pop()
    },
  })
  return `export const descriptions: Record<string, string> = ${JSON.stringify(found, null, 1)}\n`
}

function put(filename: string, content: string) {
  putWhole(filename, `// Written by scripts/codegen.ts from schema.graphql. Do not edit.\n${content}`)
}

function putWhole(filename: string, whole: string) {
  if (check) {
    if (!existsSync(filename) || readFileSync(filename, 'utf8') !== whole) {
      console.error(`${filename} is not current: run \`npm run codegen\`.`)
      process.exitCode = 1
    }
    return
  }
  mkdirSync(dirname(filename), { recursive: true })
  writeFileSync(filename, whole)
}

await generate('functions/graphql/generated.ts', ['typescript', 'resolvers'], {
  contextType: './context.ts#Context',
  maybeValue: 'T | null | undefined',
  inputMaybeValue: 'T | null',
  mappers,
  makeResolverTypeCallable: true,
  resolversNonOptionalTypename: false,
})
// Parsed at build time, so that the first request of a Lambda does not wait for the parser. buildASTSchema reads no empty lists,
// and only the value of names. Descriptions are in a file of their own, which only introspection loads.
const document = JSON.stringify(parse(text, { noLocation: true }), (key, value) => {
  if (key === 'name') return value && { value: value.value }
  return key === 'description' || (Array.isArray(value) && value.length === 0) ? undefined : value
})
put(
  'functions/graphql/schema-document/generated.ts',
  `import { expandedDocument } from './compact-document.ts'

export const schemaDocument = expandedDocument(JSON.parse(\`${asLines(JSON.stringify(compactDocument(JSON.parse(document))))}\`))
`,
)
put('functions/graphql/schema-document/descriptions/generated.ts', descriptionsModule())
await generate('web/api/generated.ts', ['operations', 'documents'], { documentMode: 'string' }, webDocuments)
putWhole('docs/functions.md', functionsTable())
if (process.argv.includes('--release')) {
  const lines = webDocuments.flatMap((it) => it.document.definitions.map((each) => stripIgnoredCharacters(print(each))))
  writeFileSync('test/graphql/last-release.txt', `${lines.join('\n')}\n`)
  const withoutDescription = (node: ASTNode) =>
    'description' in node ? { ...node, description: undefined } : undefined
  writeFileSync('test/graphql/last-release-schema.txt', `${print(visit(schema, { enter: withoutDescription }))}\n`)
}
