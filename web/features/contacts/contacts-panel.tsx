import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as contactTexts from '#messages/contacts'
import * as guestPlayTexts from '#messages/guest-play'
import * as rosterTexts from '#messages/roster'
import * as teamTexts from '#messages/teams'
import * as wordTexts from '#messages/words'
import { contactRoleLabel } from '../../../functions/values/roles.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Rich } from '../../ui/rich.tsx'
import {
  addContactMutation,
  type Contact,
  type ContactsOf,
  removeContactMutation,
  teamContactsQuery,
} from './queries.ts'

export function TeamContactsPanel({ team }: { team: { id: string; name: string } }) {
  const of = { teamID: team.id }
  const contacts = useQuery(teamContactsQuery(team.id))
  const canAppoint = contacts.data?.canAppoint ?? false
  return (
    <section className="max-w-3xl">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{contactTexts.teamContacts}</h2>
        <AddContact of={of} name={team.name} canAppoint={canAppoint} />
      </div>
      <Loaded query={contacts}>
        {({ contacts }) =>
          contacts.length === 0 ? (
            <EmptyState title={teamTexts.noContactsYet} drawing="glove">
              {contactTexts.contactsHint}
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

type ContactListProps = {
  of: ContactsOf
  contacts: readonly Contact[]
  /** For a team, whether the viewer may make contacts managers. */
  canAppoint?: boolean
}

export function ContactList({ of, contacts, canAppoint = false }: ContactListProps) {
  const navigate = useNavigate()
  const { user } = useAuth()
  const { mutateAsync: removeContact } = useMutation(removeContactMutation(of))
  const { mutateAsync: addContact } = useMutation(addContactMutation(of))
  const invited = new Set(contacts.filter(({ isPending }) => isPending).map(({ userID }) => userID))
  // Managers appointed by a former owner.
  const canBeAppointed = ({ userID, role, managesTeam, isPending }: Contact) =>
    canAppoint && role === 'manager' && !managesTeam && !isPending && userID !== null && !invited.has(userID)

  async function askAndAppoint({ userID, name }: Contact) {
    await confirmWithAlerts({
      title: contactTexts.letContactManageTeam,
      message: contactTexts.thenEditsTeam(name),
      actionLabel: guestPlayTexts.sendInvitation,
      action: () => addContact({ userID: userID!, role: 'manager' }),
      done: guestPlayTexts.invitationSent,
    })
  }

  async function askAndRemove(contact: Contact) {
    const isManager = contact.managesTeam && !contact.isPending
    const isLeaving = isManager && !canAppoint && contact.userID === user?.id
    const access = isLeaving ? 'own' : isManager ? 'theirs' : 'none'
    const isRemoved = await confirmWithAlerts({
      title: contactTexts.removeContact,
      message: contactTexts.confirmRemove({ name: contact.name, access }),
      actionLabel: wordTexts.remove,
      destructive: true,
      action: () => removeContact(contact),
      done: contactTexts.contactRemovedSuccessfully,
    })
    if (isRemoved && isLeaving && 'teamID' in of) navigate(paths.team(of.teamID))
  }

  if (contacts.length === 0) return <p className="text-soft">{teamTexts.noContactsYet}</p>
  return (
    <ul className="divide-y divide-line">
      {contacts.map((contact) => (
        <ContactItem
          key={contact.id}
          contact={contact}
          canBeAppointed={canBeAppointed(contact)}
          onAppoint={() => askAndAppoint(contact)}
          onRemove={() => askAndRemove(contact)}
        />
      ))}
    </ul>
  )
}

const ContactForm = lazyPart(() => import('./add-contact-form.tsx'), 'ContactForm')

/** `name` is the team or division of the contacts. */
export function AddContact({ of, name, canAppoint }: { of: ContactsOf; name: string; canAppoint?: boolean }) {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Rich text={contactTexts.addContactName(name)} hidden={(text) => <span className="sr-only">{text}</span>} />
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={contactTexts.addAContactForName(name)}>
        <ContactForm of={of} canAppoint={canAppoint} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

type ContactItemProps = { contact: Contact; canBeAppointed: boolean; onAppoint: () => void; onRemove: () => void }

const ContactItem = ({ contact, canBeAppointed, onAppoint, onRemove }: ContactItemProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
    <div className="min-w-0 flex-1 basis-48">
      <p>
        <span className="font-semibold">{contact.name}</span>{' '}
        <span className="text-soft">{contactRoleLabel(contact.role)}</span>{' '}
        {contact.isPending && <Badge tone="warn">{teamTexts.contactInvited}</Badge>}
        {contact.managesTeam && !contact.isPending && <Badge tone="grass">{contactTexts.managesTheTeam}</Badge>}
      </p>
      {contact.isPending && (
        <p className="text-sm text-soft">{contactTexts.afterTheyAccept(contact.managesTeam ? 'manages' : 'none')}</p>
      )}
      {canBeAppointed && <p className="text-sm text-soft">{contactTexts.noLongerManages}</p>}
      {contact.email && <p className="text-sm break-all text-soft">{contact.email}</p>}
    </div>
    {canBeAppointed && (
      <Button
        variant="secondary"
        size="small"
        aria-label={contactTexts.letNameManageTeam(contact.name)}
        onClick={onAppoint}
      >
        {contactTexts.letManage}
      </Button>
    )}
    <Button variant="ghost" size="small" aria-label={rosterTexts.removeName(contact.name)} onClick={onRemove}>
      {wordTexts.remove}
    </Button>
  </li>
)
