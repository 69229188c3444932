import type { ReportKind } from '../../domain/reports/entity.ts'
import type { Hidden } from '../../store/records/hidden.ts'
import type { Context } from '../context.ts'
import type { ReportResolvers } from '../generated.ts'
import { can } from '../rules/can.ts'

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../domain/reports/service.ts')

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

export const hasOwner = async (record: ReportedRecord | null, { load }: Context) =>
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
