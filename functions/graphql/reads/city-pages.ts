import { directory } from '../../services/directory/directory.ts'
import { stateCode } from '../../services/places/states.ts'
import { findPlace, plainName, statesAround } from '../../services/places/us-places.ts'
import { milesBetween } from '../../store/read-model/distance.ts'
import type { Query } from '../../store/read-model/query.ts'
import { AGE_GROUPS } from '../../values/age-groups.ts'
import { dateFormat } from '../../values/time-format.ts'
import type { Context } from '../context.ts'
import type { CityPage, CityPageLink, Sport } from '../generated.ts'
import { sportName } from '../site/labels.ts'

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

const groupName = ({ ageGroup, sport }: Group) => `${ageGroup} ${sportName(sport, 'en').toLowerCase()}`

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
export async function cityPage(path: string, now: Now): Promise<CityPage | null> {
  const [, kind, code, slug, age, sport] = PATH.exec(path) ?? []
  const state = stateCode(code)
  if (!kind || !state) return null
  const isTeams = kind === 'teams'
  const group = age && sport ? ({ ageGroup: age.toUpperCase(), sport: sport.toUpperCase() } as Group) : undefined
  const city = (await citiesOf(kind as Kind, state, now, group)).find((it) => it.slug === slug)
  if (!city) return null

  const place = `${city.name}, ${state}`
  const nouns = group ? `${groupName(group)} ${kind}` : `baseball and softball ${kind}`
  const linkIn = async (to: Kind, label: string, toGroup?: Group): Promise<CityPageLink[]> =>
    (await citiesOf(to, state, now, toGroup))
      .filter((it) => it.slug === slug)
      .map(({ count }) => ({ path: pathOf(to, city, toGroup), label, count }))
  const groups = GROUPS.filter((it) => it.ageGroup !== group?.ageGroup || it.sport !== group.sport)
  const [text, others, ofGroups, nearby] = await Promise.all([
    textOf(kind as Kind, { city: place, ...group }, now),
    Promise.all([
      group ? linkIn(kind as Kind, `All ${kind}`) : [],
      linkIn(isTeams ? 'tryouts' : 'teams', isTeams ? 'Tryouts' : 'Teams'),
    ]),
    Promise.all(groups.map((it) => linkIn(kind as Kind, groupName(it), it))),
    nearbyOf(kind as Kind, city, now, group),
  ])
  return {
    title: `${isTeams && !group ? 'Youth ' : ''}${nouns} in ${place}`.replace(/^b/, 'B'),
    text,
    city: place,
    ageGroup: group?.ageGroup ?? null,
    sport: group?.sport ?? null,
    sections: [
      { title: `More in ${city.name}`, links: [...others, ...ofGroups].flat() },
      { title: `Nearby ${group ? nouns : kind}`, links: nearby },
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

async function textOf(kind: Kind, where: Where & { city: string }, now: Now): Promise<string> {
  const records = recordsOf(kind, now)
  const [count, sports, ages, first, tryouts] = await Promise.all([
    records.count(where),
    records.facet('sport', where),
    records.facet('ageGroups', where),
    records.first(where),
    recordsOf('tryouts', now).count(where),
  ])
  const place = where.city
  const named = where.ageGroup && where.sport ? groupName(where as Group) : undefined
  if (kind === 'tryouts')
    return [
      `${count} tryouts${named ? ` for ${named}` : ''} in ${place} are open for registration`,
      first ? `, the first on ${longDay(first.firstDay)}. ` : '. ',
      named ? '' : agesText(ages, 'They are for'),
      'Each one says when and where it is, what it costs, and how many spots are left.',
    ].join('')
  const counted = sports.map((it) => `${it.count} ${sportName(it.value as Sport, 'en').toLowerCase()}`)
  const isOneSport = sports.length === 1 && sports[0]!.count === count
  const bySport = isOneSport ? `${counted[0]} teams` : `${count} travel teams`
  return [
    named
      ? `${count} travel teams in ${place} play ${named}. `
      : `${bySport} call ${place} home${isOneSport || counted.length === 0 ? '' : ` (${counted.join(' and ')})`}. `,
    named ? '' : agesText(ages, 'They play'),
    tryouts === 0
      ? 'None has a tryout open right now.'
      : `${tryouts === 1 ? 'One tryout is' : `${tryouts} tryouts are`} open for registration right now.`,
  ].join('')
}

/** 'They are for 9U to 14U. ' */
function agesText(ages: { value: string }[], verb: string) {
  const known = AGE_GROUPS.filter((group) => ages.some(({ value }) => value === group))
  if (known.length === 0) return ''
  return `${verb} ${known.length === 1 ? known[0] : `${known[0]} to ${known.at(-1)}`}. `
}

/** 'Saturday, March 7' for a date without a time. */
const longDay = (day: string) =>
  dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }, 'en').format(
    new Date(`${day}T00:00:00Z`),
  )
