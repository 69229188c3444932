import { useQuery } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { AddContact } from './add-contact.tsx'
import { ContactList } from './contact-list.tsx'
import { teamContactsQuery } from './queries.ts'

type TeamContactsPanelProps = { team: { id: string; name: string } }

export function TeamContactsPanel({ team }: TeamContactsPanelProps) {
  const of = { teamID: team.id }
  const contacts = useQuery(teamContactsQuery(team.id))
  const canAppoint = contacts.data?.canAppoint ?? false
  return (
    <section className="max-w-3xl">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{m.team_contacts()}</h2>
        <AddContact of={of} name={team.name} canAppoint={canAppoint} />
      </div>
      <Loaded query={contacts}>
        {({ contacts }) =>
          contacts.length === 0 ? (
            <EmptyState title={m.no_contacts_yet()} drawing="glove">
              {m.families_can_contact_the_people_listed_here()}
            </EmptyState>
          ) : (
            <div className="rounded-lg border border-line bg-surface px-4 py-2">
              <ContactList of={of} contacts={contacts} canAppoint={canAppoint} />
            </div>
          )
        }
      </Loaded>
    </section>
  )
}
