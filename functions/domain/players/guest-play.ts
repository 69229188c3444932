import type { PlayerItem } from './entity.ts'

/** How long guest play stays on. */
export const GUEST_PLAY_DAYS = 60

export type Switched = Pick<PlayerItem, 'claimedBy' | 'guestPlay'>

/** Until when organizers of guest opportunities can find the player. Null if they cannot. */
export const guestPlayUntil = ({ claimedBy, guestPlay }: Switched, now: Date) =>
  guestPlay && guestPlay.by === claimedBy && guestPlay.until > now.toISOString() ? guestPlay.until : null

/** Whether organizers of tryouts can find the player. */
export const isOpenToTryouts = (player: Switched, now: Date) =>
  guestPlayUntil(player, now) !== null && player.guestPlay?.tryouts === true
