import { useMutation } from '@tanstack/react-query'
import { contactRoleLabel } from '../../../functions/domain/team-contacts/validation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmed } from '../../ui/confirmed.ts'
import { type Contact, type ContactsOf, removeContactMutation } from './queries.ts'

type ContactListProps = {
  of: ContactsOf
  contacts: readonly Contact[]
}

export function ContactList({ of, contacts }: ContactListProps) {
  const { mutateAsync: removeContact } = useMutation(removeContactMutation(of))

  async function askAndRemove(contact: Contact) {
    await confirmed(
      {
        title: 'Remove contact',
        message: `Are you sure you want to remove ${contact.name ?? 'this contact'} from the contacts?`,
        actionLabel: 'Remove',
        destructive: true,
        action: () => removeContact(contact),
      },
      'Contact removed successfully!',
    )
  }

  if (contacts.length === 0) return <p className="text-soft">No contacts yet</p>
  return (
    <ul className="divide-y divide-line">
      {contacts.map((contact) => (
        <li key={contact.id} className="flex items-center gap-3 py-2">
          <div className="min-w-0 flex-1">
            <p>
              <span className="font-semibold">{contact.name ?? 'No account'}</span>{' '}
              <span className="text-soft">{contactRoleLabel(contact.role)}</span>{' '}
              {contact.isPending && <Badge tone="warn">Invited</Badge>}
            </p>
            {contact.isPending && (
              <p className="text-sm text-soft">Shows to families once they accept. We emailed them.</p>
            )}
            {contact.email && <p className="text-sm break-all text-soft">{contact.email}</p>}
          </div>
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
