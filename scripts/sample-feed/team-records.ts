import { stateCodes } from '../../functions/services/places/states.ts'
import type { Place } from '../../functions/services/places/us-places.ts'
import { classes, registered, type StoredRecord, updated } from './feed-record.ts'
import { descriptions, firstWords, secondWords } from './names.ts'
import { quirkyCity, quirkyName, quirkySpelling, quirkyState } from './quirks.ts'
import type { Random } from './random.ts'

export type Team = {
  externalID: string
  name: string
  place: Place
  divisions: { ageGroup: string; division: string; externalId: string }[]
}

export function makeTeams(count: number, places: Map<string, Place[]>, random: Random): Team[] {
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

/** One record or, for every eighth team, one record per age and class, as some governing bodies list them. */
export function teamRecords(team: Team, at: number, today: Date, random: Random): StoredRecord[] {
  const season = today.getUTCFullYear() + (today.getUTCMonth() >= 7 ? 1 : 0)
  const base = {
    // A few do not say.
    ...(at % 40 !== 17 && { sport: random.oneIn(5) ? 'softball' : 'baseball' }),
    seasonYear: random.oneIn(6) ? `${season - 1} Fall` : season,
    city: quirkyCity(team.place, random),
    state: quirkyState(team.place.state, random),
    ...(random.oneIn(3) ? { description: random.pick(descriptions) } : {}),
    ...(random.oneIn(4) ? { websiteUrl: `https://${team.externalID.toLowerCase()}.example.org` } : {}),
  }
  const record = (id: string, data: Record<string, unknown>, order: number) =>
    updated('team', id, registered(order), { ...base, ...data }, team.place)
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

/** Deletions of teams that were never imported. */
export const deletedTeams = (): StoredRecord[] =>
  Array.from({ length: 12 }, (_, at) => ({
    record: { id: `T-GONE-${at + 1}`, kind: 'team', state: 'deleted', modified: registered(at * 11) },
  }))
