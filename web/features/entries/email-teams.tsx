import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import * as entryTexts from '#messages/entries'
import { creationOf } from '../../api/query-once.ts'
import { DrawerButton } from '../../ui/drawer-button.tsx'
import { GroupEmailForm } from '../../ui/group-email-form.tsx'
import { EmailTeamsDocument } from './entries.generated.ts'
import type { EnteredEvent } from './queries.ts'

/** Writes to the teams that entered, or to those of a status. */
export function EmailTeams({ event: { id, name, entries } }: { event: EnteredEvent }) {
  const { mutateAsync: email } = useMutation(creationOf(EmailTeamsDocument, { refresh: 'nothing' }))
  return (
    <DrawerButton
      variant="secondary"
      disabled={entries.length === 0}
      title={entryTexts.emailTeams}
      shown={
        <>
          <Mail className="size-5" />
          {entryTexts.emailTeams}
        </>
      }
    >
      {(close) => (
        <GroupEmailForm
          label={entryTexts.emailTeams}
          title={name}
          draft={`email-teams-${id}`}
          to={{
            label: entryTexts.toTeams,
            all: entryTexts.allTeams,
            options: [
              { value: 'ACCEPTED', label: entryTexts.accepted },
              { value: 'WAITLISTED', label: entryTexts.waitlisted },
              { value: 'APPLIED', label: entryTexts.applied },
            ],
          }}
          hint={entryTexts.teamsStayPrivate}
          send={async (message) => entryTexts.managersWillBeEmailed(await email({ id, ...message }))}
          onDone={close}
        />
      )}
    </DrawerButton>
  )
}
