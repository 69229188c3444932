import type { ReactNode } from 'react'
import { formatDay } from '../../../functions/values/time-format.ts'
import { Chips } from '../../ui/chips.tsx'
import { counted } from '../../ui/counted.ts'
import { inclusionNames, type ShownSeasonCost, seasonText } from '../../ui/season-cost.ts'
import { Stat } from '../../ui/stat.tsx'
import type { TeamCounts, TeamDetail } from './queries.ts'

type TeamOverviewProps = {
  team: TeamDetail
  counts: TeamCounts
  /** The card of the next tryout. */
  nextTryout: ReactNode
}

export function TeamOverview({ team, counts, nextTryout }: TeamOverviewProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:items-start">
      <section>
        {nextTryout && (
          <div className="mb-6">
            <h2 className="mb-2 text-xl">Next tryout</h2>
            {nextTryout}
          </div>
        )}
        <h2 className="mb-2 text-xl">About</h2>
        {team.description ? (
          <p className="max-w-prose whitespace-pre-line">{team.description}</p>
        ) : (
          <p className="text-soft">No description yet.</p>
        )}
        {counts.teamResponseRate !== null && (
          <p className="mt-4">
            <span className="font-semibold tabular-nums">{counts.teamResponseRate}%</span> of families that registered
            got an answer.
          </p>
        )}
        {team.divisions.length > 0 && (
          <>
            <h2 className="mt-6 mb-2 text-xl">Divisions</h2>
            <Chips texts={team.divisions.map(({ ageGroup, division }) => `${ageGroup} ${division}`)} />
          </>
        )}
        <SeasonCost cost={team.seasonCost} />
        {(team.websiteURL || team.socialURLs.length > 0) && (
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2" aria-label="Links">
            {team.websiteURL && (
              <li>
                <OutsideLink url={team.websiteURL} label="Team website" />
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
        <Stat label="Players" value={counts.teamRosterCount} to="?tab=roster" />
        <Stat label="Events" value={counts.teamEventCount} to="?tab=events" />
        <Stat label="Opportunities" value={counts.teamOpportunityCount} to="?tab=opportunities" />
        <Stat label="Contacts" value={counts.contactCount} to="?tab=contacts" />
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
      <h2 className="mt-6 mb-2 text-xl">Season</h2>
      <p className={cost ? 'font-semibold' : 'text-soft'}>{seasonText(cost)}</p>
      {cost && (
        <>
          <div className="mt-2">
            <Chips texts={factsOf(cost)} />
          </div>
          <p className="mt-2 text-sm text-soft">As of {formatDay(cost.asOf)}</p>
        </>
      )}
    </>
  )
}

const factsOf = ({ includes, tournaments, overnightTrips, practicesPerWeek, ...cost }: ShownSeasonCost) =>
  [
    ...includes.filter((it) => it !== 'UNIFORM').map((it) => `${inclusionNames[it]} included`),
    tournaments !== null && counted(tournaments, 'tournament'),
    overnightTrips !== null && counted(overnightTrips, 'overnight trip'),
    practicesPerWeek !== null && `${counted(practicesPerWeek, 'practice')} a week`,
    cost.hasPaymentPlan && 'Payment plan',
    cost.hasFinancialAid && 'Financial aid',
  ].filter((it) => it !== false)
