import { useState } from 'react'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { NearMe } from './near-me.tsx'
import { isOpportunityType, opportunityTypeLabels } from './opportunity-types.ts'
import { OPEN, type OpportunityFilters } from './queries.ts'

type OpportunityFilterBarProps = {
  values: OpportunityFilters
  activeCount: number
  onChange: (name: keyof OpportunityFilters, value: string, excluded?: readonly (keyof OpportunityFilters)[]) => void
  onClear: () => void
}

export function OpportunityFilterBar({ values, activeCount, onChange, onClear }: OpportunityFilterBarProps) {
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <>
      <FilterBar
        search={
          <SearchInput
            label="Search opportunities"
            placeholder="Title or team"
            value={values.search}
            onSearch={(text) => onChange('search', text)}
          />
        }
        activeCount={values.location ? 1 : 0}
        canClear={activeCount > 0}
        onClear={onClear}
      >
        <SearchInput
          label="Location"
          placeholder="City, state, or place"
          value={values.location}
          onSearch={(text) => onChange('location', text, text ? ['near', 'within'] : [])}
        />
      </FilterBar>
      <fieldset className="mt-3 flex flex-wrap gap-2 print:hidden">
        <legend className="sr-only">Quick filters</legend>
        <NearMe values={values} onChange={onChange} onProblem={setProblem} />
        <FilterChip
          label="Open for registration"
          isOn={values.open === OPEN}
          onToggle={() => onChange('open', values.open === OPEN ? '' : OPEN)}
        />
        {Object.entries(opportunityTypeLabels).map(([type, label]) => (
          <FilterChip
            key={type}
            label={label}
            isOn={values.type === type}
            onToggle={() => onChange('type', values.type === type || !isOpportunityType(type) ? '' : type)}
          />
        ))}
      </fieldset>
      <p role="alert" className="mt-2 text-danger empty:hidden">
        {problem}
      </p>
    </>
  )
}
