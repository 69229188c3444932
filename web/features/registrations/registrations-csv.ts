import * as m from '../../../functions/values/messages/generated.ts'
import { averageScore } from '../../ui/average-score.ts'
import { csv } from '../../ui/csv-button.tsx'
import { localTime } from '../../ui/local-time.ts'
import type { ManagedOpportunity, ManagedRegistration } from './queries.ts'
import { statusLabels } from './statuses.ts'

type CSVColumn = [header: string, text: (registration: ManagedRegistration) => string | number | null | undefined]

/** `Registered At` and `Checked In` are in the venue's time zone. */
const columnsOf = (zone: string): CSVColumn[] => [
  [m.player_name(), ({ player }) => player?.name],
  [m.age(), ({ player }) => player?.age],
  [m.jersey_number_short(), ({ jerseyNumber }) => jerseyNumber],
  [m.status(), ({ status }) => statusLabels[status]],
  [m.registered_at(), ({ createdAt }) => localTime(createdAt, zone).replace('T', ' ')],
  [m.waiver_signed(), ({ waiverSigned }) => (waiverSigned ? m.yes() : m.no())],
  [m.notes(), ({ notes }) => notes],
  [m.fee_paid_column(), ({ feePaidCents }) => (feePaidCents / 100).toFixed(2)],
  [m.registrant(), ({ contact }) => contact?.name],
  [m.email(), ({ contact }) => contact?.email],
  [m.phone(), ({ contact }) => contact?.phone],
  [m.checked_in(), ({ checkedInAt }) => localTime(checkedInAt, zone).replace('T', ' ')],
  [m.waiver_version(), ({ waiver }) => waiver?.version],
]

const SCORES: CSVColumn[] = [
  [m.score(), ({ evaluations }) => averageScore(evaluations)],
  [m.evaluations(), ({ evaluations }) => evaluations.map(evaluationText).join('; ')],
]

export function registrationsCSV(
  { timeZone }: Pick<ManagedOpportunity, 'timeZone'>,
  registrations: readonly ManagedRegistration[],
  withScores: boolean,
) {
  const columns = [...columnsOf(timeZone), ...(withScores ? SCORES : [])]
  return csv([
    columns.map(([header]) => header),
    ...registrations.map((registration) => columns.map(([, text]) => `${text(registration) ?? ''}`)),
  ])
}

/** 'Casey Coach: 4, quick hands' */
export const evaluationText = ({ evaluatorName, score, notes }: ManagedRegistration['evaluations'][number]) =>
  `${evaluatorName ?? m.deleted_account()}: ${[score, notes].filter((it) => it !== null).join(', ')}`
