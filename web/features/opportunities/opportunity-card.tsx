import type { ReactNode } from 'react'
import type { OpportunityCardFragment } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { milesBetween, type Position } from '../../ui/current-position.ts'
import { DateBlock } from '../../ui/date-block.tsx'
import { DotSeparated } from '../../ui/dot-separated.tsx'
import { formatMoney } from '../../ui/money.tsx'
import { placeLine } from '../../ui/place.ts'
import { PlaceText } from '../../ui/place-text.tsx'
import { Time } from '../../ui/time.tsx'
import { OpportunityBadges } from './opportunity-badges.tsx'
import { agesText, closesText, spotsText, toneOf } from './opportunity-words.ts'

type OpportunityCardProps = {
  opportunity: OpportunityCardFragment
  /** Where the visitor is: the card begins with the distance. */
  from?: Position | null
  guestLabel?: string
  /** False where every card is of the same team. */
  namesTeam?: boolean
  /** More about it: a registration's status. */
  children?: ReactNode
}

export function OpportunityCard({ opportunity, from, guestLabel, namesTeam = true, children }: OpportunityCardProps) {
  const { id, title, startTime, timeZone, feeCents, team } = opportunity
  const words = [agesText(opportunity), formatMoney(feeCents), spotsText(opportunity), closesText(opportunity)]
  return (
    <CardLink
      to={paths.opportunity(id)}
      title={title}
      mark={startTime ? <DateBlock at={startTime} zone={timeZone} tone={toneOf(opportunity)} /> : null}
      badge={<OpportunityBadges opportunity={opportunity} {...(guestLabel && { guestLabel })} />}
    >
      <p className="text-ink">
        {distanceText(opportunity, from)}
        {startTime ? <Time at={startTime} zone={timeZone} /> : 'N/A'}
      </p>
      <PlaceText place={placeLine(opportunity.location, opportunity.city, opportunity.state)} />
      <DotSeparated words={words} className="tabular-nums" />
      {namesTeam && team && <p className="truncate">{team.name}</p>}
      {children}
    </CardLink>
  )
}

function distanceText({ latitude, longitude }: OpportunityCardFragment, from: Position | null | undefined) {
  if (!from || latitude === null || longitude === null) return ''
  const miles = milesBetween(from, { latitude, longitude })
  return <strong>{miles < 1 ? 'Less than a mile · ' : `${Math.round(miles)} mi · `}</strong>
}
