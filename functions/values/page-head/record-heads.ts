import type { Locale } from '../messages/locale.ts'
import { valueTexts } from '../messages/values.ts'
import { formatMoney } from '../money.ts'
import { agesText } from '../opportunity-facts.ts'
import { placeLine } from '../place-line.ts'
import { storedWord } from '../stored-words.ts'
import { formatTimeRange, isPast } from '../time-format.ts'
import { truncate } from '../truncate.ts'
import { sportName, typeName } from '../type-names.ts'
import { descriptionIn, listHead, type PageHead, type Preview, pageHead } from './page-head.ts'
import {
  eventData,
  type HeadEvent,
  type HeadOpportunity,
  type HeadTeam,
  opportunityData,
  teamData,
} from './structured-data.ts'

export const cityHead = ({ title, text }: { title: string; text: string }) => listHead(title, shortened(text))

export function teamHead(team: HeadTeam, locale: Locale): PageHead {
  const groups = [...new Set(team.divisions.map(({ ageGroup }) => ageGroup))].join(', ')
  const place = placeLine(team.locationCity, team.state)
  const facts = [team.sport && sportName(team.sport, locale), groups, place].filter(Boolean).join(' · ')
  return {
    ...pageHead(
      [team.name, place].filter(Boolean).join(', '),
      shortened(team.description) || facts || descriptionIn(locale),
    ),
    structuredData: (site) => teamData(team, locale, site),
    preview: { title: team.name, lines: [groups, place], team },
  }
}

export function eventHead(event: HeadEvent, locale: Locale): PageHead {
  const status = event.status === 'scheduled' && isPast(event) ? 'past' : event.status
  const head = datedHead({ ...event, title: event.name }, status === 'scheduled' ? '' : STATUS[status](locale), [
    event.eventType ? storedWord(event.eventType, locale) : '',
    formatTimeRange(event.date, event.endDate, event.timeZone, locale),
    placeLine(event.city, event.state),
  ])
  return { ...head, structuredData: (site) => eventData(event, head.description, locale, site) }
}

/** A guest need is no public event. */
export function opportunityHead(opportunity: HeadOpportunity, locale: Locale): PageHead {
  const { type, startTime, endTime, timeZone, city, state, location } = opportunity
  const isOver = isPast({ date: startTime, ...(endTime && { endDate: endTime }), timeZone })
  const status = opportunity.status === 'CLOSED' && isOver ? 'past' : opportunity.status
  const ages = agesText(opportunity, locale)
  const head = datedHead(opportunity, status === 'OPEN' ? '' : STATUS[status](locale), [
    typeName(type, locale),
    formatTimeRange(startTime, endTime, timeZone, locale),
    placeLine(city, state) || location,
    [ages, formatMoney(opportunity.feeCents, locale)].filter(Boolean).join(' · '),
  ])
  if (type === 'GUEST_NEED') return head
  return { ...head, structuredData: (site) => opportunityData(opportunity, head.description, locale, site) }
}

const STATUS = {
  postponed: valueTexts.previewPostponed,
  cancelled: valueTexts.previewCanceled,
  CANCELLED: valueTexts.previewCanceled,
  FULL: valueTexts.previewFull,
  CLOSED: valueTexts.previewClosed,
  past: valueTexts.previewPast,
}

function datedHead(it: { title: string; team?: Preview['team'] | null }, status: string, facts: string[]) {
  const title = status ? `${status}: ${it.title}` : it.title
  const known = facts.filter(Boolean)
  return {
    ...pageHead(title, [...(status ? [status] : []), ...known].join(' · ')),
    preview: { title, lines: known, ...(it.team && { team: it.team }) },
  }
}

/** At most 200 characters, the length that link previews show. */
function shortened(text: string | null | undefined) {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  return line.length <= 200 ? line : `${truncate(line, 199).replace(/\s\S*$/, '')}…`
}
