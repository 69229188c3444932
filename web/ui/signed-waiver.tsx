import * as ownRegistrationTexts from '#messages/own-registrations'
import * as shellTexts from '#messages/shell'
import { formatDay } from '../../functions/values/time-format.ts'

type SignedWaiverProps = {
  version: string
  /** The text, when it has loaded. */
  waiver: { text: string; signedAt: string; signedBy: string | null } | null | undefined
  error?: Error | null
  onToggle?: (isOpen: boolean) => void
}

/** The waiver as the family accepted it. */
export const SignedWaiver = ({ version, waiver, error, onToggle }: SignedWaiverProps) => (
  <details onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)} className="print:hidden">
    <summary className="min-h-11 py-2 font-semibold">{ownRegistrationTexts.waiverAcceptedVersion(version)}</summary>
    {waiver ? (
      <>
        <p className="mb-2 text-soft">
          {formatDay(waiver.signedAt)}
          {waiver.signedBy && `, ${waiver.signedBy}`}
        </p>
        <p className="text-sm whitespace-pre-line">{waiver.text}</p>
      </>
    ) : (
      <p role="status">{error ? error.message : shellTexts.loading}</p>
    )}
  </details>
)
