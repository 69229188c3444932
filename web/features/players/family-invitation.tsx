import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CONSENT_TEXT, CONSENT_VERSION } from '../../../functions/domain/guardian-consent/validation.ts'
import { paths } from '../../paths.ts'
import { AccountButtons } from '../../session/account-buttons.tsx'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { acceptPlayerInvitationMutation } from './queries.ts'

type FamilyInvitationProps = { playerID: string; code: string /** If the viewer finds the player. */; name?: string }

/** For a family that opened the link in their coach's email. */
export function FamilyInvitation({ playerID, code, name = 'your child' }: FamilyInvitationProps) {
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const { user } = useAuth()
  const [isConfirmed, setConfirmed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const accept = useMutation(acceptPlayerInvitationMutation)

  async function claim() {
    setMissing(!isConfirmed)
    if (!isConfirmed) return
    try {
      const player = await accept.mutateAsync({ playerID, code, guardianConsent: CONSENT_VERSION })
      alerts.success(`${player.name} is your player now!`)
      await navigate(paths.player(playerID, 'management'), { replace: true })
    } catch (error) {
      alerts.failed(error)
    }
  }

  return (
    <section aria-label="Invitation" className="mb-6 rounded-lg border border-grass/50 bg-surface p-5 print:hidden">
      <h2 className="text-xl">Your coach invites you</h2>
      <p className="mt-1 max-w-prose text-soft">
        Claim the profile of {name}: you decide who finds it and what it shows, and register the player. The roster
        stays as it is.
      </p>
      {user && (
        <Checkbox
          className="mt-3"
          label={CONSENT_TEXT}
          required
          checked={isConfirmed}
          error={isMissing && !isConfirmed ? 'Please confirm this to claim the profile' : undefined}
          onChange={({ target }) => setConfirmed(target.checked)}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {user ? (
          <Button busy={accept.isPending} busyText="Claiming..." onClick={claim}>
            Claim the profile
          </Button>
        ) : (
          <AccountButtons returnTo={pathname + hash} signUpLabel="Sign up to claim" />
        )}
      </div>
    </section>
  )
}
