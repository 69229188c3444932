export const ACTIONS = ['login', 'forgot_password', 'submit', 'report'] as const
/** The action that a solution is valid for. Sign-up uses `submit`. */
export type Action = (typeof ACTIONS)[number]

/** A solution that holds: what it is known by, until when (epoch seconds) it must be remembered as used, and whether it took the longer work. */
export type Solution = { id: string; expiresAt: number; isHard?: boolean }

export interface HumanCheckProvider {
  /** What the browser has to solve, where that comes from us. */
  challenge?(action: Action, now: Date, isHard?: boolean): Promise<object>
  /** The solution in the token, or null when it proves nothing for this action. */
  verify(token: string, action: Action, address: string, now: Date): Promise<Solution | null>
}
