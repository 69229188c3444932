import { truncate } from '../../values/truncate.ts'

type Item = Record<string, unknown>

export const AUDIT_KINDS = ['team', 'player', 'event', 'opportunity', 'user', 'season', 'ageRule', 'sync'] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]
export type Subject = { kind: AuditKind; id: string }

type Row = {
  /** The records whose history the change appears in. */
  subjects: (item: Item) => Subject[]
  /** The fields whose values are logged. For other fields, only the fact that they changed is logged. */
  values: readonly string[]
  /** What part of the record the item is, if it is not the record itself. */
  part?: string
  /** The record's owner cannot read the changes. */
  adminsOnly?: true
}

const of =
  (kind: AuditKind, field = `${kind}ID`) =>
  (item: Item) => [{ kind, id: String(item[field]) }]
const fields = (names: string) => names.trim().split(/\s+/)
const contact = ['userID', 'role'] as const
const rosterEntry = {
  subjects: (item: Item) => [...of('team')(item), ...of('player')(item)],
  values: fields('teamID playerID season division ageGroup startDate endDate waitsFor'),
}

/**
 * The items whose changes are logged, by entity. Entries outlive the items, so they never contain values of a child's profile, the reason
 * why it was hidden, email addresses, or account names.
 */
export const audited = new Map<string, Row>(
  Object.entries({
    team: {
      subjects: of('team'),
      values: fields(`
      name locationCity state description sport websiteURL seasonYear divisions socialURLs seasonCost waiver
      claimedBy createdBy provisional managers isReleased hidden`),
    },
    player: {
      subjects: of('player'),
      values: fields('claimedBy createdBy isReleased guardianConsent visibility'),
    },
    event: {
      subjects: of('event'),
      values: fields(`
      name date endDate location city state eventType sport url status teamID createdBy hidden description organizer divisions
      paymentDue paymentNote paymentURL scoresURL refundPolicy rostersFreezeAt waiverRequired`),
    },
    opportunity: {
      subjects: of('opportunity'),
      values: fields(`
      type title description whatToBring sport startTime endTime location city state positionsNeeded minAge maxAge feeCents
      capacity offersAutomatically waiverRequired registrationDeadline neededBy askedBy visibility canceledAt teamID createdBy hidden rosterSpots
      paymentNote paymentURL forEventID`),
    },
    user: {
      subjects: of('user'),
      values: fields(`
      role isBlocked backgroundCheckedOn backgroundCheckConfirmedAt backgroundCheckConfirmedBy
      safeSportTrainedOn safeSportConfirmedAt safeSportConfirmedBy`),
    },
    season: { subjects: of('season'), values: fields('name year seasonType startDate endDate isActive') },
    'age-rule': { subjects: of('ageRule'), values: fields('name sport cutoffMonth cutoffDay yearOffset source') },
    'sync-run': {
      subjects: of('sync', 'runID'),
      values: fields('type state city teamID isFull isDryRun status created updated removed refused'),
    },
    'claim-request': {
      subjects: ({ resourceType, resourceID }) => [{ kind: resourceType as 'team' | 'player', id: String(resourceID) }],
      values: ['userID', 'status', 'isInstant'],
      part: 'claim',
      adminsOnly: true,
    },
    'roster-entry': { ...rosterEntry, part: 'rosterEntry' },
    'roster-request': { ...rosterEntry, part: 'rosterRequest' },
    'team-contact': { subjects: of('team'), values: contact, part: 'contact' },
    'division-contact': { subjects: of('team'), values: ['divisionID', ...contact], part: 'divisionContact' },
    'contact-invitation': {
      subjects: of('team'),
      values: ['recordID', ...contact, 'declinedAt'],
      part: 'contactInvitation',
    },
    'team-transfer': { subjects: of('team'), values: ['toUserID', 'status'], part: 'transfer' },
    'merged-record': {
      subjects: ({ kind, recordID, intoID }) =>
        [recordID, intoID].map((id) => ({ kind: kind as 'team' | 'player', id: String(id) })),
      values: ['recordID', 'intoID', 'ownerID', 'intoOwnerID'],
      part: 'merge',
      adminsOnly: true,
    },
    erasure: { subjects: of('player'), values: ['status', 'finishedAt'], part: 'erasure', adminsOnly: true },
    evaluator: { subjects: of('opportunity'), values: ['userID'], part: 'evaluator' },
    report: {
      subjects: ({ kind, recordID }) => [{ kind: kind as AuditKind, id: String(recordID) }],
      values: ['reportedBy', 'status', 'action'],
      part: 'report',
      adminsOnly: true,
    },
    entry: {
      subjects: (item) => [...of('event')(item), ...of('team')(item)],
      values: ['teamID', 'divisionID', 'status', 'feePaidCents', 'refundCents', 'insuredUntil'],
      part: 'entry',
    },
    schedule: { subjects: of('event'), values: ['version'], part: 'schedule' },
    registration: {
      subjects: of('opportunity'),
      values: ['playerID', 'status', 'waitsForFamily'],
      part: 'registration',
    },
  }),
)

/** Fields that are not logged: keys, derived fields, counts, and personal preferences. */
const IGNORED = new Set(
  fields(`
    pk sk __edb_e__ __edb_v__ version createdAt updatedAt expiresAt modified origin
    latitude longitude timeZone calendarSequence publishedAt claimedAt
    approvedCount registrationCount offeredCount waitlistCount inLineCount decidedCount
    photoReview unverifiedBy endedSessions blockedBy retentionNoticedAt seasonCostAskedAt lastSeenAt
    emailNotifications eventReminders opportunityAlerts marketingEmails
    message step pending resumes pages removable unchanged refusals recordsAwaitingTeam startedBy startedAt upload
    divisionsFound divisionsAdded contactsAdded awaitingTeam adjusted adjustments`),
)

/** The value of a field before and after the change. Neither is set if the log does not keep values of the field. */
export type AuditLogChange = { field: string; before?: string; after?: string; isWithheld?: true; adminsOnly?: true }

/** The changed fields of an item, sorted by name. */
export function changesOf(entity: string, before: Item | null, after: Item | null): AuditLogChange[] {
  const { values, part, subjects } = audited.get(entity)!
  const item = (after ?? before)!
  const key = part ? undefined : subjects(item)[0]!.id
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const shown = [...fields].filter((field) => !IGNORED.has(field) && (key === undefined || item[field] !== key))
  return shown.sort().flatMap((field): AuditLogChange[] => {
    const [was, is] = [textOf(before?.[field]), textOf(after?.[field])]
    if (was === is) return []
    const name = part ? `${part}.${field}` : field
    if (!values.includes(field)) return part ? [] : [{ field: name, isWithheld: true }]
    return [{ field: name, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }]
  })
}

/** The maximum length of a logged value, in characters. */
const MAX_VALUE_LENGTH = 500

/** A value as the log stores it. Undefined if empty. */
export function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const text = typeof value === 'object' ? valueText(value) : String(value)
  return text.length > MAX_VALUE_LENGTH ? `${truncate(text, MAX_VALUE_LENGTH)}…` : text || undefined
}

/** The readable form of a list, a division, an appointment, a takedown, a provisional claim, a guardian's consent, or spots of a roster. */
function valueText(value: object): string {
  if (Array.isArray(value)) return value.map((it) => (typeof it === 'object' ? valueText(it) : it)).join(', ')
  if ('before' in value) return `until ${(value as { until?: string }).until ?? 'an admin approves'}`
  if ('userIDs' in value) return valueText(value.userIDs as string[])
  const { division, ageGroup, reason, version, confirmedBy, position, spots } = value as Record<
    string,
    string | undefined
  >
  if (spots !== undefined) return `${position || 'Any'}: ${spots}`
  if (division !== undefined) return [ageGroup, division].filter(Boolean).join(' ')
  if (version !== undefined) return `${version} (${confirmedBy})`
  return reason ?? JSON.stringify(value)
}
