import { Bell } from 'lucide-react'
import { useState } from 'react'
import * as m from '../../functions/values/messages/generated.ts'
import type { Watched } from '../features/watches/queries.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const WatchPanel = lazyPart(() => import('./watch-panel.tsx').then((module) => module.WatchPanel))

/** Watches the list with its filters. */
export function WatchButton({ kind, values }: { kind: 'OPPORTUNITIES' | 'EVENTS' | 'TEAMS'; values: object }) {
  const filters = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString()
  return <WatchDrawer watched={{ kind, filters }} label={m.watch()} title={m.watch_this_search()} isSmall />
}

type WatchDrawerProps = { watched: Watched; label: string; title: string; isSmall?: boolean }

export function WatchDrawer({ watched, label, title, isSmall = false }: WatchDrawerProps) {
  const [isOpen, setOpen] = useState(false)
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
        <WatchPanel watched={watched} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
