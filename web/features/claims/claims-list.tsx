import { Link } from 'react-router-dom'
import { formatDay } from '../../../functions/values/time-format.ts'
import type { ClaimStatus } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { AdminList, useAdminList } from '../../ui/admin-list.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import type { CSVColumn } from '../../ui/csv.ts'
import { CSVButton } from '../../ui/csv-button.tsx'
import { zonedTime } from '../../ui/local-time.ts'
import { type Column, dayColumn } from '../../ui/table.tsx'
import {
  ClaimDecision,
  claimantOf,
  Evidence,
  emailsOf,
  isOwner,
  nameOf,
  typeOf,
  unconfirmedID,
} from './claim-decision.tsx'
import { type ClaimInFile, type ClaimRequest, claimStatusLabels, claimStatusOf, claimsSource } from './queries.ts'

/** The queue of claims, for admins. */
export function ClaimsList() {
  const list = useAdminList(claimsSource)
  const status = claimStatusOf(list.values.status)
  return (
    <AdminList
      list={list}
      caption="Claim requests"
      columns={columns}
      groupOf={({ id, teamId, playerId }) => teamId ?? playerId ?? id}
      choices={[{ name: 'status', label: 'Status', options: statuses }]}
      actions={<CSVButton fileName={`claims-${status}.csv`} columns={fileColumns} load={list.loadAll} />}
      none={`No ${status} claims found`}
      describeError={({ message }) => `Error loading claims: ${message}`}
    />
  )
}

const statuses = Object.entries(claimStatusLabels).map(([value, label]) => ({ value, label }))
const tones: Record<ClaimStatus, Tone> = { pending: 'warn', approved: 'grass', rejected: 'danger' }

const columns: Column<ClaimRequest>[] = [
  { header: 'Type', order: 'TYPE', ofGroup: true, cell: typeOf },
  {
    header: 'Resource',
    title: true,
    ofGroup: true,
    order: 'NAME',
    cell: (claim) => {
      const to = claim.teamId ? paths.team(claim.teamId) : paths.player(claim.playerId ?? '')
      return claim.resourceName ? (
        <Link to={to} className="link font-semibold wrap-anywhere">
          {claim.resourceName}
        </Link>
      ) : (
        nameOf(claim)
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
            {claim.user.email}
          </Link>
        ) : (
          claimantOf(claim)
        )}
        {claim.message && <p className="max-w-prose wrap-anywhere whitespace-pre-line text-soft">“{claim.message}”</p>}
        {claim.status === 'pending' && claim.user && (
          <Evidence lines={[`Member since ${formatDay(claim.user.createdAt)}.`, ...claim.evidence]} />
        )}
        <PresentOwner claim={claim} />
        {claim.rivals.length > 0 && (
          <p className="text-sm wrap-anywhere text-soft">Also claimed by {emailsOf(claim.rivals)}</p>
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
  { ...dayColumn('Date', ({ createdAt }) => createdAt), order: 'CREATED' },
  { header: 'Actions', actions: true, cell: (claim) => <ClaimDecision claim={claim} /> },
]

const fileColumns: CSVColumn<ClaimInFile>[] = [
  { header: 'Type', text: typeOf },
  { header: 'Resource', text: ({ resourceName }) => resourceName ?? '' },
  { header: 'User', text: ({ user }) => user?.name ?? '' },
  { header: 'Email', text: ({ user }) => user?.email ?? '' },
  { header: 'Message', text: ({ message }) => message ?? '' },
  { header: 'Status', text: ({ status }) => claimStatusLabels[status] },
  { header: 'Access at once', text: ({ isInstant }) => (isInstant ? 'Yes' : 'No') },
  { header: 'Note', text: ({ note, rejectionReason }) => rejectionReason ?? note ?? '' },
  { header: 'Date', text: ({ createdAt }) => zonedTime(createdAt) },
]

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
