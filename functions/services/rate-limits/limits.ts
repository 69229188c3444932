const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** At most `count` times in any window of `seconds`, per subject. */
export type Window = { count: number; seconds: number }

/**
 * The rate limits. Limits per account and IP address are low. Limits per IP address leave room for a school or a club. Guesses from many
 * addresses require more proof of work instead: see `sign-in-limits.ts`.
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
  /** Wrong codes of an authenticator app. At this rate, guessing one takes years. */
  loginCodeOfUser: [
    { count: 10, seconds: HOUR },
    { count: 30, seconds: DAY },
  ],
  /** Audit log entries about failed attempts. */
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
  pushByUser: [{ count: 30, seconds: HOUR }],
  watchByUser: [{ count: 60, seconds: HOUR }],
  watchAtAddress: [{ count: 10, seconds: HOUR }],
  watchForEmail: [{ count: 5, seconds: DAY }],
  claimByUser: [{ count: 5, seconds: DAY }],
  pickerByUser: [{ count: 60, seconds: HOUR }],
  contactInvitationForEmail: [{ count: 3, seconds: DAY }],
  invitationByUser: [{ count: 20, seconds: DAY }],
  reportByUser: [{ count: 20, seconds: DAY }],
  reportAtAddress: [{ count: 10, seconds: HOUR }],
  reportForEmail: [{ count: 3, seconds: DAY }],
  questionByUser: [{ count: 10, seconds: DAY }],
  messageByUser: [{ count: 10, seconds: DAY }],
  replyInConversation: [{ count: 20, seconds: DAY }],
  // Each row of a roster import counts.
  familyInvitationByUser: [{ count: 60, seconds: DAY }],
  rosterImportByUser: [
    { count: 30, seconds: HOUR },
    { count: 60, seconds: DAY },
  ],
  teamMemberByUser: [{ count: 100, seconds: HOUR }],
} as const satisfies Record<string, readonly Window[]>

export type LimitName = keyof typeof limits
