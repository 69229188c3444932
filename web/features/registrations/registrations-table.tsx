import { useMutation } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
import { query } from '../../api/client.ts'
import { UpdateRegistrationStatusDocument } from '../../api/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { averageScore } from '../../ui/average-score.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { EmptyState, ShowAll } from '../../ui/empty-state.tsx'
import { Select } from '../../ui/field.tsx'
import { RejectionQuestion } from '../../ui/reason-field.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { ResultTable } from '../../ui/result-table.tsx'
import type { ListOfResults } from '../../ui/results.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { Column, Ordering } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { FeePaid } from './fee-paid.tsx'
import {
  type Decision,
  decideMutation,
  type ManagedOpportunity,
  type ManagedRegistration,
  REGISTRATIONS_PER_PAGE,
} from './queries.ts'
import { evaluationText } from './registrations-csv.ts'
import { isStatus, statusOptions } from './statuses.ts'

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
        <Rich
          text={score ? m.score_of_name({ score, name }) : m.notes_of_name({ name })}
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

const nameOf = ({ player }: ManagedRegistration) => player?.name ?? m.unnamed_player()

const NAME = { header: m.player_name(), order: 'NAME' }
const AGE = { header: m.age(), order: 'AGE' }
const REGISTERED = { header: m.registered_at(), order: 'CREATED' }
const decided = { APPROVED: m.name_approved, REJECTED: m.name_rejected, PENDING: m.name_is_pending }

/** What the list can be ordered by. */
export const ORDERS = [NAME, AGE, REGISTERED]

export function RegistrationsTable({ opportunity, onShowAll, ...list }: RegistrationsTableProps) {
  const decide = useMutation(decideMutation)
  const setStatus = useMutation({
    mutationFn: ({ registrationID: id, ...change }: Decision) =>
      query(UpdateRegistrationStatusDocument, { id, ...change }),
  })
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
          title: m.reject_name({ name: nameOf(registration) }),
          message: <RejectionQuestion onReason={(text) => (reason = text)} />,
          actionLabel: m.reject(),
          destructive: true,
          action: () => mutateAsync({ ...to, reason }),
        }))
      if (isDone) alerts.success(decided[to.status]({ name: nameOf(registration) }))
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
            <RecordLink kind="player" record={registration.player} className="font-semibold wrap-anywhere" />
          ) : (
            nameOf(registration)
          )}
          {registration.contact && <Contact contact={registration.contact} />}
          <Evaluations evaluations={registration.evaluations} name={nameOf(registration)} />
        </div>
      ),
    },
    { ...AGE, cell: ({ player }) => player?.age ?? '–' },
    { header: m.jersey_number_short(), cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
    {
      header: m.status(),
      cell: (registration) => (
        <>
          <Select
            aria-label={m.status_of_name({ name: nameOf(registration) })}
            className="w-36 max-w-full"
            value={registration.status}
            aria-busy={busyID === registration.id || undefined}
            options={statusOptions}
            onChange={({ target }) => {
              if (!isStatus(target.value) || busyID === registration.id) return
              change(registration, setStatus, { registrationID: registration.id, status: target.value })
            }}
          />
          {registration.waitlistPosition && (
            <p className="text-sm text-soft">{m.waitlist_number({ position: registration.waitlistPosition })}</p>
          )}
          {registration.offerExpiresAt && (
            <p className="text-sm text-soft">
              <Rich
                text={m.spot_held_until()}
                time={() => <Time at={registration.offerExpiresAt!} zone={opportunity.timeZone} />}
              />
            </p>
          )}
        </>
      ),
    },
    { ...REGISTERED, cell: ({ createdAt }) => <Time at={createdAt} zone={opportunity.timeZone} /> },
    opportunity.waiverRequired && {
      header: m.waiver_signed(),
      cell: ({ waiverSigned, waiver }) =>
        waiver ? m.yes_version({ version: waiver.version }) : waiverSigned ? m.yes() : m.no(),
    },
    {
      header: m.notes(),
      cell: ({ notes }) => <p className="wrap-anywhere whitespace-pre-line aligned:min-w-24">{notes || '–'}</p>,
    },
    hasFee && {
      header: m.fee_paid_column(),
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
      header: m.actions(),
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
              aria-label={m.approve_name({ name: nameOf(registration) })}
              onClick={() => change(registration, decide, { registrationID, status: 'APPROVED' })}
            >
              {m.approve()}
            </Button>
            <Button
              variant="secondary"
              size="small"
              busy={busyID === registrationID}
              busyText={m.reject()}
              aria-label={m.reject_name({ name: nameOf(registration) })}
              onClick={() => change(registration, decide, { registrationID, status: 'REJECTED' })}
            >
              {m.reject()}
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
      caption={m.registrations()}
      columns={columns.filter((column) => column !== false)}
      wide
      empty={
        <EmptyState
          title={m.no_registrations_found()}
          drawing="glove"
          action={onShowAll && <ShowAll onClick={onShowAll} />}
        />
      }
    />
  )
}
