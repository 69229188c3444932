import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import {
  AdminRegistrationsDocument,
  AdminRegistrationsOfDocument,
  type AdminRegistrationsOfQuery,
  type AdminRegistrationsQuery,
  ApproveRegistrationDocument,
  PendingRegistrationsDocument,
  type RegistrationStatus,
  RejectRegistrationDocument,
} from '../../api/generated.ts'

export const REGISTRATIONS_PER_PAGE = 50

export type ReviewedOpportunity = NonNullable<AdminRegistrationsOfQuery['opportunity']>
export type ReviewedRegistration = AdminRegistrationsQuery['opportunityRegistrations'][number]

const staleTime = 2_000

/** Null when there is no such opportunity. */
export const reviewedOpportunityQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['registrations', 'review', opportunityID],
    queryFn: () =>
      unlessMissing(query(AdminRegistrationsOfDocument, { id: opportunityID }).then(({ opportunity }) => opportunity)),
    staleTime,
  })

export const reviewedRegistrationsQuery = (opportunityID: string, status: RegistrationStatus, page: number) =>
  queryOptions({
    queryKey: ['registrations', 'review', opportunityID, status, page],
    queryFn: () =>
      query(AdminRegistrationsDocument, { opportunityID, status, page }).then((data) => data.opportunityRegistrations),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const pendingCountQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['registrations', 'review', opportunityID, 'pendingCount'],
    queryFn: () =>
      query(PendingRegistrationsDocument, { opportunityID }).then((data) => data.opportunityRegistrationsCount),
    staleTime,
  })

export type Decision = { registrationID: string; isApproved: boolean }

export const decideRegistrationMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ registrationID, isApproved }: Decision): Promise<unknown> =>
      isApproved
        ? query(ApproveRegistrationDocument, { registrationID })
        : query(RejectRegistrationDocument, { registrationID }),
    onSettled: () =>
      Promise.all(
        ['registrations', 'opportunities'].map((feature) => cache.invalidateQueries({ queryKey: [feature] })),
      ),
  })
