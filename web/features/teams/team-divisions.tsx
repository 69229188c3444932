import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Table } from '../../ui/table.tsx'
import type { TeamDetail } from './queries.ts'

const columns = [
  { header: 'Competitive Level', cell: ({ division }: { division: string }) => division },
  { header: 'Age Group', cell: ({ ageGroup }: { ageGroup: string }) => ageGroup },
]

export function TeamDivisions({ team }: { team: TeamDetail }) {
  return (
    <>
      {team.viewerCanManage && (
        <LinkButton to={paths.manageTeam(team.id, 'divisions')} size="small" className="mb-4">
          Manage Divisions
        </LinkButton>
      )}
      {team.divisions.length === 0 ? (
        <EmptyState title="No divisions yet" drawing="chalk-line" />
      ) : (
        <Table caption="Divisions" columns={columns} rows={team.divisions} keyOf={({ id }) => id} />
      )}
    </>
  )
}
