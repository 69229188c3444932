import * as deletedRecordTexts from '#messages/deleted-records'
import * as homeTexts from '#messages/home'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as mySeasonTexts from '#messages/my-season'
import * as opportunityTexts from '#messages/opportunities'
import * as playerFormTexts from '#messages/player-form'
import * as wordTexts from '#messages/words'
import { averageScore } from '../../ui/average-score.ts'
import { EmptyState, ShowAll } from '../../ui/empty-state.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { ResultTable } from '../../ui/result-table.tsx'
import type { ListOfResults } from '../../ui/results.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { Column, Ordering } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { waitlistText } from '../../ui/waitlist-text.ts'
import { RegistrationFeePaid } from './fee-paid.tsx'
import { type ManagedOpportunity, type ManagedRegistration, REGISTRATIONS_PER_PAGE } from './queries.ts'
import { DecisionButtons, StatusSelect } from './registration-decision.tsx'
import { evaluationText } from './registrations-csv.ts'

type RegistrationsTableProps = Pick<ListOfResults<ManagedRegistration>, 'query' | 'page' | 'onPage'> & {
  opportunity: ManagedOpportunity
  ordering: Ordering
  /** Clears the filters. Undefined if none is set. */
  onShowAll: (() => void) | undefined
}

/** How to reach the family. The organizer does not need an address that gets no email. */
function Contact({ contact, isEmailSuppressed }: Pick<ManagedRegistration, 'contact' | 'isEmailSuppressed'>) {
  return (
    <address className="grid text-sm font-normal not-italic">
      <span className="wrap-anywhere">{contact?.name}</span>
      {isEmailSuppressed ? (
        <span className="text-warn">{manageRegistrationTexts.noEmail}</span>
      ) : (
        contact && (
          <a href={`mailto:${contact.email}`} className="link inline-flex min-h-6 items-center wrap-anywhere">
            {contact.email}
          </a>
        )
      )}
      {contact?.phone && (
        <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`} className="link inline-flex min-h-6 items-center">
          {contact.phone}
        </a>
      )}
    </address>
  )
}

type EvaluationsProps = Pick<ManagedRegistration, 'evaluations'> & { name: string }

/** The average score, expandable to the individual evaluations. */
function Evaluations({ evaluations, name }: EvaluationsProps) {
  if (evaluations.length === 0) return null
  const score = averageScore(evaluations)
  return (
    <details className="text-sm font-normal">
      <summary className="min-h-6 cursor-pointer">
        <Rich
          text={
            score ? manageRegistrationTexts.scoreOfName({ score, name }) : manageRegistrationTexts.notesOfName(name)
          }
          hidden={(text) => <span className="sr-only">{text}</span>}
        />
      </summary>
      <ul>
        {evaluations.map((evaluation, at) => (
          <li key={at} className="wrap-anywhere whitespace-pre-line">
            {evaluationText(evaluation)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The age, and whether the rules disagree about the league age. */
const Age = ({ player, needsBirthdayCheck }: ManagedRegistration) => (
  <>
    {player?.age ?? '–'}
    {needsBirthdayCheck && <p className="text-sm text-warn">{manageRegistrationTexts.checkBirthdayLabel}</p>}
  </>
)

const nameOf = ({ player }: ManagedRegistration) => player?.name ?? playerFormTexts.unnamedPlayer

const NAME = { header: manageRegistrationTexts.playerName, order: 'NAME' }
const AGE = { header: homeTexts.age, order: 'AGE' }
const REGISTERED = { header: manageRegistrationTexts.registeredAt, order: 'CREATED' }

/** What the list can be ordered by. */
export const ORDERS = [NAME, AGE, REGISTERED]

export function RegistrationsTable({ opportunity, onShowAll, ...list }: RegistrationsTableProps) {
  const hasFee = opportunity.feeCents > 0 || list.query.data?.rows.some(({ feePaidCents }) => feePaidCents > 0) === true
  const isFull = opportunity.spotsLeft === 0

  const columns: (Column<ManagedRegistration> | false)[] = [
    {
      ...NAME,
      title: true,
      cell: (registration) => (
        <div className="aligned:min-w-38">
          {registration.player ? (
            <RecordLink kind="player" record={registration.player} className="font-semibold wrap-anywhere" />
          ) : (
            nameOf(registration)
          )}
          {(registration.contact || registration.isEmailSuppressed) && <Contact {...registration} />}
          <Evaluations evaluations={registration.evaluations} name={nameOf(registration)} />
        </div>
      ),
    },
    { ...AGE, cell: Age },
    { header: opportunityTexts.jerseyNumberShort, cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
    {
      header: wordTexts.status,
      cell: (registration) => (
        <>
          <StatusSelect registration={registration} name={nameOf(registration)} />
          {registration.waitlistPosition && <p className="text-sm text-soft">{waitlistText(registration)}</p>}
          {registration.offerExpiresAt && (
            <p className="text-sm text-soft">
              <Rich
                text={manageRegistrationTexts.spotHeldUntil}
                time={() => <Time at={registration.offerExpiresAt!} zone={opportunity.timeZone} />}
              />
            </p>
          )}
        </>
      ),
    },
    { ...REGISTERED, cell: ({ createdAt }) => <Time at={createdAt} zone={opportunity.timeZone} /> },
    opportunity.waiverRequired && {
      header: manageRegistrationTexts.waiverSigned,
      cell: ({ waiverSigned, waiver }) =>
        waiver
          ? manageRegistrationTexts.yesVersion(waiver.version)
          : waiverSigned
            ? manageRegistrationTexts.yes
            : manageRegistrationTexts.no,
    },
    {
      header: manageRegistrationTexts.notes,
      cell: ({ notes }) => <p className="wrap-anywhere whitespace-pre-line aligned:min-w-24">{notes || '–'}</p>,
    },
    hasFee && {
      header: manageRegistrationTexts.feePaidColumn,
      cell: (registration) => (
        <RegistrationFeePaid
          registrationID={registration.id}
          version={registration.version}
          name={nameOf(registration)}
          feeCents={opportunity.feeCents}
          paidCents={registration.feePaidCents}
        />
      ),
    },
    {
      header: deletedRecordTexts.actions,
      actions: true,
      cell: (registration) => (
        <DecisionButtons
          registration={registration}
          name={nameOf(registration)}
          isFull={isFull && !registration.offerExpiresAt}
          waiting={registration}
        />
      ),
    },
  ]

  return (
    <ResultTable
      {...list}
      noun="registration"
      perPage={REGISTRATIONS_PER_PAGE}
      caption={mySeasonTexts.registrations}
      columns={columns.filter((column) => column !== false)}
      wide
      empty={
        <EmptyState
          title={opportunityTexts.noRegistrationsFound}
          drawing="glove"
          action={onShowAll && <ShowAll onClick={onShowAll} />}
        />
      }
    />
  )
}
