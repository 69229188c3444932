import { notify } from '../domain/notifications/notify.ts'
import { teams } from '../domain/teams/entity.ts'
import { find } from '../store/store.ts'
import { formatDay } from '../values/time-format.ts'
import { findUser } from './people.ts'

/** Asks the owner of a team once a year whether the cost of a season is still right. */
export async function seasonCostAsked(teamID: string, askedAt: string): Promise<void> {
  const team = await find(teams, { teamID })
  if (!team?.seasonCost || !team.claimedBy || team.seasonCostAskedAt !== askedAt) return
  const owner = await findUser(team.claimedBy)
  if (!owner) return
  await notify(owner, {
    name: `season-cost#${teamID}#${askedAt}`,
    preference: 'emailNotifications',
    subject: `Is the cost of a season still right? ${team.name}`,
    paragraphs: [
      `The page of ${team.name} shows what a season costs, as of ${formatDay(team.seasonCost.asOf, 'en')}.`,
      'Save the new amount, or the same one if it is still right. Families see the date.',
    ],
    link: { label: 'Update the cost', path: `/teams/${teamID}/manage?tab=settings` },
  })
}
