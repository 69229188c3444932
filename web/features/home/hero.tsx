import { LocateFixed } from 'lucide-react'
import { paths } from '../../paths.ts'
import type { Coordinates } from '../../ui/current-position.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { FindForm } from './find-form.tsx'

type HeroProps = { onPlace: (place: (Coordinates & { label: string }) | null) => void }

/** The hero looks like a field, so its colors do not change with the theme. */
export function Hero({ onPlace }: HeroProps) {
  return (
    <section className="-mx-4 bg-[#14633f] px-4 py-6 text-[#fbfaf7] sm:mx-0 sm:rounded-lg sm:p-8">
      <PageHeader
        title="Find a baseball or softball team that fits your kid"
        documentTitle="Youth baseball and softball teams, tryouts, and players"
        subtitle={
          <p className="max-w-prose text-lg text-pretty text-[#e3efe6]">
            Travel-ball teams, tryouts, and guest-player spots in all 50 states, in one place.
          </p>
        }
      />
      <FindForm onPlace={onPlace} />
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-3">
        <LinkButton to={paths.opportunities} variant="secondary">
          Find Opportunities
        </LinkButton>
        <LinkButton to={paths.teams} variant="secondary">
          Browse Teams
        </LinkButton>
        <LinkButton
          to={`${paths.opportunities}?type=TRYOUT&open=only&near=me`}
          variant="secondary"
          className="max-sm:basis-full"
        >
          <LocateFixed aria-hidden className="size-5" />
          Tryouts near me
        </LinkButton>
      </div>
    </section>
  )
}
