import { SPORTS, sportNames } from '../../ui/sport.ts'
import type { PlayerDetail } from './queries.ts'

/** '12U · USSSA 2027' by each governing body's rule, for the sports of the player's teams or, without teams, for both. */
export function LeagueAges({ player: { leagueAges, teams } }: { player: Pick<PlayerDetail, 'leagueAges' | 'teams'> }) {
  const played = SPORTS.filter((sport) => teams.some((team) => team.sport === sport))
  const shown = (played.length > 0 ? played : SPORTS)
    .map((sport) => ({ sport, ages: leagueAges.filter(({ ageRule }) => ageRule.sport === sport) }))
    .filter(({ ages }) => ages.length > 0)
  return (
    <ul className="grid gap-1">
      {shown.map(({ sport, ages }) => (
        <li key={sport}>
          <span className="block text-sm font-normal text-soft">{sportNames[sport]}</span>
          <ul>
            {ages.map(({ ageRule, seasonYear, age, ageGroup }) => (
              <li key={ageRule.id}>
                {ageGroup ?? `Age ${age}`} · {ageRule.name} {seasonYear}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
