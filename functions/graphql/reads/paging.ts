import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import { badInput } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import { defaultPerPage, fieldsOf, MAX_NESTED_PER_PAGE, MAX_PER_PAGE } from '../limits/cost.ts'

type Args = { page?: number | null; perPage?: number | null }

/** Validates the page of a list. Null stands for the default. `isFlat`: only scalar fields of the rows are selected. */
export function paging(args: Args, info: GraphQLResolveInfo) {
  const page = args.page ?? 1
  const perPage = args.perPage ?? defaultPerPage(info.parentType.getFields()[info.fieldName]!)
  const isFlat = selectionOf(info).every(({ selectionSet }) => !selectionSet)
  if (page < 1) throw badInput('page', m.page_must_be_1_or_more)
  if (perPage < 1 || perPage > MAX_PER_PAGE) throw badInput('perPage', 'perPage must be from 1 to 10,000.')
  if (perPage > MAX_NESTED_PER_PAGE && !isFlat) {
    throw badInput('perPage', 'perPage above 1,000 is for flat selections only.')
  }
  return { page, perPage, offset: (page - 1) * perPage, isFlat }
}

/** The names of the fields selected on a list's rows. */
export const selectedFields = (info: GraphQLResolveInfo) => new Set(selectionOf(info).map(({ name }) => name.value))

function selectionOf({ fieldNodes, fragments }: GraphQLResolveInfo): FieldNode[] {
  const selections = fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  return [...fieldsOf(selections, new Map(Object.entries(fragments))).values()].flat()
}
