import { useMutation } from '@tanstack/react-query'
import { CONSENT_TEXT } from '../../../functions/domain/guardian-consent/validation.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmGuardianConsentMutation } from './queries.ts'

/** For who claimed the player and has not confirmed the guardian's consent. */
export function GuardianConsent({ playerID }: { playerID: string }) {
  // The mutation's own callbacks: those of a call end with the component, which goes with the refreshed data.
  const confirm = useMutation({
    ...confirmGuardianConsentMutation(playerID),
    onSuccess: () => alerts.success('Thanks! Your confirmation is recorded.'),
    onError: ({ message }) => alerts.error(`Error: ${message}`),
  })
  return (
    <section
      aria-label="Guardian's consent"
      className="flex basis-full flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">Guardian's consent isn't recorded</p>
        <p className="text-soft">{CONSENT_TEXT}</p>
      </div>
      <Button size="small" busy={confirm.isPending} onClick={() => confirm.mutate()}>
        Confirm
      </Button>
    </section>
  )
}
