import { useMutation, useQuery } from '@tanstack/react-query'
import { mutationOf, queryOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { type Column, dayColumn, Table } from '../../ui/table.tsx'
import type { SafetyRecord } from './queries.ts'
import { ReviewSafetyRecordDocument, SafetyRecordsToReviewDocument } from './safety-records.generated.ts'

const kindLabels: Record<SafetyRecord['kind'], string> = {
  BACKGROUND_CHECK: 'Background check',
  SAFESPORT_TRAINING: 'SafeSport training',
}

type Waiting = SafetyRecord & { user: { id: string; name: string; email: string | null } }

export const safetyReviewQuery = queryOf(SafetyRecordsToReviewDocument, {})

/** Safety records that no admin has confirmed. Renders nothing if there are none. */
export function SafetyReview() {
  const { data: users = [] } = useQuery(safetyReviewQuery)
  const { mutateAsync: review, isPending } = useMutation(mutationOf(ReviewSafetyRecordDocument))
  const waiting: Waiting[] = users.flatMap(({ safetyRecords, ...user }) =>
    safetyRecords.filter(({ confirmedAt }) => !confirmedAt).map((record) => ({ ...record, user })),
  )
  if (waiting.length === 0) return null

  const decide = ({ user, kind }: Waiting, isConfirmed: boolean) =>
    review({ userID: user.id, kind, isConfirmed }).then(
      () => alerts.success(isConfirmed ? 'Date confirmed.' : 'Date removed.'),
      alerts.failed,
    )

  const columns: Column<Waiting>[] = [
    {
      header: 'Name',
      title: true,
      cell: ({ user }) => <RecordLink kind="user" record={user} className="font-semibold wrap-anywhere" />,
    },
    { header: 'Email', cell: ({ user }) => <span className="wrap-anywhere">{user.email}</span> },
    { header: 'Record', cell: ({ kind }) => kindLabels[kind] },
    dayColumn('Date', ({ completedOn }) => completedOn),
    dayColumn('Good Until', ({ expiresOn }) => expiresOn),
    {
      header: 'Actions',
      actions: true,
      cell: (record) => (
        <DecisionButtons
          record={record}
          isPending={isPending}
          onDecide={(isConfirmed) => decide(record, isConfirmed)}
        />
      ),
    },
  ]
  return (
    <section className="mb-10">
      <h2 className="text-xl font-bold">Background checks and SafeSport training</h2>
      <p className="mt-1 mb-4 text-soft">
        Confirm a date after you have seen the certificate. Families see confirmed dates only.
      </p>
      <Table
        caption="Background checks and SafeSport training"
        columns={columns}
        rows={waiting}
        keyOf={({ user, kind }) => `${user.id}.${kind}`}
      />
    </section>
  )
}

type DecisionButtonsProps = { record: Waiting; isPending: boolean; onDecide: (isConfirmed: boolean) => void }

function DecisionButtons({ record, isPending, onDecide }: DecisionButtonsProps) {
  const what = `the ${kindLabels[record.kind]} of ${record.user.name}`
  return (
    <>
      <Button size="small" disabled={isPending} aria-label={`Confirm ${what}`} onClick={() => onDecide(true)}>
        Confirm
      </Button>
      <Button
        variant="ghost"
        size="small"
        disabled={isPending}
        aria-label={`Remove ${what}`}
        onClick={() => onDecide(false)}
      >
        Remove
      </Button>
    </>
  )
}
