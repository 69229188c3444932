import { stateCodes, stateName } from '../../functions/domain/places/states.ts'
import { type Place, placesIn } from '../../functions/domain/places/us-places.ts'
import type { FeedKind } from '../../functions/domain/sync-runs/entity.ts'
import { descriptions, eventWords, firstNames, firstWords, lastNames, parks, secondWords } from './names.ts'
import { type Random, seeded } from './random.ts'

export type FeedRecord = {
  id: string
  kind: 'team' | 'contact' | 'event' | 'player'
  state: 'updated' | 'deleted'
  modified: string
  data?: Record<string, unknown>
}
export type StoredRecord = { record: FeedRecord; place?: Place }
export type Records = Record<FeedKind, StoredRecord[]>

export type Sizes = { teams: number; events: number; players: number; contacts: number }
export const demoSizes: Sizes = { teams: 2000, events: 600, players: 900, contacts: 1000 }

const DAY = 86_400_000
/** Teams and people do not change from day to day; events move on with the calendar. */
const REGISTERED = Date.UTC(2025, 7, 1)

const classes = ['Rec', 'Open', 'A', 'AA', 'AAA', 'Major', 'B', 'C']
const positions = [
  'Pitcher',
  'Catcher',
  'First Base',
  'Second Base',
  'Third Base',
  'Shortstop',
  'Left Field',
  'Center Field',
  'Right Field',
]
const batsThrows = [
  'Right/Right',
  'Right/Right',
  'Right/Right',
  'Left/Left',
  'Left/Right',
  'Switch/Right',
  'Right/Left',
  'R/R',
]

type Team = {
  externalID: string
  name: string
  place: Place
  divisions: { ageGroup: string; division: string; externalId: string }[]
}

/**
 * A governing body's records, the same for the same seed and day: exactly as many teams, events and valid players as asked for,
 * written with all the quirks that real sources have, beside a few records that must be refused.
 */
export async function sampleRecords(sizes: Sizes, seed: number, today: Date): Promise<Records> {
  const random = seeded(seed)
  const places = new Map<string, Place[]>()
  for (const state of stateCodes) places.set(state, (await placesIn(state)).slice(0, 80))

  const teams = makeTeams(sizes.teams, places, random)
  return {
    teams: [...teams.flatMap((team, at) => teamRecords(team, at, today, random)), ...goneTeams()],
    contacts: Array.from({ length: sizes.contacts }, (_, at) => contactRecord(at, teams[at % teams.length]!, random)),
    events: Array.from({ length: sizes.events }, (_, at) => eventRecord(at, places, teams, today, random)),
    players: [
      ...Array.from({ length: sizes.players }, (_, at) =>
        playerRecord(at, teams[(at * 7) % teams.length]!, today, random),
      ),
      ...(sizes.players > 0 ? forbiddenPlayers(teams[0]!) : []),
    ],
  }
}

function makeTeams(count: number, places: Map<string, Place[]>, random: Random): Team[] {
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, at) => {
    const state = stateCodes[at % 2 === 0 || at < 500 ? at % 50 : random.upTo(50)]!
    const place = random.pick(places.get(state)!)
    let name: string
    do {
      name = `${random.pick(firstWords)} ${random.pick(secondWords)}`
      if (taken.size > count / 2 && random.oneIn(2)) name = `${place.city} ${name}`
    } while (taken.has(`${name} ${place.city} ${state}`.toLowerCase().replaceAll(' ', '')))
    taken.add(`${name} ${place.city} ${state}`.toLowerCase().replaceAll(' ', ''))

    const youngest = random.between(7, 15)
    const divisions = Array.from({ length: random.pick([1, 1, 2, 2, 3, 5]) }, (_, step) => ({
      ageGroup: `${Math.min(18, youngest + step)}U`,
      division: youngest + step <= 8 ? random.pick(['Coach Pitch', 'Kid Pitch', 'Rec']) : random.pick(classes),
      externalId: `D-${at + 1}-${step + 1}`,
    }))
    return { externalID: `T-${at + 1}`, name, place, divisions }
  })
}

const registered = (at: number) => new Date(REGISTERED + at * 37_000).toISOString()

/** The record or, for every eighth team, one record per age and class, as some bodies list them. */
function teamRecords(team: Team, at: number, today: Date, random: Random): StoredRecord[] {
  const season = today.getUTCFullYear() + (today.getUTCMonth() >= 7 ? 1 : 0)
  const base = {
    sport: random.oneIn(5) ? 'softball' : 'baseball',
    seasonYear: random.oneIn(6) ? `${season - 1} Fall` : season,
    city: quirkyCity(team.place, random),
    state: quirkyState(team.place.state, random),
    ...(random.oneIn(3) ? { description: random.pick(descriptions) } : {}),
    ...(random.oneIn(4) ? { websiteUrl: `https://${team.externalID.toLowerCase()}.example.org` } : {}),
  }
  const record = (id: string, data: Record<string, unknown>, order: number): StoredRecord => ({
    record: { id, kind: 'team', state: 'updated', modified: registered(order), data: { ...base, ...data } },
    place: team.place,
  })
  if (at % 8 === 3)
    return team.divisions.map(({ ageGroup, division }, step) =>
      record(
        step === 0 ? team.externalID : `${team.externalID}-${step + 1}`,
        {
          name: `${quirkySpelling(team.name, step)} ${step % 2 === 0 ? ageGroup : ageGroup.replace('U', ' & Under')} ${division}`,
        },
        at * 2 + step,
      ),
    )
  const divisions =
    at % 11 === 5
      ? team.divisions.map(({ ageGroup, division }) => `${ageGroup}%${division}`).join('#')
      : at % 13 === 6 && team.divisions.length === 1
        ? team.divisions.map(({ ageGroup, division }) => `${division}|${ageGroup}`).join('')
        : team.divisions.map(({ ageGroup, division, externalId }) =>
            random.oneIn(6)
              ? { externalId, division: `${ageGroup.replace('U', '')} & Under ${division}` }
              : { externalId, ageGroup, division },
          )
  return [record(team.externalID, { name: quirkyName(team.name, random), divisions }, at * 2)]
}

/** Deletions of teams that were never here. */
const goneTeams = (): StoredRecord[] =>
  Array.from({ length: 12 }, (_, at) => ({
    record: { id: `T-GONE-${at + 1}`, kind: 'team', state: 'deleted', modified: registered(at * 11) },
  }))

const quirkySpelling = (name: string, step: number) =>
  [name, name.toUpperCase(), name.replaceAll(' ', '  '), name.replace(' ', '-')][step % 4]!

const quirkyName = (name: string, random: Random) =>
  random.pick([
    name,
    name,
    name,
    name,
    name,
    name,
    `  ${name} `,
    name.replaceAll(' ', '  '),
    name.toUpperCase(),
    name.replaceAll("'", '&#39;'),
    `${name}\u00A0`,
  ])

const quirkyCity = ({ city, state }: Place, random: Random) =>
  random.pick([
    city,
    city,
    city,
    city,
    city,
    `${state} - ${city}`,
    `${city} `,
    city.toUpperCase(),
    city.replaceAll("'", '\u2019'),
  ])

const quirkyState = (state: string, random: Random) =>
  random.pick([
    state,
    state,
    state,
    state,
    state,
    state.toLowerCase(),
    stateName(state)!,
    stateName(state)!.toUpperCase(),
  ])

function person(random: Random) {
  const first = random.pick(firstNames)
  const last = random.pick(lastNames)
  return { name: `${first} ${last}`, email: `${first}.${last}@example.com`.toLowerCase().replaceAll("'", '') }
}

function contactRecord(at: number, team: Team, random: Random): StoredRecord {
  const { name, email } = person(random)
  const data = {
    teamExternalId: team.externalID,
    ...(random.oneIn(5) && team.divisions[0] ? { divisionExternalId: team.divisions[0].externalId } : {}),
    name: random.oneIn(8) ? name.replace("'", '&rsquo;').toUpperCase() : name,
    role: random.pick(['manager', 'manager', 'coach', 'assistant', 'team_admin', 'Head Coach', 'Assistant Coach']),
    ...(random.oneIn(4) ? {} : { email }),
  }
  return {
    record: { id: `C-${at + 1}`, kind: 'contact', state: 'updated', modified: registered(at), data },
    place: team.place,
  }
}

function eventRecord(
  at: number,
  places: Map<string, Place[]>,
  teams: Team[],
  today: Date,
  random: Random,
): StoredRecord {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const host = random.oneIn(5) && teams.length > 0 ? random.pick(teams) : undefined
  const place = host?.place ?? random.pick(places.get(stateCodes[at % 50]!)!.slice(0, 30))
  const start = new Date(midnight + random.between(-30, 270) * DAY)
  const day = start.toISOString().slice(0, 10)
  const end = new Date(start.getTime() + random.between(0, 3) * DAY).toISOString().slice(0, 10)
  const hour = String(random.between(8, 10)).padStart(2, '0')
  const youngest = random.between(8, 13)
  const divisions = Array.from({ length: random.between(1, 5) }, (_, step) => {
    const max = random.pick([8, 12, 16])
    const entered = random.upTo(max + 1)
    return {
      ageGroup: `${youngest + step}U`,
      division: random.pick(classes),
      entered,
      approved: Math.min(entered, random.upTo(max + 1)),
      max,
      entryFeeCents: random.pick([0, 35_000, 42_500, 49_500, 65_000]),
      deadline: new Date(start.getTime() - 10 * DAY).toISOString().slice(0, 10),
      soldOut: entered === max,
    }
  })
  const venue = {
    name: `${place.city} ${random.pick(parks)}`,
    city: quirkyCity(place, random),
    state: quirkyState(place.state, random),
    ...(random.oneIn(2) ? { lat: place.latitude, lon: place.longitude } : {}),
  }
  const data = {
    name: `${random.oneIn(2) ? `${place.city} ` : ''}${random.pick(eventWords)}${random.oneIn(9) ? ' &amp; Skills Camp' : ''}`,
    sanction: 'Sample Diamond Association',
    eventType: random.pick(['Tournament', 'Tournament', 'Tournament', 'League', 'Showcase', 'Camp']),
    format: random.pick(['Pool play', '3 game guarantee', 'Double elimination']),
    startDate: random.oneIn(6) ? day : `${day}T${hour}:00:00`,
    endDate: end,
    ...(random.oneIn(2) ? { timezone: place.timeZone } : {}),
    ...(at % 33 === 7 ? {} : { venue }),
    divisions:
      at % 17 === 4 ? divisions.map(({ ageGroup, division }) => `${ageGroup}%${division}`).join('#') : divisions,
    ...(host ? { hostTeamExternalId: host.externalID } : {}),
    url: `https://events.example.org/${at + 1}`,
    status: at % 40 === 9 ? 'cancelled' : at % 40 === 21 ? 'postponed' : 'scheduled',
  }
  const modified = new Date(midnight - 2 * DAY + at * 61_000).toISOString()
  return { record: { id: `E-${at + 1}`, kind: 'event', state: 'updated', modified, data }, place }
}

function playerRecord(at: number, team: Team, today: Date, random: Random): StoredRecord {
  const division = random.pick(team.divisions)
  const year = today.getUTCFullYear()
  const data = {
    displayName: person(random).name,
    ageGroup: division.ageGroup,
    positions: random.oneIn(3) ? [random.pick(positions), random.pick(positions)] : [random.pick(positions)],
    batsThrows: random.pick(batsThrows),
    city: quirkyCity(team.place, random),
    state: quirkyState(team.place.state, random),
    teamExternalId: team.externalID,
    season: today.getUTCMonth() >= 7 ? `${year} Fall` : `${year} Spring`,
    guardianConsent: true,
  }
  return {
    record: { id: `P-${at + 1}`, kind: 'player', state: 'updated', modified: registered(at), data },
    place: team.place,
  }
}

/** What a careless source sends of children; none of it may be taken. */
function forbiddenPlayers(team: Team): StoredRecord[] {
  const child = {
    displayName: 'Nobody Atall',
    ageGroup: '10U',
    positions: ['Pitcher'],
    city: team.place.city,
    state: team.place.state,
  }
  const forbidden: Record<string, unknown>[] = [
    { ...child, guardianConsent: true, birthDate: '2015-05-05' },
    { ...child, guardianConsent: true, email: 'child@example.com' },
    { ...child, guardianConsent: true, guardian: { phone: '555-0100' } },
    { ...child, guardianConsent: true, street: '1 Example Street' },
    { ...child, guardianConsent: false },
    child,
  ]
  return forbidden.map((data, at) => ({
    record: { id: `P-REFUSE-${at + 1}`, kind: 'player', state: 'updated', modified: registered(at * 13), data },
    place: team.place,
  }))
}
