/** How long a device stays known after its last sign-in, in seconds. */
export const KNOWN_DEVICE_SECONDS = 365 * 24 * 60 * 60
