import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { averageScore } from '../../ui/average-score.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RejectionQuestion } from '../../ui/rejection-question.tsx'
import { ResultTable } from '../../ui/result-table.tsx'
import type { ListOfResults } from '../../ui/results.tsx'
import { Select } from '../../ui/select.tsx'
import { ShowAll } from '../../ui/show-all.tsx'
import type { Column, Ordering } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { FeePaid } from './fee-paid.tsx'
import {
  type Decision,
  decideMutation,
  type ManagedOpportunity,
  type ManagedRegistration,
  REGISTRATIONS_PER_PAGE,
  setStatusMutation,
} from './queries.ts'
import { evaluationText } from './registrations-csv.ts'
import { isStatus, statusLabels, statusOptions } from './statuses.ts'

type RegistrationsTableProps = Pick<ListOfResults<ManagedRegistration>, 'query' | 'page' | 'onPage'> & {
  opportunity: ManagedOpportunity
  ordering: Ordering
  /** Clears the filters. Undefined if none is set. */
  onShowAll: (() => void) | undefined
}

/** ID of the text that explains why nobody can be approved. */
export const FULL_REASON_ID = 'full-reason'

function Contact({ contact: { name, email, phone } }: { contact: NonNullable<ManagedRegistration['contact']> }) {
  return (
    <address className="grid text-sm font-normal not-italic">
      <span className="wrap-anywhere">{name}</span>
      <a href={`mailto:${email}`} className="link inline-flex min-h-6 items-center wrap-anywhere">
        {email}
      </a>
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="link inline-flex min-h-6 items-center">
          {phone}
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
        {score ? `Score ${score}` : 'Notes'}
        <span className="sr-only"> of {name}</span>
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

const nameOf = ({ player }: ManagedRegistration) => player?.name ?? 'Unnamed player'

const NAME = { header: 'Player Name', order: 'NAME' }
const AGE = { header: 'Age', order: 'AGE' }
const REGISTERED = { header: 'Registered At', order: 'CREATED' }
/** What the list can be ordered by. */
export const ORDERS = [NAME, AGE, REGISTERED]

export function RegistrationsTable({ opportunity, onShowAll, ...list }: RegistrationsTableProps) {
  const decide = useMutation(decideMutation)
  const setStatus = useMutation(setStatusMutation)
  const hasFee = opportunity.feeCents > 0 || list.query.data?.rows.some(({ feePaidCents }) => feePaidCents > 0) === true
  const isFull = opportunity.spotsLeft === 0
  const busyID = [decide, setStatus].find(({ isPending }) => isPending)?.variables?.registrationID

  async function change(
    registration: ManagedRegistration,
    { mutateAsync }: typeof decide | typeof setStatus,
    to: Decision,
  ) {
    try {
      const isRejection = to.status === 'REJECTED'
      if (!isRejection) await mutateAsync(to)
      let reason = ''
      const isDone =
        !isRejection ||
        (await confirm({
          title: `Reject ${nameOf(registration)}`,
          message: <RejectionQuestion onReason={(text) => (reason = text)} />,
          actionLabel: 'Reject',
          destructive: true,
          action: () => mutateAsync({ ...to, reason }),
        }))
      if (isDone) alerts.success(`${nameOf(registration)}: ${statusLabels[to.status].toLowerCase()}`)
    } catch (error) {
      alerts.failed(error)
    }
  }

  const columns: (Column<ManagedRegistration> | false)[] = [
    {
      ...NAME,
      title: true,
      cell: (registration) => (
        <div className="aligned:min-w-38">
          {registration.player ? (
            <Link to={paths.player(registration.player.id)} className="link font-semibold wrap-anywhere">
              {registration.player.name}
            </Link>
          ) : (
            nameOf(registration)
          )}
          {registration.contact && <Contact contact={registration.contact} />}
          <Evaluations evaluations={registration.evaluations} name={nameOf(registration)} />
        </div>
      ),
    },
    { ...AGE, cell: ({ player }) => player?.age ?? '–' },
    { header: 'Jersey #', cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
    {
      header: 'Status',
      cell: (registration) => (
        <>
          <Select
            aria-label={`Status of ${nameOf(registration)}`}
            className="w-32 max-w-full"
            value={registration.status}
            aria-busy={busyID === registration.id || undefined}
            options={statusOptions}
            onChange={({ target }) => {
              if (!isStatus(target.value) || busyID === registration.id) return
              change(registration, setStatus, { registrationID: registration.id, status: target.value })
            }}
          />
          {registration.waitlistPosition && (
            <p className="text-sm text-soft">Waitlist, number {registration.waitlistPosition}</p>
          )}
          {registration.offerExpiresAt && (
            <p className="text-sm text-soft">
              Spot held until <Time at={registration.offerExpiresAt} zone={opportunity.timeZone} />
            </p>
          )}
        </>
      ),
    },
    { ...REGISTERED, cell: ({ createdAt }) => <Time at={createdAt} zone={opportunity.timeZone} /> },
    opportunity.waiverRequired && {
      header: 'Waiver Signed',
      cell: ({ waiverSigned, waiver }) => (waiver ? `Yes, version ${waiver.version}` : waiverSigned ? 'Yes' : 'No'),
    },
    {
      header: 'Notes',
      cell: ({ notes }) => <p className="wrap-anywhere whitespace-pre-line aligned:min-w-24">{notes || '–'}</p>,
    },
    hasFee && {
      header: 'Fee Paid',
      cell: (registration) => (
        <FeePaid
          registrationID={registration.id}
          version={registration.version}
          name={nameOf(registration)}
          feeCents={opportunity.feeCents}
          paidCents={registration.feePaidCents}
        />
      ),
    },
    {
      header: 'Actions',
      actions: true,
      cell: (registration) => {
        const { id: registrationID, status } = registration
        if (status !== 'PENDING') return null
        return (
          <>
            <Button
              size="small"
              unavailableReasonID={isFull && !registration.offerExpiresAt ? FULL_REASON_ID : undefined}
              busy={busyID === registrationID && decide.variables?.status === 'APPROVED'}
              aria-label={`Approve ${nameOf(registration)}`}
              onClick={() => change(registration, decide, { registrationID, status: 'APPROVED' })}
            >
              Approve
            </Button>
            <Button
              variant="secondary"
              size="small"
              busy={busyID === registrationID}
              busyText="Reject"
              aria-label={`Reject ${nameOf(registration)}`}
              onClick={() => change(registration, decide, { registrationID, status: 'REJECTED' })}
            >
              Reject
            </Button>
          </>
        )
      },
    },
  ]

  return (
    <ResultTable
      {...list}
      noun="registration"
      perPage={REGISTRATIONS_PER_PAGE}
      caption="Registrations"
      columns={columns.filter((column) => column !== false)}
      wide
      empty={
        <EmptyState
          title="No registrations found"
          drawing="glove"
          action={onShowAll && <ShowAll onClick={onShowAll} />}
        />
      }
    />
  )
}
