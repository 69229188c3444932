// Invented people in real places. Dates are relative to today.
import { CONSENT_VERSION } from '../../functions/domain/guardian-consent/consent.ts'
import { POSITION_NAMES } from '../../functions/domain/positions/validation.ts'
import { seasonOfDay } from '../../functions/values/league-age.ts'
import { list } from '../sample-feed/names.ts'

const FIRST = list(`
  Sam, Riley, Jordan, Casey, Quinn, Reese, Rowan, Emery, Finley, Harper, Skyler, Dakota, Logan, Parker, Sawyer, Tatum,
  Micah, Jules, Ellis, Marlow`)
const LAST = list(`
  Abbott, Bexley, Calloway, Dunmore, Easton, Fairbanks, Granger, Holloway, Ingram, Jessop, Kessler, Lockhart, Marsden,
  Norwood, Oakley, Prescott, Quimby, Radley, Stanhope, Thorne`)
const HANDS = ['Right/Right', 'Left/Left', 'Left/Right', 'Switch/Right', 'Right/Left']
const HOMES = list(
  'Cedar Park TX, Austin TX, Round Rock TX, Naperville IL, Marietta GA, Mesa AZ, Overland Park KS, Tampa FL',
).map((home) => ({ locationCity: home.slice(0, -3), state: home.slice(-2) }))

/** The day in Texas after so many hours. */
const dayAfter = (now: Date, hours: number) =>
  new Date(now.getTime() + hours * 3_600_000).toLocaleDateString('en-CA', { timeZone: 'America/Chicago' })

/** The day in Texas after so many days. */
export const inDays = (from: Date, days: number) => dayAfter(from, days * 24)

const pick = <T>(from: readonly T[], i: number) => from[i % from.length]!

/** Players that no one has claimed. The first twelve fit a 12U team, but the third only if its birthday is late enough. */
export const demoPlayers = (today: Date) =>
  Array.from({ length: 48 }, (_, i) => ({
    name: `${pick(FIRST, i * 7 + 3)} ${pick(LAST, i * 3 + Math.floor(i / 20))}`,
    ...(i === 2
      ? { birthYear: seasonOfDay(inDays(today, 40)) - 13, birthWindow: 'MAY_AUG' }
      : { age: i < 12 ? 11 + (i % 2) : 9 + (i % 9) }),
    position: pick(POSITION_NAMES, i),
    batsThrows: pick(HANDS, i),
    ...pick(HOMES, i < 12 ? i % 3 : i),
  }))

/** The demo parent's players. */
export const batters = [
  { name: 'Sam Parent', age: 11, position: 'Second Base', batsThrows: 'Right/Right', ...HOMES[0] },
  {
    name: 'Riley Parent',
    age: 14,
    position: 'Catcher',
    batsThrows: 'Left/Right',
    ...HOMES[0],
    guardianConsent: CONSENT_VERSION.en,
  },
]

/** Teams of one city, which has pages of teams, 12U softball teams, and tryouts. None plays 12U baseball, so a family's search finds Cedar Park first. */
export const austinTeams = [
  {
    name: 'Barton Springs Herons',
    sport: 'BASEBALL',
    ageGroup: '10U',
    division: 'A',
    description: 'First travel team for most of our players. Two practices a week, one tournament a month.',
    seasonCost: {
      cents: 90_000,
      includes: ['UNIFORM', 'INSURANCE'],
      tournaments: 6,
      practicesPerWeek: 2,
      practicePlace: 'Zilker Park',
      rosterSize: 11,
      hasPaymentPlan: true,
      hasFinancialAid: true,
    },
  },
  {
    name: 'South Congress Sliders',
    sport: 'BASEBALL',
    ageGroup: '14U',
    division: 'AA',
    description: 'Three practices a week, two tournaments a month, two of them out of town.',
    seasonCost: {
      cents: 185_000,
      includes: ['UNIFORM', 'TOURNAMENT_ENTRIES', 'INSURANCE', 'INDOOR_PRACTICE'],
      tournaments: 10,
      overnightTrips: 2,
      practicesPerWeek: 3,
      hasPaymentPlan: true,
      hasFinancialAid: false,
    },
  },
  {
    name: 'Lady Bird Comets',
    sport: 'SOFTBALL',
    ageGroup: '12U',
    division: 'B',
    description: 'Fastpitch on the east side. New pitchers and catchers are coached from the start.',
  },
  {
    name: 'Pecan Street Pepper',
    sport: 'SOFTBALL',
    ageGroup: '12U',
    division: 'A',
    description: 'Fastpitch with a pitching coach at every practice.',
  },
  {
    name: 'Bouldin Bandits',
    sport: 'SOFTBALL',
    ageGroup: '12U',
    division: 'C',
    description: 'Fastpitch for players in their first two years. Every player bats.',
  },
  {
    name: 'Zilker Kites',
    sport: 'SOFTBALL',
    ageGroup: '15U',
    division: 'A',
    description: 'Fastpitch for players who want to play in high school.',
  },
]

/** The four seasons of this year and the next spring. Past seasons are inactive. */
export function demoSeasons(today: Date) {
  const year = today.getUTCFullYear()
  const day = inDays(today, 0)
  const season = (seasonType: string, y: number, startDate: string, endDate: string) => ({
    name: `${y} ${seasonType}`,
    year: y,
    seasonType,
    startDate,
    endDate,
    isActive: endDate >= day,
  })
  return [
    season('Spring', year, `${year}-02-01`, `${year}-05-31`),
    season('Summer', year, `${year}-06-01`, `${year}-08-14`),
    season('Fall', year, `${year}-08-15`, `${year}-11-30`),
    season('Winter', year, `${year}-12-01`, `${year + 1}-01-31`),
    season('Spring', year + 1, `${year + 1}-02-01`, `${year + 1}-05-31`),
  ]
}

/** A full tournament, an open one, and a small one. */
export function demoTournaments(today: Date) {
  const place = {
    eventType: 'Tournament',
    sport: 'BASEBALL',
    location: 'Old Settlers Park',
    city: 'Round Rock',
    state: 'TX',
  }
  const refundPolicy = {
    withdrawals: [
      { before: inDays(today, 21), percent: 100 },
      { before: inDays(today, 35), percent: 70 },
    ],
    gamesPlayed: [100, 50, 0],
  }
  const tournament = (name: string, days: number, divisions: object[]) => ({
    ...place,
    name,
    divisions,
    refundPolicy,
    date: `${inDays(today, days)}T08:00`,
    endDate: `${inDays(today, days + 1)}T18:00`,
    description: 'Two pool games, then single elimination. Gates open an hour before the first game.',
    rostersFreezeAt: `${inDays(today, days - 2)}T18:00`,
    paymentDue: inDays(today, days - 10),
    paymentNote: 'Checks to Cedar Park Thunder, at the coaches’ meeting at the latest.',
  })
  const division = { entryFeeCents: 45_000, guaranteedGames: 3, deadline: inDays(today, 30) }
  return {
    full: tournament('Thunder Spring Slam', 40, [{ ...division, ageGroup: '12U', division: 'AA', max: 2 }]),
    open: tournament('Cedar Park Classic', 50, [
      { ...division, ageGroup: '10U', division: 'A', max: 12 },
      { ...division, ageGroup: '12U', division: 'AA', max: 16 },
      { ...division, ageGroup: '14U', division: 'AAA', max: 8 },
    ]),
    small: tournament('Thunder Round Robin', 60, [{ ...division, ageGroup: '12U', division: 'Open', max: 4 }]),
  }
}

/** The opportunities of the demo coach, in every state that a screen can show. The full one is for the tournament. */
export function coachPosts(today: Date, tournamentID: string) {
  const at = (days: number, time: string) => `${inDays(today, days)}T${time}`
  // 6:30 PM is at least ninety minutes away.
  const evening = dayAfter(today, 7)
  const tryout = { type: 'TRYOUT', capacity: 20, minAge: 10, maxAge: 12 }
  const guest = { type: 'GUEST_NEED', capacity: 1, feeCents: 0 }
  return {
    open: {
      ...tryout,
      title: '12U AA open tryout',
      description: 'Two hours: throwing, fielding, ten swings each. Bring a glove, a bat and water.',
      startTime: at(9, '09:00'),
      endTime: at(9, '11:00'),
      registrationDeadline: at(8, '20:00'),
      feeCents: 1500,
      waiverRequired: true,
      positionsNeeded: ['Pitcher', 'Catcher', 'Outfield'],
    },
    tonight: {
      ...tryout,
      title: '12U AA evening tryout',
      description: 'A second look at pitchers and infielders. Warm-up starts at the gate.',
      startTime: `${evening}T18:30`,
      endTime: `${evening}T20:30`,
      feeCents: 1500,
      waiverRequired: true,
    },
    full: {
      ...guest,
      title: 'Guest catcher for a weekend tournament',
      eventID: tournamentID,
      startTime: at(40, '08:00'),
      positionsNeeded: ['Catcher'],
      waiverRequired: true,
    },
    needed: { ...guest, title: 'Guest pitcher for one game', startTime: at(4, '08:30'), positionsNeeded: ['Pitcher'] },
    soon: {
      ...guest,
      title: 'Guest catcher for a doubleheader',
      startTime: at(3, '10:00'),
      neededBy: at(2, '20:00'),
      positionsNeeded: ['Catcher'],
      minAge: 13,
      maxAge: 14,
      waiverRequired: true,
    },
    private: {
      ...tryout,
      title: '14U A private workout',
      startTime: at(12, '18:00'),
      visibility: 'PRIVATE',
      minAge: 13,
      maxAge: 14,
    },
    inviteOnly: { ...tryout, title: '12U AA call-backs', startTime: at(13, '18:00'), visibility: 'INVITE_ONLY' },
    draft: { ...tryout, title: 'Winter camp (draft)', startTime: at(60, '10:00'), visibility: 'HIDDEN' },
    over: {
      ...tryout,
      title: 'Early tryout, registration over',
      startTime: at(3, '09:00'),
      registrationDeadline: at(-1, '20:00'),
    },
    canceled: { ...tryout, title: 'Rained-out tryout', startTime: at(6, '09:00') },
  }
}

type Team = {
  id: string
  name: string
  locationCity: string | null
  state: string | null
  claimedBy: string | null
  divisions: { ageGroup: string }[]
}

const FIELDS = list(`
  Memorial Park, Lions Field, Riverside Complex, Veterans Diamond, High School Field 2, Eastside Park`)
const HALLS = ['Eastside Cages', 'The Hitting Barn', 'High School Gym', 'Diamond Indoor Academy']

/** What a player at a position is called, if it differs from the position's name. */
const PLAYER_OF: Record<string, string> = {
  'First Base': 'first baseman',
  'Second Base': 'second baseman',
  'Third Base': 'third baseman',
  'Left Field': 'left fielder',
  'Center Field': 'center fielder',
  'Right Field': 'right fielder',
  Outfield: 'outfielder',
  Infield: 'infielder',
}

/** Tryouts and guest needs of teams from the feed, and some without a team. They take the sport and ages of their team. */
export function demoOpportunities(today: Date, teams: readonly Team[]) {
  return teams
    .filter(({ locationCity, state, claimedBy }) => locationCity && state && !claimedBy)
    .map((team, i) => {
      const isTryout = i % 3 !== 2
      const maxAge = Number.parseInt(team.divisions[0]?.ageGroup ?? '12U', 10)
      const starts = new Date(today.getTime() + (2 + ((i * 5) % 55)) * 86_400_000)
      const day = starts.toISOString().slice(0, 10)
      const isWeekend = starts.getUTCDay() % 6 === 0
      const isIndoors = isTryout && [11, 0, 1].includes(starts.getUTCMonth())
      const [from, to] = isTryout ? (isWeekend ? ['09:00', '11:00'] : ['17:30', '19:30']) : ['08:00', '16:00']
      const position = pick(POSITION_NAMES, i * 5 + 1)
      return {
        type: isTryout ? 'TRYOUT' : 'GUEST_NEED',
        title: isTryout
          ? `${maxAge}U tryout: ${team.name}`
          : `${team.name} needs a guest ${PLAYER_OF[position] ?? position.toLowerCase()}`,
        description: isTryout
          ? isIndoors
            ? 'Indoors: hitting, catching, and a short run. Bring clean turf shoes; no metal cleats.'
            : 'Warm-up starts fifteen minutes before. Families are welcome in the stands.'
          : 'Two pool games and a bracket. Uniform is lent.',
        startTime: `${day}T${from}`,
        endTime: `${day}T${to}`,
        location: pick(isIndoors ? HALLS : FIELDS, i),
        city: team.locationCity,
        state: team.state,
        positionsNeeded: isTryout ? [] : [position],
        minAge: maxAge - 1,
        maxAge,
        feeCents: isTryout ? (i % 4) * 1000 : 0,
        capacity: isTryout ? 24 : 1 + (i % 2),
        waiverRequired: isTryout,
        visibility: 'PUBLIC',
        ...(i % 5 === 4 ? {} : { teamID: team.id }),
      }
    })
}
