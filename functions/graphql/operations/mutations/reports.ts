import type { ReportKind } from '../../../domain/reports/entity.ts'
import { reportRecord } from '../../../domain/reports/service.ts'
import { hideRecord, resolveReport, unhideRecord } from '../../../lifecycle/moderation.ts'
import { notFound } from '../../../values/errors.ts'
import { recordOf } from '../../resolvers/reports.ts'
import { admin, anyoneNotBlocked } from '../../rules/rule.ts'
import type { Mutations } from '../operation.ts'

export const mutations = {
  reportRecord: {
    rule: anyoneNotBlocked,
    call: async ({ kind, id, reason, email, recaptchaToken }, { context, now }) => {
      if (!(await recordOf(kind, id, context))) throw notFound(WORDS[kind])
      const { viewer, ip, locale } = context
      const reporter = { userID: viewer?.userID ?? null, ip, recaptchaToken, now, locale }
      return reportRecord({ kind, id }, { reason, email }, reporter)
    },
  },
  resolveReport: {
    rule: admin,
    call: ({ id, ...resolution }, { userID: by, now }) => resolveReport(id, { ...resolution, by, now }),
  },
  hideRecord: {
    rule: admin,
    call: ({ kind, id, reason }, { userID, now }) => hideRecord({ kind, id }, { reason }, userID, now),
  },
  unhideRecord: { rule: admin, call: ({ kind, id }, { now }) => unhideRecord({ kind, id }, now) },
} satisfies Partial<Mutations>

const WORDS: Record<ReportKind, string> = {
  team: 'Team',
  player: 'Player',
  event: 'Event',
  opportunity: 'Opportunity',
  user: 'User',
}
