import { keepPreviousData, mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { query } from '../../api/client.ts'
import {
  AdminRegistrationsDocument,
  AdminRegistrationsOfDocument,
  type AdminRegistrationsOfQuery,
  type AdminRegistrationsQuery,
  ApproveRegistrationDocument,
  type ListColumn,
  PendingRegistrationsDocument,
  type RegistrationStatus,
  RejectRegistrationDocument,
} from '../../api/generated.ts'
import { queryOf, recordOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { CSVButton } from '../../ui/csv-button.tsx'
import { EmptyState, PastTheEnd } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { RejectionQuestion } from '../../ui/reason-field.tsx'
import { OrderSelect, orderIn, orderingOf } from '../../ui/result-table.tsx'
import { Pagination } from '../../ui/results.tsx'
import { type Column, Table, TableSkeleton } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { useURLFilters } from '../../ui/use-url-filters.ts'

const FULL_REASON_ID = 'full-reason'

const nameOf = ({ player, playerID }: ReviewedRegistration) => player?.name ?? playerID

const fileColumns: { header: string; text: (registration: ReviewedRegistration) => string }[] = [
  { header: 'Player Name', text: ({ player }) => player?.name ?? '' },
  { header: 'Player ID', text: ({ playerID }) => playerID },
  { header: 'Age', text: ({ player }) => player?.age?.toString() ?? '' },
  { header: 'Jersey #', text: ({ jerseyNumber }) => jerseyNumber ?? '' },
  { header: 'Notes', text: ({ notes }) => notes ?? '' },
  { header: 'Registered', text: ({ createdAt }) => createdAt },
]

type RegistrationsReviewProps = { opportunity: ReviewedOpportunity; status: RegistrationStatus }

export function RegistrationsReview({ opportunity, status }: RegistrationsReviewProps) {
  const { values, page, set, setPage } = useURLFilters(['order'])
  const review = { opportunityID: opportunity.id, status, order: values.order }
  const query = useQuery(reviewedRegistrationsQuery(review, page))
  const order = (by: string) => set('order', by)
  const decide = useMutation(decideRegistrationMutation)
  const isFull = opportunity.approvedCount >= opportunity.capacity
  const isBusy = ({ id }: ReviewedRegistration) => decide.isPending && decide.variables.registrationID === id

  const approve = (registration: ReviewedRegistration) =>
    decide
      .mutateAsync({ registrationID: registration.id, isApproved: true })
      .then(() => alerts.success(`${nameOf(registration)}: approved`), alerts.failed)

  async function reject(registration: ReviewedRegistration) {
    let reason = ''
    await confirmWithAlerts({
      title: `Reject ${nameOf(registration)}`,
      message: <RejectionQuestion onReason={(text) => (reason = text)} />,
      actionLabel: 'Reject',
      destructive: true,
      action: () => decide.mutateAsync({ registrationID: registration.id, isApproved: false, reason }),
      done: `${nameOf(registration)}: rejected`,
    })
  }

  const columns: Column<ReviewedRegistration>[] = [
    {
      header: 'Player ID',
      title: true,
      order: 'NAME',
      cell: ({ player, playerID }) => (
        <>
          {player && <span className="block font-semibold wrap-anywhere">{player.name}</span>}
          <Link to={paths.player(playerID)} className="link text-sm break-all lg:whitespace-nowrap">
            {playerID}
          </Link>
        </>
      ),
    },
    { header: 'Jersey #', cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
    { header: 'Notes', cell: ({ notes }) => <span className="wrap-anywhere whitespace-pre-line">{notes || '–'}</span> },
    {
      header: 'Registered',
      order: 'CREATED',
      cell: ({ createdAt }) => <Time at={createdAt} zone={opportunity.timeZone} />,
      oneLine: true,
    },
    {
      header: 'Actions',
      actions: true,
      cell: (registration) =>
        registration.status === 'PENDING' && (
          <>
            <Button
              size="small"
              busy={isBusy(registration)}
              busyText="Approve"
              unavailableReasonID={isFull ? FULL_REASON_ID : undefined}
              aria-label={`Approve ${nameOf(registration)}`}
              onClick={() => approve(registration)}
            >
              Approve
            </Button>
            <Button
              variant="secondary"
              size="small"
              busy={isBusy(registration)}
              busyText="Reject"
              aria-label={`Reject ${nameOf(registration)}`}
              onClick={() => reject(registration)}
            >
              Reject
            </Button>
          </>
        ),
    },
  ]

  return (
    <>
      <h2 className="sr-only print:not-sr-only">{status}</h2>
      {isFull && status === 'PENDING' && (
        <p id={FULL_REASON_ID} className="mb-4 text-soft">
          This opportunity is full: to approve someone, raise its capacity or free a spot.
        </p>
      )}
      <div className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
        <OrderSelect columns={columns} value={values.order} onOrder={order} hideLabel />
        <CSVButton
          fileName={`registrations-${status.toLowerCase()}.csv`}
          columns={fileColumns}
          load={(at, perPage) => loadReviewed(review, at, perPage)}
          atOnce={100}
        />
      </div>
      <Loaded query={query} skeleton={<TableSkeleton />}>
        {(registrations) => (
          <>
            {registrations.length === 0 && page > 1 ? (
              <PastTheEnd title={`No registrations with status: ${status} on page ${page}`} onPage={setPage} />
            ) : registrations.length === 0 ? (
              <EmptyState title={`No registrations with status: ${status}`} />
            ) : (
              <Table
                caption={`Registrations, ${status}`}
                columns={columns}
                rows={registrations}
                keyOf={({ id }) => id}
                ordering={orderingOf(values.order, order)}
              />
            )}
            {registrations.length > 0 && (
              <Pagination page={page} perPage={REGISTRATIONS_PER_PAGE} rows={registrations.length} onPage={setPage} />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

const REGISTRATIONS_PER_PAGE = 50

export type ReviewedOpportunity = NonNullable<AdminRegistrationsOfQuery['opportunity']>
type ReviewedRegistration = AdminRegistrationsQuery['opportunityRegistrations'][number]

export const reviewedOpportunityQuery = (opportunityID: string) =>
  recordOf(AdminRegistrationsOfDocument, { id: opportunityID })

type Review = { opportunityID: string; status: RegistrationStatus; order: string }

function loadReviewed({ order, ...of }: Review, page: number, perPage = REGISTRATIONS_PER_PAGE) {
  const { column, descending } = orderIn(order)
  const ordered: { orderBy?: ListColumn; descending?: boolean } = column
    ? { orderBy: column as ListColumn, descending }
    : {}
  return query(AdminRegistrationsDocument, { ...of, ...ordered, page, perPage }).then(
    (data) => data.opportunityRegistrations,
  )
}

const reviewedRegistrationsQuery = (review: Review, page: number) =>
  queryOptions({
    queryKey: ['registrations', 'review', review.opportunityID, review, page],
    queryFn: () => loadReviewed(review, page),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const pendingCountQuery = (opportunityID: string) => queryOf(PendingRegistrationsDocument, { opportunityID })

type Decision = { registrationID: string; isApproved: boolean; reason?: string }

const decideRegistrationMutation = mutationOptions({
  mutationFn: ({ registrationID, isApproved, reason }: Decision): Promise<unknown> =>
    isApproved
      ? query(ApproveRegistrationDocument, { registrationID })
      : query(RejectRegistrationDocument, { registrationID, reason }),
})
