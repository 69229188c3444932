import * as listTexts from '#messages/lists'
import * as shellTexts from '#messages/shell'
import { NearbyOpportunities } from '../features/opportunities/nearby-opportunities.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { rememberedPlace } from '../finding/remembered-search.ts'
import { paths } from '../paths.ts'
import { Missing } from '../ui/empty-state.tsx'

export function Component() {
  const near = rememberedPlace()
  return (
    <>
      <Missing
        title={shellTexts.pageNotFound404}
        documentTitle={shellTexts.pageNotFound}
        backTo={paths.home}
        backLabel={shellTexts.goHome}
      >
        {shellTexts.pageDoesNotExist}
      </Missing>
      <section aria-label={shellTexts.findAnything} className="mx-auto max-w-md">
        <SearchBox />
      </section>
      {near && <NearbyOpportunities title={listTexts.theNearest} like={{ near, sport: null, type: null }} most={4} />}
    </>
  )
}
