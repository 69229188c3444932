import { useQuery } from '@tanstack/react-query'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as ownRegistrationTexts from '#messages/own-registrations'
import * as playerTexts from '#messages/players'
import * as valueTexts from '#messages/values'
import * as wordTexts from '#messages/words'
import { seasonName } from '../../../functions/values/season-name.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { type Column, Table, withLongWordsBroken } from '../../ui/table.tsx'
import { useURLParameters } from '../../ui/use-url-filters.ts'
import { currentSeason } from './current-season.ts'
import type { PlayerSeasonsQuery, TeamHistoryEntryFragment } from './players.generated.ts'
import { playerSeasonsQuery, playerTeamHistoryQuery } from './queries.ts'

const ALL = 'all'

const squadText = ({ ageGroup, division }: Pick<TeamHistoryEntryFragment, 'ageGroup' | 'division'>) =>
  [ageGroup, division].filter(Boolean).join(' ')

/** 'Jan 10, 2026 to now'. */
const periodText = ({ startDate, endDate }: Pick<TeamHistoryEntryFragment, 'startDate' | 'endDate'>) =>
  endDate
    ? valueTexts.fromTo({ from: formatDay(startDate), to: formatDay(endDate) })
    : playerTexts.fromToNow(formatDay(startDate))

export const historyColumns: Column<TeamHistoryEntryFragment>[] = [
  {
    header: deletedRecordTexts.team,
    title: true,
    cell: ({ team }) =>
      team ? <RecordLink kind="team" record={team} className="inline-block font-semibold" /> : playerTexts.deletedTeam,
  },
  {
    header: wordTexts.season,
    cell: ({ season, waitsFor }) => (
      <>
        {withLongWordsBroken(seasonName(season))}{' '}
        {waitsFor && (
          <Badge tone="warn">
            {waitsFor === 'team' ? playerTexts.waitingCoach : ownRegistrationTexts.waitingFamily}
          </Badge>
        )}
      </>
    ),
  },
  { header: wordTexts.division, cell: (entry) => squadText(entry) || '–' },
  { header: playerTexts.dates, cell: periodText },
]

/** The teams of one season: the one in the URL, or the current one. */
export const PlayerTeams = ({ playerID }: { playerID: string }) => (
  <Loaded query={useQuery(playerSeasonsQuery)}>
    {(seasons) => <TeamsOfSeason playerID={playerID} seasons={seasons} />}
  </Loaded>
)

function TeamsOfSeason({ playerID, seasons }: { playerID: string; seasons: PlayerSeasonsQuery['seasons'] }) {
  const [parameters, changeParameters] = useURLParameters()
  const season = parameters.get('season') ?? currentSeason(seasons)

  const choose = (next: string) =>
    changeParameters((current) => current.set('season', next), { replace: true, preventScrollReset: true })

  return (
    <Loaded query={useQuery(playerTeamHistoryQuery(playerID))}>
      {(history) => {
        const names = [
          ...new Set([...seasons.map(({ name }) => name), ...history.map((entry) => entry.season), season]),
        ]
        const options = names.filter((name) => name !== ALL).map((name) => ({ value: name, label: seasonName(name) }))
        const shown = season === ALL ? history : history.filter((entry) => entry.season === season)
        return (
          <>
            <Field label={wordTexts.season} className="mb-4 max-w-60">
              <Select
                options={[{ value: ALL, label: playerTexts.allSeasons }, ...options]}
                value={season}
                onChange={({ target }) => choose(target.value)}
              />
            </Field>
            <Table
              caption={playerTexts.teamHistory}
              columns={historyColumns}
              rows={shown}
              keyOf={({ id }) => id}
              empty={
                <EmptyState
                  title={playerTexts.noTeamHistoryYet}
                  drawing="chalk-line"
                  action={
                    history.length > 0 && (
                      <Button variant="secondary" size="small" onClick={() => choose(ALL)}>
                        {playerTexts.showAllSeasons}
                      </Button>
                    )
                  }
                >
                  {history.length > 0 && playerTexts.noTeamsSeason(seasonName(season))}
                </EmptyState>
              }
            />
          </>
        )
      }}
    </Loaded>
  )
}
