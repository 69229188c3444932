import { escapeUTF8 } from 'entities/escape'
import * as m from '../../values/messages/generated.ts'
import { type Locale, pathIn } from '../../values/messages/locale.ts'
import { placeLine } from '../../values/place-line.ts'
import { formatTime, keepTimesWhole, splitTimeRange } from '../../values/time-format.ts'
import type { CityPage } from '../generated.ts'
import { sportName, typeName } from './labels.ts'
import type { Public } from './structured-data.ts'

/** The maximum number of cards visible without scrolling. */
const MAX_CARDS = 6

/** The text of a card, by the placeholder names in web/index.html. */
type Card = Partial<
  Record<
    'path' | 'day' | 'hours' | 'badge' | 'title' | 'time' | 'place' | 'sport' | 'groups' | 'text',
    string | null | undefined
  >
>

const timeOf = ({ date, endDate, timeZone }: Public<'Event'>, locale: Locale) =>
  splitTimeRange(date, endDate, timeZone, locale)

const cards = {
  teams: ({ id, name, locationCity, state, sport, divisions, description }: Public<'Team'>, locale: Locale): Card => ({
    path: pathIn(locale, `/teams/${id}`),
    title: name,
    place: placeLine(locationCity, state),
    sport: sport && sportName(sport, locale),
    groups: divisions
      .slice(0, 3)
      .map(({ ageGroup, division }) => `${ageGroup} ${division}`)
      .join(' · '),
    text: description,
  }),
  events: (event: Public<'Event'>, locale: Locale, previous?: Public<'Event'>): Card => {
    const [day, hours] = timeOf(event, locale)
    return {
      path: pathIn(locale, `/events/${event.id}`),
      day: previous && timeOf(previous, locale)[0] === day ? null : day,
      hours: keepTimesWhole(hours) || m.all_day({}, { locale }),
      title: event.name,
      place: placeLine(event.location, event.city, event.state),
    }
  },
  opportunities: (opportunity: Public<'Opportunity'>, locale: Locale): Card => ({
    path: pathIn(locale, `/opportunities/${opportunity.id}`),
    title: opportunity.title,
    badge: typeName(opportunity.type, locale),
    time: keepTimesWhole(formatTime(opportunity.startTime, opportunity.timeZone, locale)),
    place: placeLine(opportunity.location, opportunity.city, opportunity.state),
  }),
}

const CARDS = /<template id="first-cards">(.*?)<\/template>/s
const ABOUT = /<template id="about">(.*?)<\/template>/s
/** The heading and the subtitle of a list. */
const HEADING = /(<h1[^>]*>)[^<]*(<\/h1>\s*)<p[^>]*>[^<]*<\/p>/

/**
 * Fills the page's templates with content that is painted before the application loads: the first cards of a list, a team's description,
 * or a city's heading, text, and links.
 */
export function withFirstTexts(
  index: string,
  locale: Locale,
  path: string,
  answers: Record<string, unknown>[],
): string {
  const team = answers.find((it) => 'team' in it)?.team as Public<'Team'> | undefined
  const city = answers.find((it) => 'cityPage' in it)?.cityPage as CityPage | undefined
  const list = path.split('/')[1]!.replace('tryouts', 'opportunities')
  const text = team?.description
  return withFirstCards(city ? withHeading(index, list, city) : index, locale, list, answers, city).replace(
    ABOUT,
    (_, about: string) => (text ? about.replace('{{text}}', () => escapeUTF8(text)) : ''),
  )
}

function withHeading(index: string, list: string, { title, text }: CityPage): string {
  const [before, ofList] = index.split(`<div data-on="${list}"`)
  if (ofList === undefined) return index
  const heading = ofList.replace(
    HEADING,
    (_, start: string, end: string) =>
      `${start}${escapeUTF8(title)}${end}<p class="mt-1 max-w-prose text-soft">${escapeUTF8(text)}</p>`,
  )
  return `${before}<div data-on="${list}"${heading}`
}

function withFirstCards(
  index: string,
  locale: Locale,
  list: string,
  answers: Record<string, unknown>[],
  city?: CityPage,
): string {
  const rows = answers.find((it) => list in it)?.[list] as never[] | undefined
  if (!isList(list) || !rows?.length) return index.replace(CARDS, '')
  const found = rows.slice(0, MAX_CARDS).map((row, index) => cards[list](row, locale, rows[index - 1]))
  return index.replace(CARDS, (_, template: string) =>
    template
      .replace(/<article.*<\/article>/s, (article) => found.map((card) => filled(article, card)).join(''))
      .replace(/<\/div>\s*$/, (end) => (city ? linksOf(city, locale) : '') + end),
  )
}

const linksOf = ({ sections }: CityPage, locale: Locale) =>
  sections
    .map(
      ({ title, links }) =>
        `<h2 class="mt-8 text-xl">${escapeUTF8(title)}</h2><ul>${links
          .map(
            ({ path, label }) =>
              `<li><a href="${pathIn(locale, path)}" class="link inline-flex min-h-11 items-center">${escapeUTF8(label)}</a></li>`,
          )
          .join('')}</ul>`,
    )
    .join('')

const isList = (name: string): name is keyof typeof cards => Object.hasOwn(cards, name)

/** Removes the lines without content. */
const filled = (article: string, card: Card) =>
  article
    .replace(/<p[^>]*>\{\{(\w+)\}\}<\/p>/g, (line, name: keyof Card) => (card[name] ? line : ''))
    .replace(/\{\{(\w+)\}\}/g, (_, name: keyof Card) => escapeUTF8(card[name] ?? ''))
