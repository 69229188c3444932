import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import * as claimTexts from '#messages/claims'
import * as playerTexts from '#messages/players'
import * as shellTexts from '#messages/shell'
import * as siteTexts from '#messages/site'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ConsentNote } from '../../ui/consent-note.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
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
  const [message, setMessage] = useState('')

  async function send() {
    if (!user) return setNeedsLogin(true)
    try {
      await claim.mutateAsync(message)
    } catch {
      // The section shows the mutation's error.
    }
  }

  const isManaged = player.viewerCanEdit && !isAdmin
  const isOwn = isManaged && player.isClaimed
  const canAsk = !player.isClaimed && !isAdmin && !player.viewerClaimPending && (player.viewerCanClaim || !user)

  return (
    <section
      aria-label={playerTexts.claim}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 print:hidden"
    >
      <ClaimBadges isOwn={isOwn} isClaimed={player.isClaimed} />
      {player.isClaimed && !isOwn && <p className="text-soft">{siteTexts.profileIsManaged}</p>}
      {isOwn && <p className="text-soft">{playerTexts.manageProfileRegister}</p>}
      {isOwn && !player.guardianConsent && (
        <GuardianConsent playerID={player.id} title={playerTexts.guardiansConsentIsntRecorded} />
      )}
      {isManaged && !isOwn && <p className="text-soft">{playerTexts.teamManagesProfileUntil}</p>}
      {canAsk && <ClaimQuestion message={message} onMessage={setMessage} isPending={claim.isPending} onSend={send} />}
      {dispute}
      <div aria-live="polite" className="basis-full empty:hidden">
        {isSuccess && <p className="font-semibold text-grass">{playerTexts.playerClaimRequested}</p>}
        {isError && <p className="font-semibold text-danger">{claim.error.message}</p>}
        {needsLogin && !user && (
          <p className="flex flex-wrap items-center gap-3">
            <span className="font-semibold text-danger">{playerTexts.loggedClaim}</span>
            <LinkButton to={paths.login} state={{ returnTo: paths.player(player.id) }} variant="secondary" size="small">
              {shellTexts.logInButton}
            </LinkButton>
          </p>
        )}
      </div>
    </section>
  )
}

function ClaimBadges({ isOwn, isClaimed }: { isOwn: boolean; isClaimed: boolean }) {
  const { isAdmin } = useAuth()
  return (
    <div className="flex flex-wrap gap-2">
      {isOwn ? (
        <Badge tone="grass">{playerTexts.claimedByYou}</Badge>
      ) : isClaimed ? (
        <Badge tone="grass">{siteTexts.claimed}</Badge>
      ) : (
        <Badge>{siteTexts.unclaimed}</Badge>
      )}
      {isAdmin && <Badge tone="sky">{playerTexts.adminBadge}</Badge>}
    </div>
  )
}

type ClaimQuestionProps = {
  message: string
  onMessage: (message: string) => void
  isPending: boolean
  onSend: () => void
}

/** Asks whether it is the user's player, with a message to the admins. */
function ClaimQuestion({ message, onMessage, isPending, onSend }: ClaimQuestionProps) {
  const { user } = useAuth()
  return (
    <>
      <p className="min-w-0 flex-1 basis-60 text-soft">{siteTexts.isThisYourPlayer}</p>
      {user && (
        <div className="basis-full">
          <Field label={claimTexts.messageToAdmins} hint={claimTexts.messageHint('player')}>
            <TextArea rows={2} maxLength={1000} value={message} onChange={({ target }) => onMessage(target.value)} />
          </Field>
        </div>
      )}
      <Button size="small" busy={isPending} onClick={onSend}>
        {playerTexts.claimPlayer}
      </Button>
      {user && <ConsentNote className="basis-full" />}
    </>
  )
}
