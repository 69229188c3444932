import { escapeUTF8 } from 'entities/escape'
import { type Locale, pathIn } from '../../values/messages/locale.ts'
import { siteTexts } from '../../values/messages/site.ts'
import { valueTexts } from '../../values/messages/values.ts'
import { decidingFacts } from '../../values/opportunity-facts.ts'
import { placeLine } from '../../values/place-line.ts'
import { storedWord } from '../../values/stored-words.ts'
import {
  dateFormat,
  formatTime,
  formatTimeRange,
  isPast,
  keepTimesWhole,
  relativeTime,
  splitTimeRange,
} from '../../values/time-format.ts'
import { sportName, typeName } from '../../values/type-names.ts'
import type { CityPage, Player } from '../generated.ts'
import type { Public } from './public.ts'

/** The maximum number of cards visible without scrolling. */
const MAX_CARDS = 6

/** The text of a card, by the placeholder names in web/index.html. */
type Card = Partial<
  Record<
    'path' | 'day' | 'hours' | 'badge' | 'title' | 'time' | 'place' | 'sport' | 'groups' | 'text',
    string | null | undefined
  >
>

/** The text at the start of an event's or an opportunity's page, by the placeholder names. */
type RecordStart = Record<
  'month' | 'date' | 'weekday' | 'title' | 'facts' | 'badge' | 'when' | 'relative' | 'place',
  string | null | undefined
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
      hours: keepTimesWhole(hours) || valueTexts.allDay(locale),
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

function recordStart(it: Public<'Event'> | Public<'Opportunity'>, locale: Locale): RecordStart {
  const { start, end, isAhead, ...own } =
    'date' in it
      ? {
          title: it.name,
          facts: '',
          badge: it.eventType && storedWord(it.eventType, locale),
          start: it.date,
          end: it.endDate,
          isAhead: !isPast(it),
        }
      : {
          title: it.title,
          facts: decidingFacts(it, locale),
          badge: typeName(it.type, locale),
          start: it.startTime,
          end: it.endTime,
          isAhead: it.status !== 'CANCELLED',
        }
  const part = (shape: Intl.DateTimeFormatOptions) =>
    dateFormat({ ...shape, timeZone: it.timeZone }, locale).format(new Date(start))
  return {
    ...own,
    month: part({ month: 'short' }),
    date: part({ day: 'numeric' }),
    weekday: part({ weekday: 'short' }),
    when: keepTimesWhole(formatTimeRange(start, end, it.timeZone, locale)),
    relative: isAhead ? `(${relativeTime(start, it.timeZone, new Date(), locale)})` : '',
    place: placeLine(it.location, it.city, it.state),
  }
}

const claimOf = (isClaimed: boolean, locale: Locale) =>
  isClaimed
    ? { badge: siteTexts.claimed(locale), text: siteTexts.profileIsManaged(locale) }
    : { badge: siteTexts.unclaimed(locale), text: siteTexts.isThisYourPlayer(locale) }

/** The answers to the first queries of a screen. */
type Answers = {
  team?: Public<'Team'>
  cityPage?: CityPage
  event?: Public<'Event'>
  opportunity?: Public<'Opportunity'>
  player?: Pick<Player, 'isClaimed'> | null
}

const SCREENS = /<!-- screen:(\w+)\s(.*?)\/screen -->/gs
/** The screens without navigation, whose frame is the template `auth`. */
const AUTH_SCREENS = new Set(['login', 'forgot', 'signup'])
const AUTH = /<!-- template:auth\s(.*?)\/template -->/s
const LAYOUT = /<header[^>]* data-on="layout".*?<\/main>/s
const RECORD = /<!-- template:record\s(.*?)\/template -->/s
const PLAYER = /<!-- template:player\s(.*?)\/template -->/s
const CARDS = /<!-- template:first-cards\s(.*?)\/template -->/s
const ABOUT = /<!-- template:about\s(.*?)\/template -->/s
/** The heading and the subtitle of a list. */
const HEADING = /(<h1[^>]*>)[^<]*(<\/h1>\s*)<p[^>]*>[^<]*<\/p>/

/**
 * Fills the page's templates, which are comments, with content that is painted before the application loads: the first cards of a list, a record's name
 * and first facts, a team's description, whether a player is claimed, or a city's heading, text, and links.
 */
export function withFirstTexts(
  index: string,
  locale: Locale,
  path: string,
  name: string | undefined,
  answers: Record<string, unknown>[],
): string {
  const { team, cityPage: city, event, opportunity, player } = Object.assign({}, ...answers) as Answers
  const list = path.split('/')[1]!.replace('tryouts', 'opportunities')
  const text = team?.description
  const record = event ?? opportunity
  return withFirstCards(city ? withHeading(index, city) : index, locale, list, answers, city)
    .replace(RECORD, (_, template: string) =>
      !name
        ? ''
        : record
          ? filled(template, recordStart(record, locale))
          : `<h1 class="mb-6 text-2xl sm:text-3xl">${escapeUTF8(name)}</h1>`,
    )
    .replace(PLAYER, (_, template: string) => (player ? filled(template, claimOf(player.isClaimed, locale)) : ''))
    .replace(ABOUT, (_, about: string) => (text ? about.replace('{{text}}', () => escapeUTF8(text)) : ''))
}

/** The built page with the heading and the form of the path's screen. The parts of other screens are removed. */
export function withScreen(index: string, path: string, isForgotten: boolean): string {
  const [, cityList] = /^\/(teams|tryouts)\/[a-z]{2}\//.exec(path) ?? []
  const own = path === '/login' && isForgotten ? 'forgot' : path.slice(1) || 'home'
  const screen = cityList ? cityList.replace('tryouts', 'opportunities') : own
  const form = AUTH_SCREENS.has(screen)
    ? [...index.matchAll(SCREENS)].find(([, name]) => name === screen)?.[2]
    : undefined
  const page = index
    .replace(/<html[^>]*/, (html) => `${html} data-screen="${escapeUTF8(screen)}"${cityList ? ' data-city' : ''}`)
    .replace(SCREENS, (_, name: string, part: string) => (name === screen && !form ? part : ''))
    .replace(AUTH, (_, frame: string) => (form ? frame.replace('{{form}}', () => form) : ''))
  return form ? page.replace(LAYOUT, '') : page
}

const withHeading = (index: string, { title, text }: CityPage): string =>
  index.replace(
    HEADING,
    (_, start: string, end: string) =>
      `${start}${escapeUTF8(title)}${end}<p class="mt-1 max-w-prose text-soft">${escapeUTF8(text)}</p>`,
  )

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
const filled = (template: string, texts: Record<string, string | null | undefined>) =>
  template
    .replace(/<p[^>]*>[^{}]*\{\{(\w+)\}\}[^{}]*?<\/p>/g, (line, name: string) => (texts[name] ? line : ''))
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeUTF8(texts[name] ?? ''))
