import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  FamilyAsksDocument,
  GuestPlayDocument,
  GuestPlayersDocument,
  type GuestPlayersQuery,
  InviteGuestPlayerDocument,
  SetAskingFamiliesDocument,
  SetOpenToGuestPlayDocument,
} from '../../api/generated.ts'

export type GuestPlayer = GuestPlayersQuery['guestPlayers'][number]

export type GuestPlay = {
  /** Null if guest play is off. */
  until: string | null
  tryouts: boolean
}

/** When guest play ends for the viewer's player, and whether it includes tryouts. */
export const guestPlayQuery = (playerID: string) =>
  queryOptions({
    queryKey: ['players', 'guest-play', playerID],
    queryFn: (): Promise<GuestPlay> =>
      query(GuestPlayDocument, { playerID }).then(({ player }) => ({
        until: player?.guestPlayUntil ?? null,
        tryouts: player?.isOpenToTryouts ?? false,
      })),
  })

export const setGuestPlayMutation = (playerID: string) =>
  mutationOptions({
    mutationFn: (choice: { isOpen: boolean; tryouts: boolean }) =>
      query(SetOpenToGuestPlayDocument, { playerID, ...choice }),
  })

/** The API's limit. */
export const MAX_GUESTS = 50

export const guestPlayersQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['opportunities', 'guests', opportunityID],
    queryFn: () => query(GuestPlayersDocument, { opportunityID }).then(({ guestPlayers }) => guestPlayers),
  })

export const inviteGuestMutation = (opportunityID: string) =>
  mutationOptions({
    mutationFn: (playerID: string) => query(InviteGuestPlayerDocument, { opportunityID, playerID }),
  })

export const familyAsksQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['opportunities', 'asks', opportunityID],
    queryFn: () => query(FamilyAsksDocument, { opportunityID }).then(({ familyAsks }) => familyAsks),
    refetchInterval: ({ state }) => (state.data?.isOn ? 60_000 : false),
  })

export const askFamiliesMutation = (opportunityID: string) =>
  mutationOptions({
    mutationFn: (isOn: boolean) =>
      query(SetAskingFamiliesDocument, { opportunityID, isOn }).then(({ setAskingFamilies }) => setAskingFamilies),
  })
