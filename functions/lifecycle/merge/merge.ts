import type { Deleter } from '../../domain/deleted-records/copies.ts'
import { MAX_DIVISIONS } from '../../domain/divisions/service.ts'
import { type MergedKind, mergesOf } from '../../domain/merges/entity.ts'
import { isHidden } from '../../store/records/hidden.ts'
import { retryOnConflict } from '../../store/store.ts'
import { conflict, notFound } from '../../values/errors.ts'
import { checkID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { findRecord, type RecordOf } from '../records.ts'
import { moveChildrenOfPlayer } from './move-player.ts'
import { moveChildrenOfTeam } from './move-team.ts'
import { type Preview, previewOfPlayers, previewOfTeams } from './preview.ts'
import { mergedTeamDivisions, writeMergedPlayer, writeMergedTeam } from './write-merge.ts'

export type Merge = Preview & { isDone: boolean }

type Merging = { dryRun: boolean; by: Deleter }

const nameOf = { team: 'Team', player: 'Player' }

type Steps<K extends MergedKind> = {
  preview(from: RecordOf<K>, into: RecordOf<K>, now: Date): Promise<Preview>
  /** The transaction that removes the duplicate. Refuses what cannot be merged. */
  writes(from: RecordOf<K>, into: RecordOf<K>, by: Deleter): () => Promise<void>
  move(fromID: string, now: Date): Promise<boolean>
}

const teamSteps: Steps<'team'> = {
  preview: previewOfTeams,
  writes(from, into, by) {
    const { divisions, ids } = mergedTeamDivisions(into, from)
    if (divisions.length > MAX_DIVISIONS) throw conflict(coachRefusalTexts.divisionLimit(MAX_DIVISIONS))
    return () => writeMergedTeam(from, into, { divisions, ids }, by)
  },
  move: moveChildrenOfTeam,
}

const playerSteps: Steps<'player'> = {
  preview: previewOfPlayers,
  writes: (from, into, by) => () => writeMergedPlayer(from, into, by),
  move: moveChildrenOfPlayer,
}

/**
 * Merges the duplicate into the other record. One transaction removes the duplicate and gives its owner, divisions, empty fields, and
 * external records to the other one. Related items then move one by one. After an interruption, the stream consumer or another call
 * continues.
 */
const merge =
  <K extends MergedKind>(kind: K, { preview, writes, move }: Steps<K>) =>
  async (fromID: string, intoID: string, { dryRun, by }: Merging): Promise<Merge> => {
    for (const id of [fromID, intoID]) checkID(id, nameOf[kind])
    if (fromID === intoID) throw conflict(`Choose two different ${kind}s.`)
    const planned = await retryOnConflict(async () => {
      const [from, into] = await Promise.all([findRecord(kind, fromID), findRecord(kind, intoID)])
      if (!from || !into) return earlierMerge(kind, fromID, intoID)
      if ([from, into].some(isHidden)) throw conflict(`A hidden ${kind} cannot be merged. Show it again first.`)
      const write = writes(from, into, by)
      const found = await preview(from, into, by.now)
      if (!dryRun) await write()
      return found
    })
    if (!dryRun) await move(fromID, by.now)
    return { isDone: !dryRun, ...planned }
  }

export const mergeTeams = merge('team', teamSteps)
export const mergePlayers = merge('player', playerSteps)

/** Continues a merge that an earlier call started. */
async function earlierMerge(kind: MergedKind, fromID: string, intoID: string): Promise<Preview> {
  if ((await mergesOf(kind, fromID))[0]?.intoID !== intoID) throw notFound(nameOf[kind])
  return { moves: [], conflicts: [] }
}
