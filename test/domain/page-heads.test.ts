import { expect, test } from 'vitest'
import { eventHead, opportunityHead, teamHead } from '../../functions/values/page-head/record-heads.ts'
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
})
