/** Session lifetime. Equal to the lifetime of the user pool's refresh tokens. */
export const SESSION_DAYS = 30
