// Generates TypeScript from schema.graphql (its types as data, its descriptions, and resolver types for the Lambda, types for the web), the
// operations of each .graphql file of the web next to it, docs/functions.md from the functions' manifest, and docs/permissions.md from the rows of the operations. `--release` keeps the web's
// documents and the schema as those of the last release, whose open tabs send requests to the next one.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as operations from '@graphql-codegen/typescript-operations'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import {
  type ASTNode,
  buildSchema,
  concatAST,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  stripIgnoredCharacters,
  visit,
} from 'graphql'
import { schemaTypes } from '../functions/graphql/schema-types/schema-types.ts'
import { functionsTable } from './functions-table.ts'
import { webDocuments } from './web-documents.ts'

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
  EventDivision: '../domain/events/entity.ts#DivisionOfEvent',
  Entry: '../domain/entries/entity.ts#EntryItem',
  EventPlayer: '../domain/entries/roster.ts#RosterPlayer',
  EventWaiver: './reads/event-waivers.ts#EventWaiverRow',
  Game: './reads/schedule.ts#GameRow',
  Opportunity: './reads/listed-rows.ts#OpportunityParent',
  Registration: '../domain/registrations/entity.ts#RegistrationItem',
  SignedWaiver: './reads/event-waivers.ts#SignedWaiverRow',
  AgendaEntry: './reads/agenda.ts#AgendaRow',
  Clash: './reads/clashes.ts#ClashRow',
  Season: '../domain/seasons/entity.ts#SeasonItem',
  Position: '../domain/positions/entity.ts#PositionItem',
  AgeRule: '../domain/age-rules/entity.ts#AgeRuleItem',
  User: './reads/listed-rows.ts#UserParent',
  Facet: './reads/listed-rows.ts#FacetParent',
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

const { documents, shared } = webDocuments()
/** Each operation with the fragments that it uses. */
const withFragments = separateOperations(concatAST(documents.map(({ document }) => document)))
/** The shared queries by the hashes of their texts. */
const persisted: Record<string, string> = {}

const operationsOf = ({ definitions }: DocumentNode) =>
  definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION)

/** The fragments of other files that the file's operations use. */
const externalFragments = (file: DocumentNode) =>
  operationsOf(file)
    .flatMap(({ name }) => withFragments[name!.value]!.definitions)
    .filter((it) => it.kind === Kind.FRAGMENT_DEFINITION)
    .filter((fragment) => !file.definitions.includes(fragment))
    .map((node) => ({ node, name: node.name.value, onType: node.typeCondition.name.value, isExternal: true }))

/** A plugin of GraphQL Code Generator that writes the `TypedDocument` of each operation. */
const typedDocuments = {
  plugin: (_: unknown, [file]: typeof documents, __: unknown, { outputFile = '' }) => ({
    // A file of fragments has no operation.
    prepend: operationsOf(file!.document)
      .slice(0, 1)
      .map(
        () => `import type { TypedDocument } from './${relative(dirname(outputFile), 'web/api')}/typed-document.ts'`,
      ),
    content: operationsOf(file!.document).map(typedDocument).join('\n'),
  }),
}

function typedDocument(operation: OperationDefinitionNode) {
  const name = operation.name!.value
  const used = withFragments[name]!.definitions.filter((it) => it !== operation)
  const text = stripIgnoredCharacters([operation, ...used].map(print).join(' '))
  const hash = shared.has(name) ? createHash('sha256').update(text).digest('hex') : undefined
  if (hash) persisted[hash] = text
  const type = name + (operation.operation === 'query' ? 'Query' : 'Mutation')
  return `export const ${name}Document: TypedDocument<${type}, ${type}Variables> = ${JSON.stringify({ name, text, hash })}`
}

async function generate(filename: string, plugins: string[], config: object, files: typeof documents = []) {
  const content = await codegen({
    filename,
    schema,
    schemaAst,
    documents: files,
    config: { useTypeImports: true, enumsAsTypes: true, scalars, emitLegacyCommonJSImports: false, ...config },
    pluginMap: { typescript, resolvers, operations, typedDocuments } as never,
    plugins: plugins.map((name) => ({ [name]: {} })),
  })
  put(filename, content)
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
  mkdirSync(dirname(filename), { recursive: true })
  writeFileSync(filename, `// Written by scripts/codegen.ts. Do not edit.\n${content}`)
}

await generate('functions/graphql/generated.ts', ['typescript', 'resolvers'], {
  contextType: './context.ts#Context',
  maybeValue: 'T | null | undefined',
  inputMaybeValue: 'T | null',
  mappers,
  makeResolverTypeCallable: true,
  resolversNonOptionalTypename: false,
})
// Read at build time, so that the first request of a Lambda does not wait for the parser.
put(
  'functions/graphql/schema-types/generated.ts',
  `import type { SchemaTypes } from './schema-types.ts'

export const schemaTypes: SchemaTypes = JSON.parse(${JSON.stringify(JSON.stringify(schemaTypes(schemaAst)))})
`,
)
put('functions/graphql/schema-types/descriptions/generated.ts', descriptionsModule())
const types = 'web/api/generated.ts'
const maybe = { maybeValue: 'T | null', inputMaybeValue: 'T | null | undefined' }
await generate(types, ['typescript'], { ...maybe, onlyOperationTypes: true }, documents)
const imports = { importSchemaTypesFrom: types, importExtension: '.ts', namespacedImportName: 'Types' }
for (const { location, document } of documents)
  await generate(
    location.replace('.graphql', '.generated.ts'),
    ['operations', 'typedDocuments'],
    { ...imports, externalFragments: externalFragments(document) },
    [{ location, document }],
  )
writeFileSync('web/api/persisted-documents.generated.json', JSON.stringify(persisted))
writeFileSync('docs/functions.md', functionsTable())
// It imports what was generated above.
writeFileSync('docs/permissions.md', (await import('./permissions-table.ts')).permissionsTable())
if (process.argv.includes('--release')) {
  const lines = documents.flatMap((it) => it.document.definitions.map((each) => stripIgnoredCharacters(print(each))))
  writeFileSync('test/graphql/last-release.txt', `${lines.join('\n')}\n`)
  const withoutDescription = (node: ASTNode) =>
    'description' in node ? { ...node, description: undefined } : undefined
  writeFileSync('test/graphql/last-release-schema.txt', `${print(visit(schema, { enter: withoutDescription }))}\n`)
}
