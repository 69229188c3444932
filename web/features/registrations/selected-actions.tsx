import { Mail } from 'lucide-react'
import { useState } from 'react'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as rosterOfferTexts from '#messages/roster-offers'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { EmailForm } from './email-form.tsx'
import type { ManagedOpportunity, ManagedRegistration } from './queries.ts'
import { type OnDecided, useDecideAll } from './use-decisions.ts'

type SelectedActionsProps = {
  opportunity: ManagedOpportunity
  selected: readonly ManagedRegistration[]
  onDecided: OnDecided
  onClear: () => void
}

const idsOf = (rows: readonly ManagedRegistration[]) => rows.map(({ id }) => id)

/** What can be done with all selected registrations at once. */
export function SelectedActions({ opportunity, selected, onDecided, onClear }: SelectedActionsProps) {
  const { approveAll, rejectAll } = useDecideAll(onDecided)
  const [isWriting, setWriting] = useState(false)
  if (selected.length === 0) return null
  const pending = idsOf(selected.filter(({ status }) => status === 'PENDING'))
  const approved = selected.filter(({ status }) => status === 'APPROVED')
  return (
    <section
      aria-label={manageRegistrationTexts.selected}
      className="sticky bottom-0 z-20 -mx-4 mt-4 flex flex-wrap items-center gap-2 border-t border-line bg-page px-4 py-3 print:hidden"
    >
      <p role="status" className="mr-2 font-semibold tabular-nums">
        {manageRegistrationTexts.countSelected(selected.length)}
      </p>
      {pending.length > 0 && (
        <>
          <Button size="small" onClick={() => approveAll(pending).then(onClear)}>
            {manageRegistrationTexts.approve}
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => rejectAll(pending).then((isDone) => isDone && onClear())}
          >
            {manageRegistrationTexts.reject}
          </Button>
        </>
      )}
      <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
        <Mail className="size-4" />
        {manageRegistrationTexts.emailSelected}
      </Button>
      {opportunity.team && approved.length > 0 && (
        <LinkButton
          variant="secondary"
          size="small"
          to={paths.manageRegistrations(
            opportunity.id,
            approved.flatMap(({ player }) => player?.id ?? []),
          )}
        >
          {rosterOfferTexts.offerSpots(approved.length)}
        </LinkButton>
      )}
      <Button variant="ghost" size="small" onClick={onClear}>
        {manageRegistrationTexts.clearSelection}
      </Button>
      <Drawer isOpen={isWriting} onClose={() => setWriting(false)} title={manageRegistrationTexts.emailFamilies}>
        <EmailForm
          opportunityID={opportunity.id}
          title={opportunity.title}
          status="APPROVED"
          registrationIDs={idsOf(selected)}
          onDone={() => setWriting(false)}
        />
      </Drawer>
    </section>
  )
}
