import { notify } from '../domain/notifications/notify.ts'
import { teams } from '../domain/teams/entity.ts'
import { managesTeam } from '../domain/teams/managers.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find } from '../store/store.ts'
import type { NoticeMessage } from './messages.ts'
import { findUser } from './people.ts'

/** Notifies a manager of an appointment and of its end, and the owner if the manager accepted. */
export async function teamManagerChanged(notice: NoticeMessage & { type: 'teamManagerChanged' }) {
  const { teamID, userID, isManager, version } = notice
  const [team, manager] = await Promise.all([find(teams, { teamID }), findUser(userID)])
  // The role has changed again, or the user now owns the team. Another notice covers that.
  if (!team || isHidden(team) || !manager || managesTeam(team, userID) !== isManager) return
  const name = `teamManager#${teamID}#${version}#${userID}`
  await notify(manager, {
    name,
    preference: 'emailNotifications',
    subject: isManager ? `You now manage ${team.name}` : `You no longer manage ${team.name}`,
    paragraphs: [
      isManager
        ? `You can edit ${team.name}, its roster, events, and opportunities.`
        : `You can no longer edit ${team.name}. If you think this is a mistake, ask the owner of the team.`,
    ],
    link: isManager
      ? { label: 'Manage the team', path: `/teams/${teamID}/manage` }
      : { label: 'View the team', path: `/teams/${teamID}` },
  })
  const owner = isManager && team.claimedBy ? await findUser(team.claimedBy) : null
  if (!owner) return
  await notify(owner, {
    name: `${name}#owner`,
    preference: 'emailNotifications',
    subject: `${manager.name} now manages ${team.name}`,
    paragraphs: [
      `${manager.name} accepted and can edit ${team.name}, its roster, events, and opportunities. You can end this at any time.`,
    ],
    link: { label: 'View the managers', path: `/teams/${teamID}/manage?tab=contacts` },
  })
}
