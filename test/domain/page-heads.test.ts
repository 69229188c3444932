import { expect, test } from 'vitest'
import { headTags } from '../../functions/values/page-head/head-tags.ts'
import { privateHead } from '../../functions/values/page-head/page-head.ts'
import { eventHead, opportunityHead, teamHead } from '../../functions/values/page-head/record-heads.ts'
import { staticHead } from '../../functions/values/page-head/static-heads.ts'
import {
  eventData,
  type HeadEvent,
  type HeadOpportunity,
  type HeadTeam,
  opportunityData,
  teamData,
} from '../../functions/values/page-head/structured-data.ts'

const site = { page: (path: string) => path, picture: (path: string) => `${path}.png` }
const TEAM: HeadTeam = { id: 't', name: 'Hawks', colors: [], crest: 'PLATE_STRIPES', divisions: [] }
const EVENT: HeadEvent = { id: 'e', name: 'Cup', date: '2031-03-07T15:00:00Z', timeZone: 'UTC', status: 'scheduled' }
const TRYOUT: HeadOpportunity = {
  ...{ id: 'o', type: 'TRYOUT', title: 'Tryout', location: 'Field 1', timeZone: 'UTC', status: 'OPEN' },
  ...{ startTime: '2031-03-07T15:00:00Z', createdAt: '2031-01-01T00:00:00Z', feeCents: 1_999 },
}

test('the structured data of a team has only what is known', () => {
  const known = {
    description: 'We travel.',
    sport: 'BASEBALL' as const,
    locationCity: 'Austin',
    state: 'TX',
    websiteURL: 'https://hawks.example',
  }
  const least = {
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    name: 'Hawks',
    url: '/teams/t',
    logo: '/teams/t.png',
  }
  expect(teamData(TEAM, 'en', site)).toEqual(least)
  expect(teamData({ ...TEAM, ...known }, 'en', site)).toEqual({
    ...least,
    description: 'We travel.',
    sport: 'Baseball',
    location: {
      '@type': 'Place',
      name: 'Austin',
      address: { '@type': 'PostalAddress', addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' },
    },
    sameAs: ['https://hawks.example'],
  })
})

test('the structured data of an event has its end and sport, and a guest need has none', () => {
  const data = eventData({ ...EVENT, endDate: '2031-03-08T15:00:00Z', sport: 'SOFTBALL' }, 'About it', 'en', site)
  expect(data).toMatchObject({ endDate: '2031-03-08T15:00:00+00:00', sport: 'Softball' })
  expect(opportunityHead(TRYOUT, 'en').structuredData).toBeDefined()
  const need = opportunityHead(
    { ...TRYOUT, type: 'GUEST_NEED', city: 'Austin', state: 'TX', minAge: 12, team: TEAM },
    'en',
  )
  expect(need.structuredData).toBeUndefined()
  expect(need.preview).toEqual({
    title: 'Tryout',
    lines: ['Guest Player Needed', expect.stringContaining('Mar 7, 2031'), 'Austin, TX', 'Ages 12 and up · $19.99'],
    team: TEAM,
  })
  const tryout = opportunityHead(TRYOUT, 'en').preview
  expect(tryout).toEqual({ title: 'Tryout', lines: ['Tryout', expect.any(String), 'Field 1', '$19.99'] })
  expect(eventHead(EVENT, 'en').preview?.lines).toHaveLength(1)
})

test('the structured data of an event says that it is postponed, and nothing that is not known', () => {
  const data = eventData({ ...EVENT, status: 'postponed' }, 'About it', 'en', site)
  expect(data).toMatchObject({ eventStatus: 'https://schema.org/EventPostponed', description: 'About it' })
  for (const field of ['endDate', 'sport', 'organizer']) expect(data).not.toHaveProperty(field)
})

test.each([
  ['OPEN', 'EventScheduled', 'InStock'],
  ['FULL', 'EventScheduled', 'SoldOut'],
  ['CLOSED', 'EventScheduled', 'SoldOut'],
  ['CANCELLED', 'EventCancelled', 'SoldOut'],
] as const)('the structured data of an opportunity that is %s says %s and %s', (status, eventStatus, availability) => {
  const data = opportunityData({ ...TRYOUT, status }, 'About it', 'en', site)
  const offers = { availability: `https://schema.org/${availability}`, price: '19.99', validFrom: TRYOUT.createdAt }
  expect(data).toMatchObject({ eventStatus: `https://schema.org/${eventStatus}`, offers, description: 'About it' })
  expect(data).not.toHaveProperty('endDate')
})

test('the structured data of an opportunity has its own description, end, team, and place', () => {
  const more = { description: 'Bring a glove.', endTime: '2031-03-07T17:00:00Z', city: 'Austin', location: '' }
  const data = opportunityData({ ...TRYOUT, ...more, team: TEAM }, 'About it', 'en', site)
  expect(data).toMatchObject({
    description: 'Bring a glove.',
    endDate: '2031-03-07T17:00:00+00:00',
    organizer: { name: 'Hawks', url: '/teams/t' },
    location: { name: 'Austin' },
  })
})

const past = { date: '2020-03-07T15:00:00Z' }
test.each([
  [past, 'Past: Cup'],
  [{ ...past, endDate: '2031-03-07T15:00:00Z' }, 'Cup'],
  [{ ...past, status: 'cancelled' }, 'Canceled: Cup'],
] as const)('the preview of an event with %j is titled %s', (more, title) => {
  expect(eventHead({ ...EVENT, ...more }, 'en').preview).toMatchObject({ title })
})

const began = { startTime: '2020-03-07T15:00:00Z', status: 'CLOSED' } as const
test.each([
  [{ status: 'CLOSED' }, 'Registration closed: Tryout'],
  [began, 'Past: Tryout'],
  [{ ...began, endTime: '2031-03-07T15:00:00Z' }, 'Registration closed: Tryout'],
  [{ ...began, status: 'CANCELLED' }, 'Canceled: Tryout'],
] as const)('the preview of an opportunity with %j is titled %s', (more, title) => {
  expect(opportunityHead({ ...TRYOUT, ...more }, 'en').preview).toMatchObject({ title })
})

test('the description of a team is shortened to 200 characters between words, or lists its facts', () => {
  const descriptionOf = (description: string) => teamHead({ ...TEAM, description, state: 'TX' }, 'en').description
  expect(descriptionOf('x'.repeat(200))).toBe('x'.repeat(200))
  expect(descriptionOf(`${'x'.repeat(150)} ${'y'.repeat(50)}`)).toBe(`${'x'.repeat(150)}…`)
  expect(descriptionOf(' ')).toBe('TX')
  const softball = teamHead({ ...TEAM, sport: 'SOFTBALL' }, 'en')
  expect([softball.title, softball.description]).toEqual(['Hawks · Fungo', 'Softball'])
})

test('each static page has a title of its own, and pages for people only are not indexed', () => {
  const paths = ['', 'teams', 'events', 'opportunities', 'players', 'legal', 'legal/privacy-policy']
  const more = ['legal/terms-of-service', 'legal/cookie-policy', 'login', 'signup']
  const heads = [...paths, ...more].map((path) => staticHead(`/${path}`, 'en'))
  expect(new Set(heads.map((head) => head?.title)).size).toBe(11)
  expect(heads.map((head) => [head?.isIndexed, head?.isList])).toEqual([
    ...[[true, undefined], ...Array(3).fill([true, true]), [false, undefined]],
    ...[...Array(4).fill([true, undefined]), ...Array(2).fill([false, undefined])],
  ])
  expect(staticHead('/profile', 'en')).toBeUndefined()
  expect([undefined, 'Players'].map((title) => privateHead(title, 'en').title)).toEqual(['Fungo', 'Players · Fungo'])
})

test('only the later pages of a list have a number in their address, and a page that is not indexed has none', () => {
  const tagsOf = (path: string, number: number) => {
    const tags = headTags({
      head: staticHead(path, 'en')!,
      locale: 'es',
      path,
      number,
      origin: 'https://fungo.example',
    })
    return tags.map(({ attributes: { rel, name, property, href, content } }) => [
      rel ?? name ?? property,
      href ?? content,
    ])
  }
  const canonical = (path: string, number: number) => tagsOf(path, number).find(([name]) => name === 'canonical')
  expect([canonical('/teams', 1), canonical('/teams', 2), canonical('/legal', 2), canonical('/login', 1)]).toEqual([
    ...[
      ['canonical', 'https://fungo.example/es/teams'],
      ['canonical', 'https://fungo.example/es/teams?page=2'],
    ],
    ...[['canonical', 'https://fungo.example/es/legal'], undefined],
  ])
  expect(tagsOf('/login', 1)).toContainEqual(['robots', 'noindex'])
  expect(tagsOf('/teams', 1)).toEqual(
    expect.arrayContaining([
      ...[
        ['og:locale', 'es_US'],
        ['og:locale:alternate', 'en_US'],
        ['og:image', 'https://fungo.example/og/es/home.png'],
      ],
      ['og:image:alt', staticHead('/teams', 'en')!.title],
    ]),
  )
  expect(tagsOf('/teams', 1)).not.toContainEqual(['robots', 'noindex'])
})
