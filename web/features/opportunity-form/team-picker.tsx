import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import type { PickedTeam } from '../../finding/picks.tsx'
import { Combobox, type Matches } from '../../ui/combobox.tsx'
import { teamOfOpportunityQuery } from './queries.ts'

type TeamPickerProps = {
  teamID: string
  /** The team of the saved opportunity. */
  saved?: { id: string; name: string } | null | undefined
  onChange: (teamID: string) => void
  search: (text: string, signal: AbortSignal) => Promise<readonly PickedTeam[] | Matches<PickedTeam>>
}

export function TeamPicker({ teamID, saved, onChange, search }: TeamPickerProps) {
  const cache = useQueryClient()
  const { data: team } = useQuery(teamOfOpportunityQuery(teamID))
  return (
    <>
      <Combobox
        search={search}
        value={(teamID && team) || null}
        onChange={(picked) => {
          if (picked) cache.setQueryData(teamOfOpportunityQuery(picked.id).queryKey, picked)
          onChange(picked?.id ?? '')
        }}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        detailOf={({ locationCity, state }) => placeLine(locationCity, state)}
        placeholder={m.search_for_a_team()}
      />
      {/* Where a conflict finds the names of both teams. */}
      <datalist>
        {saved && <option value={saved.id}>{saved.name}</option>}
        {team && <option value={team.id}>{team.name}</option>}
      </datalist>
    </>
  )
}
