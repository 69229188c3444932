import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { CancelOpportunity, OpportunityForm } from '../../features/opportunity-form/opportunity-form.tsx'
import {
  type EditedOpportunity,
  opportunityToEditQuery,
  positionsToPickQuery,
} from '../../features/opportunity-form/queries.ts'
import { claimedTeamsQuery } from '../../features/teams/queries.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { missing } from '../missing.tsx'

const RecordHistory = lazyPart(() => import('../../features/audit-log/record-history.tsx'), 'RecordHistory')

export const queries = ({ params }: LoaderFunctionArgs) => [
  opportunityToEditQuery(params.opportunityID!),
  positionsToPickQuery,
]

export function Component() {
  const { opportunityID } = useParams() as { opportunityID: string }
  const { data: opportunity, error, refetch } = useQuery(opportunityToEditQuery(opportunityID))

  if (opportunity === null) return missing.opportunity
  return (
    <>
      <PageHeader
        title={m.edit_opportunity()}
        subtitle={m.update_tryout_or_guest_player_opportunity_details()}
        noIndex
      />
      {opportunity ? (
        <EditOpportunity opportunity={opportunity} />
      ) : error ? (
        <ErrorBox message={m.error_loading_opportunity({ message: error.message })} onRetry={() => refetch()} />
      ) : (
        <div className="grid max-w-xl gap-5">
          <p role="status">{m.loading_opportunity()}</p>
          <Skeleton className="h-[60rem]" />
        </div>
      )}
    </>
  )
}

function EditOpportunity({ opportunity }: { opportunity: EditedOpportunity }) {
  const { isAdmin } = useAuth()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const detail = paths.opportunity(opportunity.id)

  if (!opportunity.viewerCanManage) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{m.you_dont_have_permission_to_edit_this_opportunity()}</p>
        <LinkButton to={detail}>{m.view_opportunity()}</LinkButton>
      </div>
    )
  }
  return (
    <>
      <OpportunityForm
        key={opportunity.id}
        opportunity={opportunity}
        {...(!isAdmin && {
          searchTeams: async (text) => matchingTeams(await cache.ensureQueryData(claimedTeamsQuery), text),
        })}
        cancelTo={detail}
        onSaved={() => {
          alerts.success(m.opportunity_updated_successfully())
          navigate(detail)
        }}
      />
      <CancelOpportunity opportunity={opportunity} />
      <RecordHistory kind="opportunity" id={opportunity.id} />
    </>
  )
}

/** Teams whose name contains every word of the text. */
const matchingTeams = <Team extends { name: string }>(teams: readonly Team[], text: string) => {
  const words = text.toLowerCase().split(/\s+/)
  return teams.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}
