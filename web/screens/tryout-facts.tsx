import { useQuery } from '@tanstack/react-query'
import * as listTexts from '#messages/lists'
import * as opportunityTexts from '#messages/opportunities'
import * as rosterOfferTexts from '#messages/roster-offers'
import { queryOf } from '../api/options.ts'
import { SpotsForm } from '../features/roster-offers/roster-offer-forms.tsx'
import { SeasonCostForm } from '../features/team-form/team-details-forms.tsx'
import { TeamSeasonDocument } from '../features/team-form/team-form.generated.ts'
import { Button } from '../ui/button.tsx'
import { Drawer, useDrawer } from '../ui/drawer.tsx'

type TryoutFactsProps = {
  opportunity: Parameters<typeof SpotsForm>[0]['opportunity']
  teamID: string
}

/** Where those who manage the team edit what families ask about its tryout: the spots to fill, and the season. */
export function TryoutFacts({ opportunity, teamID }: TryoutFactsProps) {
  const { data: team } = useQuery(queryOf(TeamSeasonDocument, { teamID }))
  const drawer = useDrawer<'spots' | 'season'>()
  if (!team?.viewerCanManage) return null
  return (
    <section aria-labelledby="families-ask" className="border-t border-line pt-4 print:hidden">
      <h2 id="families-ask" className="text-xl">
        {opportunityTexts.familiesAsk}
      </h2>
      <p className="mt-1 max-w-prose text-soft">{opportunityTexts.familiesAskHint}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => drawer.open('spots')}>
          {rosterOfferTexts.setSpots}
        </Button>
        <Button variant="secondary" onClick={() => drawer.open('season')}>
          {listTexts.seasonCost}
        </Button>
      </div>
      {drawer.subject === 'spots' && (
        <Drawer {...drawer.drawerProps} title={rosterOfferTexts.setSpots}>
          <SpotsForm opportunity={opportunity} onDone={drawer.close} />
        </Drawer>
      )}
      {drawer.subject === 'season' && (
        <Drawer {...drawer.drawerProps} title={listTexts.seasonCost}>
          <SeasonCostForm team={team} onSaved={drawer.close} />
        </Drawer>
      )}
    </section>
  )
}
