import * as m from '../../../functions/values/messages/generated.ts'
import { averageScore } from '../../ui/average-score.ts'
import { csv } from '../../ui/csv-button.tsx'
import { localTime } from '../../ui/local-time.ts'
import type { ManagedOpportunity, ManagedRegistration } from './queries.ts'
import { statusLabels } from './statuses.ts'

const COLUMNS = [
  m.player_name(),
  m.age(),
  m.jersey_number_short(),
  m.status(),
  m.registered_at(),
  m.waiver_signed(),
  m.notes(),
  m.fee_paid_column(),
  m.registrant(),
  m.email(),
  m.phone(),
  m.checked_in(),
  m.waiver_version(),
]
const SCORE_COLUMNS = [m.score(), m.evaluations()]

/** `Registered At` and `Checked In` are in the venue's time zone. */
export const registrationsCSV = (
  { timeZone }: Pick<ManagedOpportunity, 'timeZone'>,
  registrations: readonly ManagedRegistration[],
  withScores: boolean,
) =>
  csv([
    [...COLUMNS, ...(withScores ? SCORE_COLUMNS : [])],
    ...registrations.map(
      ({
        player,
        jerseyNumber,
        status,
        createdAt,
        waiverSigned,
        waiver,
        notes,
        feePaidCents,
        contact,
        checkedInAt,
        evaluations,
      }) => [
        player?.name ?? '',
        player?.age?.toString() ?? '',
        jerseyNumber ?? '',
        statusLabels[status],
        localTime(createdAt, timeZone).replace('T', ' '),
        waiverSigned ? m.yes() : m.no(),
        notes ?? '',
        (feePaidCents / 100).toFixed(2),
        contact?.name ?? '',
        contact?.email ?? '',
        contact?.phone ?? '',
        localTime(checkedInAt, timeZone).replace('T', ' '),
        waiver?.version ?? '',
        ...(withScores ? [averageScore(evaluations), evaluations.map(evaluationText).join('; ')] : []),
      ],
    ),
  ])

/** 'Casey Coach: 4, quick hands' */
export const evaluationText = ({ evaluatorName, score, notes }: ManagedRegistration['evaluations'][number]) =>
  `${evaluatorName ?? m.deleted_account()}: ${[score, notes].filter((it) => it !== null).join(', ')}`
