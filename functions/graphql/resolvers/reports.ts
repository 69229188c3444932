import { allHiddenRecords, type ReportKind } from '../../domain/reports/entity.ts'
import type { Hidden } from '../../store/records/hidden.ts'
import type { Context } from '../context.ts'
import type { QueryResolvers, ReportResolvers } from '../generated.ts'
import { orderedPage, paging } from '../reads/lists.ts'
import { can } from '../rules/can.ts'

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../domain/reports/service.ts')

export const Query = {
  reports: async (_, { status, ...args }, context, info) => {
    const { reportsOf } = await service()
    return orderedPage(args, paging(args, info), (page) => reportsOf({ status: status ?? 'open', ...page }), {
      TYPE: ({ kind }) => kind,
      NAME: async ({ kind, recordID }) => (await recordOf(kind, recordID, context))?.name,
      EMAIL: async ({ reportedBy }) => (await context.load.user(reportedBy))?.email,
    })
  },
  hiddenRecords: async (_, __, context) => {
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
      .sort((a, b) => Number(a.isHiddenWithTeam) - Number(b.isHiddenWithTeam) || b.hidden.at.localeCompare(a.hidden.at))
  },
} satisfies QueryResolvers

export const Report = {
  id: ({ reportID }) => reportID,
  recordName: async ({ kind, recordID }, _, context) => (await recordOf(kind, recordID, context))?.name,
  isHidden: async ({ kind, recordID }, _, context) => !!(await recordOf(kind, recordID, context))?.hidden,
  hasOwner: async ({ kind, recordID }, _, context) => hasOwner(await recordOf(kind, recordID, context), context),
  reporter: ({ reportedBy }, _, { load }) => load.user(reportedBy),
  reporterDismissed: async (report) => (await service()).dismissedOf(report),
  resolvedBy: ({ resolvedBy }, _, { load }) => load.user(resolvedBy),
} satisfies ReportResolvers

type ReportedRecord = { name: string; hidden?: Hidden; claimedBy?: string; createdBy?: string; teamID?: string }

const hasOwner = async (record: ReportedRecord | null, { load }: Context) =>
  !!(record?.claimedBy ?? record?.createdBy) || !!(await load.team(record?.teamID))?.claimedBy

/** The record, if the viewer can see it. */
export async function recordOf(kind: ReportKind, id: string, context: Context): Promise<ReportedRecord | null> {
  const { load } = context
  if (kind === 'opportunity') {
    const opportunity = await load.opportunity(id)
    if (!opportunity || !(await can.seeOpportunity(context, opportunity))) return null
    return { ...opportunity, name: opportunity.title }
  }
  return load[kind](id)
}
