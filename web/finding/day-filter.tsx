import { FilterChip } from '../ui/filter-chip.tsx'
import { browserZone } from '../ui/local-time.ts'
import { type Days, dayChoices } from './days.ts'

type DayFilterProps = {
  values: Days
  onChange: (days: Days) => void
  /** The time zone of the selected place, or the browser's until a place is selected. */
  zone: string | undefined
}

/** Chips for common date ranges. */
export function DayChips({ values, onChange, zone }: DayFilterProps) {
  return dayChoices(zone ?? browserZone()).map(({ label, days }) => {
    const isOn = values.from === days.from && values.to === days.to
    return (
      <FilterChip key={label} label={label} isOn={isOn} onToggle={() => onChange(isOn ? { from: '', to: '' } : days)} />
    )
  })
}

/** A custom date range, in the browser's calendar. */
export const DayFields = ({ values: { from, to }, onChange }: Omit<DayFilterProps, 'zone'>) => (
  <div className="flex flex-wrap gap-3 *:flex-1 md:basis-96">
    <DayField label="From" value={from} max={to} onChange={(day) => onChange({ from: day, to })} />
    <DayField label="To" value={to} min={from} onChange={(day) => onChange({ from, to: day })} />
  </div>
)

type DayFieldProps = { label: string; value: string; min?: string; max?: string; onChange: (day: string) => void }

const DayField = ({ label, value, min, max, onChange }: DayFieldProps) => (
  <label className="flex min-w-40 items-center gap-2">
    <span className="text-soft">{label}</span>
    <input
      type="date"
      value={value}
      min={min || undefined}
      max={max || undefined}
      onChange={({ target }) => onChange(target.value)}
      className="min-h-11 min-w-0 flex-1 rounded-md border border-edge bg-surface px-3 py-2 hover:border-ink"
    />
  </label>
)
