import { dateFormat } from '../../functions/values/time-format.ts'
import { query } from '../api/client.ts'
import { ProfileAllowanceDocument } from '../api/generated.ts'
import { storedToken } from '../api/stored-session.ts'
import type { Matches } from '../ui/combobox.tsx'

type Named = { name: string }

const isInitialed = ({ name }: Named) => /\s\S\.$/.test(name)

/** The token of a session whose account has no allowance until it confirms its address: it is not asked for again. */
let withoutAllowance: string | null = null

/** Whether a used-up allowance may explain the results: some players show with initials, or none were found. */
export function mightBeUsedUp(players: readonly Named[]) {
  const token = storedToken()
  return token !== null && token !== withoutAllowance && (players.length === 0 || players.some(isInitialed))
}

/** A notice for a viewer who has used up today's full profiles. Null for all others. */
export async function usedUpNote(signal: AbortSignal): Promise<string | null> {
  const token = storedToken()
  const { currentUser } = await query(ProfileAllowanceDocument, {}, { signal })
  if (currentUser?.hasProfilesLeft === null) withoutAllowance = token
  return currentUser?.hasProfilesLeft === false ? usedUp(new Date()) : null
}

/** Adds the notice to the matches if it applies. Omits it if the request fails. */
export async function withUsedUpNote<Player extends Named>(
  matches: Matches<Player>,
  signal: AbortSignal,
): Promise<Matches<Player>> {
  const { items, next } = matches
  const note = mightBeUsedUp(items) ? await usedUpNote(signal).catch(() => null) : null
  return {
    ...matches,
    ...(note && { note }),
    next: next && (async (signal) => withUsedUpNote(await next(signal), signal)),
  }
}

/** The allowance resets at midnight UTC. */
function usedUp(now: Date) {
  const end = new Date(now).setUTCHours(24, 0, 0, 0)
  const time = dateFormat({ timeStyle: 'short' }).format(end)
  return `You've viewed all the full profiles that an account can see in a day. Until ${time}, players show with initials, and last names don't match.`
}
