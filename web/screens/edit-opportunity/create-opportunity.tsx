import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { OpportunityForm } from '../../features/opportunity-form/opportunity-form.tsx'
import { positionsToPickQuery } from '../../features/opportunity-form/queries.ts'
import { claimedTeamsQuery } from '../../features/teams/queries.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormSkeleton } from '../../ui/form.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const queries = () => [claimedTeamsQuery, positionsToPickQuery]

export function Component() {
  const { isAdmin } = useAuth()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const teamParameter = parameters.get('teamId') ?? ''
  const positions = useQuery(positionsToPickQuery)
  const gap = guestNeed(parameters, positions.data)
  return (
    <>
      <PageHeader title={m.create_opportunity()} subtitle={m.announce_a_tryout_or_find_a_guest_player()} noIndex />
      <Loaded query={useQuery(claimedTeamsQuery)}>
        {(teams) => {
          if (teams.length === 0 && !isAdmin) return <NoTeam />
          if (parameters.has('position') && positions.isPending) return <FormSkeleton />
          const only = teams.length === 1 ? teams[0]!.id : ''
          const teamID = isAdmin ? teamParameter : (teams.find(({ id }) => id === teamParameter)?.id ?? only)
          return (
            <OpportunityForm
              key={teamID}
              teamID={teamID}
              prefill={gap ?? (parameters.get('type') === 'TRYOUT' ? { type: 'TRYOUT' } : {})}
              {...(!isAdmin && { teams })}
              cancelTo={teamParameter ? paths.team(teamParameter, 'opportunities') : paths.opportunities}
              onSaved={(opportunityID) => {
                alerts.success(m.opportunity_created_successfully())
                navigate(paths.opportunity(opportunityID), { replace: true })
              }}
            />
          )
        }}
      </Loaded>
    </>
  )
}

/** Default values for a guest need, from the URL parameters of a roster gap. */
function guestNeed(parameters: URLSearchParams, positions: readonly { id: string; name: string }[] = []) {
  const position = positions.find(({ name }) => name === parameters.get('position'))
  if (!position) return undefined
  const ageGroup = parameters.get('ageGroup') ?? ''
  return {
    title: m.guest_player_needed_for_position({ ageGroup, position: storedWord(position.name) }),
    positionsNeeded: [position.id],
    // '12U' means age 12 and under.
    maxAge: Number.parseInt(ageGroup, 10) || null,
  }
}

function NoTeam() {
  return (
    <EmptyState
      title={m.you_need_a_team_first()}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.teams}>{m.create_a_team()}</LinkButton>
          <LinkButton to={paths.teams} variant="secondary">
            {m.find_your_team_and_claim_it()}
          </LinkButton>
        </div>
      }
    >
      {m.opportunities_belong_to_a_team_that_you_own()}
    </EmptyState>
  )
}
