import { Link } from 'react-router-dom'
import * as homeTexts from '#messages/home'
import * as shellTexts from '#messages/shell'
import * as siteTexts from '#messages/site'
import { FindForm } from '../../finding/find-form.tsx'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { PageHeader } from '../../ui/page-header.tsx'

type HeroProps = {
  /** For people who are signed in, whose season comes first: the search alone. */
  isSmall: boolean
}

const LINK =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 focus-visible:outline-[#fbfaf7]'

/** Mown turf with an infield in chalk. */
export const Hero = ({ isSmall }: HeroProps) => (
  <section className="turf relative -mx-4 px-4 pt-8 pb-5 text-[#fbfaf7] max-sm:first:-mt-6 sm:mx-0 sm:rounded-lg sm:p-8">
    {!isSmall && <Infield />}
    <div className="relative">
      <PageHeader
        title={isSmall ? homeTexts.findATryout : siteTexts.findTeamFitsKid}
        isList
        subtitle={
          !isSmall && (
            <p className="max-w-prose text-lg text-pretty text-[#e3efe6]">{homeTexts.travelBallTeamsTryouts}</p>
          )
        }
      />
      <FindForm />
      {!isSmall && (
        <p className="mt-2 flex flex-wrap gap-x-6 max-sm:gap-x-4 max-sm:text-sm">
          {[
            { to: paths.opportunities, text: shellTexts.findOpportunities },
            { to: paths.teams, text: shellTexts.browseTeams },
            {
              to: `${paths.opportunities}?type=TRYOUT&open=only&near=me`,
              text: homeTexts.tryoutsNearMe,
              // A phone has 'Near me' in the field above.
              look: 'max-sm:hidden',
            },
          ].map(({ to, text, look }) => (
            <Link key={text} to={to} className={classNames(LINK, look)}>
              {text}
            </Link>
          ))}
        </p>
      )}
    </div>
  </section>
)

const Infield = () => (
  <div className="absolute inset-0 overflow-hidden rounded-lg max-sm:hidden">
    <svg aria-hidden viewBox="0 0 400 400" className="absolute -top-10 -right-24 h-110 opacity-60">
      <path d="M200 380 20 200a255 255 0 0 1 360 0z" fill="#b4683c" />
      <path d="m200 350-110-110 110-110 110 110z" fill="#166946" stroke="#fbfaf7" strokeOpacity=".7" strokeWidth="3" />
      <circle cx="200" cy="240" r="20" fill="#b4683c" />
      {[
        [200, 130],
        [310, 240],
        [90, 240],
        [200, 350],
      ].map(([x, y]) => (
        <path key={`${x}${y}`} d={`m${x} ${y! - 8} 8 8-8 8-8-8z`} fill="#fbfaf7" />
      ))}
    </svg>
  </div>
)
