import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  CalendarsDocument,
  RevokeCalendarDocument,
  SubscribeToCalendarDocument,
  type SubscribeToCalendarMutationVariables,
} from '../../api/generated.ts'

export const calendarsQuery = queryOptions({
  queryKey: ['calendars'],
  queryFn: () => query(CalendarsDocument).then(({ calendarFeeds }) => calendarFeeds),
})

export const subscribeMutation = mutationOptions({
  mutationFn: (calendar: SubscribeToCalendarMutationVariables) =>
    query(SubscribeToCalendarDocument, calendar).then(({ calendarFeed }) => calendarFeed),
})

export const revokeCalendarMutation = mutationOptions({
  mutationFn: (id: string) => query(RevokeCalendarDocument, { id }),
})
