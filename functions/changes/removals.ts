import { deletePhoto } from '../domain/media/photos.ts'
import { removeChildrenOfOpportunity } from '../domain/opportunities/removal.ts'
import { removeChildrenOfPlayer } from '../domain/players/removal.ts'
import { relistOpportunitiesOfTeam, removeChildrenOfTeam } from '../domain/teams/removal.ts'
import { removeChildrenOfUser, renameContactsOf } from '../domain/users/removal.ts'
import { differs, type StreamChange, textOf } from './change.ts'

const removeChildrenOf: Record<string, (id: string) => Promise<void>> = {
  team: removeChildrenOfTeam,
  player: removeChildrenOfPlayer,
  opp: removeChildrenOfOpportunity,
  user: removeChildrenOfUser,
}

/** Finishes the deletion of a record: what belonged to it goes too. Doing so again does no harm. */
export async function finishRemoval({ pk, sk, after }: StreamChange) {
  const [kind = '', id = ''] = pk.split('#')
  if (sk === 'meta' && !after) await removeChildrenOf[kind]?.(id)
}

/** Brings a new name to where the old one was copied. */
export async function followRenames(change: StreamChange) {
  const [kind, id = ''] = change.pk.split('#')
  if (change.sk !== 'meta') return
  if (kind === 'team' && differs(change, 'name')) await relistOpportunitiesOfTeam(id)
  if (kind === 'user' && (differs(change, 'name') || differs(change, 'email'))) await renameContactsOf(id)
}

/** A photo goes with its player, and when another takes its place. */
export async function dropPhoto({ pk, sk, before, after }: StreamChange) {
  const photoKey = textOf(before, 'photoKey')
  if (pk.startsWith('player#') && sk === 'meta' && photoKey && photoKey !== textOf(after, 'photoKey'))
    await deletePhoto(photoKey)
}
