import { listOfOpportunities } from '../../features/opportunities/list-of-opportunities.tsx'
import { CityScreen, cityLoader } from '../../finding/city-screen.tsx'
import { ONLY } from '../../finding/filters.ts'
import { paths } from '../../paths.ts'

export const loader = cityLoader

export const Component = () => (
  <CityScreen kind={listOfOpportunities} listPath={paths.opportunities} filters={{ type: 'TRYOUT', open: ONLY }} />
)
