import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { EventForm } from '../../features/event-form/event-form.tsx'
import { claimedTeamsQuery } from '../../features/teams/queries.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const queries = () => [claimedTeamsQuery]

export function Component() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const teamParameter = parameters.get('teamId')
  return (
    <>
      <PageHeader title={m.create_event()} subtitle={m.add_a_tournament_scrimmage_or_camp()} noIndex />
      <Loaded query={useQuery(claimedTeamsQuery)}>
        {(teams) => {
          const teamID = teams.find(({ id }) => id === teamParameter)?.id ?? ''
          return (
            <EventForm
              teams={teams}
              teamID={teamID}
              cancelTo={teamID ? paths.team(teamID, 'events') : paths.events}
              onSaved={(eventID) => navigate(paths.event(eventID), { replace: true })}
            />
          )
        }}
      </Loaded>
    </>
  )
}
