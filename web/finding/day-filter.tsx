import { useEffect, useState } from 'react'
import * as m from '../../functions/values/messages/generated.ts'
import { Field, TextInput } from '../ui/field.tsx'
import { FilterChip } from '../ui/filter-chip.tsx'
import { type Days, dayChoices, isReversed, REVERSED } from './days.ts'

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
      {field('from', m.from())}
      {field('to', m.to(), isReversed(days) ? REVERSED : undefined)}
    </div>
  )
}
