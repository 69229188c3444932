import { isHidden } from '../../store/records/hidden.ts'
import { raiseVersion, removeItem, replaceItem } from '../../store/records/version.ts'
import { get, retryOnConflict, transactWrite, versionConflict, type Writes } from '../../store/store.ts'
import { conflict, notFound } from '../../values/errors.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { entryTurns } from '../events/entity.ts'
import { teams } from '../teams/entity.ts'
import { unchanged } from '../teams/managers.ts'
import { type EntryItem, entries, entryRemoval, teamEntries } from './entity.ts'
import { changed, type Deciding, entryKey } from './service.ts'
import { type EnteredDivision, hasSpot, holdsSpot, readDivision, takesTurn, unchangedEvent } from './spots.ts'

/**
 * Moves the entry to another division of the event, with its status. An accepted team takes a spot there. A spot that was held for the team
 * stays in its old division.
 */
export async function moveEntry(id: string, divisionID: string, { decidedBy, now }: Deciding): Promise<EntryItem> {
  const key = entryKey(id)
  return retryOnConflict(async () => {
    const [from, into] = await Promise.all([readDivision(key), readDivision({ ...key, divisionID })])
    const ofTeam = (it: EntryItem) => it.teamID === key.teamID
    const [entry, there] = [from.all.find(ofTeam), into.all.find(ofTeam)]
    if (!entry) throw notFound('Entry')
    if (divisionID === key.divisionID) return entry
    if (entry.status === 'WITHDRAWN') throw conflict(refusalTexts.entryWithdrawn)
    if (isHidden(into.event)) throw conflict(refusalTexts.eventHiddenReviewLater)
    if (from.division.canceled || into.division.canceled) throw conflict(refusalTexts.divisionCanceled)
    if (there && there.status !== 'WITHDRAWN') throw conflict(refusalTexts.teamAlreadyEntered)
    const version = Math.max(entry.version, there?.version ?? 0)
    const moved = { divisionID, decidedBy, movedFrom: entry.divisionID, offerExpiresAt: undefined }
    const next = changed({ ...entry, version }, moved, now)
    const [, ...references] = entryRemoval(entry)
    await transactWrite([
      removeItem(entries(), key, entry),
      ...references,
      ...takesTurn(entry),
      there ? replaceItem(entries(), there, next) : [entries().create(next), versionConflict],
      [teamEntries().put(next)],
      ...(holdsSpot(next) ? takesSpot(into) : takesTurn(next)),
      unchangedEvent(into.event),
      [unchanged(await get(teams, key)), versionConflict],
    ])
    return next
  })
}

/** A division that no team has entered has no turn. */
function takesSpot(of: EnteredDivision): Writes {
  if (!hasSpot(of)) throw conflict(refusalTexts.divisionFull)
  const key = { eventID: of.event.eventID, divisionID: of.division.id! }
  return [
    of.turn ? raiseVersion(entryTurns(), key, of.turn) : [entryTurns().create({ ...key, version: 1 }), versionConflict],
  ]
}
