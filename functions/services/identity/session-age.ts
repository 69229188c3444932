import { DAY_SECONDS } from '../../values/durations.ts'

/** Session lifetime. Equal to the lifetime of the user pool's refresh tokens. */
export const SESSION_DAYS = 30

/** How long a device stays known after its last sign-in, in seconds. */
export const KNOWN_DEVICE_SECONDS = 365 * DAY_SECONDS
