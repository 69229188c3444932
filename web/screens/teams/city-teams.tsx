import { listOfTeams } from '../../features/teams/list-of-teams.tsx'
import { CityScreen, cityLoader } from '../../finding/city-screen.tsx'
import { paths } from '../../paths.ts'

export const loader = cityLoader

export const Component = () => <CityScreen kind={listOfTeams} listPath={paths.teams} />
