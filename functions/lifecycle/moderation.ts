import type { HideableKind, ReportAction, ReportItem } from '../domain/reports/entity.ts'
import { closeReport, getOpenReport } from '../domain/reports/service.ts'
import { badInput } from '../values/errors.ts'
import { hide, propagateTeamHiding, show } from './hiding/hiding.ts'

type Subject = { kind: HideableKind; id: string }

/** The stream consumer also hides the team's records. Doing it here makes it visible in the next request. */
export async function hideRecord(subject: Subject, input: unknown, by: string, now: Date): Promise<true> {
  await hide(subject, input, by, now)
  if (subject.kind === 'team') await propagateTeamHiding(subject.id, now)
  return true
}

export async function unhideRecord(subject: Subject, now: Date): Promise<true> {
  await show(subject, now)
  if (subject.kind === 'team') await propagateTeamHiding(subject.id, now)
  return true
}

type Resolution = { action: ReportAction; note?: string | null; by: string; now: Date }

/** Hides the record, if that is the decision, and closes the report. */
export async function resolveReport(reportID: string, resolution: Resolution): Promise<ReportItem> {
  const { action, note, by, now } = resolution
  if (action === 'hide') {
    const { kind, recordID } = await getOpenReport(reportID)
    if (kind === 'user') throw badInput('action', 'Block the account instead.')
    // Hide the record first: a closed report must have been acted on.
    await hideRecord({ kind, id: recordID }, { reason: note }, by, now)
  }
  return closeReport(reportID, resolution)
}
