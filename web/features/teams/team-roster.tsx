import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as homeTexts from '#messages/home'
import * as playerFormTexts from '#messages/player-form'
import * as siteTexts from '#messages/site'
import * as teamTexts from '#messages/teams'
import * as wordTexts from '#messages/words'
import { seasonName } from '../../../functions/values/season-name.ts'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useURLFilters } from '../../ui/use-url-filters.ts'
import { ManagerLink } from './manager-link.tsx'
import { type TeamDetail, teamRosterQuery } from './queries.ts'
import type { TeamRosterQuery } from './teams.generated.ts'

type Entry = NonNullable<TeamRosterQuery['team']>['teamHistory'][number]

const columns: Column<Entry>[] = [
  {
    header: siteTexts.player,
    title: true,
    cell: ({ player }) =>
      player ? (
        <RecordLink kind="player" record={player} className="inline-block font-semibold" />
      ) : (
        <span className="text-soft">{playerFormTexts.teamOnly}</span>
      ),
  },
  { header: playerFormTexts.position, cell: ({ positions }) => positionsText(positions) || '–' },
  { header: homeTexts.age, cell: ({ player }) => player?.age ?? '–', numeric: true },
  { header: wordTexts.division, cell: ({ division }) => division ?? '–' },
  { header: wordTexts.ageGroup, cell: ({ ageGroup }) => ageGroup ?? '–' },
  { header: wordTexts.season, cell: ({ season }) => seasonName(season) },
]

const ageGroupAndDivision = ({ ageGroup, division }: Entry) => [ageGroup, division].filter(Boolean).join(' ')

const alphabetical = new Intl.Collator('en', { numeric: true })
const numberThenName = ({ jerseyNumber, player }: Entry) => `${jerseyNumber ?? ''} ${player?.name ?? ''}`
const byNumber = (a: Entry, b: Entry) =>
  Number(!a.jerseyNumber) - Number(!b.jerseyNumber) || alphabetical.compare(numberThenName(a), numberThenName(b))

const jersey: Column<Entry> = { header: teamTexts.jersey, cell: ({ jerseyNumber }) => jerseyNumber ?? '–' }
const columnsWithJersey = columns.toSpliced(1, 0, jersey)

/** The roster of the season in the URL, or the current one. */
export function TeamRoster({ team }: { team: TeamDetail }) {
  const { values, set } = useURLFilters(['season'])
  const [divisionName, setDivisionName] = useState('')
  return (
    <>
      <ManagerLink team={team} to={paths.manageTeam(team.id, 'roster')}>
        {teamTexts.addPlayer}
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
                  <Field label={wordTexts.season} className="min-w-40 flex-1 sm:max-w-60">
                    <Select
                      placeholder={teamTexts.currentRoster}
                      options={seasons.map((value) => ({ value, label: seasonName(value) }))}
                      value={season}
                      onChange={({ target }) => set('season', target.value)}
                    />
                  </Field>
                )}
                {divisionNames.length > 1 && (
                  <Field label={wordTexts.division} className="min-w-40 flex-1 sm:max-w-60">
                    <Select
                      placeholder={teamTexts.allDivisions}
                      options={divisionNames.map((value) => ({ value, label: seasonName(value) }))}
                      value={chosen}
                      onChange={({ target }) => setDivisionName(target.value)}
                    />
                  </Field>
                )}
              </div>
              <Table
                caption={season ? teamTexts.rosterOfSeason(seasonName(season)) : wordTexts.roster}
                columns={roster.some(({ jerseyNumber }) => jerseyNumber) ? columnsWithJersey : columns}
                rows={chosen ? roster.filter((entry) => ageGroupAndDivision(entry) === chosen) : roster}
                keyOf={({ id }) => id}
                empty={<EmptyState title={teamTexts.rosterIsEmpty} />}
              />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

const divisionColumns = [
  { header: teamTexts.competitiveLevel, cell: ({ division }: { division: string }) => division },
  { header: wordTexts.ageGroup, cell: ({ ageGroup }: { ageGroup: string }) => ageGroup },
]

export function TeamDivisions({ team }: { team: TeamDetail }) {
  return (
    <>
      <ManagerLink team={team} to={paths.manageTeam(team.id, 'divisions')}>
        {teamTexts.manageDivisions}
      </ManagerLink>
      <Table
        caption={wordTexts.divisions}
        columns={divisionColumns}
        rows={team.divisions}
        keyOf={({ id }) => id}
        empty={<EmptyState title={teamTexts.noDivisionsYet} drawing="chalk-line" />}
      />
    </>
  )
}
