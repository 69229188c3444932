import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { contactRoleLabel } from '../../../functions/domain/contacts/validation.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { addContactMutation, type Contact, type ContactsOf, removeContactMutation } from './queries.ts'

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
    await confirmWithAlerts(
      {
        title: 'Let this contact manage the team',
        message: `${name ?? 'This contact'} can then edit the team, its roster, events, and opportunities. We email them to accept first.`,
        actionLabel: 'Send Invitation',
        action: () => addContact({ userID: userID!, role: 'manager' }),
      },
      'Invitation sent!',
    )
  }

  async function askAndRemove(contact: Contact) {
    const isManager = contact.managesTeam && !contact.isPending
    const isLeaving = isManager && !canAppoint && contact.userID === user?.id
    const isRemoved = await confirmWithAlerts(
      {
        title: 'Remove contact',
        message: `Are you sure you want to remove ${contact.name ?? 'this contact'} from the contacts?${
          isManager
            ? ` ${isLeaving ? 'You' : 'They'} can no longer manage the team. What ${isLeaving ? 'you' : 'they'} posted for it goes to the owner.`
            : ''
        }`,
        actionLabel: 'Remove',
        destructive: true,
        action: () => removeContact(contact),
      },
      'Contact removed successfully!',
    )
    if (isRemoved && isLeaving && 'teamID' in of) navigate(paths.team(of.teamID))
  }

  if (contacts.length === 0) return <p className="text-soft">No contacts yet</p>
  return (
    <ul className="divide-y divide-line">
      {contacts.map((contact) => (
        <li key={contact.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <div className="min-w-0 flex-1 basis-48">
            <p>
              <span className="font-semibold">{contact.name ?? 'No account'}</span>{' '}
              <span className="text-soft">{contactRoleLabel(contact.role)}</span>{' '}
              {contact.isPending && <Badge tone="warn">Invited</Badge>}
              {contact.managesTeam && !contact.isPending && <Badge tone="grass">Manages the team</Badge>}
            </p>
            {contact.isPending && (
              <p className="text-sm text-soft">
                {contact.managesTeam ? 'Manages the team' : 'Shows to families'} once they accept. We emailed them.
              </p>
            )}
            {canBeAppointed(contact) && (
              <p className="text-sm text-soft">Doesn't manage the team now. Press Let Manage to ask them.</p>
            )}
            {contact.email && <p className="text-sm break-all text-soft">{contact.email}</p>}
          </div>
          {canBeAppointed(contact) && (
            <Button
              variant="secondary"
              size="small"
              aria-label={`Let ${contact.name ?? 'contact'} manage the team`}
              onClick={() => askAndAppoint(contact)}
            >
              Let Manage
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            aria-label={`Remove ${contact.name ?? 'contact'}`}
            onClick={() => askAndRemove(contact)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}
