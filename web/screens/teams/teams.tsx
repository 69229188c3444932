import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as siteTexts from '#messages/site'
import * as teamTexts from '#messages/teams'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { storedSession } from '../../api/stored-session.ts'
import { CreateTeam } from '../../features/teams/create-team.tsx'
import { listOfTeams } from '../../features/teams/list-of-teams.tsx'
import { MyTeams } from '../../features/teams/my-teams.tsx'
import { claimedTeamsQuery } from '../../features/teams/queries.ts'
import { CityScreen, cityQuery } from '../../finding/city-screen.tsx'
import { ListScreen } from '../../finding/list-screen.tsx'
import { redirectToRememberedSport } from '../../finding/remembered-sport.ts'
import { SignUpPrompt } from '../../finding/sign-up-prompt.tsx'
import { listQuery } from '../../finding/use-list-filters.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { WatchButton } from '../watch-button.tsx'

export function queries({ params, request }: LoaderFunctionArgs) {
  if (params.city) return [cityQuery(request)]
  redirectToRememberedSport(request)
  return [listQuery(request, listOfTeams), storedSession() && { ...claimedTeamsQuery, ...cacheAndNetwork }]
}

const watchButton = (values: object) => <WatchButton kind="TEAMS" values={values} />

export const Component = () =>
  useParams().city ? <CityScreen kind={listOfTeams} listPath={paths.teams} watch={watchButton} /> : <TeamsScreen />

function TeamsScreen() {
  const { isAuthenticated } = useAuth()
  return (
    <>
      <ListScreen kind={listOfTeams} watch={watchButton}>
        <PageHeader title={siteTexts.teams} subtitle={siteTexts.youthBaseballSoftballTeams} isList />
        {isAuthenticated && (
          <>
            <MyTeams />
            <CreateTeam />
          </>
        )}
      </ListScreen>
      {!isAuthenticated && (
        <SignUpPrompt title={teamTexts.doYouRunATeam} from={paths.teams}>
          {teamTexts.signUpToCreateTeam}
        </SignUpPrompt>
      )}
    </>
  )
}
