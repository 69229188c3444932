import { isVerified } from '../../domain/users/entity.ts'
import { notFound, Refusal } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import type { Text } from '../../values/messages/text.ts'
import type { Context, Viewer } from '../context.ts'

/** Throws a refusal if the caller lacks permission. Rules read the stored record, never an owner from the input. */
export type Rule<Args> = (context: Context, args: Args) => void | Promise<void>

export const forbid = (message: Text) => new Refusal('FORBIDDEN', message)

export const ADMINS_ONLY = requestTexts.adminsOnly

export const anyone: Rule<unknown> = () => {}

/** Visitors too, but not blocked accounts. */
export const anyoneNotBlocked: Rule<unknown> = (context) => {
  if (context.isBlocked) asViewer(context)
}

export const signedIn: Rule<unknown> = (context) => {
  asViewer(context)
}

export function refuseUnverified(context: Context) {
  if (!isVerified(asViewer(context))) throw forbid(requestTexts.confirmEmailFirst)
}

/** The rule, for a viewer with a confirmed email address. For operations that email people who did not give the viewer their address. */
export const verified = <Args>(rule: Rule<Args>): Rule<Args> => {
  const withAddress: Rule<Args> = async (context, args) => {
    await rule(context, args)
    refuseUnverified(context)
  }
  return Object.defineProperty(withAddress, 'name', { value: `${rule.name}, with a confirmed email address` })
}

const NO_SECOND_STEP = 'Turn on two-step sign-in in your account settings to work as an admin.'

export const admin: Rule<unknown> = (context) => {
  const { isAdmin, user } = asViewer(context)
  if (isAdmin) return
  throw forbid(user.role === 'admin' ? NO_SECOND_STEP : ADMINS_ONLY)
}

/** Refuses the IDs of records that the viewer cannot see. */
export async function refuseMissing(
  { load }: Context,
  teamID: string | null | undefined,
  playerID: string | null | undefined,
) {
  const [team, player] = await Promise.all([load.team(teamID), load.player(playerID)])
  if (isID(teamID) && !team) throw notFound('Team')
  if (isID(playerID) && !player) throw notFound('Player')
}

/** Returns the viewer. Refuses blocked accounts and visitors. */
export function asViewer({ viewer, isBlocked }: Context, loggedOut: Text = requestTexts.logInFirst): Viewer {
  if (isBlocked) throw new Refusal('FORBIDDEN', requestTexts.accountBlocked)
  if (!viewer) throw new Refusal('UNAUTHENTICATED', loggedOut)
  return viewer
}
