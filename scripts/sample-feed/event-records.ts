import { stateCodes } from '../../functions/services/places/states.ts'
import type { Place } from '../../functions/services/places/us-places.ts'
import { classes, type StoredRecord, updated } from './feed-record.ts'
import { eventNamesOf, parks } from './names.ts'
import { quirkyCity, quirkyState } from './quirks.ts'
import type { Random } from './random.ts'
import type { Team } from './team-records.ts'

const DAY = 86_400_000

export function eventRecord(
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
    name: `${random.oneIn(2) ? `${place.city} ` : ''}${random.pick(eventNamesOf(start.getUTCMonth()))}${random.oneIn(9) ? ' &amp; Skills Camp' : ''}`,
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
  return updated('event', `E-${at + 1}`, modified, data, place)
}
