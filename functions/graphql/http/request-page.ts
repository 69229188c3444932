import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { findOpenInvitation } from '../../domain/contacts/invitations.ts'
import { evaluators } from '../../domain/evaluations/entity.ts'
import { isInvitationOpen } from '../../domain/evaluations/service.ts'
import { rosterRequests } from '../../domain/roster/entity.ts'
import { isPendingTransfer, teamTransfers } from '../../domain/team-transfers/entity.ts'
import { teams } from '../../domain/teams/entity.ts'
import { linkIn, type RequestKind, type SignedLink } from '../../services/mail/links.ts'
import { isHidden } from '../../store/records/hidden.ts'
import { find } from '../../store/store.ts'
import { parentOf } from '../../values/ids.ts'
import { invitationTexts } from '../../values/messages/invitations.ts'
import type { Answer } from './answers.ts'
import { html, localeOfPage } from './email-link-html.ts'

/** Leads an account to where it accepts or declines. Before it logs in, says of what has ended that it is no longer open. */
export async function requestPage(event: APIGatewayProxyEventV2, { kind, id }: SignedLink<'request'>): Promise<Answer> {
  const locale = localeOfPage(event)
  const path = await pathTo[kind](id, new Date())
  return path
    ? { statusCode: 302, headers: { location: linkIn(locale, path), 'cache-control': 'no-store' }, body: '' }
    : html(locale, 409, invitationTexts.noLongerOpen, invitationTexts.whyNoLongerOpen)
}

/** The path of the screen where it is answered. False if it is no longer open. */
const pathTo: Record<RequestKind, (id: string, now: Date) => Promise<string | false>> = {
  contact: async (id, now) => (await findOpenInvitation(id, now)) !== null && '/profile',
  evaluator: async (id) => {
    const [opportunityID = '', userID = ''] = id.split('.')
    const evaluator = await find(evaluators, { opportunityID, userID })
    return evaluator !== null && !evaluator.acceptedAt && (await isInvitationOpen(evaluator)) && '/profile'
  },
  roster: async (teamHistoryID) => {
    const teamID = parentOf(teamHistoryID, 'Team history')
    const [team, request] = await Promise.all([
      find(teams, { teamID }),
      find(rosterRequests, { teamID, teamHistoryID }),
    ])
    if (!team || isHidden(team) || !request) return false
    return request.waitsFor === 'team'
      ? `/teams/${teamID}/manage?tab=roster`
      : `/players/${request.playerID}?tab=management`
  },
  transfer: async (transferID, now) => {
    const teamID = parentOf(transferID, 'Transfer')
    const [team, transfer] = await Promise.all([find(teams, { teamID }), find(teamTransfers, { teamID })])
    const isOffered = team && transfer?.transferID === transferID && isPendingTransfer(transfer, team, now)
    return isOffered === true && !isHidden(team) && '/profile'
  },
}
