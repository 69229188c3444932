import { Field } from './field.tsx'
import { SearchInput } from './search-input.tsx'
import { StateSelect } from './state-select.tsx'

type PlaceFiltersProps = {
  values: { state: string; city: string }
  onChange: (name: 'state' | 'city', value: string) => void
  debounceMs?: number
}

/** The filters of a FilterBar that say where. */
export const PlaceFilters = ({ values, onChange, ...wait }: PlaceFiltersProps) => (
  <>
    <Field label="State" hideLabel>
      <StateSelect value={values.state} onChange={({ target }) => onChange('state', target.value)} />
    </Field>
    <SearchInput label="City" value={values.city} onSearch={(text) => onChange('city', text)} {...wait} />
  </>
)
