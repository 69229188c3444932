import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ConsentNote } from '../../ui/consent-note.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { claimPlayerMutation, type PlayerDetail } from './queries.ts'

const GuardianConsent = lazyPart(() => import('./owner-prompts.tsx'), 'GuardianConsent')

const MESSAGE_MS = 3000

/** Shows who owns the profile, and lets the viewer claim it. */
export function ClaimPlayer({ player, dispute }: { player: PlayerDetail; dispute: ReactNode }) {
  const { user, isAdmin } = useAuth()
  const claim = useMutation(claimPlayerMutation(player.id))
  const { isSuccess, isError, reset } = claim

  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reset, MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])

  const [needsLogin, setNeedsLogin] = useState(false)

  async function send() {
    if (!user) return setNeedsLogin(true)
    try {
      await claim.mutateAsync()
    } catch {
      // The section shows the mutation's error.
    }
  }

  const isManaged = player.viewerCanEdit && !isAdmin
  const isOwn = isManaged && player.isClaimed
  const canAsk = !player.isClaimed && !isAdmin && !player.viewerClaimPending && (player.viewerCanClaim || !user)

  return (
    <section
      aria-label={m.claim()}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 print:hidden"
    >
      <div className="flex flex-wrap gap-2">
        {isOwn ? (
          <Badge tone="grass">{m.claimed_by_you()}</Badge>
        ) : player.isClaimed ? (
          <Badge tone="grass">{m.claimed()}</Badge>
        ) : (
          <Badge>{m.unclaimed()}</Badge>
        )}
        {isAdmin && <Badge tone="sky">{m.admin_badge()}</Badge>}
      </div>
      {player.isClaimed && !isOwn && <p className="text-soft">{m.a_parent_guardian_or_coach_manages_this_profile()}</p>}
      {isOwn && <p className="text-soft">{m.you_manage_this_profile_and_can_register_the()}</p>}
      {isOwn && !player.guardianConsent && (
        <GuardianConsent playerID={player.id} title={m.guardians_consent_isnt_recorded()} />
      )}
      {isManaged && !isOwn && <p className="text-soft">{m.your_team_manages_this_profile_until_the_family()}</p>}
      {canAsk && (
        <>
          <p className="min-w-0 flex-1 basis-60 text-soft">{m.is_this_your_player_claim_the_profile_to()}</p>
          <Button size="small" busy={claim.isPending} onClick={send}>
            {m.claim_player()}
          </Button>
          {user && <ConsentNote className="basis-full" />}
        </>
      )}
      {player.viewerClaimPending && !isSuccess && (
        <p className="text-soft">{m.your_claim_is_waiting_for_admin_review()}</p>
      )}
      {dispute}
      <div aria-live="polite" className="basis-full empty:hidden">
        {isSuccess && <p className="font-semibold text-grass">{m.player_claim_requested()}</p>}
        {isError && <p className="font-semibold text-danger">{claim.error.message}</p>}
        {needsLogin && !user && (
          <p className="flex flex-wrap items-center gap-3">
            <span className="font-semibold text-danger">{m.you_must_be_logged_in_to_claim_a()}</span>
            <LinkButton to={paths.login} state={{ returnTo: paths.player(player.id) }} variant="secondary" size="small">
              {m.log_in_button()}
            </LinkButton>
          </p>
        )}
      </div>
    </section>
  )
}
