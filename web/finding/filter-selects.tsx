import { useEffect, useState } from 'react'
import * as listTexts from '#messages/lists'
import { STATE_CODES } from '../../functions/services/places/validation.ts'
import { AGE_GROUPS } from '../../functions/values/age-groups.ts'
import { seasonLimit, sportValue } from '../../functions/values/list-filters.ts'
import { SEASON_LIMITS } from '../../functions/values/season-cost.ts'
import { Field, type Option, Select, TextInput } from '../ui/field.tsx'
import { FilterChip } from '../ui/filter-chip.tsx'
import { sportOptions } from '../ui/sport.ts'
import { type Days, dayChoices, isReversed, REVERSED } from './days.ts'
import { countedOptions } from './list-kind.ts'

type FilterSelectProps = {
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
    label={listTexts.sport}
    placeholder={listTexts.allSports}
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
  return <FilterSelect {...props} label={listTexts.ageGroupFilter} placeholder={listTexts.allAges} options={options} />
}

/** Lists the 50 states, and DC if it has records. */
export function StateFilter(props: FilterSelectProps) {
  const hasDC = props.counts?.DC || props.value === 'DC'
  const codes = hasDC ? [...STATE_CODES, 'DC'].sort() : STATE_CODES
  return (
    <FilterSelect
      {...props}
      label={listTexts.state}
      placeholder={listTexts.allStates}
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
    ...(isTimed ? [{ value: 'soonest', label: listTexts.soonestFirst }] : []),
    ...(isNear ? [{ value: 'nearest', label: listTexts.nearestFirst }] : []),
    { value: 'newest', label: listTexts.newestFirst },
  ]
  const usual = isNear
    ? isTimed
      ? listTexts.nearSoonFirst
      : listTexts.nearestFirst
    : isSearching
      ? listTexts.bestMatchFirst
      : isTimed
        ? listTexts.soonestFirst
        : listTexts.newestFirst
  const others = options.filter(({ label }) => label !== usual)
  return (
    <FilterSelect
      label={listTexts.sort}
      placeholder={usual}
      options={others}
      value={others.some((option) => option.value === value) ? value : ''}
      onChange={onChange}
    />
  )
}

const labelOf = (dollars: number) => listTexts.upToAmount(dollars)
const options = SEASON_LIMITS.map((limit) => ({ value: String(limit), label: labelOf(limit) }))

export const SeasonFilter = (props: FilterSelectProps) => (
  <FilterSelect {...props} label={listTexts.seasonCost} placeholder={listTexts.anyCost} options={options} />
)

export function setSeasonFilter(text: string) {
  const limit = seasonLimit(text)
  return limit !== null && { filter: 'seasonUpTo', label: labelOf(limit), clear: { seasonUpTo: '' } }
}

type DayFilterProps = {
  values: Days
  onChange: (days: Days) => void
  /** The time zone of the selected place, or the browser's until a place is selected. */
  zone: string | undefined
}

/** Chips for common date ranges. */
export function DayChips({ values, onChange, zone }: DayFilterProps) {
  return dayChoices(zone).map(({ label, days }) => {
    const isOn = values.from === days.from && values.to === days.to
    return (
      <FilterChip key={label} label={label} isOn={isOn} onToggle={() => onChange(isOn ? { from: '', to: '' } : days)} />
    )
  })
}

/** A custom date range, in the browser's calendar. A range that ends before it starts is not applied. */
export function DayFields({ values: { from, to }, onChange }: Omit<DayFilterProps, 'zone'>) {
  const [refused, setRefused] = useState<Days | null>(null)
  const days = refused ?? { from, to }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another range was applied
  useEffect(() => setRefused(null), [from, to])

  function change(next: Days) {
    setRefused(isReversed(next) ? next : null)
    if (!isReversed(next)) onChange(next)
  }

  const field = (name: keyof Days, label: string, error?: string) => (
    <Field label={label} error={error} className="min-w-40">
      <TextInput type="date" value={days[name]} onChange={({ target }) => change({ ...days, [name]: target.value })} />
    </Field>
  )
  return (
    <div className="flex flex-wrap gap-3 *:flex-1 md:basis-96">
      {field('from', listTexts.from)}
      {field('to', listTexts.to, isReversed(days) ? REVERSED : undefined)}
    </div>
  )
}
