import { useMutation } from '@tanstack/react-query'
import * as playerTexts from '#messages/players'
import * as wordTexts from '#messages/words'
import { CONSENT_TEXTS } from '../../../functions/domain/guardian-consent/validation.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { consentVersion } from '../../ui/consent-versions.ts'
import { ConfirmGuardianConsentDocument, KeepPlayerDocument } from './players.generated.ts'

/** For the owner of a profile that has not been used for a long time. */
export function KeepProfile({ playerID, deletesOn }: { playerID: string; deletesOn: string }) {
  const { mutateAsync: keep, isPending } = useMutation(mutationOf(KeepPlayerDocument))

  const save = () => keep({ id: playerID }).then(() => alerts.success(playerTexts.theProfileStays), alerts.failed)

  return (
    <section
      aria-label={playerTexts.unusedProfile}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-warn bg-surface p-4 print:hidden"
    >
      <p className="min-w-0 flex-1 basis-60">{playerTexts.nobodyUsedProfile(formatDay(deletesOn))}</p>
      <Button size="small" busy={isPending} onClick={save}>
        {playerTexts.keepProfile}
      </Button>
    </section>
  )
}

/** For the player's owner, if the text of the guardian's consent is not confirmed explicitly. */
export function GuardianConsent({ playerID, title }: { playerID: string; title: string }) {
  const { mutateAsync: confirm, isPending } = useMutation(mutationOf(ConfirmGuardianConsentDocument))

  const save = () =>
    confirm({ playerID, version: consentVersion }).then(
      () => alerts.success(playerTexts.thanksConfirmationRecorded),
      alerts.failed,
    )

  return (
    <section
      aria-label={playerTexts.guardiansConsent}
      className="mt-4 flex basis-full flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{title}</p>
        <p className="text-soft">{CONSENT_TEXTS[consentVersion]}</p>
      </div>
      <Button size="small" busy={isPending} onClick={save}>
        {wordTexts.confirm}
      </Button>
    </section>
  )
}
