import * as m from '../../../functions/values/messages/generated.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import type { TeamDetail } from './queries.ts'

const columns = [
  { header: m.competitive_level(), cell: ({ division }: { division: string }) => division },
  { header: m.age_group(), cell: ({ ageGroup }: { ageGroup: string }) => ageGroup },
]

export function TeamDivisions({ team }: { team: TeamDetail }) {
  return (
    <>
      {team.viewerCanManage && (
        <LinkButton to={paths.manageTeam(team.id, 'divisions')} size="small" className="mb-4">
          {m.manage_divisions()}
        </LinkButton>
      )}
      {team.divisions.length === 0 ? (
        <EmptyState title={m.no_divisions_yet()} drawing="chalk-line" />
      ) : (
        <Table caption={m.divisions()} columns={columns} rows={team.divisions} keyOf={({ id }) => id} />
      )}
    </>
  )
}
