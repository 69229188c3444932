import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Fact = { icon: LucideIcon; label: string; value: ReactNode }

/** The answer first: when, where, how much, each with its name. Facts without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {facts
        .filter(({ value }) => value)
        .map(({ icon: Icon, label, value }) => (
          <div key={label} className="relative min-w-0 pl-8">
            <dt className="text-sm text-soft">
              <Icon aria-hidden className="absolute top-0.5 left-0 size-5 text-grass" />
              {label}
            </dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
