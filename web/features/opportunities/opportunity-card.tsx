import type { ReactNode } from 'react'
import { formatMoney } from '../../../functions/values/money.ts'
import type { OpportunityCardFragment } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { DateBlock } from '../../ui/date-block.tsx'
import { DotSeparated } from '../../ui/dot-separated.tsx'
import { placeLine } from '../../ui/place.ts'
import { PlaceText } from '../../ui/place-text.tsx'
import { sportText } from '../../ui/sport.ts'
import { Time } from '../../ui/time.tsx'
import { OpportunityBadges } from './opportunity-badges.tsx'
import { agesText, closesText, spotsText, toneOf } from './opportunity-text.ts'

type OpportunityCardProps = {
  opportunity: OpportunityCardFragment & { distanceMiles?: number | null }
  guestLabel?: string
  /** False if all cards are of the same team. */
  namesTeam?: boolean
  /** More content, for example a registration's status. */
  children?: ReactNode
}

export function OpportunityCard({ opportunity, guestLabel, namesTeam = true, children }: OpportunityCardProps) {
  const { id, title, startTime, timeZone, feeCents, sport, team } = opportunity
  const words = [
    sportText(sport),
    agesText(opportunity),
    formatMoney(feeCents),
    spotsText(opportunity),
    closesText(opportunity),
  ]
  return (
    <CardLink
      to={paths.opportunity(id)}
      title={title}
      mark={startTime ? <DateBlock at={startTime} zone={timeZone} tone={toneOf(opportunity)} /> : null}
      badge={<OpportunityBadges opportunity={opportunity} {...(guestLabel && { guestLabel })} />}
    >
      <p className="text-ink">{startTime ? <Time at={startTime} zone={timeZone} /> : 'N/A'}</p>
      <PlaceText
        place={placeLine(opportunity.location, opportunity.city, opportunity.state)}
        miles={opportunity.distanceMiles}
      />
      <DotSeparated words={words} className="tabular-nums" />
      {namesTeam && team && <p className="truncate">{team.name}</p>}
      {children}
    </CardLink>
  )
}
