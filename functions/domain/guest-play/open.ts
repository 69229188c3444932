import type { PlayerItem } from '../players/entity.ts'

/** How long guest play stays on. */
export const GUEST_PLAY_DAYS = 60

/** The family turned guest play on. It ends with its time, and with the claim of who turned it on. */
export type GuestPlay = { by: string; until: string }

/** Until when organizers of guest needs find the player; null where they do not. */
export const guestPlayUntil = ({ claimedBy, guestPlay }: Pick<PlayerItem, 'claimedBy' | 'guestPlay'>, now: Date) =>
  guestPlay && guestPlay.by === claimedBy && guestPlay.until > now.toISOString() ? guestPlay.until : null
