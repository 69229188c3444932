import { mutationOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { queryOf } from '../../api/options.ts'
import { queryOnce } from '../../api/query-once.ts'
import {
  AddDivisionContactDocument,
  AddTeamContactDocument,
  ContactsToManageDocument,
  InviteContactDocument,
  RemoveDivisionContactDocument,
  RemoveTeamContactDocument,
} from './contacts.generated.ts'

export type Contact = {
  id: string
  userID: string | null
  name: string
  email: string | null
  role: string
  isPending: boolean
  /** Only for a team's contact. */
  managesTeam?: boolean
}
type ContactInput = { /** Or an email address. */ userID: string; role: string }

/** The team or division that the contacts belong to. */
export type ContactsOf = { teamID: string } | { divisionID: string }

export const teamContactsQuery = (teamID: string) =>
  queryOf(ContactsToManageDocument, { teamID }, ({ team }) => ({
    contacts: team?.contacts ?? [],
    canAppoint: team?.viewerCanTransfer ?? false,
  }))

export const addContactMutation = (of: ContactsOf) =>
  mutationOptions({
    mutationFn: ({ userID, role }: ContactInput): Promise<unknown> =>
      userID.includes('@')
        ? queryOnce(InviteContactDocument, {
            recordID: 'teamID' in of ? of.teamID : of.divisionID,
            email: userID,
            role,
          })
        : 'teamID' in of
          ? queryOnce(AddTeamContactDocument, { ...of, userID, role })
          : queryOnce(AddDivisionContactDocument, { ...of, userID, role }),
  })

export const removeContactMutation = (of: ContactsOf) =>
  mutationOptions({
    mutationFn: ({ id, userID }: Contact): Promise<unknown> =>
      'teamID' in of
        ? query(RemoveTeamContactDocument, { ...of, userID: userID ?? id })
        : query(RemoveDivisionContactDocument, { ...of, userID: userID ?? id }),
  })
