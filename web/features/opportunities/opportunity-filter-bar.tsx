import { useQuery } from '@tanstack/react-query'
import { DayChips, DayFields } from '../../finding/day-filter.tsx'
import { AgeGroupFilter, SportFilter, StateFilter } from '../../finding/filter-selects.tsx'
import { ListFilterBar } from '../../finding/list-filter-bar.tsx'
import { coordinatesOf } from '../../finding/near.ts'
import { nearestPlaceQuery } from '../../finding/queries.ts'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { isOpportunityType, opportunityTypeLabels } from './opportunity-types.ts'
import { OPEN, type OpportunityFilters, opportunitiesFacetsQuery } from './queries.ts'

type OwnPlayer = { id: string; name: string }

type OpportunityFilterBarProps = {
  values: OpportunityFilters
  /** The players of a signed-in parent. */
  ownPlayers: readonly OwnPlayer[]
  onChange: (changes: Partial<OpportunityFilters>) => void
  onClear: () => void
}

export function OpportunityFilterBar({ values, ownPlayers, onChange, onClear }: OpportunityFilterBarProps) {
  const { data: facets = {} } = useQuery(opportunitiesFacetsQuery(values))
  const { data: place } = useQuery(nearestPlaceQuery(coordinatesOf(values.near)))
  return (
    <ListFilterBar
      values={values}
      onChange={onChange}
      onClear={onClear}
      search={{ label: 'Search opportunities', placeholder: 'Title or team' }}
      chips={
        <>
          {ownPlayers.map((player) => (
            <FitsChip key={player.id} player={player} values={values} onChange={onChange} />
          ))}
          <FilterChip
            label="Open for registration"
            isOn={values.open === OPEN}
            onToggle={() => onChange({ open: values.open === OPEN ? '' : OPEN })}
          />
          <fieldset aria-label="Type" className="flex gap-2 *:shrink-0">
            {Object.entries(opportunityTypeLabels).map(([type, label]) => (
              <FilterChip
                key={type}
                label={label}
                isOn={values.type === type}
                onToggle={() => onChange({ type: values.type === type || !isOpportunityType(type) ? '' : type })}
              />
            ))}
          </fieldset>
          <DayChips values={values} zone={place?.timeZone} onChange={onChange} />
        </>
      }
      inChips={['open', 'type', 'age', 'position', 'fits']}
      days={<DayFields values={values} onChange={onChange} />}
    >
      <SportFilter value={values.sport} counts={facets.sport} onChange={(sport) => onChange({ sport })} />
      <AgeGroupFilter
        value={values.ageGroup}
        counts={facets.ageGroup}
        onChange={(ageGroup) => onChange({ ageGroup })}
      />
      <StateFilter value={values.state} counts={facets.state} onChange={(state) => onChange({ state })} />
      <SearchInput
        label="Location"
        placeholder="City, state, or place"
        value={values.location}
        onSearch={(location) => onChange({ location })}
      />
    </ListFilterBar>
  )
}

type FitsChipProps = Pick<OpportunityFilterBarProps, 'values' | 'onChange'> & { player: OwnPlayer }

/** Filters by what a player is eligible for, with the same rule as registration. */
function FitsChip({ player: { id, name }, values, onChange }: FitsChipProps) {
  const isOn = values.fits === id
  return (
    <FilterChip label={`Fits ${name.split(' ')[0]}`} isOn={isOn} onToggle={() => onChange({ fits: isOn ? '' : id })} />
  )
}
