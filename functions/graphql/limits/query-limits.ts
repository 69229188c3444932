import {
  type ASTVisitor,
  type DocumentNode,
  type ExecutionArgs,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  getOperationAST,
  getVariableValues,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { costOf } from './cost.ts'

/** The limits of one request. The cost allows one page of 10,000 rows: see `cost.ts`. */
export const LIMITS = { tokens: 2_000, depth: 8, aliases: 15, rootFields: 10, mutationFields: 1, cost: 11_000 } as const

type Size = { depth: number; aliases: number; rootFields: number }
const NOTHING: Size = { depth: 0, aliases: 0, rootFields: 0 }

/** Refuses documents beyond the limits. Introspection is deeply nested and exempt from the depth limit. */
export function withinLimits(context: ValidationContext): ASTVisitor {
  const fragments = fragmentsOf(context.getDocument())
  const measured = new Map<string, Size>()

  function measure(selections: SelectionSetNode): Size {
    const size = { depth: 0, aliases: 0, rootFields: 0 }
    for (const selection of selections.selections) {
      const isField = selection.kind === Kind.FIELD
      const inner = isField
        ? measureField(selection)
        : selection.kind === Kind.INLINE_FRAGMENT
          ? measure(selection.selectionSet)
          : measureFragment(selection.name.value)
      size.depth = Math.max(size.depth, inner.depth + (isField ? 1 : 0))
      size.aliases += inner.aliases + (isField && selection.alias ? 1 : 0)
      size.rootFields += isField ? 1 : inner.rootFields
    }
    return size
  }

  function measureField(field: FieldNode): Size {
    if (field.name.value.startsWith('__') || !field.selectionSet) return NOTHING
    return measure(field.selectionSet)
  }

  /** Measures each fragment once, so that nested fragments take linear time. A cycle counts as zero, because another rule refuses it. */
  function measureFragment(name: string): Size {
    let size = measured.get(name)
    if (!size) {
      measured.set(name, NOTHING)
      const fragment = fragments.get(name)
      size = fragment ? measure(fragment.selectionSet) : NOTHING
      measured.set(name, size)
    }
    return size
  }

  return {
    OperationDefinition(operation) {
      const size = measure(operation.selectionSet)
      const rootFields = operation.operation === 'mutation' ? LIMITS.mutationFields : LIMITS.rootFields
      const refuse = (message: string) => context.reportError(new GraphQLError(message, { nodes: operation }))
      if (size.depth > LIMITS.depth) refuse(`The query is ${size.depth} levels deep; ${LIMITS.depth} are allowed.`)
      if (size.aliases > LIMITS.aliases) refuse(`The query has ${size.aliases} aliases; ${LIMITS.aliases} are allowed.`)
      if (size.rootFields > rootFields) {
        refuse(
          `The ${operation.operation} has ${size.rootFields} root fields; ${rootFields} ${rootFields === 1 ? 'is' : 'are'} allowed.`,
        )
      }
      return false
    },
  }
}

export const fragmentsOf = ({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(definitions.flatMap((it) => (it.kind === Kind.FRAGMENT_DEFINITION ? [[it.name.value, it] as const] : [])))

/** The cost of the operation with its variables. 0 if the variables are invalid, which execution refuses. */
export function requestCost({ schema, document, operationName, variableValues }: ExecutionArgs): number {
  const operation = getOperationAST(document, operationName)
  const root = operation && schema.getRootType(operation.operation)
  if (!root) return 0
  // One error is enough to know. Without the limit, each invalid value of a long list creates one.
  const { coerced: variables } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {}, {
    maxErrors: 1,
  })
  if (!variables) return 0
  const isMutation = operation.operation === 'mutation'
  return costOf(root, [operation.selectionSet], { fragments: fragmentsOf(document), variables, isMutation })
}

/** The refusal of a request that costs more than the limit. */
export function overCost(request: ExecutionArgs): GraphQLError | null {
  const cost = requestCost(request)
  if (cost <= LIMITS.cost) return null
  return new GraphQLError(
    `The request costs ${cost}; ${LIMITS.cost} is allowed. Ask for smaller pages or fewer fields.`,
    { extensions: { code: 'BAD_USER_INPUT', cost, maximumCost: LIMITS.cost } },
  )
}
