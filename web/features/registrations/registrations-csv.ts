import * as accountTexts from '#messages/accounts'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as evaluationTexts from '#messages/evaluations'
import * as homeTexts from '#messages/home'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as opportunityTexts from '#messages/opportunities'
import * as wordTexts from '#messages/words'
import { averageScore } from '../../ui/average-score.ts'
import type { CSVColumn } from '../../ui/csv.ts'
import { zonedTime } from '../../ui/local-time.ts'
import type { ManagedRegistration } from './queries.ts'
import { statusLabels } from './statuses.ts'

/** Times are in the venue's time zone. */
export const csvColumns = (zone: string, withScores: boolean): CSVColumn<ManagedRegistration>[] => [
  { header: manageRegistrationTexts.playerName, text: ({ player }) => player?.name ?? '' },
  { header: homeTexts.age, text: ({ player }) => String(player?.age ?? '') },
  { header: opportunityTexts.jerseyNumberShort, text: ({ jerseyNumber }) => jerseyNumber ?? '' },
  { header: wordTexts.status, text: ({ status }) => statusLabels[status] },
  { header: manageRegistrationTexts.registeredAt, text: ({ createdAt }) => zonedTime(createdAt, zone) },
  {
    header: manageRegistrationTexts.waiverSigned,
    text: ({ waiverSigned }) => (waiverSigned ? manageRegistrationTexts.yes : manageRegistrationTexts.no),
  },
  { header: manageRegistrationTexts.notes, text: ({ notes }) => notes ?? '' },
  { header: manageRegistrationTexts.feePaidColumn, text: ({ feePaidCents }) => (feePaidCents / 100).toFixed(2) },
  { header: manageRegistrationTexts.registrant, text: ({ contact }) => contact?.name ?? '' },
  {
    header: accountTexts.email,
    text: ({ contact, isEmailSuppressed }) =>
      isEmailSuppressed ? manageRegistrationTexts.noEmail : (contact?.email ?? ''),
  },
  { header: manageRegistrationTexts.phone, text: ({ contact }) => withoutMinus(contact?.phone ?? '') },
  { header: manageRegistrationTexts.checkedIn, text: ({ checkedInAt }) => zonedTime(checkedInAt, zone) },
  { header: manageRegistrationTexts.waiverVersion, text: ({ waiver }) => waiver?.version ?? '' },
  ...(withScores ? SCORES : []),
]

/** A spreadsheet would compute '+1-512-555-0100'. */
const withoutMinus = (phone: string) => (phone.startsWith('+') ? phone.replaceAll('-', ' ') : phone)

const SCORES: CSVColumn<ManagedRegistration>[] = [
  { header: manageRegistrationTexts.score, text: ({ evaluations }) => String(averageScore(evaluations) ?? '') },
  { header: evaluationTexts.evaluations, text: ({ evaluations }) => evaluations.map(evaluationText).join('; ') },
]

/** 'Casey Coach: 4, quick hands' */
export const evaluationText = ({ evaluatorName, score, notes }: ManagedRegistration['evaluations'][number]) =>
  `${evaluatorName ?? deletedRecordTexts.deletedAccount}: ${[score, notes].filter((it) => it !== null).join(', ')}`
