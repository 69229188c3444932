import type { SyncProgressFragment, SyncState, SyncType } from '../../api/generated.ts'

const syncTypeLabels: Record<SyncType, string> = {
  all: 'All',
  teams: 'Teams',
  players: 'Players',
  events: 'Events',
}

export const isSyncType = (text: string): text is SyncType => Object.hasOwn(syncTypeLabels, text)
export const syncTypeOptions = Object.entries(syncTypeLabels).map(([value, label]) => ({ value, label }))

export const syncStateLabels: Record<SyncState, string> = {
  running: 'Running',
  succeeded: 'Succeeded',
  failed: 'Failed',
  cancelled: 'Canceled',
}

type What = Pick<SyncProgressFragment, 'type' | 'city' | 'state' | 'isUpload' | 'isFull' | 'isDryRun'>

/** The scope of a run: 'Teams, Austin, TX' or 'CSV files, dry run'. */
export const whatOf = ({ type, city, state, isUpload, isFull, isDryRun }: What) =>
  [isUpload ? 'CSV files' : syncTypeLabels[type], city, state, isFull && 'full', isDryRun && 'dry run']
    .filter(Boolean)
    .join(', ')
