import type { HideableKind, ReportKind } from '../../domain/reports/entity.ts'
import type { Hidden } from '../../store/records/hidden.ts'
import { badInput, Refusal } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import type { Context } from '../context.ts'
import type { MutationResolvers, QueryResolvers, ReportResolvers } from '../generated.ts'
import { paging } from '../reads/paging.ts'
import { orderedPage } from '../reads/queue-order.ts'
import { asViewer } from '../rules/as-viewer.ts'
import { can } from '../rules/can.ts'

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../domain/reports/service.ts')
const withTeam = () => import('../../lifecycle/hiding/with-team.ts')
const hiding = () => import('../../lifecycle/hiding/hiding.ts')

export const Query = {
  reports: async (_, { status, ...args }, context, info) => {
    const { reportsOf } = await service()
    return orderedPage(args, paging(args, info), (page) => reportsOf({ status: status ?? 'open', ...page }), {
      TYPE: ({ kind }) => kind,
      NAME: async ({ kind, recordID }) => (await recordOf(kind, recordID, context))?.name ?? null,
      EMAIL: async ({ reportedBy }) => (reportedBy ? ((await context.load.user(reportedBy))?.email ?? null) : null),
    })
  },
  hiddenRecords: async (_, __, context) => {
    const references = await context.load.readOnce('hiddenRecords', async () => (await service()).allHiddenRecords())
    const found = await Promise.all(
      references.map(async ({ kind, recordID: id }) => ({ kind, id, ...(await recordOf(kind, id, context)) })),
    )
    return found
      .flatMap(({ kind, id, name, hidden }) =>
        name !== undefined && hidden
          ? [{ kind, id, name, hidden, isHiddenWithTeam: hidden.withTeam !== undefined }]
          : [],
      )
      .sort((a, b) => Number(a.isHiddenWithTeam) - Number(b.isHiddenWithTeam) || b.hidden.at.localeCompare(a.hidden.at))
  },
} satisfies QueryResolvers

export const Mutation = {
  reportRecord: async (_, { kind, id, reason, recaptchaToken }, context) => {
    if (!(await recordOf(kind, id, context))) throw new Refusal('NOT_FOUND', `${words[kind]} not found`)
    const { viewer, ip, now } = context
    const reporter = { userID: viewer?.userID ?? null, ip, recaptchaToken, now }
    return (await service()).reportRecord({ kind, id }, { reason }, reporter)
  },
  resolveReport: async (_, { id, action, note }, context) => {
    const { now } = context
    const by = asViewer(context).userID
    const { getOpenReport, resolveReport } = await service()
    if (action === 'hide') {
      const { kind, recordID } = await getOpenReport(id)
      if (kind === 'user') throw badInput('action', 'Block the account instead.')
      // Hide the record first: a closed report must have been acted on.
      await hide({ kind, id: recordID }, note, by, now)
    }
    return resolveReport(id, { action, note, by, now })
  },
  hideRecord: async (_, { kind, id, reason }, context) =>
    hide({ kind, id }, reason, asViewer(context).userID, context.now),
  unhideRecord: async (_, { kind, id }, { now }) => {
    await (await hiding()).unhideRecord({ kind, id }, now)
    if (kind === 'team') await (await withTeam()).propagateTeamHiding(id, now)
    return true
  },
} satisfies MutationResolvers

/** The stream consumer also hides the team's records. Doing it here makes it visible in the next request. */
async function hide(subject: { kind: HideableKind; id: string }, reason: unknown, by: string, now: Date) {
  await (await hiding()).hideRecord(subject, { reason }, by, now)
  if (subject.kind === 'team') await (await withTeam()).propagateTeamHiding(subject.id, now)
  return true as const
}

const words: Record<ReportKind, string> = {
  team: 'Team',
  player: 'Player',
  event: 'Event',
  opportunity: 'Opportunity',
  user: 'User',
}

export const Report = {
  id: ({ reportID }) => reportID,
  recordName: async ({ kind, recordID }, _, context) => (await recordOf(kind, recordID, context))?.name ?? null,
  isHidden: async ({ kind, recordID }, _, context) => !!(await recordOf(kind, recordID, context))?.hidden,
  reporter: ({ reportedBy }, _, { load }) => (reportedBy ? load.user(reportedBy) : null),
  reporterDismissed: async (report) => (await service()).dismissedOf(report),
  action: ({ action }) => action ?? null,
  note: ({ note }) => note ?? null,
  resolvedBy: ({ resolvedBy }, _, { load }) => (resolvedBy ? load.user(resolvedBy) : null),
  resolvedAt: ({ resolvedAt }) => resolvedAt ?? null,
} satisfies ReportResolvers

/** The name of the record, if the viewer can see it. */
async function recordOf(
  kind: ReportKind,
  id: string,
  context: Context,
): Promise<{ name: string; hidden?: Hidden } | null> {
  const { load } = context
  if (!isID(id)) return null
  if (kind === 'opportunity') {
    const opportunity = await load.opportunity(id)
    if (!opportunity || !(await can.seeOpportunity(context, opportunity))) return null
    return { name: opportunity.title, hidden: opportunity.hidden }
  }
  return load[kind](id)
}
