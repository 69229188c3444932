import { Refusal } from '../../values/errors.ts'
import type { Context, Viewer } from '../context.ts'

/** Returns the viewer. Refuses blocked accounts and visitors. */
export function asViewer({ viewer, isBlocked }: Context, loggedOut = 'Please log in first.'): Viewer {
  if (isBlocked) throw new Refusal('FORBIDDEN', 'This account is blocked.')
  if (!viewer) throw new Refusal('UNAUTHENTICATED', loggedOut)
  return viewer
}

/** The viewer as the user who deletes a record. */
export const deleter = (context: Context) => {
  const { userID, isAdmin } = asViewer(context)
  return { userID, isAdmin, now: context.now }
}
