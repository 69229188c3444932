import { notify } from '../domain/notifications/notify.ts'
import { teams } from '../domain/teams/entity.ts'
import { managesTeam } from '../domain/teams/managers.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find } from '../store/store.ts'
import { stored } from '../values/messages/stored-text.ts'
import type { NoticeOf } from './messages.ts'
import { findUser } from './people.ts'

/** Notifies a manager of an appointment and of its end, and the owner if the manager accepted. */
export async function teamManagerChanged(notice: NoticeOf<'teamManagerChanged'>) {
  const { teamID, userID, isManager, version } = notice
  const [team, manager] = await Promise.all([find(teams, { teamID }), findUser(userID)])
  // The role has changed again, or the user now owns the team. Another notice covers that.
  if (!team || isHidden(team) || !manager || managesTeam(team, userID) !== isManager) return
  const name = `teamManager#${teamID}#${version}#${userID}`
  await notify(manager, {
    name,
    preference: 'emailNotifications',
    subject: isManager
      ? stored('you_now_manage_team', { team: team.name })
      : stored('you_no_longer_manage_name', { name: team.name }),
    paragraphs: [
      isManager
        ? stored('you_can_edit_team', { team: team.name })
        : stored('you_can_no_longer_edit_team', { team: team.name }),
    ],
    link: isManager
      ? { label: stored('manage_the_team'), path: `/teams/${teamID}/manage` }
      : { label: stored('view_the_team'), path: `/teams/${teamID}` },
  })
  const owner = isManager && team.claimedBy ? await findUser(team.claimedBy) : null
  if (!owner) return
  await notify(owner, {
    name: `${name}#owner`,
    preference: 'emailNotifications',
    subject: stored('name_now_manages_team', { name: manager.name, team: team.name }),
    paragraphs: [stored('name_accepted_and_can_edit_team', { name: manager.name, team: team.name })],
    link: { label: stored('view_the_managers'), path: `/teams/${teamID}/manage?tab=contacts` },
  })
}
