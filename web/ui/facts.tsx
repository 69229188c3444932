import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Fact = { icon: LucideIcon; label: string; value: ReactNode }

/** Key facts: when, where, how much. Two short ones share a line; facts without a value are omitted. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="@container">
      <dl className="flex flex-wrap gap-4 @lg:grid @lg:grid-cols-2">
        {facts
          .filter(({ value }) => Boolean(value))
          .map(({ icon: Icon, label, value }) => (
            <div key={label} className="relative max-w-full min-w-[calc(50%-0.5rem)] pl-8 @lg:min-w-0">
              <dt className="text-sm text-soft">
                <Icon className="absolute top-0.5 left-0 size-5 text-grass" />
                {label}
              </dt>
              <dd className="font-semibold [&>a]:-my-2.5 [&>a]:py-2.5">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

/** Links a place to Google Maps. */
export function MapLink({ place }: { place: string }) {
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noreferrer"
      className="link inline-block"
    >
      {place}
    </a>
  )
}
