import { queryOptions } from '@tanstack/react-query'
import { unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import { CheckInDocument, CheckInListDocument, type CheckInListQuery } from '../../api/generated.ts'
import type { PendingCheckIn } from './pending.ts'

export type CheckInOpportunity = NonNullable<CheckInListQuery['opportunity']>
export type CheckInRegistration = CheckInOpportunity['registrations'][number]

/** Null when there is no such opportunity, or not for this viewer. */
export const checkInListQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['check-in', opportunityID],
    queryFn: () =>
      unlessMissing(query(CheckInListDocument, { id: opportunityID }).then(({ opportunity }) => opportunity)),
  })

export const sendCheckIn = (registrationID: string, change: PendingCheckIn) =>
  query(CheckInDocument, { registrationID, ...change })
