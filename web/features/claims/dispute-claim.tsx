import { useState } from 'react'
import { CreateClaimRequestDocument } from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'

type DisputeClaimProps = {
  resourceType: 'team' | 'player'
  resourceID: string
  name: string
  claimedBy: string | null
}

/** For a signed-in user who says that somebody else's team or player is theirs. An admin decides. */
export function DisputeClaim({ resourceType, resourceID, name, claimedBy }: DisputeClaimProps) {
  const { user, isAdmin } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()

  if (!user || isAdmin || !claimedBy || claimedBy === user.id) return null

  async function send() {
    setError(undefined)
    try {
      await queryOnce(CreateClaimRequestDocument, { resourceType, resourceID, message: message.trim() })
      setOpen(false)
      setMessage('')
      alerts.success('Your claim request was sent. An admin will look at it.')
    } catch (failure) {
      setError((failure as Error).message)
    }
  }

  return (
    <>
      <button type="button" className="link min-h-6 text-sm" onClick={() => setOpen(true)}>
        Not right? Dispute this claim
      </button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Dispute the claim on ${name}`}
        primary={{ label: 'Send to an admin', onClick: send }}
      >
        <p className="mb-4 text-soft">
          Someone else has claimed this {resourceType}. Tell an admin why it should be yours.
        </p>
        <Field label="Message" error={error}>
          <TextArea value={message} onChange={({ target }) => setMessage(target.value)} maxLength={1000} />
        </Field>
      </Drawer>
    </>
  )
}
