const loaded = new Map<string, Promise<void>>()

/** Loads a provider's script once. Retries after a failure. */
export function loadScript(url: string): Promise<void> {
  let script = loaded.get(url)
  if (!script) {
    script = new Promise<void>((resolve, reject) => {
      const element = document.createElement('script')
      element.src = url
      element.async = true
      element.onload = () => resolve()
      element.onerror = () => {
        loaded.delete(url)
        element.remove()
        reject(new Error("The verification didn't load. Check your network and try again."))
      }
      document.head.append(element)
    })
    loaded.set(url, script)
  }
  return script
}
