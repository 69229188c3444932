import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import * as homeTexts from '#messages/home'
import * as shellTexts from '#messages/shell'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { EventCard } from '../../features/events/event-card.tsx'
import { Hero } from '../../features/home/hero.tsx'
import type { HomeQuery } from '../../features/home/home.generated.ts'
import { Blurbs, homeQuery, Rail, Scoreboard } from '../../features/home/sections.tsx'
import { OpportunityCard } from '../../features/opportunities/opportunity-card.tsx'
import { PlayerCard } from '../../features/players/player-card.tsx'
import { TeamCard } from '../../features/teams/team-card.tsx'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PromptPanel } from '../../ui/prompt-panel.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

export const queries = () => [{ ...homeQuery, ...cacheAndNetwork }]

const NextUp = lazyPart(
  () => import('./next-up.tsx'),
  'NextUp',
  <SkeletonList count={2} className="mt-14 mb-6 grid gap-3" itemClassName="h-44 sm:h-28" />,
)

/** Cards that scroll sideways on a phone and stand in columns on larger screens. */
const RAIL =
  '-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 *:shrink-0 *:snap-start *:*:h-full md:mx-0 md:grid md:overflow-visible md:px-0 md:*:w-auto'

export function Component() {
  const { isAuthenticated } = useAuth()
  const { data: newest, error, refetch } = useQuery(homeQuery)
  // Renders 40 cards without blocking input.
  const data = useDeferredValue(newest)

  return (
    <>
      {isAuthenticated && <NextUp />}
      <Hero isSmall={isAuthenticated} />
      {error && !data ? (
        <div className="mt-12">
          <ErrorBox message={error.message} onRetry={() => refetch()} />
        </div>
      ) : (
        <Rails data={data} />
      )}
      <Scoreboard numbers={data} />
      <Blurbs />
      {!isAuthenticated && (
        <PromptPanel
          title={homeTexts.readyToPlay}
          actions={<LinkButton to={paths.signUp}>{homeTexts.createAccountButton}</LinkButton>}
        >
          {homeTexts.accountIsFree}
        </PromptPanel>
      )}
    </>
  )
}

/** The latest records. Without data, their outlines. */
const Rails = ({ data }: { data: HomeQuery | undefined }) => (
  <>
    <Rail
      title={homeTexts.latestOpportunities}
      allTo={paths.opportunities}
      rows={data?.opportunities}
      empty={homeTexts.noOpportunitiesFound}
      className={`${RAIL} *:w-[85%] md:grid-cols-2`}
      skeletonClassName="h-28"
    >
      {(opportunity) => <OpportunityCard opportunity={opportunity} guestLabel={homeTexts.guestNeeded} />}
    </Rail>
    <Rail
      title={homeTexts.featuredTeams}
      allTo={paths.teams}
      rows={data?.teams}
      empty={homeTexts.noTeamsFound}
      className={`${RAIL} *:w-3/5 md:grid-cols-5`}
      skeletonClassName="h-52"
    >
      {(team) => <TeamCard team={team} />}
    </Rail>
    <Rail
      title={homeTexts.featuredPlayers}
      allTo={paths.players}
      rows={data?.players}
      empty={homeTexts.noPlayersFound}
      className="grid grid-cols-1 gap-x-8 md:grid-cols-2"
      skeletonClassName="my-1 h-14"
    >
      {(player) => <PlayerCard player={player} />}
    </Rail>
    <Rail
      title={shellTexts.upcomingEvents}
      allTo={paths.events}
      rows={data?.events}
      empty={homeTexts.noEventsScheduled}
      className="grid grid-cols-1"
      skeletonClassName="my-1 h-20 sm:h-14"
    >
      {(event, previous) => <EventCard event={event} previous={previous} />}
    </Rail>
  </>
)
