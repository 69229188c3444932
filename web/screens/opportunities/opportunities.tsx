import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as listTexts from '#messages/lists'
import * as opportunityTexts from '#messages/opportunities'
import * as shellTexts from '#messages/shell'
import { ONLY } from '../../../functions/values/list-filters.ts'
import { listOfOpportunities } from '../../features/opportunities/list-of-opportunities.tsx'
import { claimedPlayersQuery } from '../../features/players/queries.ts'
import { CityScreen, cityQuery } from '../../finding/city-screen.tsx'
import { ListScreen } from '../../finding/list-screen.tsx'
import { redirectToRememberedSport } from '../../finding/remembered-sport.ts'
import { listQuery } from '../../finding/use-list-filters.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { WatchButton } from '../watch-button.tsx'

export function queries({ params, request }: LoaderFunctionArgs) {
  if (params.city) return [cityQuery(request)]
  redirectToRememberedSport(request)
  return [listQuery(request, listOfOpportunities)]
}

const watchButton = (values: object) => <WatchButton kind="OPPORTUNITIES" values={values} />

/** The filters of every city's page of tryouts. */
const openTryouts = { type: 'TRYOUT', open: ONLY }

export const Component = () =>
  useParams().city ? (
    <CityScreen kind={listOfOpportunities} listPath={paths.opportunities} filters={openTryouts} watch={watchButton} />
  ) : (
    <OpportunitiesScreen />
  )

function OpportunitiesScreen() {
  const { isAuthenticated } = useAuth()
  const { data: ownPlayers = [] } = useQuery({ ...claimedPlayersQuery, enabled: isAuthenticated })
  return (
    <ListScreen
      kind={listOfOpportunities}
      watch={watchButton}
      // The same rule as registration.
      chips={(values, change) =>
        ownPlayers.length > 0 &&
        ownPlayers.map(({ id, name }) => (
          <FilterChip
            key={id}
            label={opportunityTexts.fitsName(name.split(' ')[0]!)}
            isOn={values.fits === id}
            onToggle={() => change({ fits: values.fits === id ? '' : id })}
          />
        ))
      }
    >
      <PageHeader
        title={shellTexts.opportunities}
        subtitle={listTexts.opportunitiesTagline}
        isList
        actions={
          isAuthenticated && (
            <LinkButton to={paths.createOpportunity()} variant="secondary">
              {opportunityTexts.createOpportunity}
            </LinkButton>
          )
        }
      />
    </ListScreen>
  )
}
