/**
 * Storage of this browser. What it does not take, because it is full or forbidden, is kept in memory as long as the page is open, so
 * that nothing on screen fails because of it.
 */
function browserStorage(open: () => Storage) {
  const inMemory = new Map<string, string>()

  /** `whenRefused` if the browser refuses its storage. */
  function use<T>(act: (storage: Storage) => T, whenRefused: T): T {
    try {
      return act(open())
    } catch {
      return whenRefused
    }
  }

  return {
    get: (key: string): string | null => inMemory.get(key) ?? use((storage) => storage.getItem(key), null),
    /** Returns false if the value will be gone with the page. */
    set(key: string, value: string): boolean {
      const isStored = use((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (isStored) inMemory.delete(key)
      else inMemory.set(key, value)
      return isStored
    },
    remove(key: string) {
      inMemory.delete(key)
      use((storage) => storage.removeItem(key), undefined)
    },
    keys: (): string[] => [...new Set([...inMemory.keys(), ...use((storage) => Object.keys(storage), [])])],
  }
}

export const localStore = browserStorage(() => localStorage)
export const sessionStore = browserStorage(() => sessionStorage)
