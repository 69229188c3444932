import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router-dom'
import { SeasonForm, seasonQuery } from '../../features/seasons/season-form.tsx'
import { paths } from '../../paths.ts'
import { Missing } from '../../ui/empty-state.tsx'
import { FormSkeleton } from '../../ui/form.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const loader =
  (cache: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    void cache.prefetchQuery(seasonQuery(params.seasonID!))
    return null
  }

export function Component() {
  const { seasonID } = useParams() as { seasonID: string }
  const navigate = useNavigate()
  return (
    <LoadedScreen query={useQuery(seasonQuery(seasonID))} skeleton={<FormSkeleton />}>
      {(season) => {
        if (!season)
          return <Missing title="Season not found" backTo={paths.admin('seasons')} backLabel="Back to Admin" />
        return (
          <>
            <PageHeader title="Edit Season" subtitle={season.name} documentTitle={`Edit ${season.name}`} noIndex />
            <SeasonForm
              key={season.id}
              season={season}
              cancelTo={paths.admin('seasons')}
              onSaved={() => navigate(paths.admin('seasons'))}
            />
          </>
        )
      }}
    </LoadedScreen>
  )
}
