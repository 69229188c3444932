import { Cake, CalendarRange, MapPin, Repeat, Shield, Target } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Facts } from '../../ui/facts.tsx'
import { placeLine } from '../../ui/place.ts'
import { LeagueAges } from './league-ages.tsx'
import type { PlayerDetail } from './queries.ts'

export function PlayerOverview({ player }: { player: PlayerDetail }) {
  const facts = [
    { icon: Cake, label: 'Age', value: player.age?.toString() },
    {
      icon: CalendarRange,
      label: 'League age',
      value: player.leagueAges.length > 0 && <LeagueAges player={player} />,
    },
    { icon: Target, label: 'Position', value: player.position },
    { icon: Repeat, label: 'Bats/Throws', value: player.batsThrows },
    { icon: MapPin, label: 'Location', value: placeLine(player.locationCity, player.state) },
    {
      icon: Shield,
      label: player.teams.length > 1 ? 'Teams' : 'Team',
      value: player.teams.length > 0 && (
        <ul>
          {player.teams.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.team(id)} className="link inline-block">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ),
    },
  ]
  return (
    <section aria-label="Details" className="rounded-lg border border-line bg-surface p-5">
      {facts.some(({ value }) => value) ? <Facts facts={facts} /> : <p className="text-soft">No details yet.</p>}
    </section>
  )
}
