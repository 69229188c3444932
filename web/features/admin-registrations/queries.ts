import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
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

/** Null if the opportunity does not exist. */
export const reviewedOpportunityQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['registrations', 'review', opportunityID],
    queryFn: () =>
      unlessMissing(query(AdminRegistrationsOfDocument, { id: opportunityID }).then(({ opportunity }) => opportunity)),
  })

export const reviewedRegistrationsQuery = (opportunityID: string, status: RegistrationStatus, page: number) =>
  queryOptions({
    queryKey: ['registrations', 'review', opportunityID, status, page],
    queryFn: () =>
      query(AdminRegistrationsDocument, { opportunityID, status, page }).then((data) => data.opportunityRegistrations),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const pendingCountQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['registrations', 'review', opportunityID, 'pendingCount'],
    queryFn: () =>
      query(PendingRegistrationsDocument, { opportunityID }).then((data) => data.opportunityRegistrationsCount),
  })

export type Decision = { registrationID: string; isApproved: boolean; reason?: string }

export const decideRegistrationMutation = mutationOptions({
  mutationFn: ({ registrationID, isApproved, reason }: Decision): Promise<unknown> =>
    isApproved
      ? query(ApproveRegistrationDocument, { registrationID })
      : query(RejectRegistrationDocument, { registrationID, reason }),
})
