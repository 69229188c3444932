import { useMutation, useQuery } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { queryOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import type { ListedUser } from './queries.ts'
import { HandBackDocument, RejectTakenDocument, TakenRecordsDocument } from './users.generated.ts'

export const BLOCK_WARNING =
  "They are signed out everywhere and can't sign in. Their teams, events, and opportunities are hidden until you decide on each of them in Reports."

type BlockedUser = Pick<ListedUser, 'id' | 'name' | 'isBlocked'>

/** Asks whether to block the user, or to unblock a blocked one. */
export const confirmBlock = (user: BlockedUser, change: () => Promise<unknown>) =>
  confirmWithAlerts({
    title: user.isBlocked ? 'Unblock User' : 'Block User',
    message: user.isBlocked ? (
      `Are you sure you want to unblock ${user.name}? What was hidden with the block is shown again.`
    ) : (
      <BlockQuestion user={user} />
    ),
    actionLabel: user.isBlocked ? 'Unblock' : 'Block',
    destructive: !user.isBlocked,
    action: change,
    done: `${user.name} is ${user.isBlocked ? 'unblocked' : 'blocked'}`,
  })

/** What blocking hides, and records that the user took from somebody else, to hand back first. */
function BlockQuestion({ user: { id, name } }: { user: BlockedUser }) {
  const { data: claims = [] } = useQuery(queryOf(TakenRecordsDocument, { userID: id }))
  const taken = claims.flatMap(({ formerOwner, resourceOwner, ...claim }) =>
    formerOwner && resourceOwner?.id === id
      ? [{ id: claim.id, name: claim.resourceName, from: formerOwner.email }]
      : [],
  )
  const handBack = useMutation({
    mutationFn: async (claimID: string) => {
      await query(HandBackDocument, { claimID })
      await query(RejectTakenDocument, { claimID })
    },
    onError: alerts.failed,
  })
  return (
    <>
      <p>
        Are you sure you want to block {name}? {BLOCK_WARNING}
      </p>
      {taken.map((record) => (
        <div key={record.id} className="mt-3 grid justify-items-start gap-2 wrap-anywhere">
          <p>
            {record.name} was {record.from}'s until an admin approved a claim of {name}.
          </p>
          <Button
            variant="secondary"
            size="small"
            busy={handBack.isPending && handBack.variables === record.id}
            busyText="Handing back..."
            onClick={() => handBack.mutate(record.id)}
          >
            Hand back to {record.from} first
          </Button>
        </div>
      ))}
    </>
  )
}
