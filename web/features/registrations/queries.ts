import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import {
  ApproveRegistrationDocument,
  OpportunityToRegisterDocument,
  type OpportunityToRegisterQuery,
  OwnRegistrantsDocument,
  RegisterForOpportunityDocument,
  type RegisterForOpportunityInput,
  type RegistrantFragment,
  RegistrantsToPickDocument,
  type RegistrationStatus,
  RegistrationsToManageDocument,
  type RegistrationsToManageQuery,
  RejectRegistrationDocument,
  UpdateRegistrationStatusDocument,
} from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'

export type OpportunityToRegister = NonNullable<OpportunityToRegisterQuery['opportunity']>
export type ManagedOpportunity = NonNullable<RegistrationsToManageQuery['opportunity']>
export type ManagedRegistration = ManagedOpportunity['registrations'][number]
/** A player somebody may register, and what ties the two. */
export type Registrant = RegistrantFragment & { tie: string }

/** Null when there is no such opportunity, or not for this viewer. */
export const opportunityToRegisterQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['registrations', 'opportunity', opportunityID],
    queryFn: () =>
      unlessMissing(query(OpportunityToRegisterDocument, { id: opportunityID }).then((data) => data.opportunity)),
  })

/** The viewer's players, then those on the rosters of the viewer's teams. */
export const ownRegistrantsQuery = queryOptions({
  queryKey: ['registrations', 'own'],
  queryFn: async (): Promise<Registrant[]> => {
    const { claimedPlayers, claimedTeams } = await query(OwnRegistrantsDocument)
    const all = [
      ...claimedPlayers.map((player) => ({ ...player, tie: 'Your player' })),
      ...claimedTeams.flatMap(({ name, players }) => players.map((player) => ({ ...player, tie: `On ${name}` }))),
    ]
    return all.filter((player, index) => all.findIndex(({ id }) => id === player.id) === index)
  },
})

/** The players of that name whom the viewer may register: the viewer's own first. */
export async function registrantsToPick(own: readonly Registrant[], text: string, signal: AbortSignal) {
  const words = text.toLowerCase().split(/\s+/)
  const ownMatches = own.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  const { players } = await query(RegistrantsToPickDocument, { search: text }, { signal })
  const others = players
    .filter(({ viewerCanRegister }) => viewerCanRegister)
    .filter(({ id }) => own.every((player) => player.id !== id))
    .map((player): Registrant => ({ ...player, tie: player.claimedBy ? 'Claimed' : 'Unclaimed' }))
  return [...ownMatches, ...others]
}

export const registerMutation = (opportunityID: string, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (input: Omit<RegisterForOpportunityInput, 'opportunityID'>) =>
      queryOnce(RegisterForOpportunityDocument, { input: { ...input, opportunityID } }),
    onSettled: () => invalidateRegistrations(cache),
  })

/** With every registration, newest first; null when there is no such opportunity, or not for this viewer. */
export const registrationsToManageQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['registrations', 'toManage', opportunityID],
    queryFn: () =>
      unlessMissing(query(RegistrationsToManageDocument, { id: opportunityID }).then((data) => data.opportunity)),
  })

export type Decision = { registrationID: string; status: RegistrationStatus }

/** Approves or rejects what waits. */
export const decideMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ registrationID, status }: Decision): Promise<unknown> =>
      status === 'APPROVED'
        ? query(ApproveRegistrationDocument, { registrationID })
        : query(RejectRegistrationDocument, { registrationID }),
    onSettled: () => invalidateRegistrations(cache),
  })

/** Sets any status at any time. */
export const setStatusMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ registrationID, status }: Decision) =>
      query(UpdateRegistrationStatusDocument, { id: registrationID, status }),
    onSettled: () => invalidateRegistrations(cache),
  })

const invalidateRegistrations = (cache: QueryClient) =>
  Promise.all(['registrations', 'opportunities'].map((feature) => cache.invalidateQueries({ queryKey: [feature] })))
