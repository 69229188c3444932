import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as opportunityTexts from '#messages/opportunities'
import * as valueTexts from '#messages/values'
import { formatMoney } from '../../../functions/values/money.ts'
import { agesText, spotsText } from '../../../functions/values/opportunity-facts.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { dateFormat, formatHour, formatShortDay } from '../../../functions/values/time-format.ts'
import type { OpportunityType } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { Badge, Chips } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Crest } from '../../ui/crest.tsx'
import { Distance } from '../../ui/place-text.tsx'
import { sportText } from '../../ui/sport.ts'
import type { OpportunityCardFragment } from './opportunities.generated.ts'
import { closesText, lookingForText, toneOf } from './opportunity-text.ts'

export const opportunityTypeLabels: Record<OpportunityType, string> = {
  TRYOUT: valueTexts.tryout,
  GUEST_NEED: valueTexts.guestPlayerNeeded,
}

export const isOpportunityType = (text: string): text is OpportunityType => Object.hasOwn(opportunityTypeLabels, text)

type OpportunityCardProps = {
  opportunity: OpportunityCardFragment & { distanceMiles?: number | null }
  guestLabel?: string
  /** What it does not state of what was asked for. */
  notes?: readonly string[]
  /** False if all cards are of the same team. */
  namesTeam?: boolean
  children?: ReactNode
}

/** A ticket: the date on its stub, then what decides. */
export function OpportunityCard({ opportunity, guestLabel, notes, namesTeam = true, children }: OpportunityCardProps) {
  const { id, title, startTime, timeZone, feeCents, sport, team, distanceMiles, city, state, location } = opportunity
  const facts = [
    agesText(opportunity),
    lookingForText(opportunity),
    sportText(sport),
    formatMoney(feeCents),
    spotsText(opportunity),
    closesText(opportunity),
  ]
  return (
    <article
      aria-label={startTime ? `${title}, ${formatShortDay(startTime, timeZone)}` : title}
      className="ticket @container relative flex min-w-0 overflow-hidden rounded-md bg-surface shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
    >
      <DateStub at={startTime} zone={timeZone} tone={toneOf(opportunity)} />
      <div className="grid min-w-0 flex-1 content-start gap-1 px-3 py-2 sm:px-4 sm:py-3">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1 @xl:flex @xl:flex-row-reverse @xl:items-start @xl:justify-end @xl:gap-3">
            <OpportunityBadges opportunity={opportunity} {...(guestLabel && { guestLabel })} />
            <h3 className="mt-0.5 text-lg leading-tight @xl:mt-0">
              <Link to={paths.opportunity(id)} className="outline-none after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
          </div>
          {namesTeam && team && (
            <div className="@xl:-mb-5">
              <Crest team={team} size="small" />
            </div>
          )}
        </div>
        <p className="text-sm text-soft">
          <span className="font-semibold text-ink">
            {startTime ? formatHour(startTime, timeZone) : opportunityTexts.notAvailable}
          </span>
          {' · '}
          <Distance miles={distanceMiles} />
          {city ? placeLine(null, city, state) : location}
        </p>
        <Chips texts={facts.filter(Boolean)} isOneLine notes={notes} />
        {children}
      </div>
    </article>
  )
}

const tones = {
  clay: 'bg-clay/12 text-clay border-clay/40',
  sky: 'bg-sky/12 text-sky border-sky/40',
  neutral: 'bg-ink/8 text-soft border-edge',
}

/** The stub of a ticket, with its date at the venue, perforated toward the rest of the ticket. */
function DateStub({ at, zone, tone }: { at: string | null; zone: string; tone: keyof typeof tones }) {
  const part = (shape: Intl.DateTimeFormatOptions) =>
    at ? dateFormat({ ...shape, timeZone: zone }).format(new Date(at)) : ''
  return (
    <span
      className={classNames(
        'flex w-17 shrink-0 flex-col items-center justify-center border-r-2 border-dashed text-sm leading-tight font-semibold sm:w-20',
        tones[tone],
      )}
    >
      <span>{part({ weekday: 'short' })}</span>
      <span className="condensed text-3xl leading-none tabular-nums">{part({ day: 'numeric' })}</span>
      <span>{part({ month: 'short' })}</span>
    </span>
  )
}

const statuses = {
  OPEN: null,
  FULL: <Badge tone="warn">{opportunityTexts.opportunityFull}</Badge>,
  CLOSED: <Badge>{opportunityTexts.opportunityClosed}</Badge>,
  CANCELLED: <Badge tone="danger">{opportunityTexts.opportunityCanceled}</Badge>,
}

const visibilities = {
  PUBLIC: null,
  PRIVATE: <Badge>{opportunityTexts.privateTeamOnly}</Badge>,
  INVITE_ONLY: <Badge>{opportunityTexts.inviteOnly}</Badge>,
  HIDDEN: <Badge>{opportunityTexts.opportunityHidden}</Badge>,
}

type OpportunityBadgesProps = {
  opportunity: Pick<OpportunityCardFragment, 'type' | 'status' | 'visibility'>
  /** A shorter label if there is little room, for example 'Guest Needed'. */
  guestLabel?: string
}

/** A tryout has a diamond, a guest need a ring, so that word, shape, and color all show the type. */
export function OpportunityBadges({
  opportunity: { type, status, visibility },
  guestLabel = opportunityTypeLabels.GUEST_NEED,
}: OpportunityBadgesProps) {
  return (
    <div className="flex shrink-0 flex-wrap gap-2">
      {type === 'TRYOUT' ? (
        <Badge tone="clay">{opportunityTypeLabels.TRYOUT}</Badge>
      ) : (
        <Badge tone="sky" shape="ring">
          {guestLabel}
        </Badge>
      )}
      {statuses[status]}
      {visibilities[visibility]}
    </div>
  )
}
