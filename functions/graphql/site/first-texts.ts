import { escapeUTF8 } from 'entities/escape'
import { placeLine } from '../../values/place-line.ts'
import { formatTime, formatTimeRange, keepTimesWhole } from '../../values/time-format.ts'
import { sportName, typeName } from './labels.ts'
import type { Public } from './structured-data.ts'

/** The maximum number of cards visible without scrolling. */
const MAX_CARDS = 6

/** The text of a card, by the placeholder names in web/index.html. */
type Card = Partial<
  Record<'path' | 'badge' | 'title' | 'time' | 'place' | 'sport' | 'groups' | 'text', string | null | undefined>
>

const cards = {
  teams: ({ id, name, locationCity, state, sport, divisions, description }: Public<'Team'>): Card => ({
    path: `/teams/${id}`,
    title: name,
    place: placeLine(locationCity, state),
    sport: sport && sportName(sport),
    groups: divisions
      .slice(0, 3)
      .map(({ ageGroup, division }) => `${ageGroup} ${division}`)
      .join(' · '),
    text: description,
  }),
  events: ({ id, name, eventType, date, endDate, timeZone, location, city, state }: Public<'Event'>): Card => ({
    path: `/events/${id}`,
    title: name,
    badge: eventType,
    time: keepTimesWhole(formatTimeRange(date, endDate, timeZone)),
    place: placeLine(location, city, state),
  }),
  opportunities: (opportunity: Public<'Opportunity'>): Card => ({
    path: `/opportunities/${opportunity.id}`,
    title: opportunity.title,
    badge: typeName(opportunity.type),
    time: keepTimesWhole(formatTime(opportunity.startTime, opportunity.timeZone)),
    place: placeLine(opportunity.location, opportunity.city, opportunity.state),
  }),
}

const CARDS = /<template id="first-cards">(.*?)<\/template>/s
const ABOUT = /<template id="about">(.*?)<\/template>/s

/**
 * Fills the page's templates with content that is painted before the application loads: the first cards of a list, or a team's description.
 */
export function withFirstTexts(index: string, path: string, answers: Record<string, unknown>[]): string {
  const team = answers.find((it) => 'team' in it)?.team as Public<'Team'> | undefined
  const text = team?.description
  return withFirstCards(index, path, answers).replace(ABOUT, (_, about: string) =>
    text ? about.replace('{{text}}', () => escapeUTF8(text)) : '',
  )
}

function withFirstCards(index: string, path: string, answers: Record<string, unknown>[]): string {
  const list = path.slice(1)
  const rows = answers.find((it) => list in it)?.[list] as never[] | undefined
  if (!isList(list) || !rows?.length) return index.replace(CARDS, '')
  const found = rows.slice(0, MAX_CARDS).map(cards[list])
  return index.replace(CARDS, (_, template: string) =>
    template.replace(/<article.*<\/article>/s, (article) => found.map((card) => filled(article, card)).join('')),
  )
}

const isList = (name: string): name is keyof typeof cards => Object.hasOwn(cards, name)

/** Removes the lines without content. */
const filled = (article: string, card: Card) =>
  article
    .replace(/<p[^>]*>\{\{(\w+)\}\}<\/p>/g, (line, name: keyof Card) => (card[name] ? line : ''))
    .replace(/\{\{(\w+)\}\}/g, (_, name: keyof Card) => escapeUTF8(card[name] ?? ''))
