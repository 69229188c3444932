import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as playerFormTexts from '#messages/player-form'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { waitlistOrderQuery } from './queries.ts'
import { MoveInLineDocument } from './registrations.generated.ts'

/** The waitlist, which the organizer puts in order. */
export function WaitlistOrder({ opportunityID }: { opportunityID: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="mb-4 print:hidden">
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {manageRegistrationTexts.waitlistOrder}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={manageRegistrationTexts.waitlistOrder}>
        <Line opportunityID={opportunityID} />
      </Drawer>
    </p>
  )
}

function Line({ opportunityID }: { opportunityID: string }) {
  // One at a time, so that each tap moves one place.
  const move = useMutation({ ...mutationOf(MoveInLineDocument), scope: { id: `line ${opportunityID}` } })
  const [said, setSaid] = useState('')
  const moveTo = (name: string, registrationID: string, isUp: boolean) =>
    move
      .mutateAsync({ registrationID, isUp })
      .then(
        ({ waitlistPosition }) => setSaid(manageRegistrationTexts.isNumberNow({ name, place: waitlistPosition! })),
        alerts.failed,
      )
  return (
    <>
      <p className="text-soft">{manageRegistrationTexts.waitlistOrderHint}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Loaded query={useQuery(waitlistOrderQuery(opportunityID))}>
        {(line) => (
          <ol className="mt-3 divide-y divide-line">
            {line.map(({ id, player, waitlistPosition }, at) => {
              const name = player?.name ?? playerFormTexts.unnamedPlayer
              return (
                <li key={id} className="flex items-center gap-2 py-2">
                  <span className="w-7 shrink-0 text-soft tabular-nums">{waitlistPosition}</span>
                  <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
                  <Button
                    variant="secondary"
                    aria-label={manageRegistrationTexts.moveUp(name)}
                    aria-disabled={at === 0}
                    onClick={() => moveTo(name, id, true)}
                  >
                    <ArrowUp className="size-5" />
                  </Button>
                  <Button
                    variant="secondary"
                    aria-label={manageRegistrationTexts.moveDown(name)}
                    aria-disabled={at === line.length - 1}
                    onClick={() => moveTo(name, id, false)}
                  >
                    <ArrowDown className="size-5" />
                  </Button>
                </li>
              )
            })}
          </ol>
        )}
      </Loaded>
    </>
  )
}
