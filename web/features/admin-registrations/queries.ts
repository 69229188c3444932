import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import {
  AdminRegistrationsDocument,
  AdminRegistrationsOfDocument,
  type AdminRegistrationsOfQuery,
  type AdminRegistrationsQuery,
  ApproveRegistrationDocument,
  type ListColumn,
  PendingRegistrationsDocument,
  type RegistrationStatus,
  RejectRegistrationDocument,
} from '../../api/generated.ts'
import { orderIn } from '../../ui/result-table.tsx'

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

type Review = { opportunityID: string; status: RegistrationStatus; order: string }

export function loadReviewed({ order, ...of }: Review, page: number, perPage = REGISTRATIONS_PER_PAGE) {
  const { column, descending } = orderIn(order)
  const ordered: { orderBy?: ListColumn; descending?: boolean } = column
    ? { orderBy: column as ListColumn, descending }
    : {}
  return query(AdminRegistrationsDocument, { ...of, ...ordered, page, perPage }).then(
    (data) => data.opportunityRegistrations,
  )
}

export const reviewedRegistrationsQuery = (review: Review, page: number) =>
  queryOptions({
    queryKey: ['registrations', 'review', review.opportunityID, review, page],
    queryFn: () => loadReviewed(review, page),
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
