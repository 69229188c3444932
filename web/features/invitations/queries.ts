import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  AcceptContactDocument,
  ContactInvitationsDocument,
  type ContactInvitationsQuery,
  DeclineContactDocument,
} from '../../api/generated.ts'

export type ContactInvitation = ContactInvitationsQuery['contactInvitations'][number]
export type Answer = { id: string; isAccepted: boolean }

export const contactInvitationsQuery = queryOptions({
  queryKey: ['invitations', 'contacts'],
  queryFn: () => query(ContactInvitationsDocument).then(({ contactInvitations }) => contactInvitations),
})

export const answerContactMutation = mutationOptions({
  mutationFn: ({ id, isAccepted }: Answer): Promise<unknown> =>
    isAccepted ? query(AcceptContactDocument, { id }) : query(DeclineContactDocument, { id }),
})
