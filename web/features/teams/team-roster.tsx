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
import { type TeamDetail, teamRosterQuery } from './queries.ts'

type Entry = TeamRosterQuery['teamRoster'][number]

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
        '–'
      ),
  },
  { header: 'Position', cell: ({ player }) => player?.position ?? '–' },
  { header: 'Age', cell: ({ player }) => player?.age ?? '–', numeric: true },
  { header: 'Division', cell: ({ division }) => division ?? '–' },
  { header: 'Age Group', cell: ({ ageGroup }) => ageGroup ?? '–' },
  { header: 'Season', cell: ({ season }) => season },
]

const squadOf = ({ ageGroup, division }: Entry) => [ageGroup, division].filter(Boolean).join(' ')

export function TeamRoster({ team }: { team: TeamDetail }) {
  const [squad, setSquad] = useState('')
  return (
    <>
      {team.viewerCanManage && (
        <LinkButton to={paths.manageTeam(team.id, 'roster')} size="small" className="mb-4">
          + Add Player
        </LinkButton>
      )}
      <Loaded query={useQuery(teamRosterQuery(team.id))}>
        {(roster) => {
          if (roster.length === 0) return <EmptyState title="No players on roster" />
          const squads = [...new Set(roster.map(squadOf).filter(Boolean))].sort()
          return (
            <>
              {squads.length > 1 && (
                <Field label="Division" className="mb-4 max-w-60">
                  <Select
                    placeholder="All divisions"
                    options={squads.map((value) => ({ value, label: value }))}
                    value={squad}
                    onChange={({ target }) => setSquad(target.value)}
                  />
                </Field>
              )}
              <Table
                caption="Roster"
                columns={columns}
                rows={squad ? roster.filter((entry) => squadOf(entry) === squad) : roster}
                keyOf={({ id }) => id}
              />
            </>
          )
        }}
      </Loaded>
    </>
  )
}
