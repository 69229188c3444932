import { LocateFixed } from 'lucide-react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Infield } from './infield.tsx'

export function Hero() {
  return (
    <section className="grid items-center gap-6 md:grid-cols-[1.1fr_1fr]">
      <div>
        <PageHeader
          title="Find your next game"
          documentTitle="Youth baseball and softball teams, tryouts, and players"
          subtitle={
            <p className="max-w-prose text-lg text-pretty">
              Travel-ball teams, tryouts, and guest-player spots in all 50 states, in one place.
            </p>
          }
        />
        <div className="flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-3">
          <LinkButton to={paths.opportunities}>Find Opportunities</LinkButton>
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
      </div>
      <Infield />
    </section>
  )
}
