import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { seasonName } from '../../../functions/values/season-name.ts'
import { positionsText } from '../../../functions/values/stored-words.ts'
import type { TeamRosterQuery } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useURLFilters } from '../../ui/use-url-filters.ts'
import { ManagerLink } from './manager-link.tsx'
import { type TeamDetail, teamRosterQuery } from './queries.ts'

type Entry = NonNullable<TeamRosterQuery['team']>['teamHistory'][number]

const columns: Column<Entry>[] = [
  {
    header: m.player(),
    title: true,
    cell: ({ player }) =>
      player ? (
        <RecordLink kind="player" record={player} className="inline-block font-semibold" />
      ) : (
        <span className="text-soft">{m.team_only()}</span>
      ),
  },
  { header: m.position(), cell: ({ positions }) => positionsText(positions) || '–' },
  { header: m.age(), cell: ({ player }) => player?.age ?? '–', numeric: true },
  { header: m.division(), cell: ({ division }) => division ?? '–' },
  { header: m.age_group(), cell: ({ ageGroup }) => ageGroup ?? '–' },
  { header: m.season(), cell: ({ season }) => seasonName(season) },
]

const ageGroupAndDivision = ({ ageGroup, division }: Entry) => [ageGroup, division].filter(Boolean).join(' ')

const alphabetical = new Intl.Collator('en', { numeric: true })
const numberThenName = ({ jerseyNumber, player }: Entry) => `${jerseyNumber ?? ''} ${player?.name ?? ''}`
const byNumber = (a: Entry, b: Entry) =>
  Number(!a.jerseyNumber) - Number(!b.jerseyNumber) || alphabetical.compare(numberThenName(a), numberThenName(b))

const jersey: Column<Entry> = { header: m.jersey(), cell: ({ jerseyNumber }) => jerseyNumber ?? '–' }
const columnsWithJersey = columns.toSpliced(1, 0, jersey)

/** The roster of the season in the URL, or the current one. */
export function TeamRoster({ team }: { team: TeamDetail }) {
  const { values, set } = useURLFilters(['season'])
  const [divisionName, setDivisionName] = useState('')
  return (
    <>
      <ManagerLink team={team} to={paths.manageTeam(team.id, 'roster')}>
        {m.add_player()}
      </ManagerLink>
      <Loaded query={useQuery(teamRosterQuery(team.id))}>
        {(history) => {
          const { season } = values
          const seasons = [...new Set(history.map((entry) => entry.season))]
          const hasPast = history.some(({ isCurrent }) => !isCurrent)
          const roster = history
            .filter((entry) => (season ? entry.season === season : entry.isCurrent))
            .toSorted(byNumber)
          const divisionNames = [...new Set(roster.map(ageGroupAndDivision).filter(Boolean))].sort()
          const chosen = divisionNames.includes(divisionName) ? divisionName : ''
          return (
            <>
              <div className="mb-4 flex flex-wrap gap-3 empty:hidden">
                {(hasPast || season) && (
                  <Field label={m.season()} className="min-w-40 flex-1 sm:max-w-60">
                    <Select
                      placeholder={m.current_roster()}
                      options={seasons.map((value) => ({ value, label: seasonName(value) }))}
                      value={season}
                      onChange={({ target }) => set('season', target.value)}
                    />
                  </Field>
                )}
                {divisionNames.length > 1 && (
                  <Field label={m.division()} className="min-w-40 flex-1 sm:max-w-60">
                    <Select
                      placeholder={m.all_divisions()}
                      options={divisionNames.map((value) => ({ value, label: seasonName(value) }))}
                      value={chosen}
                      onChange={({ target }) => setDivisionName(target.value)}
                    />
                  </Field>
                )}
              </div>
              <Table
                caption={season ? m.roster_of_season({ season: seasonName(season) }) : m.roster()}
                columns={roster.some(({ jerseyNumber }) => jerseyNumber) ? columnsWithJersey : columns}
                rows={chosen ? roster.filter((entry) => ageGroupAndDivision(entry) === chosen) : roster}
                keyOf={({ id }) => id}
                empty={<EmptyState title={m.no_players_on_roster()} />}
              />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

const divisionColumns = [
  { header: m.competitive_level(), cell: ({ division }: { division: string }) => division },
  { header: m.age_group(), cell: ({ ageGroup }: { ageGroup: string }) => ageGroup },
]

export function TeamDivisions({ team }: { team: TeamDetail }) {
  return (
    <>
      <ManagerLink team={team} to={paths.manageTeam(team.id, 'divisions')}>
        {m.manage_divisions()}
      </ManagerLink>
      <Table
        caption={m.divisions()}
        columns={divisionColumns}
        rows={team.divisions}
        keyOf={({ id }) => id}
        empty={<EmptyState title={m.no_divisions_yet()} drawing="chalk-line" />}
      />
    </>
  )
}
