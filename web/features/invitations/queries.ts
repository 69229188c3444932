import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  AcceptContactDocument,
  AcceptContactLinkDocument,
  type AcceptContactLinkMutationVariables,
  AcceptEvaluatorDocument,
  AcceptRosterRequestDocument,
  AcceptTransferDocument,
  DeclineContactDocument,
  DeclineEvaluatorDocument,
  DeclineGuestInvitationDocument,
  type DeclineGuestInvitationMutationVariables,
  DeclineRosterRequestDocument,
  DeclineTransferDocument,
  PendingInvitationsDocument,
  type PendingInvitationsQuery,
} from '../../api/generated.ts'
import { stillWaiting } from '../../ui/still-waiting.ts'

export type ContactInvitation = PendingInvitationsQuery['contactInvitations'][number]
export type EvaluatorInvitation = PendingInvitationsQuery['evaluatorInvitations'][number]
export type OfferedTeam = PendingInvitationsQuery['teamTransfers'][number]
export type PendingRosterEntry = PendingInvitationsQuery['pendingRosterEntries'][number]
export type GuestInvitation = {
  player: { id: string; name: string }
  opportunity: PendingInvitationsQuery['claimedPlayers'][number]['guestInvitations'][number]
}
type Answer = { id: string; isAccepted: boolean }

export const pendingInvitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: async () => {
    const { claimedPlayers, ...others } = await query(PendingInvitationsDocument)
    const guestInvitations = claimedPlayers.flatMap(({ guestInvitations, ...player }) =>
      guestInvitations.map((opportunity): GuestInvitation => ({ player, opportunity })),
    )
    return { ...others, guestInvitations }
  },
})

export const answerEvaluatorMutation = mutationOptions({
  mutationFn: ({ id, isAccepted }: Answer): Promise<unknown> =>
    isAccepted ? query(AcceptEvaluatorDocument, { id }) : query(DeclineEvaluatorDocument, { id }),
})

export const answerRosterEntryMutation = mutationOptions({
  mutationFn: ({ id, isAccepted }: Answer): Promise<unknown> =>
    isAccepted
      ? query(AcceptRosterRequestDocument, { id }).then(stillWaiting)
      : query(DeclineRosterRequestDocument, { id }),
})

export const answerTransferMutation = mutationOptions({
  mutationFn: ({ id, isAccepted }: Answer): Promise<unknown> =>
    isAccepted ? query(AcceptTransferDocument, { id }) : query(DeclineTransferDocument, { id }),
})

export const answerContactMutation = mutationOptions({
  mutationFn: ({ id, isAccepted }: Answer): Promise<unknown> =>
    isAccepted ? query(AcceptContactDocument, { id }) : query(DeclineContactDocument, { id }),
})

export const acceptContactLinkMutation = mutationOptions({
  mutationFn: (link: AcceptContactLinkMutationVariables) => query(AcceptContactLinkDocument, link),
})

export const declineGuestInvitationMutation = mutationOptions({
  mutationFn: (invitation: DeclineGuestInvitationMutationVariables) =>
    query(DeclineGuestInvitationDocument, invitation),
})
