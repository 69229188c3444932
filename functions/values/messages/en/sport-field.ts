import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const teamsSport = "The team's sport. Choose the other one if it differs."
export const sportHint = (kind: Value) =>
  select(kind, {
    team: 'Set it so that families who filter by sport see the team.',
    event: 'Set it so that families who filter by sport see the event.',
    other: 'Set it so that families who filter by sport see the opportunity.',
  })
