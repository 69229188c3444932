import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { TeamRosterQuery } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Select } from '../../ui/select.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useURLFilters } from '../../ui/use-url-filters.ts'
import { type TeamDetail, teamRosterQuery } from './queries.ts'

type Entry = NonNullable<TeamRosterQuery['team']>['teamHistory'][number]

const columns: Column<Entry>[] = [
  {
    header: 'Player',
    title: true,
    cell: ({ player }) =>
      player ? (
        <Link to={paths.player(player.id)} className="link inline-block font-semibold">
          {player.name}
        </Link>
      ) : (
        <span className="text-soft">Team only</span>
      ),
  },
  { header: 'Position', cell: ({ position }) => position ?? '–' },
  { header: 'Age', cell: ({ player }) => player?.age ?? '–', numeric: true },
  { header: 'Division', cell: ({ division }) => division ?? '–' },
  { header: 'Age Group', cell: ({ ageGroup }) => ageGroup ?? '–' },
  { header: 'Season', cell: ({ season }) => season },
]

const ageGroupAndDivision = ({ ageGroup, division }: Entry) => [ageGroup, division].filter(Boolean).join(' ')

const alphabetical = new Intl.Collator('en', { numeric: true })
const numberThenName = ({ jerseyNumber, player }: Entry) => `${jerseyNumber ?? ''} ${player?.name ?? ''}`
const byNumber = (a: Entry, b: Entry) =>
  Number(!a.jerseyNumber) - Number(!b.jerseyNumber) || alphabetical.compare(numberThenName(a), numberThenName(b))

const jersey: Column<Entry> = { header: 'Jersey', cell: ({ jerseyNumber }) => jerseyNumber ?? '–' }
const columnsWithJersey = columns.toSpliced(1, 0, jersey)

/** The roster of the season in the URL, or the current one. */
export function TeamRoster({ team }: { team: TeamDetail }) {
  const { values, set } = useURLFilters(['season'])
  const [divisionName, setDivisionName] = useState('')
  return (
    <>
      {team.viewerCanManage && (
        <LinkButton to={paths.manageTeam(team.id, 'roster')} size="small" className="mb-4">
          + Add Player
        </LinkButton>
      )}
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
                  <Field label="Season" className="min-w-40 flex-1 sm:max-w-60">
                    <Select
                      placeholder="Current roster"
                      options={seasons.map((value) => ({ value, label: value }))}
                      value={season}
                      onChange={({ target }) => set('season', target.value)}
                    />
                  </Field>
                )}
                {divisionNames.length > 1 && (
                  <Field label="Division" className="min-w-40 flex-1 sm:max-w-60">
                    <Select
                      placeholder="All divisions"
                      options={divisionNames.map((value) => ({ value, label: value }))}
                      value={chosen}
                      onChange={({ target }) => setDivisionName(target.value)}
                    />
                  </Field>
                )}
              </div>
              {roster.length === 0 ? (
                <EmptyState title="No players on roster" />
              ) : (
                <Table
                  caption={season ? `Roster, ${season}` : 'Roster'}
                  columns={roster.some(({ jerseyNumber }) => jerseyNumber) ? columnsWithJersey : columns}
                  rows={chosen ? roster.filter((entry) => ageGroupAndDivision(entry) === chosen) : roster}
                  keyOf={({ id }) => id}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}
