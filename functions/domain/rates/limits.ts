const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** At most `count` times in any window of `seconds`, for each thing that is counted. */
export type Window = { count: number; seconds: number }

/**
 * How often. Guesses at one account from one address are few; the limit of an address leaves room for a school's or a club's. Guesses
 * from many addresses meet more work instead: see `sign-in-limits.ts`.
 */
export const limits = {
  loginOfEmailAtAddress: [
    { count: 5, seconds: MINUTE },
    { count: 20, seconds: HOUR },
  ],
  loginOnDevice: [
    { count: 5, seconds: MINUTE },
    { count: 20, seconds: HOUR },
  ],
  loginOfEmail: [{ count: 20, seconds: HOUR }],
  /** Entries of the audit log about failed attempts. */
  loginLogOfEmail: [{ count: 1, seconds: HOUR }],
  loginAtAddress: [{ count: 300, seconds: HOUR }],
  signUpAtAddress: [{ count: 5, seconds: HOUR }],
  forgotPasswordOfEmail: [{ count: 3, seconds: HOUR }],
  forgotPasswordAtAddress: [{ count: 30, seconds: HOUR }],
  codeAtAddress: [{ count: 30, seconds: HOUR }],
  verificationEmailOfUser: [{ count: 3, seconds: HOUR }],
  passwordChangeOfUser: [{ count: 10, seconds: HOUR }],
  totpOfUser: [{ count: 10, seconds: HOUR }],
  createByUser: [{ count: 30, seconds: HOUR }],
  calendarByUser: [{ count: 100, seconds: HOUR }],
  claimByUser: [{ count: 5, seconds: DAY }],
  pickerByUser: [{ count: 60, seconds: HOUR }],
  invitationByUser: [{ count: 20, seconds: DAY }],
  reportByUser: [{ count: 20, seconds: DAY }],
  reportAtAddress: [{ count: 10, seconds: HOUR }],
  questionByUser: [{ count: 10, seconds: DAY }],
  messageByUser: [{ count: 10, seconds: DAY }],
  replyInConversation: [{ count: 20, seconds: DAY }],
  // Rows of a roster's import each count on their own.
  familyInvitationByUser: [{ count: 60, seconds: DAY }],
  rosterImportByUser: [
    { count: 30, seconds: HOUR },
    { count: 60, seconds: DAY },
  ],
  teamMemberByUser: [{ count: 100, seconds: HOUR }],
} as const satisfies Record<string, readonly Window[]>

export type LimitName = keyof typeof limits
