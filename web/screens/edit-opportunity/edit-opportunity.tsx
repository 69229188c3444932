import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router-dom'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as mySeasonTexts from '#messages/my-season'
import * as opportunityTexts from '#messages/opportunities'
import * as opportunityFormTexts from '#messages/opportunity-form'
import { comparable } from '../../../functions/values/comparable.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { type EventDetail, eventQuery } from '../../features/events/queries.ts'
import { CancelOpportunity, OpportunityForm } from '../../features/opportunity-form/opportunity-form.tsx'
import {
  type EditedOpportunity,
  opportunityToEditQuery,
  positionsToPickQuery,
} from '../../features/opportunity-form/queries.ts'
import { agesOfDivisions } from '../../features/opportunity-form/schema.ts'
import { claimedTeamsQuery } from '../../features/teams/queries.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { FormSkeleton } from '../../ui/form.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { localTime } from '../../ui/local-time.ts'
import { useNavigateFromHere } from '../../ui/navigate-from-here.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { missing } from '../missing.tsx'

const TryoutFacts = lazyPart(() => import('../tryout-facts.tsx'), 'TryoutFacts', null)
const RecordHistory = lazyPart(() => import('../../features/audit-log/record-history.tsx'), 'RecordHistory')

export const queries = ({ params }: LoaderFunctionArgs) => [
  params.opportunityID ? opportunityToEditQuery(params.opportunityID) : claimedTeamsQuery,
  positionsToPickQuery,
]

/** Creates an opportunity, or edits that of the URL. */
export function Component() {
  const { opportunityID } = useParams()
  return opportunityID ? <OpportunityToEdit opportunityID={opportunityID} /> : <CreateOpportunity />
}

function CreateOpportunity() {
  const { isAdmin } = useAuth()
  const navigate = useNavigateFromHere()
  const [parameters] = useSearchParams()
  const teamParameter = parameters.get('teamId') ?? ''
  const positions = useQuery(positionsToPickQuery)
  const eventID = parameters.get('eventId') ?? ''
  const event = useQuery({ ...eventQuery(eventID), enabled: eventID !== '' })
  const gap = guestNeed(parameters, positions.data)
  return (
    <>
      <PageHeader title={opportunityTexts.createOpportunity} subtitle={opportunityFormTexts.announceTryoutFindGuest} />
      <Loaded query={useQuery(claimedTeamsQuery)}>
        {(teams) => {
          if (teams.length === 0 && !isAdmin) return <NoTeam />
          if (parameters.has('position') && positions.isPending) return <FormSkeleton />
          if (eventID && event.isPending) return <FormSkeleton />
          const only = teams.length === 1 ? teams[0]!.id : ''
          const teamID = isAdmin ? teamParameter : (teams.find(({ id }) => id === teamParameter)?.id ?? only)
          return (
            <OpportunityForm
              key={teamID}
              teamID={teamID}
              prefill={
                gap ??
                (parameters.get('type') === 'TRYOUT'
                  ? { type: 'TRYOUT' }
                  : event.data
                    ? forEvent(event.data, parameters)
                    : {})
              }
              {...(!isAdmin && { teams })}
              cancelTo={teamParameter ? paths.team(teamParameter, 'opportunities') : paths.opportunities}
              onSaved={(opportunityID) => {
                alerts.success(opportunityFormTexts.opportunityCreatedSuccessfully)
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
    title: opportunityFormTexts.guestPlayerNeeded({ ageGroup, what: storedWord(position.name) }),
    positionsNeeded: [position.id],
    // '12U' means age 12 and under.
    maxAge: Number.parseInt(ageGroup, 10) || null,
  }
}

/** Default values for a guest need of a team that plays the event. */
function forEvent(event: EventDetail, parameters: URLSearchParams) {
  const { id, name, date, endDate, timeZone, location, city, state, latitude, longitude } = event
  const ageGroup = parameters.get('ageGroup') ?? ''
  return {
    eventID: id,
    title: opportunityFormTexts.guestPlayerNeeded({ ageGroup, what: name }),
    startTime: localTime(date, timeZone),
    endTime: localTime(endDate, timeZone),
    location: location ?? '',
    city,
    state,
    latitude,
    longitude,
    ...agesOfDivisions([{ ageGroup }]),
  }
}

function NoTeam() {
  return (
    <EmptyState
      title={opportunityFormTexts.needTeamFirst}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.teams}>{mySeasonTexts.createATeam}</LinkButton>
          <LinkButton to={paths.teams} variant="secondary">
            {opportunityFormTexts.findTeamClaim}
          </LinkButton>
        </div>
      }
    >
      {opportunityFormTexts.opportunitiesBelongTeamOwn}
    </EmptyState>
  )
}

function OpportunityToEdit({ opportunityID }: { opportunityID: string }) {
  const { data: opportunity, error, refetch } = useQuery(opportunityToEditQuery(opportunityID))

  if (opportunity === null) return missing.opportunity
  return (
    <>
      <PageHeader title={opportunityTexts.editOpportunity} subtitle={opportunityFormTexts.updateTryoutGuestPlayer} />
      {opportunity ? (
        <EditOpportunity opportunity={opportunity} />
      ) : error ? (
        <ErrorBox message={opportunityFormTexts.errorLoadingOpportunity(error.message)} onRetry={() => refetch()} />
      ) : (
        <div className="grid max-w-xl gap-5">
          <p role="status">{opportunityFormTexts.loadingOpportunity}</p>
          <Skeleton className="h-[60rem]" />
        </div>
      )}
    </>
  )
}

function EditOpportunity({ opportunity }: { opportunity: EditedOpportunity }) {
  const { isAdmin } = useAuth()
  const cache = useQueryClient()
  const navigate = useNavigateFromHere()
  const detail = paths.opportunity(opportunity.id)

  if (!opportunity.viewerCanManage) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{opportunityFormTexts.dontPermissionEditOpportunity}</p>
        <LinkButton to={detail}>{manageRegistrationTexts.viewOpportunity}</LinkButton>
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
          alerts.success(opportunityFormTexts.opportunityUpdatedSuccessfully)
          navigate(detail)
        }}
      />
      {opportunity.type === 'TRYOUT' && opportunity.team && (
        <div className="mt-8 max-w-xl">
          <TryoutFacts opportunity={opportunity} teamID={opportunity.team.id} />
        </div>
      )}
      <CancelOpportunity opportunity={opportunity} />
      <RecordHistory kind="opportunity" id={opportunity.id} />
    </>
  )
}

/** Teams whose name contains every word of the text. */
const matchingTeams = <Team extends { name: string }>(teams: readonly Team[], text: string) => {
  const words = comparable(text).split(' ')
  return teams.filter(({ name }) => words.every((word) => comparable(name).includes(word)))
}
