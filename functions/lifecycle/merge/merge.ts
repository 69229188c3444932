import type { Deleter } from '../../domain/deleted-records/copies.ts'
import { MAX_DIVISIONS } from '../../domain/divisions/service.ts'
import { type MergedKind, mergesOf } from '../../domain/merges/entity.ts'
import { type PlayerItem, players } from '../../domain/players/entity.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { isHidden } from '../../store/records/hidden.ts'
import { find, retryOnConflict } from '../../store/store.ts'
import { conflict, notFound } from '../../values/errors.ts'
import { checkID } from '../../values/ids.ts'
import * as m from '../../values/messages/generated.ts'
import { moveChildrenOfPlayer } from './move-player.ts'
import { moveChildrenOfTeam } from './move-team.ts'
import { type Preview, previewOfPlayers, previewOfTeams } from './preview.ts'
import { mergedTeamDivisions, writeMergedPlayer, writeMergedTeam } from './write-merge.ts'

export type Merge = Preview & { isDone: boolean }

type Merging = { dryRun: boolean; by: Deleter }

const nameOf = { team: 'Team', player: 'Player' }

/**
 * Merges the duplicate into the other team. One transaction removes the duplicate and gives its owner, divisions, empty fields, and
 * external records to the other team. Related items then move one by one. After an interruption, the stream consumer or another call
 * continues.
 */
export async function mergeTeams(fromID: string, intoID: string, merging: Merging): Promise<Merge> {
  return mergeInSteps('team', fromID, intoID, merging, {
    async plan() {
      const [from, into] = await Promise.all([find(teams, { teamID: fromID }), find(teams, { teamID: intoID })])
      if (!from || !into) return null
      refuseHidden('team', from, into)
      const { divisions, ids } = mergedTeamDivisions(into, from)
      if (divisions.length > MAX_DIVISIONS)
        throw conflict((_, to) => m.a_team_can_have_up_to_count_divisions({ count: MAX_DIVISIONS }, to))
      return {
        ...(await previewOfTeams(from, into, merging.by.now)),
        write: () => writeMergedTeam(from, into, { divisions, ids }, merging.by),
      }
    },
    move: moveChildrenOfTeam,
  })
}

/** Like `mergeTeams`, for players. */
export async function mergePlayers(fromID: string, intoID: string, merging: Merging): Promise<Merge> {
  return mergeInSteps('player', fromID, intoID, merging, {
    async plan() {
      const [from, into] = await Promise.all([find(players, { playerID: fromID }), find(players, { playerID: intoID })])
      if (!from || !into) return null
      refuseHidden('player', from, into)
      return {
        ...(await previewOfPlayers(from, into, merging.by.now)),
        write: () => writeMergedPlayer(from, into, merging.by),
      }
    },
    move: moveChildrenOfPlayer,
  })
}

type Steps = {
  /** What the merge would do. Null if one of the two does not exist. */
  plan(): Promise<(Preview & { write(): Promise<void> }) | null>
  move(fromID: string, now: Date): Promise<boolean>
}

async function mergeInSteps(
  kind: MergedKind,
  fromID: string,
  intoID: string,
  { dryRun, by }: Merging,
  { plan, move }: Steps,
): Promise<Merge> {
  for (const id of [fromID, intoID]) checkID(id, nameOf[kind])
  if (fromID === intoID) throw conflict(`Choose two different ${kind}s.`)
  const { write, ...planned } = (await retryOnConflict(async () => {
    const found = await plan()
    if (found && !dryRun) await found.write()
    return found
  })) ?? { write: null, ...(await earlierMerge(kind, fromID, intoID)) }
  if (dryRun) return { isDone: false, ...planned }
  await move(fromID, by.now)
  return { isDone: true, ...planned }
}

/** Continues a merge that an earlier call started. */
async function earlierMerge(kind: MergedKind, fromID: string, intoID: string): Promise<Preview> {
  if ((await mergesOf(kind, fromID))[0]?.intoID !== intoID) throw notFound(nameOf[kind])
  return { moves: [], conflicts: [] }
}

function refuseHidden(kind: MergedKind, ...records: (TeamItem | PlayerItem)[]) {
  if (records.some(isHidden)) throw conflict(`A hidden ${kind} cannot be merged. Show it again first.`)
}
