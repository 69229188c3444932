import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { Resolvers } from '../generated.ts'

/** A field of the schema, such as 'Team.players'. */
type FieldName = {
  [Type in keyof Resolvers]-?: `${Type}.${keyof NonNullable<Resolvers[Type]> & string}`
}[keyof Resolvers]

/** A separate query of the table. The most expensive documents of `npm run bench:costs` take less than a second. */
const PARTITION = 26

/** What a field of a record reads or computes besides the rows that it returns. The default is 0. */
const WEIGHT: Partial<Record<FieldName, number>> = {
  // Reads the player's partition, and sixty opportunities of the directory in each of two orders.
  'Player.fittingOpportunities': PARTITION + 181,
  'Player.viewerCanRegister': 2,
  'Player.viewerClaimPending': 1,
  'Team.viewerClaimPending': 1,
  'Player.registrations': PARTITION,
  'Player.guestInvitations': PARTITION,
  // And the partitions of each event, and of the team that chose the player.
  'Player.eventWaivers': 3 * PARTITION,
  // And each team's partition, for what the viewer may see of the entry.
  'Player.teams': PARTITION + 26,
  'Player.teamHistory': PARTITION + 6,
  // A long text in each row.
  'Team.waiver': 5,
  'Team.players': PARTITION,
  'Team.events': PARTITION,
  'Team.opportunities': PARTITION,
  // A search of the directory.
  'Team.nextTryout': 6,
  // And the account of each, as of a division's.
  'Team.contacts': PARTITION + 26,
  'Team.teamHistory': PARTITION,
  'Division.contacts': 6,
  'Opportunity.registrations': PARTITION,
  'Opportunity.undecidedCount': 1,
  'Opportunity.nextInLine': PARTITION,
  // The registrations, and the team's partition.
  'Opportunity.rosterSpots': 2 * PARTITION,
  'Registration.rosterOffer': 1,
  // The viewer's registrations with their opportunities, and one directory search per team.
  'Opportunity.clashes': 40,
  'Opportunity.familiesToNotify': 1,
  'Opportunity.changesEmailedAt': 1,
  'Event.familiesToNotify': 2,
  'Event.changesEmailedAt': 1,
  'Event.entries': PARTITION,
  'Event.schedule': PARTITION,
  'Event.paymentNote': 2,
  'Event.paymentURL': 2,
  'EventDivision.entered': 1,
  // And the partition of each event.
  'Team.entries': 2 * PARTITION,
  'User.claimedTeams': PARTITION,
  'TeamContact.safetyRecords': 1,
  'DivisionContact.safetyRecords': 1,
  'DeletedRecord.mergedIntoID': 1,
  'ClaimRequest.evidence': 2,
  'ClaimRequest.ownerEvidence': 2,
  'ClaimRequest.rivals': 2,
  'ClaimRequest.approvalEffects': 2,
  'Report.reporterDismissed': 1,
}

/** The weight of an operation is in its row, and attached with it. */
export const weightOf = (
  typeName: string,
  { name, extensions }: Pick<GraphQLField<unknown, unknown>, 'name' | 'extensions'>,
): number => (extensions.weight as number | undefined) ?? WEIGHT[`${typeName}.${name}` as FieldName] ?? 0

/** The typical number of rows of a list without pages. The default is `USUAL_SIZE`. */
const SIZE: Partial<Record<FieldName, number>> = {
  'Player.teams': 2,
  'Player.guestInvitations': 2,
  'Player.fittingOpportunities': 20,
  'Team.players': 15,
  'Team.teamHistory': 30,
  'Team.divisions': 5,
  'Team.contacts': 5,
  'Query.managedTeams': 3,
  'Query.claimedPlayers': 3,
  'Registration.evaluations': 1,
  'Query.evaluationSheet': 30,
  'Division.contacts': 2,
  'Event.divisions': 5,
  'Schedule.games': 50,
  'Entry.games': 5,
  'AgendaEntry.games': 5,
  'Game.teams': 2,
  'Query.teamRoster': 15,
  'Query.notifications': 50,
  'RosterImport.rows': 60,
  'RosterImportRow.matches': 3,
  'Mutation.moveRosterToSeason': 15,
  'Facet.values': 50,
  'AuditEntry.changes': 4,
  'AuditEntry.named': 2,
  'SearchResult.teams': 20,
  'SearchResult.players': 20,
  'SearchResult.events': 20,
  'SearchResult.opportunities': 20,
  'SyncRun.refusals': 5,
  'SyncRun.adjustments': 1,
  'SyncPreview.created': 100,
  'SyncPreview.updated': 100,
  'SyncPreview.unchanged': 100,
  'SyncPreview.removed': 100,
  'SyncPreviewRecord.changes': 3,
}
const USUAL_SIZE = 10
/** Unbounded lists. A query that meets a long one is stopped. A mutation's response is not stopped, so its cost assumes long lists. */
const UNPAGED_LISTS = new Set<FieldName>([
  'Team.players',
  'Team.events',
  'Team.opportunities',
  'Team.contacts',
  'Team.entries',
  'Event.entries',
  'Team.teamHistory',
  'User.claimedTeams',
  'Player.teams',
  'Player.teamHistory',
  'Player.registrations',
  'Player.guestInvitations',
  'Opportunity.registrations',
])
const LONG_LIST = 500
/** The maximum page size, and the maximum for rows with nested objects. Larger pages are refused with their own message. */
export const MAX_PER_PAGE = 10_000
export const MAX_NESTED_PER_PAGE = 1_000

type Request = {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** The coerced variables. */
  variables: Record<string, unknown>
  isMutation?: boolean
  /** The sizes of lists, where known. */
  sizes?: Record<string, number>
}

/**
 * The maximum cost of the selection: one per row, plus the weights of fields, multiplied by the sizes of the enclosing lists. Fields with
 * the same response name are counted once, as they are executed. The document must be within the limits of depth and aliases, which bound
 * the time to count.
 */
export function costOf(type: GraphQLObjectType, selections: readonly SelectionSetNode[], request: Request): number {
  let cost = 0
  for (const nodes of fieldsOf(selections, request.fragments).values()) {
    const { name } = nodes[0]!
    const field = type.getFields()[name.value]
    if (!field) continue
    const key = `${type.name}.${name.value}` as FieldName
    cost += weightOf(type.name, field)
    const rowType = getNamedType(field.type)
    if (!isObjectType(rowType)) continue
    const args = argumentsOf(field, nodes[0]!, request.variables)
    if (!args) continue
    const perPage = args.perPage ?? defaultPerPage(field)
    const isList = isListType(getNullableType(field.type))
    const inside = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    const isFlat = [...fieldsOf(inside, request.fragments).values()].flat().every((it) => !it.selectionSet)
    const largest = isFlat ? MAX_PER_PAGE : MAX_NESTED_PER_PAGE
    const usual =
      request.sizes?.[key] ?? (request.isMutation && UNPAGED_LISTS.has(key) ? LONG_LIST : (SIZE[key] ?? USUAL_SIZE))
    const size = isList ? (pageSize(perPage, largest) ?? pageSize(args.limit, largest) ?? usual) : 1
    cost += size * (1 + costOf(rowType, inside, request))
  }
  return cost
}

/** The cost of nested occurrences of the same list inside its own rows, if they are as long as this one. */
export function costOfRepeats(
  { parentType, fieldName, fieldNodes, returnType, ...info }: GraphQLResolveInfo,
  rows: number,
) {
  const key = `${parentType.name}.${fieldName}` as FieldName
  const rowType = getNamedType(returnType)
  if (rows <= (SIZE[key] ?? USUAL_SIZE) || !isObjectType(rowType)) return 0
  const selections = fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const request = { fragments: new Map(Object.entries(info.fragments)), variables: info.variableValues }
  const costAt = (size: number) => costOf(rowType, selections, { ...request, sizes: { [key]: size } })
  return costAt(rows) - costAt(0)
}

export const defaultPerPage = ({ args }: GraphQLField<unknown, unknown>) =>
  args.find(({ name }) => name === 'perPage')?.defaultValue as number

/** Returns null if a null variable is used for a required argument. Execution refuses that field. */
function argumentsOf(...field: Parameters<typeof getArgumentValues>) {
  try {
    return getArgumentValues(...field)
  } catch {
    return null
  }
}

const pageSize = (asked: unknown, largest: number) =>
  typeof asked === 'number' ? Math.min(Math.max(asked, 1), largest) : undefined

/** The fields of the selections by response name. Each fragment is visited once. */
export function fieldsOf(
  selections: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>()
  const visited = new Set<string>()
  const waiting = [...selections]
  for (let set = waiting.shift(); set; set = waiting.shift()) {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value
        const found = fields.get(name)
        if (found) found.push(selection)
        else fields.set(name, [selection])
      } else if (selection.kind === Kind.INLINE_FRAGMENT) waiting.push(selection.selectionSet)
      else if (!visited.has(selection.name.value)) {
        visited.add(selection.name.value)
        const fragment = fragments.get(selection.name.value)
        if (fragment) waiting.push(fragment.selectionSet)
      }
    }
  }
  return fields
}
