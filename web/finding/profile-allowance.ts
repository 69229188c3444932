import { dateFormat } from '../../functions/domain/time-words.ts'
import { query } from '../api/client.ts'
import { ProfileAllowanceDocument } from '../api/generated.ts'
import { storedSession } from '../api/stored-session.ts'
import type { Matches } from '../ui/combobox.tsx'

type Named = { name: string }

const isInitialed = ({ name }: Named) => /\s\S\.$/.test(name)

/** Whether the allowance may be why the players look so: some show with initials, or none were found. */
export const mayBeUsedUp = (players: readonly Named[]) =>
  storedSession() !== null && (players.length === 0 || players.some(isInitialed))

/** A sentence for a viewer who has seen all the full profiles of the day, null for everyone else. */
export async function usedUpNote(signal: AbortSignal): Promise<string | null> {
  const { currentUser } = await query(ProfileAllowanceDocument, {}, { signal })
  return currentUser?.hasProfilesLeft === false ? usedUp(new Date()) : null
}

/** The matches with the note, where the viewer needs it. They come without it if it cannot be asked for. */
export async function withUsedUpNote<Player extends Named>(
  matches: Matches<Player>,
  signal: AbortSignal,
): Promise<Matches<Player>> {
  const { items, next } = matches
  const note = mayBeUsedUp(items) ? await usedUpNote(signal).catch(() => null) : null
  return {
    ...matches,
    ...(note && { note }),
    next: next && (async (signal) => withUsedUpNote(await next(signal), signal)),
  }
}

/** The allowance is counted by UTC days. */
function usedUp(now: Date) {
  const end = new Date(now).setUTCHours(24, 0, 0, 0)
  const time = dateFormat({ timeStyle: 'short' }).format(end)
  return `You've viewed all the full profiles that an account can see in a day. Until ${time}, players show with initials, and last names don't match.`
}
