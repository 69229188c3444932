import { claimRequests } from '../domain/claims/entity.ts'
import { findDeleted, recordIn } from '../domain/deleted-records/copies.ts'
import { deletedRecords } from '../domain/deleted-records/entity.ts'
import { renameDivisionInRoster } from '../domain/divisions/service.ts'
import { erasures } from '../domain/erasures/entity.ts'
import { mergesOf } from '../domain/merges/entity.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { users } from '../domain/users/entity.ts'
import { undoClaim } from '../lifecycle/claim/undo-claim.ts'
import { findRecord } from '../lifecycle/records.ts'
import { relistTeamRecords } from '../lifecycle/relist.ts'
import { removeChildrenOfUser, renameContactsOf } from '../lifecycle/removal/accounts.ts'
import { removeChildrenOfEvent } from '../lifecycle/removal/events.ts'
import { removeChildrenOfOpportunity } from '../lifecycle/removal/opportunities.ts'
import { removeChildrenOfPlayer } from '../lifecycle/removal/players.ts'
import { removeChildrenOfTeam } from '../lifecycle/removal/teams.ts'
import { deletePhoto, deleteWithheldPhoto, restorePhoto, withholdPhoto } from '../services/media/photos.ts'
import { find } from '../store/store.ts'
import { changeIn, type StreamChange, updateIn } from '../store/stream-change.ts'
import { photosIn } from './hidden.ts'

/** What removes the related items of a deleted record, by its entity. */
const CHILDREN: { [entity: string]: (id: string) => Promise<void> } = {
  team: removeChildrenOfTeam,
  player: removeChildrenOfPlayer,
  event: removeChildrenOfEvent,
  opportunity: removeChildrenOfOpportunity,
  user: removeChildrenOfUser,
}

/** Completes the deletion of a record by removing its related items. Idempotent. */
export async function finishRemoval(change: StreamChange) {
  const { entity, before, after } = change
  if (after || !before || !entity) return
  await CHILDREN[entity]?.(before[`${entity}ID`] as string)
}

/** Completes the erasure of a player. Idempotent. */
export async function completeErasure(change: StreamChange) {
  const { before, after } = changeIn(change, erasures) ?? {}
  if (before || !after) return
  const { finishErasure } = await import('../lifecycle/erasure/finish.ts')
  await finishErasure(after.playerID)
}

/** Completes the rejection of a claim, in case the request was interrupted. */
export async function finishRejection(change: StreamChange) {
  const update = updateIn(change, claimRequests)
  if (!update || update.before.status === update.after.status) return
  const claim = await find(claimRequests, { claimID: update.after.claimID })
  if (claim) await undoClaim(claim)
}

/** Propagates a new name to the records that show it. For a team, the edit has already done so, unless it was interrupted. */
export async function propagateRenames(change: StreamChange) {
  const team = updateIn(change, teams)
  if (team) {
    const { before, after } = team
    const { teamID } = after
    if (listingOf(before) !== listingOf(after)) await relistTeamRecords(teamID)
    for (const from of renamedDivisions(before, after)) await renameDivisionInRoster(teamID, from, from.id)
  }
  const user = updateIn(change, users)
  if (user && (user.before.name !== user.after.name || user.before.email !== user.after.email))
    await renameContactsOf(user.after.userID)
}

/** Divisions that were renamed, with the old name. An edit also renames the roster entries, but the sync leaves that to the stream. */
function renamedDivisions(before: TeamItem, after: TeamItem) {
  const now = new Map(after.divisions.map((it) => [it.id, it]))
  return before.divisions.filter((from) => {
    const to = now.get(from.id)
    return to && (to.division !== from.division || to.ageGroup !== from.ageGroup)
  })
}

/** What the rows of its events and opportunities show of the team. */
const listingOf = ({ name, sport, ageRuleID, divisions }: TeamItem) =>
  JSON.stringify([name, sport, ageRuleID, divisions.map(({ ageGroup }) => ageGroup)])

/** Restores the photo or logo of a restored player or team. Deletes that of one that can no longer be restored. */
export async function restoreOrPurgePhoto(change: StreamChange) {
  const { before, after, isExpiry } = change
  if (!before && Number(after?.version) > 1) {
    const key = photosIn(change)?.is
    if (key && !after?.hidden) await restorePhoto(key)
  }
  const expired = !after && isExpiry && changeIn(change, deletedRecords)?.before
  if (expired) {
    const { photoKey, logoKey } = recordIn<{ photoKey?: string; logoKey?: string }>(expired)
    const key = photoKey ?? logoKey
    if (key) await deleteWithheldPhoto(key)
  }
}

/** Deletes a replaced photo or logo. Withholds that of a deleted player or team that can be restored, and deletes it otherwise. */
export async function removePhoto(change: StreamChange) {
  const photos = photosIn(change)
  if (!photos?.was || photos.was === photos.is) return
  const { kind, id, was: key } = photos
  const isHidden = change.before?.hidden !== undefined
  if (!change.after) {
    // The record that this one was merged into uses the photo.
    if ((await mergesOf(kind, id))[0]?.photoKey === key) return
    // Keep the photo of a record that was or can still be restored. Until then it is not served.
    if (await findRecord(kind, id)) return
    const isKept = (await findDeleted(kind, id)) ?? (kind === 'team' && (await findDeleted('removedTeam', id)))
    if (isKept) return isHidden ? undefined : withholdPhoto(key)
  }
  await deletePhoto(key)
  if (isHidden) await deleteWithheldPhoto(key)
}
