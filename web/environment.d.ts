interface ImportMetaEnv {
  /** The patterns of the paths of all screens. */
  readonly ROUTES: readonly string[]
}

interface Window {
  /** The errors of a visit that is reported: see `start.ts`. */
  problems: Event[]
}
