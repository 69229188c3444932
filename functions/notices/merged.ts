import { findDeleted } from '../domain/deleted-records/copies.ts'
import { mergedRecords } from '../domain/merges/entity.ts'
import { notify } from '../domain/notifications/notify.ts'
import { publicName } from '../domain/players/public-name.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { managersOf, managesTeam } from '../domain/teams/managers.ts'
import { find } from '../store/store.ts'
import { stored } from '../values/messages/stored-text.ts'
import type { NoticeOf } from './messages.ts'
import { findUser, playerName, teamName } from './people.ts'

/** Notifies the owners of both records of a merge, and those managers of a merged team who do not manage the kept one. */
export async function recordMerged({ kind, recordID }: NoticeOf<'recordMerged'>) {
  const merge = await find(mergedRecords, { kind, recordID })
  if (!merge) return
  const { intoID, ownerID, intoOwnerID, mergedBy, createdAt } = merge
  const deleted = await findDeleted(kind, recordID)
  const shown = (name: string) => (kind === 'player' ? publicName(name) : name)
  const from = deleted ? shown(deleted.name) : kind === 'team' ? stored('a_team') : stored('a_player')
  const into = kind === 'player' ? await playerName(intoID) : await teamName(intoID)
  const remainingOwnerID = intoOwnerID ?? ownerID
  for (const userID of new Set([ownerID, intoOwnerID])) {
    const owner = userID && userID !== mergedBy && (await findUser(userID))
    if (!owner) continue
    const isRemainingOwner = userID === remainingOwnerID
    await notify(owner, {
      name: `merged#${kind}#${recordID}#${createdAt}#${userID}`,
      preference: 'emailNotifications',
      subject: stored('your_record_was_merged_with_another', { kind }),
      paragraphs: [
        stored('two_entries_of_one_record', { kind, from, into }),
        isRemainingOwner
          ? stored('you_manage_it_with_everything')
          : stored('it_has_another_owner_so_you_no_longer_manage_it', { kind }),
      ],
      link: { label: stored('view_the_record', { kind }), path: `/${kind}s/${intoID}` },
    })
  }
  if (kind !== 'team' || !deleted) return
  const kept = await find(teams, { teamID: intoID })
  for (const userID of managersOf(JSON.parse(deleted.record) as TeamItem)) {
    const manager = kept && !managesTeam(kept, userID) ? await findUser(userID) : null
    if (!manager) continue
    await notify(manager, {
      name: `merged#${kind}#${recordID}#${createdAt}#${userID}`,
      preference: 'emailNotifications',
      subject: stored('you_no_longer_manage_name', { name: from }),
      paragraphs: [stored('an_admin_merged_from_into', { from, into })],
      link: { label: stored('view_the_team'), path: `/teams/${intoID}` },
    })
  }
}
