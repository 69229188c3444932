import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import { signedWaiversQuery } from './queries.ts'

type SignedWaiverProps = { registrationID: string; opportunityID: string; version: string }

/** The waiver as the family accepted it. Its text loads when it is opened. */
export function SignedWaiver({ registrationID, opportunityID, version }: SignedWaiverProps) {
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useQuery({ ...signedWaiversQuery(opportunityID), enabled: isOpen })
  const waiver = data?.find(({ id }) => id === registrationID)?.waiver
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="print:hidden">
      <summary className="min-h-11 py-2 font-semibold">{m.waiver_accepted_version({ version })}</summary>
      {waiver ? (
        <>
          <p className="mb-2 text-soft">
            {formatDay(waiver.signedAt)}
            {waiver.signedBy && `, ${waiver.signedBy}`}
          </p>
          <p className="text-sm whitespace-pre-line">{waiver.text}</p>
        </>
      ) : (
        <p role="status">{error ? error.message : m.loading()}</p>
      )}
    </details>
  )
}
