import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../ui/loaded.tsx'
import { failedPagesQuery } from './queries.ts'

/** The pages where a failed run stopped, and why. */
export function FailedPages({ runID }: { runID: string }) {
  const query = useQuery(failedPagesQuery(runID))
  return (
    <Loaded query={query}>
      {(pages) =>
        pages.length === 0 ? (
          <p className="text-soft">No failed pages.</p>
        ) : (
          <ul className="grid gap-3">
            {pages.map(({ kind, page, reason }) => (
              <li key={`${kind}-${page}`} className="border-t border-line pt-3 first:border-0 first:pt-0">
                <p className="text-sm text-soft">
                  {kind}, page {page.toLocaleString('en-US')}
                </p>
                <p>{reason}</p>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
