import { useMutation, useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import * as m from '../../functions/values/messages/generated.ts'
import { DeleteWatchDocument } from '../api/generated.ts'
import { mutationOf } from '../api/options.ts'
import { watchesQuery } from '../features/watches/queries.ts'
import { useAuth } from '../session/auth.tsx'
import { alerts } from '../ui/alerts.tsx'
import { Button } from '../ui/button.tsx'
import { WatchDrawer } from './watch-button.tsx'

/** Follows the team, or stops following it. */
export function FollowButton({ teamID, name }: { teamID: string; name: string }) {
  const { isAuthenticated } = useAuth()
  const { data: watches } = useQuery({ ...watchesQuery, enabled: isAuthenticated })
  const { mutateAsync: remove, isPending } = useMutation(mutationOf(DeleteWatchDocument))
  const watch = watches?.find((it) => it.teamID === teamID)
  if (isAuthenticated && !watches) return null
  if (!watch)
    return <WatchDrawer watched={{ kind: 'TEAM', teamID, name }} label={m.follow()} title={m.follow_name({ name })} />

  const stop = () =>
    remove({ id: watch.id }).then(() => alerts.success(m.you_no_longer_follow_name({ name })), alerts.failed)
  return (
    <Button variant="secondary" aria-pressed busy={isPending} onClick={stop}>
      <Bell aria-hidden className="size-5" />
      {m.following()}
    </Button>
  )
}
