import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as mySeasonTexts from '#messages/my-season'
import * as registrationTexts from '#messages/registrations'
import * as siteTexts from '#messages/site'
import { comparable } from '../../../functions/values/comparable.ts'
import { query } from '../../api/client.ts'
import { queryOf, recordOf } from '../../api/options.ts'
import { adminListSource, pageLoader } from '../../ui/admin-list.tsx'
import type { Kid } from '../../ui/eligibility.ts'
import { fetchAllPages } from '../../ui/fetch-all-pages.ts'
import { matchesByPage } from '../../ui/matches-by-page.ts'
import { orderVariables } from '../../ui/result-table.tsx'
import type { Matches } from '../../ui/use-matches.ts'
import {
  AdminRegistrationsDocument,
  AdminRegistrationsOfDocument,
  type AdminRegistrationsOfQuery,
  type AdminRegistrationsQuery,
  EveryRegistrationDocument,
  ManagedRegistrationsDocument,
  type ManagedRegistrationsQuery,
  OpportunityToManageDocument,
  type OpportunityToManageQuery,
  OpportunityToRegisterDocument,
  type OpportunityToRegisterQuery,
  OwnRegistrantsDocument,
  PendingRegistrationsDocument,
  type RegistrantFragment,
  RegistrantsToPickDocument,
  WaitlistOrderDocument,
} from './registrations.generated.ts'
import { isStatus } from './statuses.ts'

export type OpportunityToRegister = NonNullable<OpportunityToRegisterQuery['opportunity']>
export type ManagedOpportunity = NonNullable<OpportunityToManageQuery['opportunity']>
export type ManagedRegistration = ManagedRegistrationsQuery['rows'][number]
type RegistrationFilters = Record<'search' | 'status' | 'order', string>
/** A player that the viewer may register, and their relation. */
export type Registrant = RegistrantFragment & Pick<Kid, 'leagueAges'> & { tie: string; isOwn?: boolean }

export const opportunityToRegisterQuery = (opportunityID: string) =>
  recordOf(OpportunityToRegisterDocument, { id: opportunityID })

/** The viewer's players, then players on the rosters of the viewer's teams. */
export const ownRegistrantsQuery = queryOf(
  OwnRegistrantsDocument,
  {},
  ({ claimedPlayers, claimedTeams, managedTeams }): Registrant[] => {
    const all = [
      ...claimedPlayers.map((player) => ({ ...player, tie: mySeasonTexts.yourPlayerName, isOwn: true })),
      ...[...claimedTeams, ...managedTeams].flatMap(({ name, players }) =>
        players.map((player) => ({ ...player, tie: registrationTexts.onTeam(name) })),
      ),
    ]
    return all.filter((player, index) => all.findIndex(({ id }) => id === player.id) === index)
  },
)

/** Players with that name whom the viewer may register, the viewer's own first. */
export async function registrantsToPick(
  own: readonly Registrant[],
  text: string,
  signal: AbortSignal,
): Promise<Matches<Registrant>> {
  const words = comparable(text).split(' ')
  const ownMatches = own.filter(({ name }) => words.every((word) => comparable(name).includes(word)))
  const ownIDs = new Set(own.map(({ id }) => id))
  const others = await matchesByPage(
    async (paging, signal) => {
      const { players } = await query(RegistrantsToPickDocument, { search: text, ...paging }, { signal })
      return players.map((player) => ({ ...player, tie: player.isClaimed ? siteTexts.claimed : siteTexts.unclaimed }))
    },
    signal,
    ({ id, viewerCanRegister }) => viewerCanRegister && !ownIDs.has(id),
  )
  return { ...others, items: [...ownMatches, ...others.items] }
}

export const opportunityToManageQuery = (opportunityID: string) =>
  queryOptions({ ...recordOf(OpportunityToManageDocument, { id: opportunityID }), refetchOnWindowFocus: 'always' })

export const REGISTRATIONS_PER_PAGE = 50

/** A page of the organizer's list, and the number of registrations by status. */
export const managedRegistrationsQuery = (opportunityID: string, filters: RegistrationFilters, page: number) =>
  queryOptions({
    ...queryOf(
      ManagedRegistrationsDocument,
      { opportunityID, ...variablesOf(filters), page },
      ({ rows, found, ...counts }) => ({ rows, total: found, counts }),
    ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const registrationsToExport = (
  opportunityID: string,
  filters: RegistrationFilters,
): Promise<ManagedRegistration[]> =>
  fetchAllPages(async (page, perPage) => {
    const variables = { opportunityID, ...variablesOf(filters), page, perPage }
    return (await query(EveryRegistrationDocument, variables)).opportunityRegistrations
  }, 150)

/** The line for a spot, the next first. */
export const waitlistOrderQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['registrations', 'waitlist-order', opportunityID],
    queryFn: async () => {
      const all = await fetchAllPages(
        async (page, perPage) =>
          (await query(WaitlistOrderDocument, { opportunityID, page, perPage })).opportunityRegistrations,
        100,
      )
      return all
        .filter(({ waitlistPosition }) => waitlistPosition !== null)
        .sort((a, b) => a.waitlistPosition! - b.waitlistPosition!)
    },
  })

const variablesOf = ({ search, status, order }: RegistrationFilters) => ({
  search: search || undefined,
  status: isStatus(status) ? status : undefined,
  ...orderVariables(order),
})

/** For admins: the registrations of an opportunity with the status of the URL's tab. */
export const reviewSource = (opportunityID: string) =>
  adminListSource({
    name: `registrations-${opportunityID}`,
    filters: ['tab', 'order'],
    perPage: 50,
    perPageOfFile: 100,
    load: pageLoader(AdminRegistrationsDocument, ({ tab, order }: Record<'tab' | 'order', string>) => ({
      opportunityID,
      status: isStatus(tab) ? tab : 'PENDING',
      ...orderVariables(order),
    })),
  })

export type ReviewedRegistration = AdminRegistrationsQuery['opportunityRegistrations'][number]
export type ReviewedOpportunity = NonNullable<AdminRegistrationsOfQuery['opportunity']>

export const reviewedOpportunityQuery = (opportunityID: string) =>
  recordOf(AdminRegistrationsOfDocument, { id: opportunityID })

export const pendingCountQuery = (opportunityID: string) => queryOf(PendingRegistrationsDocument, { opportunityID })
