import { allHiddenRecords } from '../../../domain/reports/entity.ts'
import { orderedPage, paging } from '../../reads/lists.ts'
import { hasOwner, recordOf } from '../../resolvers/reports.ts'
import { admin } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../../domain/reports/service.ts')

export const queries = {
  reports: {
    rule: admin,
    call: async (_, { status, ...args }, context, info) => {
      const { reportsOf } = await service()
      return orderedPage(args, paging(args, info), (page) => reportsOf({ status: status ?? 'open', ...page }), {
        TYPE: ({ kind }) => kind,
        NAME: async ({ kind, recordID }) => (await recordOf(kind, recordID, context))?.name,
        EMAIL: async ({ reportedBy }) => (await context.load.user(reportedBy))?.email,
      })
    },
  },
  hiddenRecords: {
    rule: admin,
    weight: 10,
    call: async (_, __, context) => {
      const references = await context.load.readOnce('hiddenRecords', allHiddenRecords)
      const found = await Promise.all(
        references.map(async ({ kind, recordID: id }) => {
          const record = await recordOf(kind, id, context)
          return { kind, id, name: record?.name, hidden: record?.hidden, hasOwner: await hasOwner(record, context) }
        }),
      )
      return found
        .flatMap(({ kind, id, name, hidden, hasOwner }) =>
          name !== undefined && hidden
            ? [{ kind, id, name, hidden, isHiddenWithTeam: hidden.withTeam !== undefined, hasOwner }]
            : [],
        )
        .sort(
          (a, b) => Number(a.isHiddenWithTeam) - Number(b.isHiddenWithTeam) || b.hidden.at.localeCompare(a.hidden.at),
        )
    },
  },
} satisfies Partial<Queries>
