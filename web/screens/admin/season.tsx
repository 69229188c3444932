import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { SeasonForm, seasonQuery } from '../../features/seasons/season-form.tsx'
import { paths } from '../../paths.ts'
import { useNavigateFromHere } from '../../ui/navigate-from-here.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { EditPage } from './edit-page.tsx'

export const queries = ({ params }: LoaderFunctionArgs) => [params.seasonID ? seasonQuery(params.seasonID) : null]

/** Creates a season, or edits that of the URL. */
export function Component() {
  const { seasonID } = useParams()
  const navigate = useNavigateFromHere()
  const back = paths.admin('seasons')
  const form = { cancelTo: back, onSaved: () => navigate(back) }
  return seasonID ? (
    <EditPage kind="Season" query={seasonQuery(seasonID)} backTo={back}>
      {(season) => <SeasonForm key={season.id} season={season} {...form} />}
    </EditPage>
  ) : (
    <>
      <PageHeader title="Create Season" />
      <SeasonForm {...form} />
    </>
  )
}
