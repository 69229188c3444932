import { directory } from '../../services/directory/directory.ts'
import { stateCode } from '../../services/places/states.ts'
import { findPlace, plainName, statesAround } from '../../services/places/us-places.ts'
import { milesBetween } from '../../store/read-model/distance.ts'
import type { Query } from '../../store/read-model/query.ts'
import { AGE_GROUPS } from '../../values/age-groups.ts'
import { cityPageTexts } from '../../values/messages/city-pages.ts'
import { type Locale, regional } from '../../values/messages/locale.ts'
import { siteTexts } from '../../values/messages/site.ts'
import { dateFormat } from '../../values/time-format.ts'
import type { Context } from '../context.ts'
import type { CityPage, CityPageLink, Sport } from '../generated.ts'

/** A city has a page from this number of records on. */
const MIN_RECORDS = 3
const NEARBY_MILES = 50
const MAX_NEARBY = 8

type Kind = 'teams' | 'tryouts'
type Group = { ageGroup: string; sport: Sport }
type City = { slug: string; name: string; state: string; count: number }
/** `city` is 'Austin, TX'. */
type Where = { state?: string; city?: string } & Partial<Group>
type Now = Pick<Context, 'now'> & Partial<Pick<Context, 'seen'>>
type Asked = Now & Pick<Context, 'locale'>

const KINDS: readonly Kind[] = ['teams', 'tryouts']
const GROUPS: readonly Group[] = AGE_GROUPS.flatMap((ageGroup) =>
  (['BASEBALL', 'SOFTBALL'] as const).map((sport) => ({ ageGroup, sport })),
)

/** The teams, or the public tryouts that take registrations, as the list screens filter them. */
function recordsOf(kind: Kind, { now, seen }: Now) {
  const teams = (where: Where): Query<'team'> => ({ ...where, statedOnly: true })
  const tryouts = ({ city, ...where }: Where): Query<'opportunity'> => ({
    ...where,
    location: city,
    type: 'TRYOUT',
    openOnly: true,
    statedOnly: true,
    now,
    visibleTo: { ownTeamIDs: [], rosterTeamIDs: [] },
  })
  return {
    count: (where: Where) =>
      kind === 'teams'
        ? directory().count('team', teams(where), seen)
        : directory().count('opportunity', tryouts(where), seen),
    facet: (column: 'city' | 'state' | 'sport' | 'ageGroups', where: Where) =>
      kind === 'teams'
        ? directory().facet('team', column === 'city' ? 'locationCity' : column, teams(where), seen)
        : directory().facet('opportunity', column, tryouts(where), seen),
    first: async (where: Where) =>
      kind === 'teams'
        ? undefined
        : (await directory().rows('opportunity', { ...tryouts(where), perPage: 1 }, seen))[0],
  }
}

/** The cities of the state that have a page, largest first. */
async function citiesOf(kind: Kind, state: string, now: Now, group?: Group): Promise<City[]> {
  const found = new Map<string, City>()
  for (const { value: name, count } of await recordsOf(kind, now).facet('city', { state, ...group })) {
    const slug = plainName(name).replaceAll(' ', '-')
    if (slug && count >= MIN_RECORDS && !found.has(slug)) found.set(slug, { slug, name, state, count })
  }
  return [...found.values()]
}

const pathOf = (kind: Kind, { state, slug }: Pick<City, 'state' | 'slug'>, group?: Group) =>
  `/${kind}/${state.toLowerCase()}/${slug}${group ? `/${group.ageGroup}-${group.sport}`.toLowerCase() : ''}`

/** The paths of all pages in the state. */
export async function cityPaths(state: string, now: Now): Promise<string[]> {
  const paths = await Promise.all(
    KINDS.flatMap((kind) =>
      [undefined, ...GROUPS].map(async (group) =>
        (await citiesOf(kind, state, now, group)).map((city) => pathOf(kind, city, group)),
      ),
    ),
  )
  return paths.flat()
}

/** The states that have pages. */
export async function statesWithPages(now: Now): Promise<string[]> {
  const states = await Promise.all(KINDS.map((kind) => recordsOf(kind, now).facet('state', {})))
  const large = new Set(states.flat().flatMap(({ value, count }) => (count >= MIN_RECORDS ? [value] : [])))
  const found = await Promise.all(
    [...large].map(async (state) => {
      const cities = await Promise.all(KINDS.map((kind) => citiesOf(kind, state, now)))
      return cities.flat().length > 0 ? [state] : []
    }),
  )
  return found.flat().sort()
}

const PATH = /^\/(teams|tryouts)\/([a-z]{2})\/([a-z0-9-]+)(?:\/(\d+u)-(baseball|softball))?$/

/** The page at the path. Null if too few records are there. */
export async function cityPage(path: string, asked: Asked): Promise<CityPage | null> {
  const [, named, code, slug, age, sport] = PATH.exec(path) ?? []
  const state = stateCode(code)
  if (!named || !state) return null
  const locale = asked.locale
  const kind = named as Kind
  const group = age && sport ? ({ ageGroup: age.toUpperCase(), sport: sport.toUpperCase() } as Group) : undefined
  const city = (await citiesOf(kind, state, asked, group)).find((it) => it.slug === slug)
  if (!city) return null

  const place = `${city.name}, ${state}`
  const linkIn = async (other: Kind, label: string, toGroup?: Group): Promise<CityPageLink[]> =>
    (await citiesOf(other, state, asked, toGroup))
      .filter((it) => it.slug === slug)
      .map(({ count }) => ({ path: pathOf(other, city, toGroup), label, count }))
  const groups = GROUPS.filter((it) => it.ageGroup !== group?.ageGroup || it.sport !== group.sport)
  const [text, others, ofGroups, nearby] = await Promise.all([
    textOf(kind, { city: place, ...group }, asked),
    Promise.all([
      group ? linkIn(kind, cityPageTexts.allOfKind(kind)(locale)) : [],
      kind === 'teams' ? linkIn('tryouts', siteTexts.tryouts(locale)) : linkIn('teams', siteTexts.teams(locale)),
    ]),
    Promise.all(groups.map((it) => linkIn(kind, cityPageTexts.ageGroupSport(it)(locale), it))),
    nearbyOf(kind, city, asked, group),
  ])
  const ofGroup = group && { kind, place, group: cityPageTexts.ageGroupSport(group)(locale) }
  return {
    title: ofGroup ? cityPageTexts.cityTitleGroup(ofGroup)(locale) : cityPageTexts.cityTitle({ kind, place })(locale),
    text,
    city: place,
    ageGroup: group?.ageGroup ?? null,
    sport: group?.sport ?? null,
    sections: [
      { title: cityPageTexts.moreInCity(city.name)(locale), links: [...others, ...ofGroups].flat() },
      {
        title: ofGroup ? cityPageTexts.nearbyKindGroup(ofGroup)(locale) : cityPageTexts.nearbyKind(kind)(locale),
        links: nearby,
      },
    ].filter(({ links }) => links.length > 0),
  }
}

/** The nearest other cities with a page, for the same age group. */
async function nearbyOf(kind: Kind, city: City, now: Now, group?: Group): Promise<CityPageLink[]> {
  const center = await findPlace(city.name, city.state)
  if (!center) return []
  const states = await statesAround(center, NEARBY_MILES)
  const cities = (await Promise.all([...states].map((state) => citiesOf(kind, state, now, group)))).flat()
  const placed = await Promise.all(cities.map(async (it) => ({ ...it, place: await findPlace(it.name, it.state) })))
  return placed
    .map((it) => ({ ...it, miles: it.place ? milesBetween(center, it.place) : Number.POSITIVE_INFINITY }))
    .filter(({ slug, state, miles }) => miles <= NEARBY_MILES && !(slug === city.slug && state === city.state))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, MAX_NEARBY)
    .map((it) => ({ path: pathOf(kind, it, group), label: `${it.name}, ${it.state}`, count: it.count }))
}

async function textOf(kind: Kind, where: Where & { city: string }, { locale, ...now }: Asked): Promise<string> {
  const records = recordsOf(kind, now)
  const [count, sports, ageGroups, first, tryouts] = await Promise.all([
    records.count(where),
    records.facet('sport', where),
    records.facet('ageGroups', where),
    records.first(where),
    recordsOf('tryouts', now).count(where),
  ])
  const place = where.city
  const group = where.ageGroup && where.sport ? cityPageTexts.ageGroupSport(where as Group)(locale) : undefined
  const ages = group ? undefined : agesText(ageGroups, locale)
  if (kind === 'tryouts') {
    const open = { count, place, day: first ? longDay(first.firstDay, locale) : '' }
    return [
      group
        ? cityPageTexts.tryoutsGroupPlaceOpen({ ...open, group })(locale)
        : cityPageTexts.tryoutsPlaceOpen(open)(locale),
      ages ? cityPageTexts.tryoutsAges(ages)(locale) : [],
      cityPageTexts.eachTryoutSays(locale),
    ]
      .flat()
      .join(' ')
  }
  return [
    group
      ? cityPageTexts.teamsPlacePlayGroup({ count, place, group })(locale)
      : homeText({ count, place, sports }, locale),
    ages ? cityPageTexts.teamsPlayAges(ages)(locale) : [],
    cityPageTexts.tryoutsOpenRightNow(tryouts)(locale),
  ]
    .flat()
    .join(' ')
}

type Teams = { count: number; place: string; sports: { value: string; count: number }[] }

/** '3 travel teams call Austin, TX home (2 baseball and 1 softball).' */
function homeText({ count, place, sports }: Teams, locale: Locale) {
  const [{ value: sport } = { value: '' }, ...more] = sports
  if (more.length === 0 && sports[0]?.count === count)
    return cityPageTexts.teamsOneSportCall({ count, place, sport })(locale)
  if (!sport) return cityPageTexts.teamsCallPlaceHome({ count, place })(locale)
  const counted = sports.map((it) => cityPageTexts.countOfSport({ count: it.count, sport: it.value })(locale))
  const list = new Intl.ListFormat(regional[locale]).format(counted)
  return cityPageTexts.teamsCallPlaceHomeSport({ count, place, sports: list })(locale)
}

/** '9U to 14U' */
function agesText(ages: { value: string }[], locale: Locale) {
  const known = AGE_GROUPS.filter((group) => ages.some(({ value }) => value === group))
  const [from, to = from] = [known[0], known.at(-1)]
  return from && to && from !== to ? cityPageTexts.agesFromTo({ from, to })(locale) : from
}

/** 'Saturday, March 7' for a date without a time. */
const longDay = (day: string, locale: Locale) =>
  dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }, locale).format(
    new Date(`${day}T00:00:00Z`),
  )
