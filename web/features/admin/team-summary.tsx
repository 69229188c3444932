import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import type { TeamQuery } from '../teams/teams.generated.ts'

type TeamSummaryProps = {
  team: NonNullable<TeamQuery['team']>
  contacts: readonly { id: string; name: string | null; email: string | null }[]
}

/** A read-only summary of a team. It is edited on its own management screen. */
export function TeamSummary({ team, contacts }: TeamSummaryProps) {
  const { id, locationCity, state, description, divisions } = team
  return (
    <div className="grid max-w-3xl gap-8">
      <dl className="grid gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[8rem_1fr]">
        <Fact label="Team Name" value={team.name} />
        <Fact label="City" value={locationCity} />
        <Fact label="State" value={state} />
        <Fact label="Description" value={description} />
      </dl>
      <Section title="Divisions">
        <Table
          caption="Divisions"
          columns={[
            { header: 'Competitive Level', cell: ({ division }) => division },
            { header: 'Age Group', cell: ({ ageGroup }) => ageGroup },
          ]}
          rows={divisions}
          keyOf={(division) => division.id}
          empty={<p className="text-soft">No divisions yet</p>}
        />
      </Section>
      <Contacts contacts={contacts} />
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <Link to={paths.manageTeam(id)} className="link inline-block min-h-6">
            Manage divisions, roster, and contacts
          </Link>
        </li>
        <li>
          <Link to={paths.team(id, 'opportunities')} className="link inline-block min-h-6">
            Opportunities of this team
          </Link>
        </li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.manageTeam(id, 'settings')}>Update Team</LinkButton>
        <LinkButton to={paths.admin()} variant="secondary">
          Cancel
        </LinkButton>
      </div>
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string | null }) {
  return (
    <>
      <dt className="text-sm leading-6 text-soft">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line max-sm:-mt-3">{value || '–'}</dd>
    </>
  )
}

const Contacts = ({ contacts }: Pick<TeamSummaryProps, 'contacts'>) => (
  <Section title="Contacts">
    <Table
      caption="Contacts"
      columns={[
        { header: 'Name', title: true, cell: ({ name }) => name },
        {
          header: 'Email',
          cell: ({ email }) =>
            email ? (
              <a href={`mailto:${email}`} className="link break-all">
                {email}
              </a>
            ) : (
              '–'
            ),
        },
      ]}
      rows={contacts}
      keyOf={(contact) => contact.id}
      empty={<p className="text-soft">No contacts yet</p>}
    />
  </Section>
)
