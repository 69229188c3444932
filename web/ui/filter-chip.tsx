import type { LucideIcon } from 'lucide-react'
import { Check } from 'lucide-react'
import * as m from '../../functions/values/messages/generated.ts'
import { classNames } from './class-names.ts'

type FilterChipProps = { label: string; isOn: boolean; onToggle: () => void; icon?: LucideIcon; busy?: boolean }

/** A toggle filter that is always visible. */
export function FilterChip({ label, isOn, onToggle, icon: Icon, busy = false }: FilterChipProps) {
  const Shown = isOn ? Check : Icon
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onToggle}
      className={classNames(
        'inline-flex max-w-full min-h-11 items-center gap-1.5 rounded-md border px-2 text-sm sm:px-3 font-semibold transition duration-150',
        isOn ? 'border-grass bg-grass text-on-grass' : 'border-edge bg-surface hover:border-ink',
      )}
    >
      {Shown && <Shown className="size-4" />}
      {busy ? m.locating() : label}
    </button>
  )
}
