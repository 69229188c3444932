import { findDeleted } from '../domain/deleted-records/copies.ts'
import { type MergedKind, mergedRecords } from '../domain/merges/entity.ts'
import { notify } from '../domain/notifications/notify.ts'
import { publicName } from '../domain/players/public-name.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { managersOf, managesTeam } from '../domain/teams/managers.ts'
import { find } from '../store/store.ts'
import { findUser, playerName, teamName } from './people.ts'

/** Notifies the owners of both records of a merge, and those managers of a merged team who do not manage the kept one. */
export async function recordMerged(kind: MergedKind, recordID: string) {
  const merge = await find(mergedRecords, { kind, recordID })
  if (!merge) return
  const { intoID, ownerID, intoOwnerID, mergedBy, createdAt } = merge
  const deleted = await findDeleted(kind, recordID)
  const shown = (name: string) => (kind === 'player' ? publicName(name) : name)
  const from = deleted ? shown(deleted.name) : `a ${kind}`
  const into = kind === 'player' ? await playerName(intoID) : await teamName(intoID)
  const remainingOwnerID = intoOwnerID ?? ownerID
  for (const userID of new Set([ownerID, intoOwnerID])) {
    const owner = userID && userID !== mergedBy && (await findUser(userID))
    if (!owner) continue
    const isRemainingOwner = userID === remainingOwnerID
    await notify(owner, {
      name: `merged#${kind}#${recordID}#${createdAt}#${userID}`,
      preference: 'emailNotifications',
      subject: `Your ${kind} was merged with another`,
      paragraphs: [
        `${from} and ${into} were two entries of one ${kind}. An admin merged them into ${into}.`,
        isRemainingOwner
          ? `You manage it, with everything that belonged to either of them.`
          : `It has another owner, so you no longer manage it. If that's wrong, ask for the ${kind} on its page.`,
      ],
      link: { label: `View the ${kind}`, path: `/${kind}s/${intoID}` },
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
      subject: `You no longer manage ${from}`,
      paragraphs: [`An admin merged ${from} into ${into}, which has another owner. Ask that owner to appoint you.`],
      link: { label: 'View the team', path: `/teams/${intoID}` },
    })
  }
}
