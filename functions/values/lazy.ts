/**
 * A value that is created on first use, so that unused values do not slow down the cold start. A promise that is rejected is created again
 * at the next use.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    if (!made) {
      const value = make()
      made = { value }
      if (value instanceof Promise) value.catch(() => (made = undefined))
    }
    return made.value
  }
}
