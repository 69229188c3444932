import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SearchTeams, TeamPicker } from '../../finding/picks.tsx'
import { teamOfOpportunityQuery } from './queries.ts'

type OpportunityTeamProps = {
  teamID: string
  /** The team of the saved opportunity. */
  saved?: { id: string; name: string } | null | undefined
  onChange: (teamID: string) => void
  search?: SearchTeams | undefined
}

export function OpportunityTeam({ teamID, saved, onChange, search }: OpportunityTeamProps) {
  const cache = useQueryClient()
  const { data: team } = useQuery(teamOfOpportunityQuery(teamID))
  return (
    <>
      <TeamPicker
        search={search}
        value={(teamID && team) || null}
        onChange={(picked) => {
          if (picked) cache.setQueryData(teamOfOpportunityQuery(picked.id).queryKey, picked)
          onChange(picked?.id ?? '')
        }}
      />
      {/* Where a conflict finds the names of both teams. */}
      <datalist>
        {saved && <option value={saved.id}>{saved.name}</option>}
        {team && <option value={team.id}>{team.name}</option>}
      </datalist>
    </>
  )
}
