export const ACTIONS = ['login', 'forgot_password', 'submit', 'report'] as const
/** The action that a solution is valid for. Sign-up uses `submit`. */
export type Action = (typeof ACTIONS)[number]

/** A valid solution: its ID, how long it must be remembered as used (epoch seconds), and whether it was the harder check. */
export type Solution = { id: string; expiresAt: number; isHard?: boolean }

export interface HumanCheckProvider {
  /** The challenge for the browser, if the provider uses one. */
  challenge?(action: Action, now: Date, isHard?: boolean): Promise<object>
  /** Returns the solution in the token, or null if it is not valid for this action. */
  verify(token: string, action: Action, address: string, now: Date): Promise<Solution | null>
}
