import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '../../../functions/values/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { signedWaiversQuery } from './queries.ts'

type SignedWaiverProps = { registrationID: string; opportunityID: string }

/** The waiver as the family accepted it. */
export function SignedWaiver({ registrationID, opportunityID }: SignedWaiverProps) {
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({ ...signedWaiversQuery(opportunityID), enabled: isOpen })
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Waiver
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="The waiver that you accepted">
        <Loaded query={query}>
          {(registrations) => {
            const waiver = registrations.find(({ id }) => id === registrationID)?.waiver
            return (
              waiver && (
                <div className="grid gap-4">
                  <p className="text-soft">
                    Version {waiver.version}, accepted on {formatDay(waiver.signedAt)}
                    {waiver.signedBy && ` by ${waiver.signedBy}`}
                  </p>
                  <p className="text-sm whitespace-pre-line">{waiver.text}</p>
                </div>
              )
            )
          }}
        </Loaded>
      </Drawer>
    </>
  )
}
