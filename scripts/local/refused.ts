/** The folder or a setting cannot be used. The message says why and what to do. */
export class Refused extends Error {}
