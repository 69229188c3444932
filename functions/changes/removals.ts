import { claimRequests } from '../domain/claims/entity.ts'
import { findDeleted } from '../domain/deleted-records/copies.ts'
import { mergesOf } from '../domain/merges/merge-chain.ts'
import { players } from '../domain/players/entity.ts'
import { renameDivisionInRoster } from '../domain/roster/rename-division.ts'
import { teams } from '../domain/teams/entity.ts'
import { undoClaim } from '../lifecycle/claim/undo-claim.ts'
import { relistTeamRecords } from '../lifecycle/relist.ts'
import { removeChildrenOfUser, renameContactsOf } from '../lifecycle/removal/accounts.ts'
import { removeChildrenOfOpportunity } from '../lifecycle/removal/opportunities.ts'
import { removeChildrenOfPlayer } from '../lifecycle/removal/players.ts'
import { removeChildrenOfTeam } from '../lifecycle/removal/teams.ts'
import { deletePhoto, deleteWithheldPhoto, restorePhoto, withholdPhoto } from '../services/media/photos.ts'
import { differs, type StreamChange, textOf } from './change.ts'
import { photoKeyOf } from './photos.ts'

const removals: { entity: string; id: string; removeChildren: (id: string) => Promise<void> }[] = [
  { entity: 'team', id: 'teamID', removeChildren: removeChildrenOfTeam },
  { entity: 'player', id: 'playerID', removeChildren: removeChildrenOfPlayer },
  { entity: 'opportunity', id: 'opportunityID', removeChildren: removeChildrenOfOpportunity },
  { entity: 'user', id: 'userID', removeChildren: removeChildrenOfUser },
]

/** Completes the deletion of a record by removing its related items. Idempotent. */
export async function finishRemoval({ entity, before, after }: StreamChange) {
  if (after) return
  const removal = removals.find((it) => it.entity === entity)
  if (removal) await removal.removeChildren(textOf(before, removal.id)!)
}

/** Completes the erasure of a player. Idempotent. */
export async function completeErasure({ entity, before, after }: StreamChange) {
  if (entity !== 'erasure' || before || !after) return
  const { finishErasure } = await import('../lifecycle/erasure/finish.ts')
  await finishErasure(textOf(after, 'playerID')!)
}

/** Completes the rejection of a claim, in case the request was interrupted. */
export async function finishRejection(change: StreamChange) {
  if (change.entity !== 'claim-request' || !differs(change, 'status')) return
  const claimID = textOf(change.after, 'claimID')!
  const { data: claim } = await claimRequests().get({ claimID }).go({ consistent: true })
  if (claim) await undoClaim(claim)
}

/** Propagates a new name to the records that show it. For a team, the edit has already done so, unless it was interrupted. */
export async function propagateRenames(change: StreamChange) {
  const { entity, after } = change
  if (entity === 'team' && after) {
    const teamID = textOf(after, 'teamID')!
    if (differs(change, 'name') || differs(change, 'sport') || ageGroupsDiffer(change)) await relistTeamRecords(teamID)
    for (const from of renamedDivisions(change)) await renameDivisionInRoster(teamID, from, from.id)
  }
  if (entity === 'user' && (differs(change, 'name') || differs(change, 'email')))
    await renameContactsOf(textOf(after, 'userID')!)
}

/** Divisions that were renamed, with the old name. An edit also renames the roster entries, but the sync leaves that to the stream. */
function renamedDivisions({ before, after }: StreamChange) {
  const now = new Map(divisionsOf(after).map((it) => [it.id, it]))
  return divisionsOf(before).flatMap((from) => {
    const to = now.get(from.id)
    return to && (to.division !== from.division || to.ageGroup !== from.ageGroup) ? [from] : []
  })
}

const ageGroupsDiffer = ({ before, after }: StreamChange) =>
  before !== null && String(divisionsOf(before).map(ageGroup)) !== String(divisionsOf(after).map(ageGroup))
const ageGroup = (division: { ageGroup: string }) => division.ageGroup

const divisionsOf = (team: StreamChange['after']) =>
  (team?.divisions?.L ?? []).map(({ M }) => ({
    id: M?.id?.S ?? '',
    division: M?.division?.S ?? '',
    ageGroup: M?.ageGroup?.S ?? '',
  }))

/** Restores the photo or logo of a restored player or team. Deletes that of one that can no longer be restored. */
export async function restoreOrPurgePhoto({ entity, before, after, isExpiry }: StreamChange) {
  if (!before && Number(textOf(after, 'version')) > 1) {
    const key = photoKeyOf(entity, after)
    if (key && !after?.hidden) await restorePhoto(key)
  }
  if (entity === 'deleted-record' && !after && isExpiry) {
    const { photoKey, logoKey } = JSON.parse(textOf(before, 'record') ?? '{}') as {
      photoKey?: string
      logoKey?: string
    }
    const key = photoKey ?? logoKey
    if (key) await deleteWithheldPhoto(key)
  }
}

/** Deletes a replaced photo or logo. Withholds that of a deleted player or team that can be restored, and deletes it otherwise. */
export async function removePhoto({ entity, before, after }: StreamChange) {
  const key = photoKeyOf(entity, before)
  if (!key || key === photoKeyOf(entity, after)) return
  if (!after) {
    const kind = entity as 'player' | 'team'
    const id = textOf(before, `${kind}ID`)!
    // The record that this one was merged into uses the photo.
    if ((await mergesOf(kind, id))[0]?.photoKey === key) return
    // Keep the photo of a record that was or can still be restored. Until then it is not served.
    if (await isThere(kind, id)) return
    if (await findDeleted(kind, id)) return before?.hidden ? undefined : withholdPhoto(key)
  }
  await deletePhoto(key)
  if (before?.hidden) await deleteWithheldPhoto(key)
}

const isThere = async (kind: 'player' | 'team', id: string) =>
  kind === 'player'
    ? (await players().get({ playerID: id }).go({ consistent: true })).data !== null
    : (await teams().get({ teamID: id }).go({ consistent: true })).data !== null
