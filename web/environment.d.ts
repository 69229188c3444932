interface ImportMetaEnv {
  /** The version of the shared reads. */
  readonly SHARED_VERSION: string
  /** The patterns of the paths of all screens. */
  readonly ROUTES: readonly string[]
}

interface Window {
  /** The errors of a visit that is reported: see `load-after-paint.ts`. */
  problems: Event[]
}
