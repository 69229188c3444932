import type { HideableKind, ReportKind } from '../../domain/reports/entity.ts'
import { getOpenReport, reportRecord, resolveReport } from '../../domain/reports/service.ts'
import { hideRecord, unhideRecord } from '../../lifecycle/hiding/hiding.ts'
import { propagateTeamHiding } from '../../lifecycle/hiding/with-team.ts'
import { badInput, notFound } from '../../values/errors.ts'
import type { MutationResolvers } from '../generated.ts'
import { recordOf } from '../resolvers/reports.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  reportRecord: async (_, { kind, id, reason, email, recaptchaToken }, context) => {
    if (!(await recordOf(kind, id, context))) throw notFound(words[kind])
    const { viewer, ip, now, locale } = context
    const reporter = { userID: viewer?.userID ?? null, ip, recaptchaToken, now, locale }
    return reportRecord({ kind, id }, { reason, email }, reporter)
  },
  resolveReport: async (_, { id, action, note }, context) => {
    const { now } = context
    const by = asViewer(context).userID
    if (action === 'hide') {
      const { kind, recordID } = await getOpenReport(id)
      if (kind === 'user') throw badInput('action', 'Block the account instead.')
      // Hide the record first: a closed report must have been acted on.
      await hide({ kind, id: recordID }, note, by, now)
    }
    return resolveReport(id, { action, note, by, now })
  },
  hideRecord: (_, { kind, id, reason }, context) => hide({ kind, id }, reason, asViewer(context).userID, context.now),
  unhideRecord: async (_, { kind, id }, { now }) => {
    await unhideRecord({ kind, id }, now)
    if (kind === 'team') await propagateTeamHiding(id, now)
    return true
  },
} satisfies MutationResolvers

/** The stream consumer also hides the team's records. Doing it here makes it visible in the next request. */
async function hide(subject: { kind: HideableKind; id: string }, reason: unknown, by: string, now: Date) {
  await hideRecord(subject, { reason }, by, now)
  if (subject.kind === 'team') await propagateTeamHiding(subject.id, now)
  return true as const
}

const words: Record<ReportKind, string> = {
  team: 'Team',
  player: 'Player',
  event: 'Event',
  opportunity: 'Opportunity',
  user: 'User',
}
