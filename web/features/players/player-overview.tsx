import { Cake, CalendarRange, MapPin, Pencil, Repeat, Shield, Target } from 'lucide-react'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as homeTexts from '#messages/home'
import * as listTexts from '#messages/lists'
import * as playerFormTexts from '#messages/player-form'
import * as playerTexts from '#messages/players'
import * as siteTexts from '#messages/site'
import * as valueTexts from '#messages/values'
import * as wordTexts from '#messages/words'
import { placeLine } from '../../../functions/values/place-line.ts'
import { positionsText, storedWord } from '../../../functions/values/stored-words.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { PlayerAvatar } from '../../ui/crest.tsx'
import { Facts } from '../../ui/facts.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceText } from '../../ui/place-text.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { SPORTS, sportNames } from '../../ui/sport.ts'
import type { PlayerDetail } from './queries.ts'

export function PlayerHeader({ player }: { player: PlayerDetail }) {
  const { isAdmin } = useAuth()
  return (
    <PageHeader
      title={player.name}
      // The name of a child stays out of the head.
      documentTitle={siteTexts.player}
      banner="turf"
      mark={<PlayerAvatar player={player} size="large" />}
      subtitle={<PlaceText place={placeLine(player.locationCity, player.state)} />}
      actions={
        (isAdmin || player.viewerCanEdit) && (
          <LinkButton to={(isAdmin ? paths.adminEditPlayer : paths.editPlayer)(player.id)} variant="secondary">
            <Pencil className="size-5" />
            {isAdmin ? playerTexts.editPlayerAdmin : playerFormTexts.editPlayer}
          </LinkButton>
        )
      }
    />
  )
}

export function PlayerOverview({ player }: { player: PlayerDetail }) {
  const facts = [
    { icon: Cake, label: homeTexts.age, value: player.age?.toString() },
    {
      icon: CalendarRange,
      label: playerTexts.leagueAge,
      value: player.leagueAges.length > 0 && <LeagueAges player={player} />,
    },
    { icon: Target, label: playerFormTexts.position, value: positionsText(player.positions) },
    { icon: Repeat, label: playerFormTexts.batsThrows, value: player.batsThrows && storedWord(player.batsThrows) },
    { icon: MapPin, label: listTexts.location, value: placeLine(player.locationCity, player.state) },
    {
      icon: Shield,
      label: player.teams.length > 1 ? siteTexts.teams : deletedRecordTexts.team,
      value: player.teams.length > 0 && (
        <ul>
          {player.teams.map(({ id, name }) => (
            <li key={id}>
              <RecordLink kind="team" record={{ id, name }} className="inline-block" />
            </li>
          ))}
        </ul>
      ),
    },
  ]
  return (
    <section aria-label={wordTexts.details} className="rounded-lg border border-line bg-surface p-5">
      {facts.some(({ value }) => value) ? (
        <Facts facts={facts} />
      ) : (
        <p className="text-soft">{playerTexts.noDetailsYet}</p>
      )}
    </section>
  )
}

/** '12U · USSSA, PGF 2027' by the governing bodies' rules, for the sports of the player's teams or, without teams, for both. */
function LeagueAges({ player: { leagueAges, teams } }: { player: Pick<PlayerDetail, 'leagueAges' | 'teams'> }) {
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
            {[...Map.groupBy(ages, ({ age }) => age)].map(([age, same]) => (
              <li key={age}>
                {same[0]!.ageGroup ?? valueTexts.ageYears(age)} · {same.map(({ ageRule }) => ageRule.name).join(', ')}{' '}
                {same[0]!.seasonYear}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
