import { type PlayerItem, players } from '../../domain/players/entity.ts'
import { playerRecord } from '../../domain/players/record.ts'
import { cleanPlayer, type ImportedPlayer } from '../cleaning/clean-records.ts'
import type { DerivedKind, Incoming } from './derived.ts'
import { importedChange, mergeFields, withoutIdentity } from './fields.ts'
import { originKey } from './plan.ts'
import { type RosterChange, rosterChanges } from './rosters.ts'

export const playersOfFeed: DerivedKind<'players', PlayerItem, ImportedPlayer> = {
  kind: 'players',
  entity: players,
  idField: 'playerID',
  record: playerRecord,
  clean: ({ data }) => cleanPlayer(data),
  merge: async (incoming, consistent) => {
    const moves = await rosterChanges(incoming, consistent)
    return incoming.map((each, at) => merge(each, moves[at]!))
  },
}

/** The source's age group does not state an age, so no age is set. */
function merge(incoming: Incoming<PlayerItem, ImportedPlayer>, roster: RosterChange) {
  const { id, externalID, record, before, origin, scope } = incoming
  const { name, positions, batsThrows, city: locationCity, state } = record
  const fields = { name, positions, batsThrows, locationCity, state }
  const isOfDuplicate = origin.ofDuplicates?.includes(originKey(scope.source, externalID))
  const incomingFields = isOfDuplicate ? withoutIdentity(fields) : fields
  const { changes, corrected, suggested } = mergeFields<Partial<PlayerItem>>(before ?? {}, incomingFields, origin, {
    isOwned: Boolean(before?.claimedBy || before?.createdBy),
    isNewest: true,
    isOnly: true,
  })
  const isChanged = !before || Object.keys(changes).length > 0 || roster.writes.length > 0
  const after = {
    ...(before ? { ...before, ...changes } : fields),
    playerID: id,
    origin: { ...origin, corrected, suggested, rosterEntry: roster.entryID },
  }
  return {
    record: importedChange(playerRecord, before, after, { isChanged, scope }),
    otherWrites: roster.writes,
    isChanged,
  }
}
