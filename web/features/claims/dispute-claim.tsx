import { useState } from 'react'
import { useAuth } from '../../session/auth.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const DisputeForm = lazyPart(() => import('./dispute-form.tsx').then((module) => module.DisputeForm))

type DisputeClaimProps = {
  resourceType: 'team' | 'player'
  resourceID: string
  name: string
  isClaimed: boolean
  isOwn: boolean
}

/** Lets a signed-in user dispute the claim of another user. An admin reviews it. */
export function DisputeClaim({ resourceType, resourceID, name, isClaimed, isOwn }: DisputeClaimProps) {
  const { user, isAdmin } = useAuth()
  const [isOpen, setOpen] = useState(false)

  if (!user || isAdmin || !isClaimed || isOwn) return null
  return (
    <>
      <button type="button" className="link min-h-6 text-sm" onClick={() => setOpen(true)}>
        Not right? Dispute this claim
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={`Dispute the claim on ${name}`}>
        <p className="mb-4 text-soft">
          Someone else has claimed this {resourceType}. Tell an admin why it should be yours.
        </p>
        <DisputeForm {...{ resourceType, resourceID }} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
