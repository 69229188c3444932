import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const teamsSport = 'El deporte del equipo. Elija el otro si es distinto.'
export const sportHint = (kind: Value) =>
  select(kind, {
    team: 'Indíquelo para que las familias que filtran por deporte vean el equipo.',
    event: 'Indíquelo para que las familias que filtran por deporte vean el evento.',
    other: 'Indíquelo para que las familias que filtran por deporte vean la oportunidad.',
  })
