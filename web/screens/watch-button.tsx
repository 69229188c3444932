import { Bell } from 'lucide-react'
import { useState } from 'react'
import type { Watched } from '../features/watches/queries.ts'
import { useAuth } from '../session/auth.tsx'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const WatchForm = lazyPart(() => import('../features/watches/watch-form.tsx').then((module) => module.WatchForm))

/** Watches the list with its filters. */
export function WatchButton({ kind, values }: { kind: 'OPPORTUNITIES' | 'EVENTS' | 'TEAMS'; values: object }) {
  const filters = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString()
  return <WatchDrawer watched={{ kind, filters }} label="Watch" title="Watch this search" isSmall />
}

type WatchDrawerProps = { watched: Watched; label: string; title: string; isSmall?: boolean }

export function WatchDrawer({ watched, label, title, isSmall = false }: WatchDrawerProps) {
  const { user } = useAuth()
  const [isOpen, setOpen] = useState(false)
  if (!user) return null
  return (
    <>
      <Button
        variant="secondary"
        {...(isSmall && { size: 'small' as const, className: 'max-md:min-h-11' })}
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden className="size-5" />
        {label}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <WatchForm watched={watched} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
