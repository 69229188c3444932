import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  GuestPlayDocument,
  GuestPlayersDocument,
  type GuestPlayersQuery,
  InviteGuestPlayerDocument,
  SetOpenToGuestPlayDocument,
} from '../../api/generated.ts'

export type GuestPlayer = GuestPlayersQuery['guestPlayers'][number]

/** Until when guest play is on for the viewer's player, or null. */
export const guestPlayQuery = (playerID: string) =>
  queryOptions({
    queryKey: ['players', 'guest-play', playerID],
    queryFn: () => query(GuestPlayDocument, { playerID }).then(({ player }) => player?.guestPlayUntil ?? null),
  })

export const setGuestPlayMutation = (playerID: string) =>
  mutationOptions({
    mutationFn: (isOpen: boolean) => query(SetOpenToGuestPlayDocument, { playerID, isOpen }),
  })

/** The API gives no more. */
export const MOST_GUESTS = 50

export const guestPlayersQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['opportunities', 'guests', opportunityID],
    queryFn: () => query(GuestPlayersDocument, { opportunityID }).then(({ guestPlayers }) => guestPlayers),
  })

export const inviteGuestMutation = (opportunityID: string) =>
  mutationOptions({
    mutationFn: (playerID: string) => query(InviteGuestPlayerDocument, { opportunityID, playerID }),
  })
