/** How long a session lasts: as long as the user pool's refresh tokens. */
export const SESSION_DAYS = 30
