import { Refusal } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import type { Text } from '../../values/messages/message.ts'
import type { Context, Viewer } from '../context.ts'

/** Returns the viewer. Refuses blocked accounts and visitors. */
export function asViewer({ viewer, isBlocked }: Context, loggedOut: Text = m.please_log_in_first): Viewer {
  if (isBlocked) throw new Refusal('FORBIDDEN', m.this_account_is_blocked)
  if (!viewer) throw new Refusal('UNAUTHENTICATED', loggedOut)
  return viewer
}

/** The viewer as the user who deletes a record. */
export const deleter = (context: Context) => {
  const { userID, isAdmin } = asViewer(context)
  return { userID, isAdmin, now: context.now }
}
