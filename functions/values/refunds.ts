/** What a team gets back of the entry fee that it paid. */
export type RefundPolicy = {
  /** For a withdrawal before the day, in percent. Soonest first. */
  withdrawals: { before: string; percent: number }[]
  /** For 0, 1, and 2 games played, in percent. */
  gamesPlayed: number[]
}

type Paid = { policy: RefundPolicy | null | undefined; paidCents: number }

const percentOf = (cents: number, percent: number) => Math.floor((cents * percent) / 100)

/** What a withdrawal on this day gives back: nothing without a policy, or after its last day. */
export const refundOf = ({ policy, paidCents }: Paid, today: string) =>
  percentOf(paidCents, policy?.withdrawals.find(({ before }) => today < before)?.percent ?? 0)
