import { Link } from 'react-router-dom'
import type { RegistrationStatus } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { AdminList, useAdminList } from '../../ui/admin-list.tsx'
import type { CSVColumn } from '../../ui/csv.ts'
import { CSVButton } from '../../ui/csv-button.tsx'
import { zonedTime } from '../../ui/local-time.ts'
import type { Column } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { type ReviewedOpportunity, type ReviewedRegistration, reviewSource } from './queries.ts'
import { DecisionButtons, FullReason } from './registration-decision.tsx'

type RegistrationsReviewProps = { opportunity: ReviewedOpportunity; status: RegistrationStatus }

/** The registrations of an opportunity with this status, for admins. */
export function RegistrationsReview({ opportunity, status }: RegistrationsReviewProps) {
  const list = useAdminList(reviewSource(opportunity.id))
  const isFull = opportunity.approvedCount >= opportunity.capacity

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
      cell: (registration) => (
        <DecisionButtons
          registration={registration}
          name={registration.player?.name ?? registration.playerID}
          isFull={isFull}
        />
      ),
    },
  ]

  return (
    <>
      <h2 className="sr-only print:not-sr-only">{status}</h2>
      {isFull && status === 'PENDING' && (
        <p className="mb-4 text-soft">
          <FullReason />
        </p>
      )}
      <AdminList
        list={list}
        caption={`Registrations, ${status}`}
        columns={columns}
        actions={
          <CSVButton fileName={`registrations-${status.toLowerCase()}.csv`} columns={fileColumns} load={list.loadAll} />
        }
        none={`No registrations with status: ${status}`}
      />
    </>
  )
}

const fileColumns: CSVColumn<ReviewedRegistration>[] = [
  { header: 'Player Name', text: ({ player }) => player?.name ?? '' },
  { header: 'Player ID', text: ({ playerID }) => playerID },
  { header: 'Age', text: ({ player }) => player?.age?.toString() ?? '' },
  { header: 'Jersey #', text: ({ jerseyNumber }) => jerseyNumber ?? '' },
  { header: 'Notes', text: ({ notes }) => notes ?? '' },
  { header: 'Registered', text: ({ createdAt }) => zonedTime(createdAt) },
]
