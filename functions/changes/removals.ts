import { deletePhoto } from '../domain/media/photos.ts'
import { removeChildrenOfOpportunity } from '../domain/opportunities/removal.ts'
import { removeChildrenOfPlayer } from '../domain/players/removal.ts'
import { renameDivisionInRoster } from '../domain/team-history/rename-division.ts'
import { relistWhatTeamOffers, removeChildrenOfTeam } from '../domain/teams/removal.ts'
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
  if (kind === 'team') {
    if (differs(change, 'name') || differs(change, 'sport')) await relistWhatTeamOffers(id)
    for (const { from, to } of renamedDivisions(change)) await renameDivisionInRoster(id, from, to)
  }
  if (kind === 'user' && (differs(change, 'name') || differs(change, 'email'))) await renameContactsOf(id)
}

/** The divisions that stayed under another name: an edit renames the roster too, a sync leaves that to the stream. */
function renamedDivisions({ before, after }: StreamChange) {
  const now = new Map(divisionsOf(after).map((it) => [it.id, it]))
  return divisionsOf(before).flatMap((from) => {
    const to = now.get(from.id)
    return to && (to.division !== from.division || to.ageGroup !== from.ageGroup) ? [{ from, to }] : []
  })
}

const divisionsOf = (team: StreamChange['after']) =>
  (team?.divisions?.L ?? []).map(({ M }) => ({
    id: M?.id?.S ?? '',
    division: M?.division?.S ?? '',
    ageGroup: M?.ageGroup?.S ?? '',
  }))

/** A photo goes with its player, and when another takes its place. */
export async function dropPhoto({ pk, sk, before, after }: StreamChange) {
  const photoKey = textOf(before, 'photoKey')
  if (pk.startsWith('player#') && sk === 'meta' && photoKey && photoKey !== textOf(after, 'photoKey'))
    await deletePhoto(photoKey)
}
