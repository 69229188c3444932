import { useMutation } from '@tanstack/react-query'
import { formatDay } from '../../../functions/values/time-format.ts'
import { answerOf, mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { rejection, withReason } from '../../ui/confirm-reason.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { ApproveClaimDocument, RejectClaimDocument, ReverseClaimDocument } from './claims.generated.ts'
import type { ClaimRequest } from './queries.ts'

export const typeOf = ({ resourceType }: Pick<ClaimRequest, 'resourceType'>) =>
  resourceType === 'team' ? 'Team' : 'Player'
export const nameOf = (claim: ClaimRequest) => claim.resourceName ?? `Unknown ${typeOf(claim)}`
export const claimantOf = ({ user }: ClaimRequest) => user?.email ?? 'Unknown User'
export const emailsOf = (users: ClaimRequest['rivals']) => users.map(({ email }) => email).join(', ')

/** ID of the text that explains why a claim cannot be approved. */
export const unconfirmedID = ({ id }: ClaimRequest) => `unconfirmed-${id}`

export const isOwner = ({ resourceOwner, user }: ClaimRequest) =>
  resourceOwner !== null && resourceOwner.id === user?.id

/** Another user owns or claims the record. */
const isContested = (claim: ClaimRequest) =>
  claim.rivals.length > 0 || (claim.resourceOwner !== null && !isOwner(claim))

const words = { approve: ['Approve', 'approving', 'approved'], reject: ['Reject', 'rejecting', 'rejected'] } as const

/** Approves or rejects a pending claim, or reverses a decision. */
export function ClaimDecision({ claim }: { claim: ClaimRequest }) {
  const decide = useMutation(answerOf(ApproveClaimDocument, RejectClaimDocument))
  const { mutateAsync: reverse } = useMutation(mutationOf(ReverseClaimDocument))
  const [claimant, name, claimID] = [claimantOf(claim), nameOf(claim), claim.id]
  const subject = `the claim of ${claimant} for ${name}`

  const undo = () =>
    reverse({ claimID }).then(() => alerts.info(`The claim of ${claimant} is pending again.`), alerts.failed)

  const askAndReverse = () =>
    confirmWithAlerts({
      title: 'Reverse Decision',
      message: reversalOf(claim),
      actionLabel: 'Reverse',
      action: () => reverse({ claimID }),
      done: 'The claim is pending again.',
    })

  /** Confirms each rejection and contested approval. Another approval can be undone. */
  async function decideOn(isAccepted: boolean) {
    const [verb, gerund, done] = isAccepted ? words.approve : words.reject
    const action = (reason?: string) => decide.mutateAsync({ claimID, isAccepted, reason: reason || undefined })
    const title = `${verb} Claim`
    const question = isAccepted
      ? isContested(claim) &&
        withReason({
          title,
          message: <Sides claim={claim} />,
          label: 'Reason (optional)',
          hint: 'An owner who loses the record gets an email with this reason.',
          actionLabel: verb,
          destructive: true,
          action,
        })
      : rejection({
          title,
          message: rejectionLoss(claim) || `Are you sure you want to reject ${subject}?`,
          hint: 'The user gets an email with this reason.',
          action,
        })
    try {
      if (!question) await action()
      else if (!(await confirm(question))) return
      const report = `✅ Claim ${done} successfully`
      if (question) alerts.success(report)
      else alerts.success(report, 10_000, { label: 'Undo', run: () => void undo() })
    } catch (failure) {
      alerts.error(`❌ Error ${gerund} claim: ${(failure as Error).message}`)
    }
  }

  if (claim.status !== 'pending')
    return (
      claim.decidedAt && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Reverse the decision on ${subject}`}
          onClick={askAndReverse}
        >
          Reverse
        </Button>
      )
    )
  return (
    <>
      <Button
        size="small"
        busy={decide.isPending}
        busyText="Approve"
        aria-label={`Approve ${subject}`}
        unavailableReasonID={claim.user?.isEmailVerified === false ? unconfirmedID(claim) : undefined}
        onClick={() => decideOn(true)}
      >
        Approve
      </Button>
      <Button
        variant="secondary"
        size="small"
        busy={decide.isPending}
        busyText="Reject"
        aria-label={`Reject ${subject}`}
        onClick={() => decideOn(false)}
      >
        Reject
      </Button>
    </>
  )
}

/** Who loses the record if a claim that took effect is rejected. */
function rejectionLoss(claim: ClaimRequest) {
  const loss = `${nameOf(claim)} belongs to ${claimantOf(claim)} and will be removed from them.`
  return claim.isInstant && [loss, ...claim.rejectionEffects].join(' ')
}

function reversalOf(claim: ClaimRequest) {
  const [name, claimant] = [nameOf(claim), claimantOf(claim)]
  const waits = `The claim of ${claimant} waits for review again.`
  if (claim.status === 'rejected')
    return claim.isInstant ? `${name} goes back to ${claimant}. What was removed stays removed. ${waits}` : waits
  if (claim.isInstant) return `${claimant} keeps ${name} until then. ${waits}`
  return `${name} goes ${claim.formerOwner ? `back to ${claim.formerOwner.email}` : `away from ${claimant}`}. ${waits}`
}

/** Both sides of a contested claim, and what moves with the record. */
function Sides({ claim }: { claim: ClaimRequest }) {
  const { resourceOwner: owner, resourceOwnerSince: since, user, rivals } = claim
  const name = nameOf(claim)
  return (
    <div className="grid gap-3 wrap-anywhere">
      {owner && !isOwner(claim) && (
        <div>
          <p>
            {name} belongs to {owner.email} and will be removed from them.
          </p>
          <Evidence lines={[...(since ? [`Owner since ${formatDay(since)}.`] : []), ...claim.ownerEvidence]} />
        </div>
      )}
      <div>
        <p>
          {name} {isOwner(claim) ? 'stays with' : 'goes to'} {claimantOf(claim)}.
        </p>
        <Evidence
          lines={[
            `Claimed on ${formatDay(claim.createdAt)}.`,
            ...(user ? [`Member since ${formatDay(user.createdAt)}.`] : []),
            ...claim.evidence,
          ]}
        />
      </div>
      <Evidence lines={claim.approvalEffects} />
      {rivals.length > 0 && <p>Also claimed by {emailsOf(rivals)}.</p>}
    </div>
  )
}

export function Evidence({ lines }: { lines: readonly string[] }) {
  return (
    lines.length > 0 && (
      <ul className="list-disc pl-4 text-sm text-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  )
}
