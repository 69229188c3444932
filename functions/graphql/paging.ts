import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import { badInput } from '../domain/errors.ts'

/** The largest page, and the largest whose rows may have rows of their own. */
const LARGEST = 10_000
const LARGEST_NESTED = 1_000

/** The page that a list is asked for, checked. `isFlat`: nothing but fields of the rows themselves is selected. */
export function paging({ page, perPage }: { page?: number | null; perPage?: number | null }, info: GraphQLResolveInfo) {
  const isFlat = fieldsOf(info).every(({ selectionSet }) => !selectionSet)
  if (page == null || page < 1) throw badInput('page', 'page must be 1 or more.')
  if (perPage == null || perPage < 1 || perPage > LARGEST)
    throw badInput('perPage', 'perPage must be from 1 to 10,000.')
  if (perPage > LARGEST_NESTED && !isFlat) {
    throw badInput('perPage', 'perPage above 1,000 is for flat selections only.')
  }
  return { page, perPage, offset: (page - 1) * perPage, isFlat }
}

/** The names of the fields selected of a list's rows. */
export const selectedFields = (info: GraphQLResolveInfo) => new Set(fieldsOf(info).map(({ name }) => name.value))

function fieldsOf({ fieldNodes, fragments }: GraphQLResolveInfo): FieldNode[] {
  const inside = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection]
      if (selection.kind === Kind.INLINE_FRAGMENT) return inside(selection.selectionSet)
      return inside(fragments[selection.name.value]?.selectionSet)
    })
  return fieldNodes.flatMap(({ selectionSet }) => inside(selectionSet))
}
