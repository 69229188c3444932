import { useQuery } from '@tanstack/react-query'
import * as listTexts from '#messages/lists'
import * as opportunityTexts from '#messages/opportunities'
import * as rosterOfferTexts from '#messages/roster-offers'
import { queryOf } from '../api/options.ts'
import { SpotsForm } from '../features/roster-offers/roster-offer-forms.tsx'
import { SeasonCostForm } from '../features/team-form/team-details-forms.tsx'
import { TeamSeasonDocument } from '../features/team-form/team-form.generated.ts'
import { DrawerButton } from '../ui/drawer-button.tsx'

type TryoutFactsProps = {
  opportunity: Parameters<typeof SpotsForm>[0]['opportunity']
  teamID: string
}

/** Where those who manage the team edit what families ask about its tryout: the spots to fill, and the season. */
export function TryoutFacts({ opportunity, teamID }: TryoutFactsProps) {
  const { data: team } = useQuery(queryOf(TeamSeasonDocument, { teamID }))
  if (!team?.viewerCanManage) return null
  return (
    <section aria-labelledby="families-ask" className="border-t border-line pt-4 print:hidden">
      <h2 id="families-ask" className="text-xl">
        {opportunityTexts.familiesAsk}
      </h2>
      <p className="mt-1 max-w-prose text-soft">{opportunityTexts.familiesAskHint}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <DrawerButton variant="secondary" title={rosterOfferTexts.setSpots}>
          {(close) => <SpotsForm opportunity={opportunity} onDone={close} />}
        </DrawerButton>
        <DrawerButton variant="secondary" title={listTexts.seasonCost}>
          {(close) => <SeasonCostForm team={team} onSaved={close} />}
        </DrawerButton>
      </div>
    </section>
  )
}
