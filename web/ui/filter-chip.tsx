import { Check } from 'lucide-react'
import { classNames } from './class-names.ts'

type FilterChipProps = { label: string; isOn: boolean; onToggle: () => void }

/** A toggle filter that is always visible. */
export function FilterChip({ label, isOn, onToggle }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={classNames(
        'inline-flex max-w-full min-h-11 items-center gap-1.5 rounded-md border px-2 text-sm sm:px-3 font-semibold transition duration-150',
        isOn ? 'border-grass bg-grass text-on-grass' : 'border-edge bg-surface hover:border-ink',
      )}
    >
      {isOn && <Check className="size-4" />}
      {label}
    </button>
  )
}
