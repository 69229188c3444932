import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatDay } from '../../../functions/values/time-format.ts'
import { type ClaimStatus, ReverseClaimDocument } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { CSVButton } from '../../ui/csv-button.tsx'
import { EmptyState, PastTheEnd } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { RejectionQuestion } from '../../ui/reason-field.tsx'
import { OrderSelect, orderingOf } from '../../ui/result-table.tsx'
import { Pagination } from '../../ui/results.tsx'
import { type Column, Table, TableSkeleton } from '../../ui/table.tsx'
import { useURLFilters } from '../../ui/use-url-filters.ts'
import {
  CLAIM_FILTERS,
  CLAIMS_PER_PAGE,
  type ClaimInFile,
  type ClaimRequest,
  claimRequestsQuery,
  claimStatusLabels,
  claimStatusOf,
  decideClaimMutation,
  loadClaimsFile,
} from './queries.ts'

const tones: Record<ClaimStatus, Tone> = { pending: 'warn', approved: 'grass', rejected: 'danger' }
const options = Object.entries(claimStatusLabels).map(([value, label]) => ({ value, label }))

const typeOf = ({ resourceType }: ClaimRequest) => (resourceType === 'team' ? 'Team' : 'Player')
const nameOf = (claim: ClaimRequest) => claim.resourceName ?? `Unknown ${typeOf(claim)}`
const claimerOf = ({ user }: ClaimRequest) => user?.email ?? 'Unknown User'

const words = { approve: ['Approve', 'approving', 'approved'], reject: ['Reject', 'rejecting', 'rejected'] } as const

const unconfirmedID = ({ id }: ClaimRequest) => `unconfirmed-${id}`

const isOwner = ({ resourceOwner, user }: ClaimRequest) => resourceOwner !== null && resourceOwner.id === user?.id

/** Another user owns or claims the record. */
const isContested = (claim: ClaimRequest) =>
  claim.rivals.length > 0 || (claim.resourceOwner !== null && !isOwner(claim))

/** Who loses the record if a claim that took effect is rejected. */
function rejectionLoss(claim: ClaimRequest) {
  const loss = `${nameOf(claim)} belongs to ${claimerOf(claim)} and will be removed from them.`
  return claim.isInstant && [loss, ...claim.rejectionEffects].join(' ')
}

function reversalOf(claim: ClaimRequest) {
  const [name, claimer] = [nameOf(claim), claimerOf(claim)]
  const waits = `The claim of ${claimer} waits for review again.`
  if (claim.status === 'rejected')
    return claim.isInstant ? `${name} goes back to ${claimer}. What was removed stays removed. ${waits}` : waits
  if (claim.isInstant) return `${claimer} keeps ${name} until then. ${waits}`
  return `${name} goes ${claim.formerOwner ? `back to ${claim.formerOwner.email}` : `away from ${claimer}`}. ${waits}`
}

export function ClaimsList() {
  const { values, page, set, setPage } = useURLFilters(CLAIM_FILTERS)
  const status = claimStatusOf(values.status)
  const { data: claims, error, isPlaceholderData, refetch } = useQuery(claimRequestsQuery(values, page))
  const decide = useMutation(decideClaimMutation)
  const { mutateAsync: reverse } = useMutation(mutationOf(ReverseClaimDocument))
  const isBusy = (claim: ClaimRequest) => decide.isPending && decide.variables.claimID === claim.id

  const undo = (claim: ClaimRequest) =>
    reverse({ claimID: claim.id }).then(
      () => alerts.info(`The claim of ${claimerOf(claim)} is pending again.`),
      alerts.failed,
    )

  const askAndReverse = (claim: ClaimRequest) =>
    confirmWithAlerts({
      title: 'Reverse Decision',
      message: reversalOf(claim),
      actionLabel: 'Reverse',
      action: () => reverse({ claimID: claim.id }),
      done: 'The claim is pending again.',
    })

  /** Confirms each rejection and contested approval. Another approval can be undone. */
  async function decideOn(claim: ClaimRequest, isApproved: boolean) {
    const [verb, gerund, done] = isApproved ? words.approve : words.reject
    let reason = ''
    const action = () => decide.mutateAsync({ claimID: claim.id, isApproved, ...(reason && { reason }) })
    const message = isApproved ? (
      isContested(claim) && <Sides claim={claim} />
    ) : (
      <RejectionQuestion
        question={
          rejectionLoss(claim) ||
          `Are you sure you want to reject the claim of ${claimerOf(claim)} for ${nameOf(claim)}?`
        }
        hint="The user gets an email with this reason."
        onReason={(text) => {
          reason = text
        }}
      />
    )
    try {
      if (!message) await action()
      else if (!(await confirm({ title: `${verb} Claim`, message, actionLabel: verb, destructive: true, action })))
        return
      const report = `✅ Claim ${done} successfully`
      if (message) alerts.success(report)
      else alerts.success(report, 10_000, { label: 'Undo', run: () => undo(claim) })
    } catch (failure) {
      alerts.error(`❌ Error ${gerund} claim: ${(failure as Error).message}`)
    }
  }

  const columns: Column<ClaimRequest>[] = [
    { header: 'Type', order: 'TYPE', cell: typeOf },
    {
      header: 'Resource',
      title: true,
      order: 'NAME',
      cell: (claim) => {
        const name = nameOf(claim)
        const to = claim.teamId ? paths.team(claim.teamId) : paths.player(claim.playerId ?? '')
        return claim.resourceName ? (
          <>
            <Link to={to} className="link font-semibold wrap-anywhere">
              {name}
            </Link>
            <PresentOwner claim={claim} />
            {claim.rivals.length > 0 && (
              <p className="text-sm wrap-anywhere text-soft">Also claimed by {emailsOf(claim.rivals)}</p>
            )}
          </>
        ) : (
          name
        )
      },
    },
    {
      header: 'User',
      order: 'EMAIL',
      cell: (claim) => (
        <>
          {claim.user ? (
            <Link to={paths.user(claim.user.id)} className="link wrap-anywhere">
              {claimerOf(claim)}
            </Link>
          ) : (
            claimerOf(claim)
          )}
          {claim.message && (
            <p className="max-w-prose wrap-anywhere whitespace-pre-line text-soft">“{claim.message}”</p>
          )}
          {claim.status === 'pending' && claim.user && (
            <Evidence lines={[`Member since ${formatDay(claim.user.createdAt)}.`, ...claim.evidence]} />
          )}
        </>
      ),
    },
    {
      header: 'Status',
      oneLine: true,
      cell: (claim) => (
        <>
          <Badge tone={tones[claim.status]}>{claimStatusLabels[claim.status]}</Badge>
          {claim.note && <p className="text-sm text-soft">{claim.note}</p>}
          {claim.rejectionReason && (
            <p className="max-w-prose text-sm wrap-anywhere whitespace-normal text-soft">
              Reason: {claim.rejectionReason}
            </p>
          )}
          {claim.decidedAt && (
            <p className="text-sm text-soft">
              {claim.decidedBy ? `By ${claim.decidedBy.name}, ` : ''}
              {formatDay(claim.decidedAt)}
            </p>
          )}
          {claim.status === 'pending' && claim.isInstant && <p className="text-sm text-soft">Access already granted</p>}
          {claim.status === 'pending' && claim.user?.isEmailVerified === false && (
            <p id={unconfirmedID(claim)} className="text-sm text-soft">
              The user must confirm the email address before you can approve.
            </p>
          )}
        </>
      ),
    },
    { header: 'Date', order: 'CREATED', cell: ({ createdAt }) => formatDay(createdAt), oneLine: true },
    {
      header: 'Actions',
      actions: true,
      cell: (claim) =>
        claim.status !== 'pending' ? (
          claim.decidedAt && (
            <Button
              variant="secondary"
              size="small"
              aria-label={`Reverse the decision on the claim of ${claimerOf(claim)} for ${nameOf(claim)}`}
              onClick={() => askAndReverse(claim)}
            >
              Reverse
            </Button>
          )
        ) : (
          <>
            <Button
              size="small"
              busy={isBusy(claim)}
              busyText="Approve"
              aria-label={`Approve the claim of ${claimerOf(claim)} for ${nameOf(claim)}`}
              unavailableReasonID={claim.user?.isEmailVerified === false ? unconfirmedID(claim) : undefined}
              onClick={() => decideOn(claim, true)}
            >
              Approve
            </Button>
            <Button
              variant="secondary"
              size="small"
              busy={isBusy(claim)}
              busyText="Reject"
              aria-label={`Reject the claim of ${claimerOf(claim)} for ${nameOf(claim)}`}
              onClick={() => decideOn(claim, false)}
            >
              Reject
            </Button>
          </>
        ),
    },
  ]

  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <Field label="Status" className="basis-48">
          <Select value={status} options={options} onChange={({ target }) => set('status', target.value)} />
        </Field>
        <OrderSelect columns={columns} value={values.order} onOrder={(order) => set('order', order)} />
        <CSVButton
          fileName={`claims-${status}.csv`}
          columns={fileColumns}
          load={(at, perPage) => loadClaimsFile(values, at, perPage)}
          atOnce={200}
        />
      </div>
      <section aria-label="Claims" aria-busy={!claims || isPlaceholderData}>
        {error && !claims ? (
          <ErrorBox message={`Error loading claims: ${error.message}`} onRetry={() => refetch()} />
        ) : !claims ? (
          <TableSkeleton />
        ) : claims.length === 0 && page > 1 ? (
          <PastTheEnd title={`No ${status} claims found on page ${page}`} onPage={setPage} />
        ) : claims.length === 0 ? (
          <EmptyState title={`No ${status} claims found`} />
        ) : (
          <Table
            caption="Claim requests"
            columns={columns}
            rows={claims}
            keyOf={({ id }) => id}
            ordering={orderingOf(values.order, (order) => set('order', order))}
            {...(isPlaceholderData && { className: 'opacity-60' })}
          />
        )}
        {claims && claims.length > 0 && (
          <Pagination page={page} perPage={CLAIMS_PER_PAGE} rows={claims.length} onPage={setPage} />
        )}
      </section>
    </>
  )
}

const fileColumns: { header: string; text: (claim: ClaimInFile) => string }[] = [
  { header: 'Type', text: ({ resourceType }) => (resourceType === 'team' ? 'Team' : 'Player') },
  { header: 'Resource', text: ({ resourceName }) => resourceName ?? '' },
  { header: 'User', text: ({ user }) => user?.name ?? '' },
  { header: 'Email', text: ({ user }) => user?.email ?? '' },
  { header: 'Message', text: ({ message }) => message ?? '' },
  { header: 'Status', text: ({ status }) => claimStatusLabels[status] },
  { header: 'Access at once', text: ({ isInstant }) => (isInstant ? 'Yes' : 'No') },
  { header: 'Note', text: ({ note, rejectionReason }) => rejectionReason ?? note ?? '' },
  { header: 'Date', text: ({ createdAt }) => createdAt.slice(0, 10) },
]

const emailsOf = (users: ClaimRequest['rivals']) => users.map(({ email }) => email).join(', ')

/** Both sides of a contested claim, and what moves with the record. */
function Sides({ claim }: { claim: ClaimRequest }) {
  const { resourceOwner: owner, resourceOwnerSince: since, user, rivals } = claim
  const name = nameOf(claim)
  return (
    <div className="grid gap-3 wrap-anywhere">
      {owner && !isOwner(claim) && (
        <div>
          <p>
            {name} belongs to {owner.email} and will be removed from them.
          </p>
          <Evidence lines={[...(since ? [`Owner since ${formatDay(since)}.`] : []), ...claim.ownerEvidence]} />
        </div>
      )}
      <div>
        <p>
          {name} {isOwner(claim) ? 'stays with' : 'goes to'} {claimerOf(claim)}.
        </p>
        <Evidence
          lines={[
            `Claimed on ${formatDay(claim.createdAt)}.`,
            ...(user ? [`Member since ${formatDay(user.createdAt)}.`] : []),
            ...claim.evidence,
          ]}
        />
      </div>
      <Evidence lines={claim.approvalEffects} />
      {rivals.length > 0 && <p>Also claimed by {emailsOf(rivals)}.</p>}
    </div>
  )
}

/** The current owner of a disputed record, with details that help to decide. */
function PresentOwner({ claim }: { claim: ClaimRequest }) {
  const { resourceOwner: owner, resourceOwnerSince: since } = claim
  if (!owner || isOwner(claim)) return null
  return (
    <div className="text-sm wrap-anywhere text-soft">
      Claimed by{' '}
      <Link to={paths.user(owner.id)} className="link">
        {owner.email}
      </Link>
      {since && `, since ${formatDay(since)}`}
      <Evidence lines={claim.ownerEvidence} />
    </div>
  )
}

function Evidence({ lines }: { lines: readonly string[] }) {
  return (
    lines.length > 0 && (
      <ul className="list-disc pl-4 text-sm text-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  )
}
