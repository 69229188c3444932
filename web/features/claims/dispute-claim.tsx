import { useState } from 'react'
import * as claimTexts from '#messages/claims'
import { useAuth } from '../../session/auth.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const DisputeForm = lazyPart(() => import('./create-claim-request-form.tsx'), 'DisputeForm')

type DisputeClaimProps = {
  resourceType: 'team' | 'player'
  resourceID: string
  name: string
  isClaimed: boolean
  isOwn: boolean
  /** The viewer's own claim waits for a review. */
  isPending: boolean
}

export function DisputeClaim({ resourceType, resourceID, name, isClaimed, isOwn, isPending }: DisputeClaimProps) {
  const { user, isAdmin } = useAuth()
  const [isOpen, setOpen] = useState(false)

  if (isPending) return <p className="font-semibold">{claimTexts.claimWaitingAdminReview}</p>
  if (!user || isAdmin || !isClaimed || isOwn) return null
  return (
    <>
      <button type="button" className="link min-h-11 text-sm" onClick={() => setOpen(true)}>
        {claimTexts.notRightDispute}
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={claimTexts.disputeClaimOn(name)}>
        <p className="mb-4 text-soft">{claimTexts.claimedBySomeoneElse(resourceType)}</p>
        <DisputeForm {...{ resourceType, resourceID }} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
