import { STATE_CODES } from '../../functions/services/places/validation.ts'
import { AGE_GROUPS } from '../../functions/values/age-groups.ts'
import { sportValue } from '../../functions/values/list-filters.ts'
import { Field } from '../ui/field.tsx'
import { type Option, Select } from '../ui/select.tsx'
import { sportOptions } from '../ui/sport.ts'
import { countedOptions } from './facets.ts'

export type FilterSelectProps = {
  value: string
  onChange: (value: string) => void
  /** Record count of each choice. */
  counts?: Record<string, number> | undefined
}

type ChoiceProps = FilterSelectProps & { label: string; placeholder: string; options: readonly Option[] }

/** A select filter with a count for each choice. */
export const FilterSelect = ({ label, placeholder, options, value, onChange, counts }: ChoiceProps) => (
  <Field label={label} hideLabel>
    <Select
      options={countedOptions(options, counts)}
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
)

export const SportFilter = ({ value, ...rest }: FilterSelectProps) => (
  <FilterSelect
    {...rest}
    label="Sport"
    placeholder="All sports"
    value={sportValue(value) ?? ''}
    options={sportOptions}
  />
)

/** Lists the standard age groups plus any others that records have. */
export function AgeGroupFilter(props: FilterSelectProps) {
  const { counts = {}, value } = props
  const groups = new Set([...AGE_GROUPS, ...Object.keys(counts), ...(value ? [value] : [])])
  const options = [...groups]
    .filter((group) => /^\d+U$/.test(group))
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .map((group) => ({ value: group, label: group }))
  return <FilterSelect {...props} label="Age group" placeholder="All ages" options={options} />
}

/** Lists the 50 states, and DC if it has records. */
export function StateFilter(props: FilterSelectProps) {
  const hasDC = props.counts?.DC || props.value === 'DC'
  const codes = hasDC ? [...STATE_CODES, 'DC'].sort() : STATE_CODES
  return (
    <FilterSelect
      {...props}
      label="State"
      placeholder="All states"
      options={codes.map((code) => ({ value: code, label: code }))}
    />
  )
}

type SortFilterProps = {
  value: string
  onChange: (value: string) => void
  isSearching: boolean
  isNear: boolean
  /** Sorts by date, soonest first, instead of newest first. */
  isTimed: boolean
}

export function SortFilter({ value, onChange, isSearching, isNear, isTimed }: SortFilterProps) {
  const options = [
    ...(isTimed ? [{ value: 'soonest', label: 'Soonest first' }] : []),
    ...(isNear ? [{ value: 'nearest', label: 'Nearest first' }] : []),
    { value: 'newest', label: 'Newest first' },
  ]
  const usual = isNear
    ? isTimed
      ? 'Near and soon first'
      : 'Nearest first'
    : isSearching
      ? 'Best match first'
      : isTimed
        ? 'Soonest first'
        : 'Newest first'
  const others = options.filter(({ label }) => label !== usual)
  return (
    <FilterSelect
      label="Sort"
      placeholder={usual}
      options={others}
      value={others.some((option) => option.value === value) ? value : ''}
      onChange={onChange}
    />
  )
}
