import { useMutation, useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import * as watchTexts from '#messages/watches'
import { mutationOf } from '../api/options.ts'
import { type Watched, watchesQuery } from '../features/watches/queries.ts'
import { DeleteWatchDocument } from '../features/watches/watches.generated.ts'
import { useAuth } from '../session/auth.tsx'
import { alerts } from '../ui/alerts.tsx'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const WatchForm = lazyPart(() => import('../features/watches/watch-form.tsx'), 'WatchForm')

export type WatchedList = 'OPPORTUNITIES' | 'EVENTS' | 'TEAMS'

/** Watches the list with its filters. */
export function WatchButton({ kind, values }: { kind: WatchedList; values: object }) {
  const filters = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString()
  return <WatchDrawer watched={{ kind, filters }} label={watchTexts.watch} title={watchTexts.watchThisSearch} isSmall />
}

type WatchDrawerProps = { watched: Watched; label: string; title: string; isSmall?: boolean }

function WatchDrawer({ watched, label, title, isSmall = false }: WatchDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        {...(isSmall && { size: 'small' as const, className: 'max-md:min-h-11' })}
        onClick={() => setOpen(true)}
      >
        <Bell className="size-5" />
        {label}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <WatchForm watched={watched} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

type FollowButtonProps = { teamID: string; name: string; label?: string }

/** Follows the team, or stops following it. */
export function FollowButton({ teamID, name, label = watchTexts.follow }: FollowButtonProps) {
  const { isAuthenticated } = useAuth()
  const { data: watches } = useQuery({ ...watchesQuery, enabled: isAuthenticated })
  const { mutateAsync: remove, isPending } = useMutation(mutationOf(DeleteWatchDocument))
  const watch = watches?.find((it) => it.teamID === teamID)
  if (isAuthenticated && !watches) return null
  if (!watch)
    return (
      <WatchDrawer
        watched={{ kind: 'TEAM', teamID, name }}
        label={label}
        isSmall={label !== watchTexts.follow}
        title={watchTexts.followName(name)}
      />
    )

  const stop = () =>
    remove({ id: watch.id }).then(() => alerts.success(watchTexts.noLongerFollowName(name)), alerts.failed)
  return (
    <Button variant="secondary" aria-pressed busy={isPending} onClick={stop}>
      <Bell className="size-5" />
      {watchTexts.following}
    </Button>
  )
}
