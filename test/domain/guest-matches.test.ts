import { expect, test } from 'vitest'
import { matchOf } from '../../functions/domain/guest-play/match.ts'
import {
  answerBy,
  canAsk,
  canInvite,
  guestPlayUntil,
  isOpenTo,
  takesYes,
  unanswered,
} from '../../functions/domain/guest-play/open.ts'
import type { OpportunityItem } from '../../functions/domain/opportunities/entity.ts'
import type { PlayerItem } from '../../functions/domain/players/entity.ts'
import { registrations } from '../../functions/domain/registrations/entity.ts'
import type { Partition } from '../../functions/store/store.ts'
import { textIn } from '../../functions/values/messages/text.ts'

const now = new Date('2030-01-01T12:00:00.000Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

test.each([
  ['is switched on by its family', {}, at(1)],
  ['was switched on by an earlier family', { by: 'other' }, null],
  ['ends now', { until: at(0) }, null],
  ['is for tryouts, too', { tryouts: true }, at(1)],
  ['was for tryouts until now', { tryouts: true, until: at(0) }, null],
])('guest play that %s', (_, changes, until) => {
  const player = { claimedBy: 'family', guestPlay: { by: 'family', until: at(1), tryouts: false, ...changes } }
  expect(guestPlayUntil(player, now)).toBe(until)
  expect(isOpenTo('GUEST_NEED', player, now)).toBe(until !== null)
  expect(isOpenTo('TRYOUT', player, now)).toBe(until !== null && player.guestPlay.tryouts)
})

const need = (changes: object) =>
  ({
    visibility: 'PUBLIC',
    startTime: at(300),
    neededBy: at(60),
    askedBy: 'organizer',
    capacity: 1,
    approvedCount: 0,
    offeredCount: 0,
    waitlistCount: 0,
    ...changes,
  }) as OpportunityItem

test.each([
  ['is open', {}, 'invite ask yes'],
  ['is found only through its link', { visibility: 'INVITE_ONLY' }, 'invite ask yes'],
  ['is only for its team', { visibility: 'PRIVATE' }, ''],
  ['is a draft', { visibility: 'HIDDEN' }, ''],
  ['is hidden by an admin', { hidden: { at: at(-1), by: 'admin', reason: 'Check' } }, ''],
  ['was canceled', { canceledAt: at(-1) }, ''],
  ['has begun', { startTime: at(0) }, ''],
  ['needs nobody by a time', { neededBy: undefined }, 'invite'],
  ['needed somebody until now', { neededBy: at(0) }, 'invite'],
  ['asks no families', { askedBy: undefined }, 'invite ask'],
  ['is full', { approvedCount: 1 }, 'invite ask'],
])('an opportunity that %s', (_, changes, allowed) => {
  const opportunity = need(changes)
  const may = { invite: canInvite(opportunity, now), ask: canAsk(opportunity, now), yes: takesYes(opportunity, now) }
  expect(Object.entries(may).flatMap(([name, is]) => (is ? [name] : []))).toEqual(allowed.split(' ').filter(Boolean))
})

test('families answer until somebody is needed, or until the deadline before that', () => {
  const by = (registrationDeadline?: string) => answerBy(need({ registrationDeadline }))
  expect([by(), by(at(59)), by(at(61))]).toEqual([at(60), at(59), at(60)])
})

test('a family has not answered if it was asked, has not said no, and has not registered the player', () => {
  const invitations = [
    { playerID: 'open', askedUserID: 'family' },
    { playerID: 'invited by hand' },
    { playerID: 'no', askedUserID: 'family', saidNoAt: at(-1) },
    { playerID: 'yes', askedUserID: 'family' },
  ]
  const of = (entity: unknown) => (entity === registrations ? [{ playerID: 'yes' }] : invitations)
  expect(unanswered({ of } as unknown as Partition)).toEqual([{ playerID: 'open', userID: 'family' }])
})

const HOME = { latitude: 30, longitude: -97 }
const milesNorth = (miles: number) => ({ ...HOME, latitude: 30 + (miles / 3958.8) * (180 / Math.PI) })
const FITS = ['The league age fits', 'Plays Pitcher', 'Plays baseball']
type Case = [string, player: object, wanted: object, sports: ('BASEBALL' | 'SOFTBALL')[], expected: object | null]

test.each<Case>([
  ['at home', {}, {}, ['BASEBALL'], { match: 'FULL', reasons: [...FITS, 'Within 10 miles'], within: 10 }],
  ['ten miles away', milesNorth(9.9), {}, ['BASEBALL'], { match: 'FULL', within: 10 }],
  ['over ten miles away', milesNorth(10.1), {}, ['BASEBALL'], { match: 'FULL', within: 25 }],
  ['75 miles away', milesNorth(74.9), {}, ['BASEBALL'], { match: 'FULL', within: 75 }],
  ['over 75 miles away', milesNorth(75.1), {}, ['BASEBALL'], null],
  [
    'whose city is not known',
    { latitude: undefined },
    {},
    ['BASEBALL'],
    { match: 'POSSIBLE', reasons: [...FITS, "City isn't on file"], within: Number.POSITIVE_INFINITY },
  ],
  ['whose city in another state is not known', { longitude: undefined, state: 'OK' }, {}, ['BASEBALL'], null],
  ['for an unknown place in the state', {}, { latitude: undefined }, ['BASEBALL'], { match: 'POSSIBLE' }],
  ['for an unknown place in another state', {}, { longitude: undefined, state: 'OK' }, ['BASEBALL'], null],
  [
    'of unknown age',
    { age: undefined },
    {},
    ['BASEBALL'],
    { match: 'POSSIBLE', reasons: ["Age isn't on file", ...FITS.slice(1), 'Within 10 miles'] },
  ],
  [
    'of unknown age for all ages',
    { age: undefined },
    { minAge: undefined, maxAge: undefined },
    ['BASEBALL'],
    { match: 'FULL' },
  ],
  ['who is too old', {}, { minAge: undefined, maxAge: 11 }, ['BASEBALL'], null],
  ['who is too young', {}, { minAge: 13, maxAge: undefined }, ['BASEBALL'], null],
  ['old enough', {}, { maxAge: undefined }, ['BASEBALL'], { match: 'FULL', reasons: [...FITS, 'Within 10 miles'] }],
  ['young enough', {}, { minAge: undefined }, ['BASEBALL'], { match: 'FULL', reasons: [...FITS, 'Within 10 miles'] }],
  [
    'of unknown position',
    { positions: undefined },
    {},
    ['BASEBALL'],
    { match: 'POSSIBLE', reasons: [FITS[0], "Position isn't on file", FITS[2], 'Within 10 miles'] },
  ],
  ['of another position', { positions: ['Catcher'] }, {}, ['BASEBALL'], null],
  ['for any position', { positions: undefined }, { positionsNeeded: [] }, ['BASEBALL'], { match: 'FULL' }],
  ['of another sport', {}, {}, ['SOFTBALL'], null],
  [
    'of unknown sport',
    {},
    {},
    [],
    { match: 'POSSIBLE', reasons: [...FITS.slice(0, 2), "Sport isn't on file", 'Within 10 miles'] },
  ],
  ['for any sport', {}, { sport: undefined }, [], { match: 'FULL' }],
])('a pitcher of 12 %s', (_, changes, more, sports, expected) => {
  const player = { age: 12, positions: ['Pitcher'], state: 'TX', ...HOME, ...changes } as unknown as PlayerItem
  const countedAges = { season: 2030, rules: [] }
  const place = { state: 'TX', ...HOME }
  const asked = {
    minAge: 12,
    maxAge: 12,
    positionsNeeded: ['Pitcher'],
    sport: 'BASEBALL',
    countedAges,
    ...place,
    ...more,
  }
  const match = matchOf({ player, sports }, asked as Parameters<typeof matchOf>[1], now)
  const found = match && { ...match, reasons: match.reasons.map((reason) => textIn(reason, 'en')) }
  if (expected) expect(found).toMatchObject(expected)
  else expect(found).toBeNull()
})
