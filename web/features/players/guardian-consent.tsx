import { useMutation } from '@tanstack/react-query'
import { CONSENT_TEXTS } from '../../../functions/domain/guardian-consent/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { consentVersion } from '../../ui/consent-versions.ts'
import { confirmGuardianConsentMutation } from './queries.ts'

/** For the player's owner, if the text of the guardian's consent is not confirmed explicitly. */
export function GuardianConsent({ playerID, title }: { playerID: string; title: string }) {
  const { mutateAsync: confirm, isPending } = useMutation(confirmGuardianConsentMutation(playerID))

  async function save() {
    try {
      await confirm()
      alerts.success(m.thanks_your_confirmation_is_recorded())
    } catch (error) {
      alerts.failed(error)
    }
  }

  return (
    <section
      aria-label={m.guardians_consent()}
      className="mt-4 flex basis-full flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{title}</p>
        <p className="text-soft">{CONSENT_TEXTS[consentVersion]}</p>
      </div>
      <Button size="small" busy={isPending} onClick={save}>
        {m.confirm()}
      </Button>
    </section>
  )
}
