import { useQuery } from '@tanstack/react-query'
import * as homeTexts from '#messages/home'
import * as mySeasonTexts from '#messages/my-season'
import * as opportunityTexts from '#messages/opportunities'
import type { RegistrationStatus } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import type { OpportunityCardFragment } from './opportunities.generated.ts'
import { OpportunityCard } from './opportunity-card.tsx'
import { playerOpportunitiesQuery } from './queries.ts'

type OpportunityListProps = { opportunities: readonly OpportunityCardFragment[]; namesTeam?: boolean }

/** All opportunities of one record on one page. */
export function OpportunityList({ opportunities, namesTeam = true }: OpportunityListProps) {
  if (opportunities.length === 0) return <EmptyState title={homeTexts.noOpportunitiesFound} drawing="glove" />
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {opportunities.map((opportunity) => (
        <OpportunityCard key={opportunity.id} opportunity={opportunity} namesTeam={namesTeam} />
      ))}
    </div>
  )
}

/** For a player's owner and admins, the player's registrations; for others, open opportunities that fit the player. */
export function PlayerOpportunities({ playerID }: { playerID: string }) {
  return (
    <Loaded query={useQuery(playerOpportunitiesQuery(playerID))}>
      {(player) => {
        if (!player?.viewerCanEdit) return <FittingOpportunities opportunities={player?.fittingOpportunities ?? []} />
        return (
          <div className="grid gap-8">
            <section>
              <h2 className="mb-3 text-xl">{mySeasonTexts.registrations}</h2>
              {player.registrations.length === 0 ? (
                <EmptyState title={opportunityTexts.noRegistrationsFound} drawing="glove" />
              ) : (
                <div className="grid gap-4 md:grid-cols-2">
                  {player.registrations.map(
                    ({ id, status, opportunity }) =>
                      opportunity && (
                        <OpportunityCard key={id} opportunity={opportunity}>
                          <p>
                            <RegistrationStatusBadge status={status} forFamily />
                          </p>
                        </OpportunityCard>
                      ),
                  )}
                </div>
              )}
            </section>
            <FittingOpportunities
              opportunities={player.fittingOpportunities.filter(
                ({ id }) => !player.registrations.some(({ opportunity }) => opportunity?.id === id),
              )}
            />
          </div>
        )
      }}
    </Loaded>
  )
}

function FittingOpportunities({ opportunities }: { opportunities: readonly OpportunityCardFragment[] }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{opportunityTexts.openOpportunitiesFit}</h2>
      <OpportunityList opportunities={opportunities} />
      <LinkButton to={paths.opportunities} variant="secondary" className="mt-4">
        {opportunityTexts.seeAllOpportunities}
      </LinkButton>
    </section>
  )
}

type RegistrationStatusBadgeProps = { status: RegistrationStatus; forFamily?: boolean }

export function RegistrationStatusBadge({ status, forFamily = false }: RegistrationStatusBadgeProps) {
  if (status === 'APPROVED') return <Badge tone="grass">{opportunityTexts.approved}</Badge>
  if (status === 'REJECTED')
    return <Badge tone="danger">{forFamily ? mySeasonTexts.notSelected : opportunityTexts.rejected}</Badge>
  return <Badge tone="warn">{opportunityTexts.pending}</Badge>
}
