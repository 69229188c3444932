import { registered, type StoredRecord, updated } from './feed-record.ts'
import { firstNames, lastNames, list } from './names.ts'
import { quirkyCity, quirkyState } from './quirks.ts'
import type { Random } from './random.ts'
import type { Team } from './team-records.ts'

const positions = list(`
  Pitcher, Catcher, First Base, Second Base, Third Base, Shortstop, Left Field, Center Field, Right Field`)
const batsThrows = list(`
  Right/Right, Right/Right, Right/Right, Left/Left, Left/Right, Switch/Right, Right/Left, R/R`)

function person(random: Random) {
  const first = random.pick(firstNames)
  const last = random.pick(lastNames)
  return { name: `${first} ${last}`, email: `${first}.${last}@example.com`.toLowerCase().replaceAll("'", '') }
}

export function contactRecord(at: number, team: Team, random: Random): StoredRecord {
  const { name, email } = person(random)
  const data = {
    teamExternalId: team.externalID,
    ...(random.oneIn(5) && team.divisions[0] ? { divisionExternalId: team.divisions[0].externalId } : {}),
    name: random.oneIn(8) ? name.replace("'", '&rsquo;').toUpperCase() : name,
    role: random.pick(['manager', 'manager', 'coach', 'assistant', 'team_admin', 'Head Coach', 'Assistant Coach']),
    ...(random.oneIn(4) ? {} : { email }),
  }
  return updated('contact', `C-${at + 1}`, registered(at), data, team.place)
}

export function playerRecord(at: number, team: Team, today: Date, random: Random): StoredRecord {
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
  return updated('player', `P-${at + 1}`, registered(at), data, team.place)
}

/** Data about children that a careless source might send. The sync must reject all of it. */
export function forbiddenPlayers(team: Team): StoredRecord[] {
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
  return forbidden.map((data, at) => updated('player', `P-REFUSE-${at + 1}`, registered(at * 13), data, team.place))
}
