import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as shellTexts from '#messages/shell'
import * as siteTexts from '#messages/site'
import * as teamTexts from '#messages/teams'
import * as wordTexts from '#messages/words'
import { formatDay } from '../../../functions/values/time-format.ts'
import { queryOf } from '../../api/options.ts'
import { Chips } from '../../ui/badge.tsx'
import { Rich } from '../../ui/rich.tsx'
import { type ShownSeason, seasonFacts, seasonText } from '../../ui/season-cost.ts'
import { Stat } from '../../ui/stat.tsx'
import type { TeamCounts, TeamDetail } from './queries.ts'
import { TeamCard } from './team-card.tsx'
import { NearbyTeamsDocument } from './teams.generated.ts'

type TeamOverviewProps = { team: TeamDetail; counts: TeamCounts; nextTryout: ReactNode }

export function TeamOverview({ team, counts, nextTryout }: TeamOverviewProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:items-start">
      <section>
        {nextTryout && (
          <div className="mb-6">
            <h2 className="mb-2 text-xl">{teamTexts.nextTryout}</h2>
            {nextTryout}
          </div>
        )}
        {team.description && (
          <>
            <h2 className="mb-2 text-xl">{wordTexts.about}</h2>
            <p className="max-w-prose whitespace-pre-line">{team.description}</p>
          </>
        )}
        {counts.teamResponseRate !== null && (
          <p className="mt-4">
            <Rich
              text={teamTexts.familiesAnswered(counts.teamResponseRate)}
              rate={(rate) => <span className="font-semibold tabular-nums">{rate}</span>}
            />
          </p>
        )}
        {team.divisions.length > 0 && (
          <>
            <h2 className="mt-6 mb-2 text-xl">{wordTexts.divisions}</h2>
            <Chips texts={team.divisions.map(({ ageGroup, division }) => `${ageGroup} ${division}`)} />
          </>
        )}
        {team.ageRule && <p className="mt-4">{teamTexts.agesCountRule(team.ageRule.name)}</p>}
        {team.season && <Season season={team.season} />}
        {(team.websiteURL || team.socialURLs.length > 0) && (
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2" aria-label={teamTexts.links}>
            {team.websiteURL && (
              <li>
                <OutsideLink url={team.websiteURL} label={teamTexts.teamWebsite} />
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
        <Stat label={siteTexts.players} value={counts.teamRosterCount} to="?tab=roster" />
        <Stat label={siteTexts.events} value={counts.teamEventCount} to="?tab=events" />
        <Stat label={shellTexts.opportunities} value={counts.teamOpportunityCount} to="?tab=opportunities" />
        <Stat label={wordTexts.contacts} value={counts.contactCount} to="?tab=contacts" />
      </dl>
    </div>
  )
}

const OutsideLink = ({ url, label }: { url: string; label: string }) => (
  <a href={url} rel="nofollow noopener noreferrer" target="_blank" className="link inline-block py-2.5">
    {label}
  </a>
)

const NETWORKS = new Map<string, string>(
  Object.entries({
    facebook: 'Facebook',
    instagram: 'Instagram',
    x: 'X',
    twitter: 'X',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    threads: 'Threads',
  }),
)

const networkOf = (url: string) => {
  const { hostname } = new URL(url)
  return NETWORKS.get(hostname.split('.').at(-2) ?? '') ?? hostname
}

/** What a season costs, what it includes, and when the team said so. */
function Season({ season }: { season: ShownSeason }) {
  return (
    <>
      <h2 className="mt-6 mb-2 text-xl">{wordTexts.season}</h2>
      <p className="mb-2 font-semibold empty:hidden">{seasonText(season)}</p>
      <Chips texts={seasonFacts(season)} />
      <p className="mt-2 text-sm text-soft">{teamTexts.asOfDay(formatDay(season.asOf))}</p>
    </>
  )
}

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
        {wordTexts.moreLikeNearby}
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        {others.map((other) => (
          <TeamCard key={other.id} team={other} />
        ))}
      </div>
    </section>
  )
}
