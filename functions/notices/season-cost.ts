import { notify } from '../domain/notifications/notify.ts'
import { teams } from '../domain/teams/entity.ts'
import { find } from '../store/store.ts'
import { stored } from '../values/messages/stored-text.ts'
import type { NoticeOf } from './messages.ts'
import { findUser } from './people.ts'

/** Asks the owner of a team once a year whether the cost of a season is still right. */
export async function seasonCostAsked({ teamID, askedAt }: NoticeOf<'seasonCostAsked'>): Promise<void> {
  const team = await find(teams, { teamID })
  if (!team?.seasonCost || !team.claimedBy || team.seasonCostAskedAt !== askedAt) return
  const owner = await findUser(team.claimedBy)
  if (!owner) return
  await notify(owner, {
    name: `season-cost#${teamID}#${askedAt}`,
    preference: 'emailNotifications',
    subject: stored('is_the_cost_of_a_season_still_right', { team: team.name }),
    paragraphs: [
      stored('the_page_of_team_shows_the_cost_as_of', { team: team.name, day: { day: team.seasonCost.asOf } }),
      stored('save_the_new_amount'),
    ],
    link: { label: stored('update_the_cost'), path: `/teams/${teamID}/manage?tab=settings` },
  })
}
