import * as m from '../../../functions/values/messages/generated.ts'
import { averageScore } from '../../ui/average-score.ts'
import type { CSVColumn } from '../../ui/csv.ts'
import { zonedTime } from '../../ui/local-time.ts'
import type { ManagedRegistration } from './queries.ts'
import { statusLabels } from './statuses.ts'

/** Times are in the venue's time zone. */
export const csvColumns = (zone: string, withScores: boolean): CSVColumn<ManagedRegistration>[] => [
  { header: m.player_name(), text: ({ player }) => player?.name ?? '' },
  { header: m.age(), text: ({ player }) => String(player?.age ?? '') },
  { header: m.jersey_number_short(), text: ({ jerseyNumber }) => jerseyNumber ?? '' },
  { header: m.status(), text: ({ status }) => statusLabels[status] },
  { header: m.registered_at(), text: ({ createdAt }) => zonedTime(createdAt, zone) },
  { header: m.waiver_signed(), text: ({ waiverSigned }) => (waiverSigned ? m.yes() : m.no()) },
  { header: m.notes(), text: ({ notes }) => notes ?? '' },
  { header: m.fee_paid_column(), text: ({ feePaidCents }) => (feePaidCents / 100).toFixed(2) },
  { header: m.registrant(), text: ({ contact }) => contact?.name ?? '' },
  { header: m.email(), text: ({ contact }) => contact?.email ?? '' },
  { header: m.phone(), text: ({ contact }) => withoutMinus(contact?.phone ?? '') },
  { header: m.checked_in(), text: ({ checkedInAt }) => zonedTime(checkedInAt, zone) },
  { header: m.waiver_version(), text: ({ waiver }) => waiver?.version ?? '' },
  ...(withScores ? SCORES : []),
]

/** A spreadsheet would compute '+1-512-555-0100'. */
const withoutMinus = (phone: string) => (phone.startsWith('+') ? phone.replaceAll('-', ' ') : phone)

const SCORES: CSVColumn<ManagedRegistration>[] = [
  { header: m.score(), text: ({ evaluations }) => String(averageScore(evaluations) ?? '') },
  { header: m.evaluations(), text: ({ evaluations }) => evaluations.map(evaluationText).join('; ') },
]

/** 'Casey Coach: 4, quick hands' */
export const evaluationText = ({ evaluatorName, score, notes }: ManagedRegistration['evaluations'][number]) =>
  `${evaluatorName ?? m.deleted_account()}: ${[score, notes].filter((it) => it !== null).join(', ')}`
