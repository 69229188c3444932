import type { ReactNode } from 'react'
import * as teamTexts from '#messages/teams'
import { contactRoleLabel } from '../../../functions/values/roles.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ManagerLink } from './manager-link.tsx'
import type { TeamDetail } from './queries.ts'

type TeamContactsProps = {
  team: TeamDetail
  /** What signed-in users see of a contact. */
  detailsOf: (contactID: string) => ReactNode
}

export function TeamContacts({ team, detailsOf }: TeamContactsProps) {
  const { isAuthenticated } = useAuth()
  return (
    <>
      <ManagerLink team={team} to={paths.manageTeam(team.id, 'contacts')}>
        {teamTexts.addContact}
      </ManagerLink>
      {team.contacts.length === 0 ? (
        <EmptyState title={teamTexts.noContactsYet} drawing="glove" />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {team.contacts.map(({ id, name, role, isPending }) => (
            <li key={id} className="min-w-0 rounded-lg border border-line bg-surface p-4">
              <p className="font-semibold">
                {name} {isPending && <Badge tone="warn">{teamTexts.contactInvited}</Badge>}
              </p>
              <p className="text-sm text-soft">{contactRoleLabel(role)}</p>
              {isAuthenticated && detailsOf(id)}
            </li>
          ))}
        </ul>
      )}
      {!isAuthenticated && team.contacts.length > 0 && (
        <p className="mt-4 text-soft">
          <LinkButton
            to={paths.login}
            state={{ returnTo: paths.team(team.id, 'contacts') }}
            variant="secondary"
            size="small"
          >
            {teamTexts.logInToSeeEmails}
          </LinkButton>
        </p>
      )}
    </>
  )
}
