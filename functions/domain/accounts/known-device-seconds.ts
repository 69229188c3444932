import { DAY_SECONDS } from '../../values/durations.ts'

/** How long a device stays known after its last sign-in, in seconds. */
export const KNOWN_DEVICE_SECONDS = 365 * DAY_SECONDS
