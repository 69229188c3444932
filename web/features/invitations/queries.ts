import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  AcceptContactDocument,
  AcceptEvaluatorDocument,
  AcceptRosterRequestDocument,
  AcceptTransferDocument,
  ContactInvitationsDocument,
  type ContactInvitationsQuery,
  DeclineContactDocument,
  DeclineEvaluatorDocument,
  DeclineRosterRequestDocument,
  DeclineTransferDocument,
  EvaluatorInvitationsDocument,
  type EvaluatorInvitationsQuery,
  OfferedTeamsDocument,
  type OfferedTeamsQuery,
  PendingRosterEntriesDocument,
  type PendingRosterEntriesQuery,
} from '../../api/generated.ts'

export type ContactInvitation = ContactInvitationsQuery['contactInvitations'][number]
export type Answer = { id: string; isAccepted: boolean }

export const contactInvitationsQuery = queryOptions({
  queryKey: ['invitations', 'contacts'],
  queryFn: () => query(ContactInvitationsDocument).then(({ contactInvitations }) => contactInvitations),
})

export type EvaluatorInvitation = EvaluatorInvitationsQuery['evaluatorInvitations'][number]

export const evaluatorInvitationsQuery = queryOptions({
  queryKey: ['invitations', 'evaluations'],
  queryFn: () => query(EvaluatorInvitationsDocument).then((data) => data.evaluatorInvitations),
})

export const answerEvaluatorMutation = mutationOptions({
  mutationFn: ({ id, isAccepted }: Answer): Promise<unknown> =>
    isAccepted ? query(AcceptEvaluatorDocument, { id }) : query(DeclineEvaluatorDocument, { id }),
})

export type OfferedTeam = OfferedTeamsQuery['teamTransfers'][number]

export const offeredTeamsQuery = queryOptions({
  queryKey: ['invitations', 'teams'],
  queryFn: () => query(OfferedTeamsDocument).then(({ teamTransfers }) => teamTransfers),
})

export type PendingRosterEntry = PendingRosterEntriesQuery['pendingRosterEntries'][number]

export const pendingRosterEntriesQuery = queryOptions({
  queryKey: ['invitations', 'roster'],
  queryFn: () => query(PendingRosterEntriesDocument).then((data) => data.pendingRosterEntries),
})

export const answerRosterEntryMutation = mutationOptions({
  mutationFn: ({ id, isAccepted }: Answer): Promise<unknown> =>
    isAccepted ? query(AcceptRosterRequestDocument, { id }) : query(DeclineRosterRequestDocument, { id }),
})

export const answerTransferMutation = mutationOptions({
  mutationFn: ({ id, isAccepted }: Answer): Promise<unknown> =>
    isAccepted ? query(AcceptTransferDocument, { id }) : query(DeclineTransferDocument, { id }),
})

export const answerContactMutation = mutationOptions({
  mutationFn: ({ id, isAccepted }: Answer): Promise<unknown> =>
    isAccepted ? query(AcceptContactDocument, { id }) : query(DeclineContactDocument, { id }),
})
