import type { LimitName } from '../../services/rate-limits/rate-limits.ts'
import type { Context, Viewer } from '../context.ts'
import type { MutationResolvers, QueryResolvers } from '../generated.ts'
import { asViewer, type Rule } from '../rules/rule.ts'

/** What stands in one row of an operation: who may call it, how often, what it costs, and what it does. */
export type Operation<Args, Call> = {
  /** Which records and fields a viewer may see is decided when they are read: hidden records are not found, and fields are redacted. */
  rule: Rule<Args>
  /**
   * The rate limit per user, for creations, and everything that others are notified of. Account operations count by address, account, or
   * email, in their own services.
   */
  limit?: LimitName
  /** What it reads or computes besides the rows that it returns: see `limits/cost.ts`. The default is 0. */
  weight?: number
  call: Call
}
export type AnyOperation = Operation<never, (...args: never[]) => unknown>

type Resolver<Resolvers, Name extends keyof Resolvers> = Extract<Resolvers[Name], (...args: never[]) => unknown>
type ArgsOf<Resolve extends (...args: never[]) => unknown> = Parameters<Resolve>[1]

export type Queries = {
  [Name in keyof QueryResolvers]-?: Operation<ArgsOf<Resolver<QueryResolvers, Name>>, NonNullable<QueryResolvers[Name]>>
}
export type Mutations = {
  [Name in keyof MutationResolvers]-?: Operation<
    ArgsOf<Resolver<MutationResolvers, Name>>,
    (args: ArgsOf<Resolver<MutationResolvers, Name>>, call: Call) => ReturnType<Resolver<MutationResolvers, Name>>
  >
}

/** What a mutation is called with. `caller` and `userID` refuse visitors. */
export type Call = { context: Context; key: string | null; now: Date; readonly caller: Viewer; readonly userID: string }

export const callIn = (context: Context): Call => ({
  context,
  key: context.idempotencyKey,
  now: context.now,
  get caller() {
    return asViewer(context)
  },
  get userID() {
    return asViewer(context).userID
  },
})

export const deleter = ({ caller: { userID, isAdmin }, now }: Call) => ({ userID, isAdmin, now })

/** Returns true when the work is done. */
export const done = async (work: Promise<unknown>) => {
  await work
  return true
}
