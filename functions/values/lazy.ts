/** A value that is created on first use, so that unused values do not slow down the cold start. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
