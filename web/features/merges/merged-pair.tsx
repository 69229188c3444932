import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { placeLine } from '../../../functions/values/place-line.ts'
import { query } from '../../api/client.ts'
import { queryOf } from '../../api/options.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Crest, InitialsAvatar } from '../../ui/crest.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { sportText } from '../../ui/sport.ts'
import {
  type MergedPlayerFragment,
  type MergedTeamFragment,
  OwnerToCompareDocument,
  PlayersToCompareDocument,
  TeamsToCompareDocument,
} from './merges.generated.ts'

export type MergedKind = 'team' | 'player'
type Side = { id: string; name: string; mark: ReactNode; ownerID: string | null; facts: readonly Fact[] }
type Fact = readonly [label: string, value: string]
type Ends = { fromID: string; intoID: string }

type MergedPairProps = Ends & { kind: MergedKind; onSwap: () => void }

/** The record that goes and the one that stays, with what differs marked. */
export function MergedPair({ kind, fromID, intoID, onSwap }: MergedPairProps) {
  const pair = useQuery({
    queryKey: ['merge', 'pair', kind, fromID, intoID],
    queryFn: () => (kind === 'team' ? teamsOf({ fromID, intoID }) : playersOf({ fromID, intoID })),
  })
  return (
    <Loaded query={pair}>
      {([from, into]) => (
        <div className="grid gap-2">
          <div className="grid grid-cols-2 gap-2">
            <Card title="Goes" side={from} other={into} />
            <Card title="Stays" side={into} other={from} />
          </div>
          <Button variant="secondary" size="small" className="justify-self-center" onClick={onSwap}>
            Swap
          </Button>
        </div>
      )}
    </Loaded>
  )
}

function Card({ title, side, other }: { title: string; side: Side; other: Side }) {
  return (
    <section
      aria-label={`${title}: ${side.name}`}
      className={classNames(
        'min-w-0 rounded-lg border p-3',
        title === 'Stays' ? 'border-grass' : 'border-dashed border-danger',
      )}
    >
      <p className="text-sm text-soft">{title}</p>
      <div className="mt-1 flex items-center gap-2 max-sm:flex-col max-sm:items-start">
        {side.mark}
        <h3 className="text-base wrap-anywhere">{side.name}</h3>
      </div>
      <dl className="mt-2 grid gap-1.5 text-sm">
        {side.facts.map(([label, value], index) => {
          const differs = value !== other.facts[index]![1]
          return (
            <div key={label} className={classNames(differs && '-mx-1.5 rounded-sm bg-warn/12 px-1.5')}>
              <dt className="text-soft">
                {label}
                {differs && <span className="font-semibold text-warn"> · differs</span>}
              </dt>
              <dd className="wrap-anywhere">{value || '–'}</dd>
            </div>
          )
        })}
        <Owner id={side.ownerID} differs={side.ownerID !== other.ownerID} />
      </dl>
    </section>
  )
}

function Owner({ id, differs }: { id: string | null; differs: boolean }) {
  const { data: owner } = useQuery({ ...queryOf(OwnerToCompareDocument, { id: id ?? '' }), enabled: id !== null })
  return (
    <div className={classNames(differs && '-mx-1.5 rounded-sm bg-warn/12 px-1.5')}>
      <dt className="text-soft">
        Owner
        {differs && <span className="font-semibold text-warn"> · differs</span>}
      </dt>
      <dd className="wrap-anywhere">{id === null ? 'Unclaimed' : owner ? owner.email : '–'}</dd>
    </div>
  )
}

const number = (count: number) => count.toLocaleString('en-US')

async function teamsOf(ends: Ends): Promise<[Side, Side]> {
  const found = await query(TeamsToCompareDocument, ends)
  return [
    teamSide(found.from!, [found.fromPlayers, found.fromEvents, found.fromOpportunities]),
    teamSide(found.into!, [found.intoPlayers, found.intoEvents, found.intoOpportunities]),
  ]
}

const teamSide = (team: MergedTeamFragment, [players, events, opportunities]: [number, number, number]): Side => ({
  id: team.id,
  name: team.name,
  mark: <Crest team={team} size="small" />,
  ownerID: team.claimedBy,
  facts: [
    ['City', placeLine(team.locationCity, team.state)],
    ['Sport', sportText(team.sport)],
    ['Divisions', team.divisions.map(({ ageGroup, division }) => `${ageGroup} ${division}`).join(', ')],
    ['Players', number(players)],
    ['Events', number(events)],
    ['Opportunities', number(opportunities)],
    ['Contacts', number(team.contacts.length)],
  ],
})

async function playersOf(ends: Ends): Promise<[Side, Side]> {
  const { from, into } = await query(PlayersToCompareDocument, ends)
  return [playerSide(from!), playerSide(into!)]
}

const playerSide = (player: MergedPlayerFragment): Side => ({
  id: player.id,
  name: player.name,
  mark: <InitialsAvatar name={player.name} size="small" />,
  ownerID: player.claimedBy,
  facts: [
    ['City', placeLine(player.locationCity, player.state)],
    ['Age', String(player.age ?? '')],
    ['Positions', player.positions.join(', ')],
    ['Teams', number(player.teamHistory.length)],
  ],
})
