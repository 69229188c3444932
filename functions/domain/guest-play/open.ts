import type { OpportunityItem } from '../opportunities/entity.ts'
import type { PlayerItem } from '../players/entity.ts'

/** How long guest play stays on. */
export const GUEST_PLAY_DAYS = 60

/** The family turned guest play on. It ends with its time, and with the claim of who turned it on. */
export type GuestPlay = {
  by: string
  until: string
  /** The family chose tryouts too. */
  tryouts?: boolean
}

type Switched = Pick<PlayerItem, 'claimedBy' | 'guestPlay'>

/** Until when organizers of guest needs find the player; null where they do not. */
export const guestPlayUntil = ({ claimedBy, guestPlay }: Switched, now: Date) =>
  guestPlay && guestPlay.by === claimedBy && guestPlay.until > now.toISOString() ? guestPlay.until : null

/** Organizers of tryouts find the player too. */
export const isOpenToTryouts = (player: Switched, now: Date) =>
  guestPlayUntil(player, now) !== null && player.guestPlay?.tryouts === true

/** Organizers of such opportunities find the player. */
export const isOpenTo = (type: OpportunityItem['type'], player: Switched, now: Date) =>
  type === 'TRYOUT' ? isOpenToTryouts(player, now) : guestPlayUntil(player, now) !== null
