import { stateName } from '../../functions/services/places/states.ts'
import type { Place } from '../../functions/services/places/us-places.ts'
import type { Random } from './random.ts'

// How real sources write names and places.

export const quirkySpelling = (name: string, step: number) =>
  [name, name.toUpperCase(), name.replaceAll(' ', '  '), name.replace(' ', '-')][step % 4]!

export const quirkyName = (name: string, random: Random) =>
  random.pick([
    ...Array<string>(6).fill(name),
    `  ${name} `,
    name.replaceAll(' ', '  '),
    name.toUpperCase(),
    name.replaceAll("'", '&#39;'),
    `${name}\u00A0`,
  ])

export const quirkyCity = ({ city, state }: Place, random: Random) =>
  random.pick([
    ...Array<string>(5).fill(city),
    `${state} - ${city}`,
    `${city} `,
    city.toUpperCase(),
    city.replaceAll("'", '\u2019'),
  ])

export const quirkyState = (state: string, random: Random) =>
  random.pick([
    ...Array<string>(5).fill(state),
    state.toLowerCase(),
    stateName(state)!,
    stateName(state)!.toUpperCase(),
  ])
