import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import { NearbyTeamsDocument } from '../../api/generated.ts'
import { queryOf } from '../../api/options.ts'
import { Chips } from '../../ui/badge.tsx'
import { Rich } from '../../ui/rich.tsx'
import { inclusionNames, type ShownSeasonCost, seasonText } from '../../ui/season-cost.ts'
import { Stat } from '../../ui/stat.tsx'
import type { TeamCounts, TeamDetail } from './queries.ts'
import { TeamCard } from './team-card.tsx'

type TeamOverviewProps = { team: TeamDetail; counts: TeamCounts; nextTryout: ReactNode }

export function TeamOverview({ team, counts, nextTryout }: TeamOverviewProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:items-start">
      <section>
        {nextTryout && (
          <div className="mb-6">
            <h2 className="mb-2 text-xl">{m.next_tryout()}</h2>
            {nextTryout}
          </div>
        )}
        <h2 className="mb-2 text-xl">{m.about()}</h2>
        {team.description ? (
          <p className="max-w-prose whitespace-pre-line">{team.description}</p>
        ) : (
          <p className="text-soft">{m.no_description_yet()}</p>
        )}
        {counts.teamResponseRate !== null && (
          <p className="mt-4">
            <Rich
              text={m.percent_of_families_got_an_answer({ percent: counts.teamResponseRate })}
              rate={(rate) => <span className="font-semibold tabular-nums">{rate}</span>}
            />
          </p>
        )}
        {team.divisions.length > 0 && (
          <>
            <h2 className="mt-6 mb-2 text-xl">{m.divisions()}</h2>
            <Chips texts={team.divisions.map(({ ageGroup, division }) => `${ageGroup} ${division}`)} />
          </>
        )}
        {team.ageRule && <p className="mt-4">{m.ages_count_by_the_rule_of({ body: team.ageRule.name })}</p>}
        <SeasonCost cost={team.seasonCost} />
        {(team.websiteURL || team.socialURLs.length > 0) && (
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2" aria-label={m.links()}>
            {team.websiteURL && (
              <li>
                <OutsideLink url={team.websiteURL} label={m.team_website()} />
              </li>
            )}
            {team.socialURLs.map((url) => (
              <li key={url}>
                <OutsideLink url={url} label={networkOf(url)} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <dl className="grid grid-cols-2 gap-3">
        <Stat label={m.players()} value={counts.teamRosterCount} to="?tab=roster" />
        <Stat label={m.events()} value={counts.teamEventCount} to="?tab=events" />
        <Stat label={m.opportunities()} value={counts.teamOpportunityCount} to="?tab=opportunities" />
        <Stat label={m.contacts()} value={counts.contactCount} to="?tab=contacts" />
      </dl>
    </div>
  )
}

const OutsideLink = ({ url, label }: { url: string; label: string }) => (
  <a href={url} rel="nofollow noopener noreferrer" target="_blank" className="link inline-block py-2.5">
    {label}
  </a>
)

const NETWORKS: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  twitter: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  threads: 'Threads',
}

const networkOf = (url: string) => {
  const { hostname } = new URL(url)
  return NETWORKS[hostname.split('.').at(-2) ?? ''] ?? hostname
}

/** What a season costs, what it includes, and when the team said so. */
function SeasonCost({ cost }: { cost: ShownSeasonCost | null }) {
  return (
    <>
      <h2 className="mt-6 mb-2 text-xl">{m.season()}</h2>
      <p className={cost ? 'font-semibold' : 'text-soft'}>{seasonText(cost)}</p>
      {cost && (
        <>
          <div className="mt-2">
            <Chips texts={factsOf(cost)} />
          </div>
          <p className="mt-2 text-sm text-soft">{m.as_of_day({ day: formatDay(cost.asOf) })}</p>
        </>
      )}
    </>
  )
}

const factsOf = ({ includes, tournaments, overnightTrips, practicesPerWeek, ...cost }: ShownSeasonCost) =>
  [
    ...includes.filter((it) => it !== 'UNIFORM').map((it) => m.item_included({ item: inclusionNames[it] })),
    tournaments !== null && m.count_tournaments({ count: tournaments }),
    overnightTrips !== null && m.count_overnight_trips({ count: overnightTrips }),
    practicesPerWeek !== null && m.count_practices_a_week({ count: practicesPerWeek }),
    cost.hasPaymentPlan && m.payment_plan(),
    cost.hasFinancialAid && m.financial_aid(),
  ].filter((it) => it !== false)

/** How far travel teams usually play from home. */
const NEARBY_MILES = 100
const MAX_SHOWN = 4

/** The nearest teams of the same sport. Renders nothing if there are none. */
export function NearbyTeams({ team }: { team: TeamDetail }) {
  const { latitude, longitude, sport } = team
  const { data = [] } = useQuery({
    ...queryOf(NearbyTeamsDocument, {
      near: { latitude: latitude!, longitude: longitude!, within: NEARBY_MILES },
      sport,
      perPage: MAX_SHOWN + 1,
    }),
    enabled: latitude !== null && longitude !== null,
  })
  const others = data.filter(({ id }) => id !== team.id).slice(0, MAX_SHOWN)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="nearby-teams" className="mt-10 print:hidden">
      <h2 id="nearby-teams" className="mb-3 text-xl">
        {m.more_like_this_nearby()}
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        {others.map((other) => (
          <TeamCard key={other.id} team={other} />
        ))}
      </div>
    </section>
  )
}
