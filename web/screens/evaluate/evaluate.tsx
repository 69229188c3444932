import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { EvaluationSheet } from '../../features/evaluations/evaluation-sheet.tsx'
import { evaluationSheetQuery } from '../../features/evaluations/queries.ts'
import { LoadedScreen } from '../../ui/loaded-screen.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const loader =
  (cache: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    void cache.prefetchQuery(evaluationSheetQuery(params.opportunityID!))
    return null
  }

export function Component() {
  const { opportunityID } = useParams() as { opportunityID: string }
  return (
    <LoadedScreen query={useQuery(evaluationSheetQuery(opportunityID))}>
      {(rows) => (
        <>
          <PageHeader
            title="Evaluations"
            subtitle="Tap a score again to remove it. Only you and the organizer see what you say."
            noIndex
          />
          <EvaluationSheet opportunityID={opportunityID} rows={rows} />
        </>
      )}
    </LoadedScreen>
  )
}
