import type { Write } from '../../store/store.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { newID } from '../../values/ids.ts'
import { stored } from '../../values/messages/stored-text.ts'
import { type FieldChange, type RosterChangeItem, rosterChanges } from './change-entity.ts'
import type { RosterItem, RosterSide } from './entity.ts'

/** Longer than the delay before a notice is emailed. */
const KEPT_SECONDS = 7 * DAY_SECONDS

type Change = { changedBy?: string; answeredBy?: RosterSide; fields?: FieldChange[] }

/** The write that triggers notices of the change: see `notices/roster.ts`. */
export function rosterChangeWrite(
  kind: RosterChangeItem['kind'],
  { teamID, playerID, season }: Pick<RosterItem, 'teamID' | 'playerID' | 'season'>,
  now: Date,
  change: Change,
): [Write] {
  const expiresAt = expiresAfter(KEPT_SECONDS, now)
  return [rosterChanges().create({ changeID: newID(), kind, teamID, playerID, season, expiresAt, ...change })]
}

const LABELS = {
  season: stored('season'),
  jerseyNumber: stored('jersey_number'),
  ageGroup: stored('age_group'),
  division: stored('division'),
  startDate: stored('start'),
  endDate: stored('end'),
} as const

export const fieldsChanged = (before: RosterItem, after: RosterItem): FieldChange[] =>
  (Object.keys(LABELS) as (keyof typeof LABELS)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      label: LABELS[field],
      from: before[field] ?? stored('none'),
      to: after[field] ?? stored('none'),
    }))
