import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  CreateWatchDocument,
  type CreateWatchMutationVariables,
  DeleteWatchDocument,
  RequestWatchDocument,
  type RequestWatchMutationVariables,
  UpdateWatchDocument,
  type UpdateWatchMutationVariables,
  WatchesDocument,
} from '../../api/generated.ts'

export type WatchInput = CreateWatchMutationVariables['input']

/** What is watched: the list of the kind with the filters of its URL, or the team. */
export type Watched =
  | { kind: 'OPPORTUNITIES' | 'EVENTS' | 'TEAMS'; filters: string }
  | { kind: 'TEAM'; teamID: string; name: string }

export const watchesQuery = queryOptions({
  queryKey: ['watches'],
  queryFn: () => query(WatchesDocument).then(({ watches }) => watches),
})

export const createWatchMutation = mutationOptions({
  mutationFn: (input: WatchInput) => query(CreateWatchDocument, { input }),
})

export const requestWatchMutation = mutationOptions({
  meta: { refresh: 'nothing' },
  mutationFn: (variables: RequestWatchMutationVariables) => query(RequestWatchDocument, variables),
})

export const updateWatchMutation = mutationOptions({
  mutationFn: (variables: UpdateWatchMutationVariables) => query(UpdateWatchDocument, variables),
})

export const deleteWatchMutation = mutationOptions({
  mutationFn: (id: string) => query(DeleteWatchDocument, { id }),
})
